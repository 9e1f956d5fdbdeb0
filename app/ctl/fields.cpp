#include "app/ctl/fields.h"

namespace sideboard::ctl {

Json Fields::take(const char* name) {
    const auto found = m_rest.find(name);
    if (found == m_rest.end()) {
        fail({"missing-field", "The field \"" + std::string(name) + "\" is missing."});
        return nullptr;
    }
    Json value = std::move(*found);
    m_rest.erase(found);
    return value;
}

template <class T>
T Fields::read(const char* name) {
    const Json value = take(name);
    T result{};
    if (failed()) return result;
    JsonReader reader;
    reader.enter(name);
    reader.read(value, result);
    if (reader.failed()) fail(reader.error());
    return result;
}

std::string Fields::text(const char* name) { return read<std::string>(name); }

int Fields::number(const char* name) { return read<int>(name); }

bool Fields::flag(const char* name, bool otherwise) { return has(name) ? read<bool>(name) : otherwise; }

void Fields::mustBeTrue(const char* name) {
    if (!read<bool>(name)) fail({"bad-value", std::string(name) + ": only true is expected."});
}

Seat Fields::seat(const char* name) {
    const Seat seat = read<Seat>(name);
    if (!failed() && seat == noSeat)
        fail({"unknown-seat", std::string(name) + ": the number of a seat is expected, counted from 0."});
    return seat;
}

Seat Fields::seatIfAny(const char* name) { return has(name) ? read<Seat>(name) : noSeat; }

EntryId Fields::stamp(const char* name) {
    const std::string text = this->text(name);
    if (failed()) return {};
    const auto id = entryIdFromText(text);
    if (!id) fail(id.error());
    return id ? *id : EntryId{};
}

EntryId Fields::stampIfAny(const char* name) { return has(name) ? stamp(name) : EntryId{}; }

bool Fields::done() {
    if (!failed() && !m_rest.empty())
        fail({"unknown-field", "This command has no field \"" + m_rest.begin().key().substr(0, 60) + "\"."});
    return !failed();
}

} // namespace sideboard::ctl
