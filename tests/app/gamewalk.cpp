#include "gamewalk.h"

#include "engine/games/shelf.h"

namespace gamewalk {
namespace {

using namespace sideboard;

Digest noHash(std::string_view) { return {}; }

class Walk {
public:
    explicit Walk(const ShelvedGame& game) : m_game(game) {}

    void describe() {
        for (const Json& move : m_game.moves()) {
            const std::string kind = move.at("do");
            m_shown.kinds.insert(kind);
            for (const Json& field : move.at("fields")) {
                // A number that is asked for may be asked for with the move's own name.
                if (field.at("type") != "number")
                    m_shown.fields.insert(kind + "." + field.at("name").get<std::string>());
                for (const char* names : {"values", "of"})
                    if (field.contains(names))
                        for (const Json& value : field.at(names)) m_shown.values.insert(value);
            }
        }
        for (const OptionInfo& option : m_game.info().options) {
            m_shown.options.insert(option.id);
            const bool isSwitch = option.names == std::vector<std::string>{"off", "on"};
            if (!isSwitch)
                for (const std::string& name : option.names) m_shown.options.insert(option.id + "." + name);
        }
    }

    void play(int number, int seats, const OptionValues& options, int moves) {
        const auto table = m_game.makeTable(std::uint64_t(number), DeviceId{1}, &noHash);
        if (!table->setUp({seats, std::uint64_t(number), m_game.info().rules, options}, 0)) return;
        for (const TrackedLine& line : table->tracked()) m_shown.tracked.insert(withoutSeat(line.id));
        for (int move = 0; move < moves && !table->over(); ++move) {
            if (move % 7 == 0) look(*table, seats);
            for (int seat = 0; seat < seats; ++seat)
                if (table->playRandomly(seatAt(std::size_t(seat)), std::uint64_t(number) * 9973 + std::uint64_t(move),
                                        {}))
                    break;
        }
        look(*table, seats);
    }

    [[nodiscard]] const Shown& shown() const { return m_shown; }

private:
    static std::string withoutSeat(const std::string& id) {
        return id.starts_with("seat") && id.size() > 6 && id[5] == '.' ? id.substr(6) : id;
    }

    /// Rules name values as they stand in moves: "brown", a colour, is the word "derrein.colour.brown".
    [[nodiscard]] std::string wordOf(const Figure& figure) const {
        if (figure.word.find('.') != std::string_view::npos) return std::string(figure.word);
        return m_game.info().id + "." + std::string(figure.name) + "." + std::string(figure.word);
    }

    void noteGiven(const std::string& id, std::set<std::string> given) {
        const auto [known, isNew] = m_shown.places.try_emplace(id, given);
        if (!isNew) std::erase_if(known->second, [&](const std::string& name) { return !given.contains(name); });
    }

    void note(const Words& words) {
        if (!words.id.empty()) m_shown.words.insert(words.id);
        std::set<std::string> given;
        for (const WordArg& arg : words.args) {
            given.insert(arg.name);
            if (!arg.word.empty()) m_shown.words.insert(arg.word);
        }
        noteGiven(words.id, std::move(given));
    }
    void note(const Refusal& refusal) {
        m_shown.words.insert(std::string(refusal.reason));
        std::set<std::string> given;
        for (const Figure& figure : refusal.figures) {
            given.insert(std::string(figure.name));
            if (!figure.word.empty()) m_shown.words.insert(wordOf(figure));
        }
        noteGiven(std::string(refusal.reason), std::move(given));
    }

    void look(const Table& table, int seats) {
        for (int i = 0; i < seats; ++i) {
            const Seat seat = seatAt(std::size_t(i));
            const View view = table.view(seat, {});
            note(view.headline);
            note(view.says);
            for (const Panel& panel : view.panels) {
                note(panel.title);
                note(panel.note);
                for (const Piece& piece : panel.pieces) {
                    note(piece.label);
                    note(piece.detail);
                    if (!piece.icon.empty()) m_shown.icons.insert(piece.icon);
                    if (!piece.tone.empty()) m_shown.tones.insert(piece.tone);
                }
            }
            for (const ScoreLine& line : table.score(seat).lines) {
                m_shown.categories.insert(line.key);
                note(line.reason);
            }
            for (const OpenKind& kind : table.kinds(seat))
                if (kind.refusal) note(*kind.refusal);
        }
    }

    const ShelvedGame& m_game;
    Shown m_shown;
};

} // namespace

std::set<std::string> games() {
    std::set<std::string> ids;
    for (const ShelvedGame& game : shelf()) ids.insert(game.info().id);
    return ids;
}

Shown walk(const std::string& id, int tables, int moves) {
    const ShelvedGame& game = *findGame(id);
    const auto options = game.optionSets();
    Walk walk(game);
    walk.describe();
    const int sizes = game.info().maxSeats - game.info().minSeats + 1;
    for (int i = 0; i < tables; ++i)
        walk.play(i + 1, game.info().minSeats + i % sizes, options[std::size_t(i) % options.size()], moves);
    return walk.shown();
}

} // namespace gamewalk
