#include <gtest/gtest.h>

#include <iostream>

#include "engine/core/chance.h"
#include "engine/games/shelf.h"
#include "tests/engine/testhash.h"

/// Moves that no screen would make, for every game on the shelf: bytes come from the network, JSON from scripts. Rules
/// that are asked and folds that are told must each bound every value themselves.
namespace sideboard {

namespace {

constexpr DeviceId host{1};
constexpr DeviceId stranger{2};
constexpr std::uint64_t hostileMoves = 20'000;

std::unique_ptr<Table> tableOf(const ShelvedGame& game) { return game.makeTable(7, host, test::testHash); }

/// A game in its middle; its move bodies are what the hostile ones are made from.
std::unique_ptr<Table> middleGame(const ShelvedGame& game, const OptionValues& options) {
    auto table = tableOf(game);
    EXPECT_TRUE(table->setUp({game.info().maxSeats, 5, 0, options}, 0));
    for (std::uint64_t i = 0; i < 300 && !table->over(); ++i)
        for (int seat = 0; seat < game.info().maxSeats; ++seat)
            if (table->playRandomly(seatAt(static_cast<std::size_t>(seat)), i, {})) break;
    return table;
}

std::vector<std::string> movesOf(const Table& table) {
    std::vector<std::string> moves;
    for (std::size_t i = 0; i < table.log().size(); ++i)
        if (const auto* body = std::get_if<MoveBody>(&table.log()[i].body)) moves.push_back(body->move);
    return moves;
}

std::string mutated(std::string bytes, Draws draws) {
    for (std::uint32_t edits = 1 + draws.below(3); edits > 0 && !bytes.empty(); --edits) {
        const std::uint32_t at = draws.below(static_cast<std::uint32_t>(bytes.size()));
        switch (draws.below(3)) {
        case 0: bytes[at] = static_cast<char>(draws.below(256)); break;
        case 1: bytes[at] = static_cast<char>(draws.below(24)); break;
        default: bytes.insert(at, 1, static_cast<char>(draws.below(256))); break;
        }
    }
    return bytes;
}

/// `load` refuses a state in which an invariant is broken.
void expectUnbroken(const ShelvedGame& game, const Table& table) {
    const auto loaded = tableOf(game)->load(table.stateJson(), 0);
    EXPECT_TRUE(loaded) << game.info().id << ": " << (loaded ? "" : toJson(loaded.error()).dump());
}

void foldHostileMoves(const ShelvedGame& game, const OptionValues& options) {
    const auto table = middleGame(game, options);
    const std::vector<std::string> moves = movesOf(*table);
    ASSERT_GT(moves.size(), 20U) << game.info().id;
    const Chance chance(17);
    std::vector<Entry> hostile;
    Stamp after = table->log().highest();
    for (std::uint64_t i = 0; i < hostileMoves; ++i) {
        const EntryId id{stranger, static_cast<std::uint32_t>(i + 1)};
        Draws draws = chance.draws("hostile", i);
        const Seat seat = seatAt(draws.below(static_cast<std::uint32_t>(game.info().maxSeats)));
        const std::string& move = moves[draws.below(static_cast<std::uint32_t>(moves.size()))];
        hostile.push_back({id, after, seat, id, 0, MoveBody{true, false, mutated(move, draws)}});
        after = hostile.back().stamp();
    }
    EXPECT_EQ(table->merge(hostile).log.added, hostileMoves);
    std::map<Fit, int> fits;
    for (std::size_t i = 0; i < table->log().size(); ++i) ++fits[table->outcome(i).fit];
    std::cout << game.info().id << ": " << fits[Fit::fits] << " fit, " << fits[Fit::didNotFit] << " do not\n";
    EXPECT_GT(fits[Fit::didNotFit], 1000) << "the test looks at something";
    expectUnbroken(game, *table);
}

void judgeHostileMoves(const ShelvedGame& game, const OptionValues& options) {
    const auto table = middleGame(game, options);
    const std::vector<std::string> moves = movesOf(*table);
    const Chance chance(19);
    int readable = 0;
    for (std::uint64_t i = 0; i < hostileMoves; ++i) {
        Draws draws = chance.draws("hostile", i);
        const Seat seat = seatAt(draws.below(static_cast<std::uint32_t>(game.info().maxSeats)));
        const std::string& move = moves[draws.below(static_cast<std::uint32_t>(moves.size()))];
        const Entry entry{{stranger, 1}, {}, seat, {stranger, 1}, 0, MoveBody{false, false, mutated(move, draws)}};
        Json fields = table->entryToJson(entry)["body"]["move"];
        if (!fields.is_object()) continue; // bytes that are no move
        ++readable;
        const std::string name = fields["do"];
        fields.erase("do");
        (void)table->play(seat, name, fields, {});
        (void)table->draw(seat, name, fields, {});
    }
    EXPECT_GT(readable, 1000) << "the test looks at something";
    expectUnbroken(game, *table);
}

} // namespace

TEST(HostileMoves, fitOrDoNotFit) {
    for (const ShelvedGame& game : shelf())
        for (const OptionValues& options : game.optionSets()) foldHostileMoves(game, options);
}

TEST(HostileMoves, areAllowedOrRefused) {
    for (const ShelvedGame& game : shelf())
        for (const OptionValues& options : game.optionSets()) judgeHostileMoves(game, options);
}

} // namespace sideboard
