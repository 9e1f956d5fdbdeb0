#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "engine/core/json.h"

namespace sideboard {

/// A figure in a sentence: a number, or the id of another word.
struct Figure {
    std::string_view name;
    std::int64_t number = 0;
    std::string_view word = {};
};

/// At most four figures, held in place: thousands of refusals are made and dropped while prompts are worked out.
struct Figures {
    std::array<Figure, 4> items{};
    std::uint8_t count = 0;

    Figures() = default;
    Figures(std::initializer_list<Figure> figures) {
        for (const Figure& figure : figures) items[count++] = figure;
    }
    [[nodiscard]] const Figure* begin() const { return items.data(); }
    [[nodiscard]] const Figure* end() const { return items.data() + count; }
};

/// Nothing that a later field says can mend such a refusal.
inline constexpr int wholeMove = -1;

/// Why a move does not fit the rules.
struct Refusal {
    std::string_view reason; ///< word id, such as "derrein.refusal.not-enough"
    std::string_view page;   ///< where the rulebook says so
    /// The last field this refusal looked at: no value of a later field would change it. Prompts lean on it.
    int field = wholeMove;
    Figures figures = {};
    /// A printed value that nobody has looked up yet: entering it may lift the refusal. Empty: none.
    std::string_view ask = {};
};

/// Why an entry cannot be represented in the state it meets.
struct Misfit {
    std::string_view reason; ///< word id
    Figures figures = {};
};

[[nodiscard]] Json toJson(const Figures& figures);
[[nodiscard]] Json toJson(const Refusal& refusal);
[[nodiscard]] Json toJson(const Misfit& misfit);

} // namespace sideboard
