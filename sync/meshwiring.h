#pragma once

#include "mesh.h"
#include "replica.h"

namespace sideboard::sync {

[[nodiscard]] HostPort toHostPort(const Endpoint& at);

// The mesh dials, the replica says whom it found; both live until the other is gone.
void wire(Mesh& mesh, Replica& replica);

} // namespace sideboard::sync
