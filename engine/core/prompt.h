#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/arrangement.h"
#include "engine/core/refusal.h"

namespace sideboard {

/// A tracked value before and after a move: what the button says will follow.
struct Change {
    std::string id;
    int from = 0;
    int to = 0;
    static constexpr auto fields() {
        return std::tuple{field("id", &Change::id), field("from", &Change::from), field("to", &Change::to)};
    }
    bool operator==(const Change&) const = default;
};
using Changes = std::vector<Change>;

/// One value that may be chosen, or is listed with the reason why it may not.
struct PromptOption {
    std::string key; ///< choose by this, never by position
    Json value;      ///< as it stands in the move's JSON
    Changes outcome; ///< filled where choosing it makes the move whole
    std::optional<Refusal> refusal;
};

struct Choice {
    std::vector<PromptOption> options;
};

/// A choice among places of a panel.
struct Cells {
    std::string panel;
    std::vector<PromptOption> options;
};

struct Amount {
    std::int64_t min = 0;
    std::int64_t max = 0;
};

/// So many of each, so many in all: payments in any mix.
struct Mix {
    struct Bound {
        std::string key;
        int min = 0;
        int max = 0;
        int suggested = 0;
    };
    std::vector<Bound> bounds;
    int minTotal = 0;
    int maxTotal = 0;
};

struct Prompt {
    std::string field;
    std::variant<Choice, Cells, Amount, Mix, Arrangement> ask;
};

[[nodiscard]] Json toJson(const Prompt& prompt);

} // namespace sideboard
