#include "app/ctl/answer.h"

#include <cstdio>

namespace sideboard::ctl {

std::string hex(std::uint64_t value) { return toText(DeviceId{value}); }

Json errorAnswer(const Error& error, std::uint64_t line) {
    return {{"ok", false}, {"error", {{"code", error.code}, {"message", error.message}, {"line", line}}}};
}

Json rejectionAnswer(const Rejection& rejection, std::uint64_t line) {
    if (const auto* error = std::get_if<Error>(&rejection)) return errorAnswer(*error, line);
    Json answer = toJson(rejection);
    answer["ok"] = false;
    return answer;
}

Json enteredAnswer(const Table& table, EntryId id) { return {{"ok", true}, {"stamp", toText(id)}, {"hash", hex(table.hash())}}; }

void print(const Json& line) {
    // Names and notes are whatever somebody typed: a broken byte must not end the program.
    const std::string text = line.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
    std::fwrite(text.data(), 1, text.size(), stdout);
}

void flush() { std::fflush(stdout); }

int refuseToStart(const Error& error) {
    print(errorAnswer(error));
    flush();
    return notStarted;
}

} // namespace sideboard::ctl
