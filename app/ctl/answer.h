#pragma once

#include <QString>

#include "engine/core/table.h"

/// The lines that sideboardctl prints. Everything is JSON, errors too.
namespace sideboard::ctl {

/// What the exit status says.
enum Status {
    allGood = 0,
    someFailed = 1, ///< at least one line was answered with an error
    notStarted = 2, ///< the call itself was wrong, or its file could not be used
};

[[nodiscard]] std::string hex(std::uint64_t value);

/// Line 0 stands for the call itself.
[[nodiscard]] Json errorAnswer(const Error& error, std::uint64_t line = 0);
[[nodiscard]] Json rejectionAnswer(const Rejection& rejection, std::uint64_t line);
[[nodiscard]] Json enteredAnswer(const Table& table, EntryId id);

/// Printed lines go out together; whoever waits for an answer gets it at the flush.
void print(const Json& line);
void flush();
/// Prints the error and gives the status of a call that could not begin.
[[nodiscard]] int refuseToStart(const Error& error);

} // namespace sideboard::ctl
