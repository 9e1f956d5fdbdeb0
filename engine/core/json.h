#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "engine/core/codec.h"
#include "engine/core/result.h"

/// JSON made from the same field lists as the binary, with names and not numbers.
namespace sideboard {

using Json = nlohmann::json;

/// Text to JSON, with words on what was wrong and where.
[[nodiscard]] Result<Json> parseJson(std::string_view text);

template <class T>
[[nodiscard]] Json toJson(const T& value) {
    if constexpr (std::is_same_v<T, Seat>) return value == noSeat ? Json(nullptr) : Json(indexOf(value));
    else if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, std::string>) return value;
    else if constexpr (NamedEnum<T>) return nameOf(value);
    else if constexpr (std::is_enum_v<T>) return static_cast<std::underlying_type_t<T>>(value);
    else if constexpr (std::is_integral_v<T>) return value;
    else if constexpr (Fielded<T>) {
        Json object = Json::object();
        forEachField(value, [&](std::string_view name, const auto& member) {
            using Member = std::remove_cvref_t<decltype(member)>;
            if constexpr (detail::isOptional<Member>) {
                if (!member) return;
            }
            object[std::string(name)] = toJson(member);
        });
        return object;
    } else if constexpr (PerEnum<T>) {
        Json object = Json::object();
        for (auto key : valuesOf<typename T::Key>()) object[std::string(nameOf(key))] = toJson(value[key]);
        return object;
    } else if constexpr (detail::isOptional<T>) return value ? toJson(*value) : Json(nullptr);
    else {
        Json list = Json::array();
        for (const auto& item : value) list.push_back(toJson(item));
        return list;
    }
}

/// Reads values out of JSON and keeps the first thing that was wrong, with the place where it stood.
class JsonReader {
public:
    template <class T>
    void read(const Json& json, T& value);

    [[nodiscard]] bool failed() const { return m_error.has_value(); }
    [[nodiscard]] const Error& error() const { return *m_error; }
    void fail(std::string_view code, const std::string& message);

    /// Everything read between opening and closing is told under this name.
    void enter(std::string_view name) { m_path.emplace_back(name); }
    void leave() { m_path.pop_back(); }

private:
    [[nodiscard]] bool expectObject(const Json& json);
    [[nodiscard]] bool expectArray(const Json& json, std::size_t least, std::size_t most);
    void readInteger(const Json& json, std::int64_t least, std::uint64_t most, std::int64_t& value);
    void failForName(const Json& json, std::string_view names);

    template <Fielded T>
    void readFields(const Json& json, T& value);
    template <class T>
    void readItem(const Json& json, std::size_t number, T& value) {
        enter(std::to_string(number));
        read(json, value);
        leave();
    }

    std::vector<std::string> m_path;
    std::optional<Error> m_error;
};

template <NamedEnum E>
[[nodiscard]] std::string allNames() {
    std::string all;
    for (std::string_view name : namesOf(E{})) {
        if (!all.empty()) all += ", ";
        all += name;
    }
    return all;
}

template <Fielded T>
void JsonReader::readFields(const Json& json, T& value) {
    if (!expectObject(json)) return;
    std::size_t known = 0;
    forEachField(value, [&](std::string_view name, auto& member) {
        if (failed()) return;
        const auto found = json.find(name);
        using Member = std::remove_cvref_t<decltype(member)>;
        if (found == json.end()) {
            if constexpr (detail::isOptional<Member>) member.reset();
            else fail("missing-field", "the field \"" + std::string(name) + "\" is missing");
            return;
        }
        ++known;
        enter(name);
        read(*found, member);
        leave();
    });
    if (failed() || known == json.size()) return;
    for (const auto& item : json.items()) {
        bool listed = false;
        forEachField(value, [&](std::string_view name, const auto&) { listed = listed || name == item.key(); });
        if (!listed) return fail("unknown-field", "there is no field \"" + item.key() + "\" here");
    }
}

template <class T>
void JsonReader::read(const Json& json, T& value) {
    if (failed()) return;
    if constexpr (std::is_same_v<T, Seat>) {
        std::int64_t raw = indexOf(noSeat);
        if (!json.is_null()) readInteger(json, 0, maxSeats - 1, raw);
        value = static_cast<Seat>(raw);
    } else if constexpr (std::is_same_v<T, bool>) {
        if (!json.is_boolean()) return fail("bad-value", "true or false is expected");
        value = json.get<bool>();
    } else if constexpr (std::is_same_v<T, std::string>) {
        if (!json.is_string()) return fail("bad-value", "a text is expected");
        value = json.get<std::string>();
        if (value.size() > maxTextBytes) fail("too-long", "the text is longer than 65536 bytes");
    } else if constexpr (NamedEnum<T>) {
        const auto found = json.is_string() ? fromName<T>(json.get_ref<const std::string&>()) : std::nullopt;
        if (!found) return failForName(json, allNames<T>());
        value = *found;
    } else if constexpr (std::is_enum_v<T>) {
        std::int64_t raw = 0;
        readInteger(json, 0, std::numeric_limits<std::underlying_type_t<T>>::max(), raw);
        value = static_cast<T>(raw);
    } else if constexpr (std::is_integral_v<T>) {
        std::int64_t raw = 0;
        readInteger(json, std::numeric_limits<T>::min(), std::numeric_limits<T>::max(), raw);
        value = static_cast<T>(raw);
    } else if constexpr (Fielded<T>) readFields(json, value);
    else if constexpr (PerEnum<T>) {
        if (!expectObject(json)) return;
        value = {};
        for (const auto& item : json.items()) {
            const auto key = fromName<typename T::Key>(item.key());
            if (!key) return failForName(item.key(), allNames<typename T::Key>());
            enter(item.key());
            read(item.value(), value[*key]);
            leave();
        }
    } else if constexpr (FixedList<T>) {
        if (!expectArray(json, 0, T::capacity)) return;
        value.clear();
        for (const auto& item : json) {
            typename T::Value next{};
            readItem(item, value.size(), next);
            value.push(next);
        }
    } else if constexpr (detail::isVector<T>) {
        if (!expectArray(json, 0, maxListItems)) return;
        value.clear();
        for (const auto& item : json) readItem(item, value.size(), value.emplace_back());
    } else if constexpr (detail::isArray<T>) {
        if (!expectArray(json, value.size(), value.size())) return;
        for (std::size_t i = 0; i < value.size(); ++i) readItem(json[i], i, value[i]);
    } else if constexpr (detail::isOptional<T>) {
        value.reset();
        if (!json.is_null()) read(json, value.emplace());
    } else static_assert(detail::never<T>, "this type has no JSON form");
}

template <class T>
[[nodiscard]] Result<T> fromJson(const Json& json) {
    JsonReader reader;
    T value{};
    reader.read(json, value);
    if (reader.failed()) return reader.error();
    return value;
}

} // namespace sideboard
