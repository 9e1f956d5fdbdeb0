#include "app/ctl/answer.h"
#include "app/ctl/calls.h"

namespace sideboard::ctl {

// A Desk with links beside its journal: comes with the sync.
int tableCall(const QStringList&) {
    return refuseToStart(
        {"not-yet",
         "This Sideboard cannot sit at a table on the network yet. Use \"play\" for a table on this device."});
}

} // namespace sideboard::ctl
