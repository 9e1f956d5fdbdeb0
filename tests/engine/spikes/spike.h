#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/core/tableof.h"
#include "tests/engine/testhash.h"

/// What the spikes share. Each drives the interface with the hardest thing of one game, cut down to that thing.
namespace sideboard::spike {

using test::testHash;

/// What a cut-down game has no opinion on.
struct Plain {
    using Sealed = NothingSealed;
    template <class State>
    static int seats(const State& state) {
        return static_cast<int>(state.seats.size());
    }
    template <class State, class Move>
    static std::optional<Move> draw(const State&, Seat, const Move&, const Chance&) {
        return std::nullopt;
    }
    template <class State>
    static Score score(const State&, Seat) {
        return {};
    }
    template <class State>
    static bool over(const State&) {
        return false;
    }
    template <class State>
    static std::optional<std::string> broken(const State&) {
        return std::nullopt;
    }
};

inline constexpr Seat anna{0};
inline constexpr Seat bert{1};

template <class T>
std::string wordsOf(const T& entered) {
    return entered ? "" : toJson(entered.error()).dump();
}

/// Takes what one device holds to another, through the codec as on the wire.
inline TableMerged send(Table& from, Table& to) {
    from.markShared();
    const auto lacked = from.log().lackedBy(to.log().have());
    auto entries = batchFromBytes(batchToBytes(lacked));
    EXPECT_TRUE(entries);
    return to.merge(entries ? *entries : std::vector<Entry>{});
}

/// A link between the two comes up: both take in what they lack, settle their drafts behind it, and send them.
inline void meet(Table& a, Table& b) {
    const auto take = [](const Table& from, Table& to) {
        std::vector<Entry> entries;
        for (const Entry* entry : from.log().lackedBy(to.log().have())) entries.push_back(*entry);
        (void)to.merge(std::move(entries));
    };
    take(a, b);
    take(b, a);
    (void)a.settleDrafts(0);
    (void)send(a, b);
    (void)b.settleDrafts(0);
    (void)send(b, a);
}

inline std::vector<std::string> openKinds(const Table& table, Seat seat) {
    std::vector<std::string> names;
    for (const OpenKind& kind : table.kinds(seat))
        if (!kind.refusal) names.emplace_back(kind.name);
    return names;
}

inline std::vector<std::string> owedKinds(const Table& table, Seat seat) {
    std::vector<std::string> names;
    for (const OpenKind& kind : table.kinds(seat))
        if (kind.owed) names.emplace_back(kind.name);
    return names;
}

/// The keys of a prompt that may be chosen.
inline std::vector<std::string> openKeys(const Table& table, Seat seat, std::string_view move, const Json& fields) {
    std::vector<std::string> keys;
    const auto prompt = table.prompt(seat, move, fields);
    if (!prompt || !*prompt) return keys;
    const auto add = [&](const std::vector<PromptOption>& options) {
        for (const PromptOption& option : options)
            if (!option.refusal) keys.push_back(option.key);
    };
    if (const auto* choice = std::get_if<Choice>(&(*prompt)->ask)) add(choice->options);
    if (const auto* cells = std::get_if<Cells>(&(*prompt)->ask)) add(cells->options);
    return keys;
}

/// The printed values that nobody has looked up yet.
inline std::vector<TrackedLine> unchecked(const Table& table) {
    auto lines = table.tracked();
    std::erase_if(lines, [](const TrackedLine& line) { return line.checked; });
    return lines;
}

using Names = std::vector<std::string>;

} // namespace sideboard::spike
