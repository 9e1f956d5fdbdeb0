#pragma once

#include "app/ctl/nettable.h"

namespace sideboard::ctl {

[[nodiscard]] Json toJson(const sync::DeviceStatus& device);
[[nodiscard]] Json toJson(const sync::Diagnosis& diagnosis);

/// Prints a line {"event":...} whenever something comes or goes that no command asked for.
void printEvents(NetTable& net);

/// {"event":"table","id","code","port",...}
[[nodiscard]] Json introduction(const NetTable& net);

/// The commands that only a table on the network has.
[[nodiscard]] std::optional<Reply> obeyNetwork(NetTable& net, const Json& command);

} // namespace sideboard::ctl
