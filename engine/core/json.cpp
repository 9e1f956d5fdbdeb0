#include "engine/core/json.h"

namespace sideboard {

namespace {

/// A short look at a value for a message: a 10 MB text must not come back as an answer.
std::string shown(const Json& json) {
    std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    constexpr std::size_t most = 60;
    if (text.size() > most) text = text.substr(0, most) + "...";
    return text;
}

/// Whether brackets stand deeper than anything of ours does. A line of a million brackets would parse, and overflow the
/// stack of whoever prints it.
bool nestsTooDeep(std::string_view text) {
    constexpr int deepest = 64;
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted && c == '\\') ++i;
        else if (c == '"') quoted = !quoted;
        else if (!quoted && (c == '[' || c == '{') && ++depth > deepest) return true;
        else if (!quoted && (c == ']' || c == '}')) --depth;
    }
    return false;
}

} // namespace

Result<Json> parseJson(std::string_view text) {
    if (nestsTooDeep(text))
        return Error{"bad-json", "This JSON is nested deeper than any command or file of Sideboard."};
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        return Error{"bad-json", "This is not valid JSON (near byte " + std::to_string(error.byte) +
                                     "). Send one complete JSON object in UTF-8 on a line."};
    } catch (const Json::exception&) { // a number too large for any type, for one
        return Error{"bad-json", "This JSON holds a value that cannot be read. Send one plain JSON object on a line."};
    }
}

void JsonReader::fail(std::string_view code, const std::string& message) {
    if (m_error) return;
    std::string place;
    for (const std::string& name : m_path) place += (place.empty() ? "" : ".") + name;
    m_error = Error{std::string(code), place.empty() ? message : place + ": " + message};
}

bool JsonReader::expectObject(const Json& json) {
    if (!json.is_object()) fail("bad-value", "an object is expected, not " + shown(json));
    return !failed();
}

bool JsonReader::expectArray(const Json& json, std::size_t least, std::size_t most) {
    if (!json.is_array()) fail("bad-value", "a list is expected, not " + shown(json));
    else if (json.size() < least || json.size() > most)
        fail("out-of-range", "a list of " + std::to_string(least) + " to " + std::to_string(most) +
                                 " items is expected, this one has " + std::to_string(json.size()));
    return !failed();
}

void JsonReader::readInteger(const Json& json, std::int64_t least, std::uint64_t most, std::int64_t& value) {
    if (!json.is_number_integer()) return fail("bad-value", "a whole number is expected, not " + shown(json));
    // Parsed numbers from 0 on are unsigned; a number put together in the program may be signed all the same.
    const bool negative = !json.is_number_unsigned() && json.get<std::int64_t>() < 0;
    const bool tooLarge = !negative && json.get<std::uint64_t>() > most;
    const bool tooSmall = negative && json.get<std::int64_t>() < least;
    if (tooLarge || tooSmall)
        return fail("out-of-range", "a number from " + std::to_string(least) + " to " + std::to_string(most) +
                                        " is expected, not " + shown(json));
    value = json.get<std::int64_t>(); // a larger unsigned one keeps its bits
}

void JsonReader::failForName(const Json& json, std::string_view names) {
    fail("unknown-value", shown(json) + " is not one of: " + std::string(names));
}

} // namespace sideboard
