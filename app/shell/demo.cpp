#include "demo.h"

#include <algorithm>
#include <array>

namespace sideboard::demo {

namespace {

const QStringList& people() {
    static const QStringList names{QStringLiteral("Marie"), QStringLiteral("Paul"), QStringLiteral("Luc"),
                                   QStringLiteral("Anna")};
    return names;
}

void begin(Library& library, const QString& game, int seats, std::uint64_t seed) {
    library.newTable();
    TableWish& wish = *library.wish();
    wish.setSeed(seed);
    wish.chooseGame(game);
    wish.setSeats(std::max(seats, wish.minSeats()));
    for (int i = 0; i < wish.seatCount(); ++i) wish.nameSeat(i, people()[i % people().size()]);
    // What the app can deal by itself, and no question about what stands on components.
    wish.setOption(QStringLiteral("map"), 1);
    wish.setOption(QStringLiteral("cost-card"), 1);
    wish.setOption(QStringLiteral("values"), 1);
    library.create();
}

void look(Session& session) {
    const std::vector<Seat> turn = session.table().view(noSeat, {}).turn;
    if (!turn.empty()) session.lookAt(int(indexOf(turn.front())));
}

/// Somebody plays Derrein as one might: throws, processes, builds what can be paid, and feeds the duchies.
class DerreinPlayer {
public:
    explicit DerreinPlayer(Session& session) : m_session(session) {}

    void setUp() {
        const auto take = [&](int seat, int number, const char* piece) {
            m_session.lookAt(seat);
            m_session.start(QStringLiteral("take-start-card"));
            m_session.chooseAmount(number);
            m_session.choose(QLatin1String(piece));
        };
        take(0, 3, "sawmill");
        take(1, 5, "stonecutter");
        m_session.start(QStringLiteral("begin"));
    }

    /// One move of whoever is to act; false if there is none.
    bool step() {
        look(m_session);
        const Seat seat = seatAt(std::size_t(m_session.seat()));
        const QStringList open = m_session.openMoves();
        if (open.contains(QStringLiteral("throw-bowl"))) {
            m_session.draw(QStringLiteral("throw-bowl"));
            m_processed = 0;
            return true;
        }
        // Somebody who has nothing to eat has traded for it.
        if (open.contains(QStringLiteral("lose-duchy")) && !open.contains(QStringLiteral("pay-food"))) {
            m_session.correct(QStringLiteral("seat%1.flour").arg(m_session.seat()), 3);
            return m_session.openMoves().contains(QStringLiteral("pay-food"));
        }
        constexpr int enough = 3;
        for (const char* kind :
             {"place-first", "place-duchy", "place-farm", "pay-food", "lose-workshop", "build-workshop", "build-duchy",
              "enlarge-duchy", "build-farm", "build-witchery", "process", "end-building"}) {
            if (!open.contains(QLatin1String(kind))) continue;
            if (qstrcmp(kind, "process") == 0 && m_processed++ >= enough) continue;
            return m_session.playSuggestion(seat, kind);
        }
        return false;
    }

private:
    Session& m_session;
    int m_processed = 0;
};

/// Two goods came in, no red bead, and there is something to build.
bool isPretty(const Session& session, const View& view) {
    const QStringList open = session.openMoves();
    const auto builds = std::count_if(open.begin(), open.end(), [](const QString& move) {
        return move.startsWith(QLatin1String("build-")) || move.startsWith(QLatin1String("enlarge"));
    });
    return builds >= 1 && std::any_of(view.panels.begin(), view.panels.end(), [](const Panel& panel) {
               return panel.name == "harvest" && panel.note.id.empty() && panel.pieces.size() == 2;
           });
}

} // namespace

void playedTable(Library& library, const QString& game, int moves, std::uint64_t seed) {
    begin(library, game, 2, seed);
    Session& session = *library.session();
    for (int i = 0; i < moves; ++i)
        if (!session.playByChance(seed)) break;
    look(session);
    session.dismissToast();
}

void derreinAfterTheStart(Library& library) {
    begin(library, QStringLiteral("derrein"), 2, 11);
    Session& session = *library.session();
    DerreinPlayer player(session);
    player.setUp();
    const auto harvests = [&] {
        look(session);
        return session.openMoves().contains(QStringLiteral("throw-bowl"));
    };
    while (!harvests() && player.step()) {
    }
}

void derreinInTheMiddle(Library& library) {
    derreinAfterTheStart(library);
    Session& session = *library.session();
    DerreinPlayer player(session);
    constexpr int early = 60;
    constexpr int late = 400;
    for (int i = 0; i < late && player.step(); ++i)
        if (i > early && isPretty(session, session.table().view(seatAt(std::size_t(session.seat())), {}))) break;
    session.dismissRefusal();
    session.dismissToast();
}

} // namespace sideboard::demo
