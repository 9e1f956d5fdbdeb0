#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/games/shelf.h"

/// Recorded tables replay to the very state they had. With SIDEBOARD_WRITE_GOLDEN=1 in the environment the recorded
/// random games are written anew: only for a game that has none yet, since a change here means that old tables changed.
namespace sideboard {

namespace {

namespace fs = std::filesystem;

const fs::path golden = SIDEBOARD_GOLDEN;
constexpr std::uint64_t tableId = 0x5349444542443031;

Digest noHash(std::string_view) { return {}; }

std::vector<fs::path> goldenFiles() {
    std::vector<fs::path> files;
    for (const auto& file : fs::directory_iterator(golden))
        if (file.path().extension() == ".json") files.push_back(file.path());
    return files;
}

Json read(const fs::path& path) {
    std::ifstream in(path);
    std::stringstream text;
    text << in.rdbuf();
    const auto json = parseJson(text.str());
    EXPECT_TRUE(json) << path;
    return json ? *json : Json();
}

std::string hex(std::uint64_t value) { return toText(DeviceId{value}); }

/// Moves, taps, corrections and take-backs as people make them, on two devices' behalf.
void live(Table& table, std::uint64_t seed) {
    Draws draws = Chance(seed).draws("golden", 0);
    const auto seats = static_cast<std::uint32_t>(table.seating().size());
    for (int step = 0; step < 220 && !table.over(); ++step) {
        const auto roll = draws.below(20);
        const Seat seat = seatAt(draws.below(seats));
        if (roll < 16) (void)table.playRandomly(seat, draws.below(1000000), {step * 1000});
        else if (roll == 16) (void)table.undo(step * 1000);
        else if (roll == 17) (void)table.redo(step * 1000);
        else {
            const auto tracked = table.tracked();
            const TrackedLine& line = tracked[draws.below(static_cast<std::uint32_t>(tracked.size()))];
            if (line.use == TrackedUse::tally && line.names.empty() && line.seat != noSeat)
                (void)table.adjust(line.id, 1, {step * 1000});
        }
    }
}

void write(const ShelvedGame& game, const OptionValues& options, int seats, std::uint64_t seed, const fs::path& path) {
    const auto table = game.makeTable(tableId, DeviceId{seed}, &noHash);
    ASSERT_TRUE(table->setUp({seats, seed, game.info().rules, options}, 0));
    live(*table, seed);
    Json entries = Json::array();
    for (std::size_t i = 0; i < table->log().size(); ++i) entries.push_back(table->entryToJson(table->log()[i]));
    std::ofstream(path) << Json{{"format", "sideboard-table"},
                                {"version", 1},
                                {"game", game.info().id},
                                {"table", hex(tableId)},
                                {"title", path.stem().string()},
                                {"created", 0},
                                {"entries", entries},
                                {"expected", {{"hash", hex(table->hash())}, {"state", table->stateJson()}}}}
                               .dump(1);
}

} // namespace

TEST(GoldenTables, areThereForEveryGame) {
    if (std::getenv("SIDEBOARD_WRITE_GOLDEN"))
        for (const ShelvedGame& game : shelf()) {
            std::uint64_t seed = 1;
            for (const OptionValues& options : game.optionSets()) {
                const fs::path path = golden / (game.info().id + "-random" + std::to_string(seed) + ".json");
                const int seats =
                    game.info().minSeats + static_cast<int>(seed) % (game.info().maxSeats - game.info().minSeats + 1);
                if (!fs::exists(path)) write(game, options, seats, seed, path);
                ++seed;
            }
        }
    std::set<std::string> games;
    for (const fs::path& path : goldenFiles()) games.insert(read(path)["game"].get<std::string>());
    for (const ShelvedGame& game : shelf())
        EXPECT_TRUE(games.contains(game.info().id)) << game.info().id << " has no golden table";
}

TEST(GoldenTables, replayToTheStateTheyHad) {
    for (const fs::path& path : goldenFiles()) {
        const Json json = read(path);
        const ShelvedGame* game = findGame(json["game"].get<std::string>());
        ASSERT_TRUE(game) << path;
        const auto id = deviceFromText(json["table"].get<std::string>());
        ASSERT_TRUE(id) << path;
        const auto table = game->makeTable(id->value, DeviceId{99}, &noHash);
        std::vector<Entry> entries;
        for (const Json& line : json["entries"]) {
            auto entry = table->entryFromJson(line);
            ASSERT_TRUE(entry) << path << ": " << entry.error().message;
            entries.push_back(std::move(*entry));
        }
        const std::size_t count = entries.size();
        (void)table->merge(std::move(entries));
        EXPECT_EQ(table->log().size(), count) << path;
        const Json difference = Json::diff(json["expected"]["state"], table->stateJson());
        EXPECT_TRUE(difference.empty()) << path << ": " << difference.dump().substr(0, 2000);
        EXPECT_EQ(json["expected"]["hash"], hex(table->hash())) << path;
    }
}

TEST(Shelf, everyGameTellsItsTrackedValuesApart) {
    for (const ShelvedGame& game : shelf()) {
        const auto sets = game.optionSets();
        for (const OptionValues& options : sets) {
            const auto table = game.makeTable(tableId, DeviceId{1}, &noHash);
            ASSERT_TRUE(table->setUp({game.info().maxSeats, 1, game.info().rules, options}, 0));
            std::set<std::string> ids;
            std::set<std::uint32_t> keys;
            for (const TrackedLine& line : table->tracked()) {
                EXPECT_TRUE(ids.insert(line.id).second) << line.id;
                EXPECT_TRUE(keys.insert(trackedKey(line.id)).second) << line.id << " has the key of another";
                EXPECT_LE(line.min, line.value) << line.id;
                EXPECT_GE(line.max, line.value) << line.id;
            }
            EXPECT_GT(ids.size(), 10u);
        }
    }
}

TEST(Shelf, everyPieceOfEveryViewHasItsOwnKeyAndKnownMoves) {
    for (const ShelvedGame& game : shelf()) {
        const auto table = game.makeTable(tableId, DeviceId{1}, &noHash);
        ASSERT_TRUE(table->setUp({game.info().minSeats, 1, game.info().rules, game.optionSets().front()}, 0));
        live(*table, 5);
        std::set<std::string> moves;
        for (const Json& move : game.moves()) moves.insert(move["do"].get<std::string>());
        const View view = table->view(Seat{0}, {});
        EXPECT_FALSE(view.panels.empty());
        std::set<std::string> names;
        for (const Panel& panel : view.panels) {
            EXPECT_TRUE(names.insert(panel.name).second) << panel.name;
            std::set<std::string> keys;
            for (const Piece& piece : panel.pieces) {
                EXPECT_TRUE(keys.insert(piece.key).second) << panel.name << " " << piece.key;
                EXPECT_TRUE(piece.move.empty() || moves.contains(piece.move)) << piece.move;
            }
        }
        EXPECT_TRUE(differences(view, view).empty());
    }
}

} // namespace sideboard
