#include "app/ctl/answer.h"
#include "app/ctl/arguments.h"
#include "app/ctl/calls.h"
#include "sync/opentable.h"
#include "sync/tablefile.h"

namespace sideboard::ctl {

int replayCall(const QStringList& given) {
    const auto arguments = Arguments::parse(given, {{QStringLiteral("FILE")}, {}, {}});
    if (!arguments) return refuseToStart(arguments.error());
    const auto read = readTableFileAt(arguments->positional(0));
    if (!read) return refuseToStart(read.error());
    const Table& table = *read->table;
    std::size_t misfits = 0;
    for (std::size_t i = 0; i < table.log().size(); ++i) misfits += table.outcome(i).fit == Fit::didNotFit ? 1 : 0;
    print({{"ok", true},
           {"game", read->row.game},
           {"table", hex(read->row.id)},
           {"entries", table.log().size()},
           {"didNotFit", misfits},
           {"over", table.over()},
           {"hash", hex(table.hash())},
           {"score", scoreSheet(table)}});
    return allGood;
}

} // namespace sideboard::ctl
