#include <QDir>
#include <QTemporaryDir>

#include "app/ctl/answer.h"
#include "app/ctl/arguments.h"
#include "app/ctl/bench/figures.h"
#include "app/ctl/calls.h"
#include "app/ctl/findgame.h"

namespace sideboard::ctl {

int benchCall(const QStringList& given) {
    const auto arguments = Arguments::parse(given, {{}, {QStringLiteral("dir")}, {QStringLiteral("quick")}});
    if (!arguments) return refuseToStart(arguments.error());
    const QString parent =
        arguments->has(QStringLiteral("dir")) ? arguments->value(QStringLiteral("dir")) : QDir::tempPath();
    const QTemporaryDir folder(parent + QStringLiteral("/sideboard-bench-XXXXXX"));
    if (!folder.isValid())
        return refuseToStart(
            {"no-folder", "No folder can be made in " + parent.toStdString() + ". Name another with --dir."});
    const bench::Scale scale{arguments->has(QStringLiteral("quick")) ? 20 : 1, folder.path()};
    const auto game = gameNamed(QStringLiteral("derrein"));
    if (!game) return refuseToStart(game.error());
    bench::engineFigures(**game, scale);
    bench::gameFigures(scale);
    bench::helperFigures(scale);
    bench::historyFigures(**game, scale);
    for (const auto figures : {bench::openFigures, bench::appendFigures, bench::syncFigures}) {
        if (const auto error = figures(**game, scale)) {
            print(errorAnswer(*error));
            return someFailed;
        }
    }
    return allGood;
}

} // namespace sideboard::ctl
