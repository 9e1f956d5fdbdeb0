#include "tests/engine/core/countergame.h"

namespace sideboard {
template class TableOf<test::Counter>;
}
