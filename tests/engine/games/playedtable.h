#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "engine/games/shelf.h"

/// A table that a test plays move by move, as people do: through the log. It can be kept as a golden table.
namespace sideboard {

class PlayedTable {
public:
    static constexpr std::uint64_t tableId = 0x5349444542443031;

    PlayedTable(std::string_view game, int seats, OptionValues options, std::uint64_t seed = 7)
        : m_table(findGame(game)->makeTable(tableId, DeviceId{1}, [](std::string_view) { return Digest{}; })) {
        EXPECT_EQ(reasonOf(m_table->setUp({seats, seed, m_table->info().rules, std::move(options)}, 0)), "");
    }
    [[nodiscard]] Table& operator*() { return *m_table; }
    [[nodiscard]] Table* operator->() { return m_table.get(); }

    /// Why nothing was entered; empty: it was.
    [[nodiscard]] static std::string reasonOf(const Entered& entered) {
        return entered ? std::string() : toJson(entered.error()).dump();
    }

    template <class Move>
    [[nodiscard]] Entered tryPlay(Seat seat, const Move& move, bool overruled = false) {
        Json fields = toJson(move);
        return m_table->play(seat, Move::kind.name, fields, {0, {}, overruled});
    }
    template <class Move>
    void play(Seat seat, const Move& move, bool overruled = false) {
        ASSERT_EQ(reasonOf(tryPlay(seat, move, overruled)), "") << Move::kind.name << " " << toJson(move);
    }
    void draw(Seat seat, std::string_view move) {
        ASSERT_EQ(reasonOf(m_table->draw(seat, move, Json::object(), {})), "") << move;
    }
    void correct(std::string_view id, int to) { ASSERT_EQ(reasonOf(m_table->correct(id, to, {})), "") << id; }
    void look(std::string_view id, int value) { ASSERT_EQ(reasonOf(m_table->enterPrinted(id, value, {})), "") << id; }
    void option(std::string_view id, int value) { ASSERT_EQ(reasonOf(m_table->changeOption(id, value, {})), "") << id; }
    void undo() { ASSERT_EQ(reasonOf(m_table->undo(0)), ""); }

    /// The printed value that a refusal asks for.
    template <class Move>
    [[nodiscard]] std::string asked(Seat seat, const Move& move) {
        const Entered entered = tryPlay(seat, move);
        if (entered) return "nothing";
        const auto* refusal = std::get_if<Refusal>(&entered.error());
        return refusal ? std::string(refusal->ask) : "an error";
    }

    template <class State>
    [[nodiscard]] State stateAs() const {
        State state;
        JsonReader reader;
        reader.read(m_table->stateJson(), state);
        EXPECT_FALSE(reader.failed());
        return state;
    }

    /// The recorded table of this name is this one. That it replays to its state, every golden table is tested for.
    /// With SIDEBOARD_WRITE_GOLDEN=1 in the environment it is written where there is none.
    void expectGolden(const std::string& name) const {
        const std::filesystem::path path = std::filesystem::path(SIDEBOARD_GOLDEN) / (name + ".json");
        const std::string hash = toText(DeviceId{m_table->hash()});
        if (std::getenv("SIDEBOARD_WRITE_GOLDEN") && !std::filesystem::exists(path)) write(path, hash);
        std::ifstream in(path);
        ASSERT_TRUE(in) << path;
        const Json recorded = Json::parse(in);
        EXPECT_EQ(recorded["expected"]["hash"], hash);
        EXPECT_EQ(recorded["entries"].size(), m_table->log().size());
    }

private:
    void write(const std::filesystem::path& path, const std::string& hash) const {
        Json entries = Json::array();
        for (std::size_t i = 0; i < m_table->log().size(); ++i)
            entries.push_back(m_table->entryToJson(m_table->log()[i]));
        std::ofstream(path) << Json{{"format", "sideboard-table"},
                                    {"version", 1},
                                    {"game", m_table->info().id},
                                    {"table", toText(DeviceId{tableId})},
                                    {"title", path.stem().string()},
                                    {"created", 0},
                                    {"entries", entries},
                                    {"expected", {{"hash", hash}, {"state", m_table->stateJson()}}}}
                                   .dump(1);
    }

    std::unique_ptr<Table> m_table;
};

} // namespace sideboard
