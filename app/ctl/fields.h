#pragma once

#include <optional>
#include <string>

#include "engine/core/ids.h"
#include "engine/core/json.h"

namespace sideboard::ctl {

/// The members of a command, taken out one by one. Keeps the first thing that was wrong; what is left at the end and
/// was not asked for is wrong too.
class Fields {
public:
    explicit Fields(Json object) : m_rest(std::move(object)) {}

    [[nodiscard]] bool has(const char* name) const { return m_rest.contains(name); }
    [[nodiscard]] Json take(const char* name);
    [[nodiscard]] std::string text(const char* name);
    [[nodiscard]] int number(const char* name);
    [[nodiscard]] bool flag(const char* name, bool otherwise);
    /// For commands that are their own only value: {"undo":true}.
    void mustBeTrue(const char* name);
    [[nodiscard]] Seat seat(const char* name);
    [[nodiscard]] Seat seatIfAny(const char* name);
    [[nodiscard]] EntryId stamp(const char* name);
    /// A stamp that may be left out.
    [[nodiscard]] EntryId stampIfAny(const char* name);

    /// Everything that was not taken.
    [[nodiscard]] Json rest() { return std::exchange(m_rest, Json::object()); }
    /// Whether all was well and nothing is left over.
    [[nodiscard]] bool done();
    [[nodiscard]] bool failed() const { return m_error.has_value(); }
    [[nodiscard]] const Error& error() const { return *m_error; }
    void fail(Error error) {
        if (!m_error) m_error = std::move(error);
    }

private:
    template <class T>
    [[nodiscard]] T read(const char* name);

    Json m_rest;
    std::optional<Error> m_error;
};

} // namespace sideboard::ctl
