#pragma once

#include <map>
#include <set>

#include "engine/games/shelf.h"

namespace sideboard {

/// One way in which words came out: with these figures.
struct Emission {
    std::set<std::string> args;
    Words sample;
    auto operator<=>(const Emission& other) const { return args <=> other.args; }
    bool operator==(const Emission& other) const { return args == other.args; }
};

/// Everything that a game can say, as far as looking at its kinds and playing it at random brings it out.
class WordCollector {
public:
    void take(const Words& words);

    /// What follows from the game's description alone: moves, fields, values, options.
    void takeShape(const ShelvedGame& game);
    /// Plays a random table and takes what it shows on the way.
    void takeTable(const ShelvedGame& game, const OptionValues& options, int seats, int moves);
    /// Taps, corrections, options, seats, notes: every kind of entry, and every value of every option.
    void takeEntries(const ShelvedGame& game, const OptionValues& options);

    [[nodiscard]] const std::map<std::string, std::set<Emission>>& emitted() const { return m_emitted; }
    /// Values of fields and of choices for which no word was found: "derrein raw/wood".
    [[nodiscard]] const std::set<std::string>& nameless() const { return m_nameless; }

private:
    void takeField(const std::string& game, const std::string& kind, const Json& shape);
    void takeNames(const std::string& game, const std::string& kind, const std::string& field, const Json& shape);
    void takeValue(const Words& words, const std::string& what);
    void takeMoves(const std::string& game, const Json& moves);
    void takeView(const View& view);
    void takeKinds(const Table& table, Seat seat);
    void takePrompts(const Table& table, Seat seat, std::string_view kind);
    void takePrompt(const std::string& game, std::string_view kind, const Prompt& prompt);
    void takeTracked(const Table& table);
    void takeCorrected(const ShelvedGame& game, const OptionValues& options);
    void takeHistory(const Table& table);
    void look(const Table& table);

    std::map<std::string, std::set<Emission>> m_emitted;
    std::set<std::string> m_nameless;
};

} // namespace sideboard
