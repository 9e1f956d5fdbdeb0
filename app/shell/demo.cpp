#include "demo.h"

#include <algorithm>

namespace sideboard::demo {

namespace {

const QStringList& people() {
    static const QStringList names{QStringLiteral("Marie"), QStringLiteral("Paul"), QStringLiteral("Luc"),
                                   QStringLiteral("Anna")};
    return names;
}

void begin(Library& library, const QString& game, int seats) {
    library.newTable();
    TableWish& wish = *library.wish();
    wish.chooseGame(game);
    wish.setSeats(std::max(seats, wish.minSeats()));
    for (int i = 0; i < wish.seatCount(); ++i) wish.nameSeat(i, people()[i % people().size()]);
    // What the app can deal by itself, and no question about what stands on components.
    if (game == QLatin1String("derrein")) {
        wish.setOption(QStringLiteral("map"), 1);
        wish.setOption(QStringLiteral("cost-card"), 1);
    } else {
        wish.setOption(QStringLiteral("map"), 1);
        wish.setOption(QStringLiteral("values"), 1);
    }
    library.create();
}

bool justHarvested(const Session& session, const View& view) {
    const bool building = session.openMoves().contains(QStringLiteral("end-building"));
    return building && std::any_of(view.panels.begin(), view.panels.end(), [](const Panel& panel) {
               return panel.name == "harvest" && panel.note.id.empty() && panel.pieces.size() >= 2;
           });
}

} // namespace

void playedTable(Library& library, const QString& game, int moves, std::uint64_t seed) {
    begin(library, game, 2);
    Session& session = *library.session();
    for (int i = 0; i < moves; ++i)
        if (!session.playByChance(seed)) break;
    session.dismissToast();
}

void derreinInTheMiddle(Library& library) {
    begin(library, QStringLiteral("derrein"), 2);
    Session& session = *library.session();
    constexpr int plenty = 4000;
    for (int i = 0; i < plenty; ++i) {
        if (!session.playByChance(7)) break;
        const View view = session.table().view(seatAt(std::size_t(session.seat())), {});
        if (i > 150 && !view.turn.empty()) session.lookAt(int(indexOf(view.turn.front())));
        if (i > 150 && justHarvested(session, view)) break;
    }
    session.dismissToast();
}

} // namespace sideboard::demo
