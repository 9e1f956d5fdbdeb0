#include "app/ctl/answer.h"

#include <cerrno>
#include <unistd.h>

namespace sideboard::ctl {

namespace {
std::string& unwritten() {
    static std::string text;
    return text;
}
} // namespace

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

Json enteredAnswer(const Table& table, EntryId id) {
    return {{"ok", true}, {"stamp", toText(id)}, {"hash", hex(table.hash())}};
}

void print(const Json& line) {
    // Names and notes are whatever somebody typed: a broken byte must not end the program.
    unwritten() += line.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
    constexpr std::size_t plenty = 65536;
    if (unwritten().size() > plenty) flush();
}

void flush() {
    std::string_view rest = unwritten();
    while (!rest.empty()) {
        const ssize_t wrote = ::write(STDOUT_FILENO, rest.data(), rest.size());
        if (wrote < 0 && errno == EINTR) continue;
        if (wrote <= 0) break; // nobody listens any more
        rest.remove_prefix(static_cast<std::size_t>(wrote));
    }
    unwritten().clear();
}

int refuseToStart(const Error& error) {
    print(errorAnswer(error));
    flush();
    return notStarted;
}

} // namespace sideboard::ctl
