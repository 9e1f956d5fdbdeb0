#pragma once

#include "engine/core/game.h"
#include "engine/core/table.h"

/// Entries and kinds of move as JSON with names, for files and the command line.
namespace sideboard {

[[nodiscard]] std::string toHex(std::string_view bytes);
[[nodiscard]] std::optional<std::string> fromHex(std::string_view text);

/// Where the body holds something of the game (a move, a state, a tracked value) it is written with names.
template <Game G>
[[nodiscard]] Json bodyToJson(const Body& body) {
    Json json = std::visit([](const auto& each) { return toJson(each); }, body);
    if (const auto* move = std::get_if<MoveBody>(&body)) {
        if (const auto decoded = variantFromBytes<typename G::Move>(move->move)) json["move"] = variantToJson(*decoded);
        else json["move"] = toHex(move->move);
    } else if (const auto* setUp = std::get_if<SetUp>(&body)) {
        json.erase("start");
        if (const auto state = fromBytes<typename G::State>(setUp->start); state && !setUp->start.empty())
            json["start"] = toJson(*state);
    } else if (const auto* opening = std::get_if<Opening>(&body)) {
        const auto choice = variantFromBytes<typename G::Sealed>(opening->choice);
        json["choice"] = choice ? variantToJson(*choice) : Json(toHex(opening->choice));
    } else if (json.contains("key")) {
        // A key that this version does not know stays a number, so that it comes back as it was.
        if (const auto* value = G::tracked().find(json["key"].template get<std::uint32_t>())) {
            json["id"] = value->id;
            json.erase("key");
        }
    }
    return json;
}

namespace detail {
/// Takes a named alternative {"do":...} back to bytes.
template <class V>
[[nodiscard]] Result<std::string> namedToBytes(Json json) {
    if (json.is_string()) {
        auto bytes = fromHex(json.get<std::string>());
        if (!bytes) return Error{"bad-value", "hexadecimal digits are expected"};
        return *bytes;
    }
    if (!json.is_object() || !json.contains("do") || !json["do"].is_string())
        return Error{"missing-field", "a \"do\" is expected"};
    const std::string name = json["do"];
    json.erase("do");
    const auto value = variantFromJson<V>(name, json);
    if (!value) return value.error();
    return variantToBytes(*value);
}
} // namespace detail

template <Game G>
[[nodiscard]] Result<Body> bodyFromJson(std::string_view kind, Json json) {
    if (!json.is_object()) return Error{"bad-value", "the body of an entry is an object"};
    std::string bytes;
    if (kind == MoveBody::kind.name) {
        auto move = detail::namedToBytes<typename G::Move>(json.value("move", Json()));
        if (!move) return move.error();
        bytes = *move;
        json["move"] = "";
    } else if (kind == Opening::kind.name) {
        auto choice = detail::namedToBytes<typename G::Sealed>(json.value("choice", Json()));
        if (!choice) return choice.error();
        bytes = *choice;
        json["choice"] = "";
    } else if (kind == SetUp::kind.name) {
        if (json.contains("start")) {
            const auto state = fromJson<typename G::State>(json["start"]);
            if (!state) return state.error();
            bytes = toBytes(*state);
        }
        json["start"] = "";
    } else if (json.contains("id") && json["id"].is_string()) {
        json["key"] = trackedKey(json["id"].template get<std::string>());
        json.erase("id");
    }
    auto body = variantFromJson<Body>(kind, json);
    if (!body) return body.error();
    if (auto* move = std::get_if<MoveBody>(&*body)) move->move = bytes;
    if (auto* opening = std::get_if<Opening>(&*body)) opening->choice = bytes;
    if (auto* setUp = std::get_if<SetUp>(&*body)) setUp->start = bytes;
    return *body;
}

template <Game G>
[[nodiscard]] Json entryToJson(const Entry& entry) {
    return {
        {"id", toText(entry.id)},          {"clock", entry.after.clock},       {"after", toText(entry.after.device)},
        {"seat", toJson(entry.seat)},      {"group", toText(entry.group)},     {"at", entry.at},
        {"kind", kindOf(entry.body).name}, {"body", bodyToJson<G>(entry.body)}};
}

template <Game G>
[[nodiscard]] Result<Entry> entryFromJson(const Json& json) {
    const auto text = [&](const char* name) {
        return json.is_object() && json.contains(name) && json[name].is_string()
                   ? json[name].template get<std::string>()
                   : std::string();
    };
    const auto id = entryIdFromText(text("id"));
    const auto group = entryIdFromText(text("group"));
    const auto after = deviceFromText(text("after"));
    if (!id) return id.error();
    if (!group) return group.error();
    if (!after) return after.error();
    Entry entry;
    entry.id = *id;
    entry.group = *group;
    JsonReader reader;
    reader.read(json.value("seat", Json()), entry.seat);
    reader.read(json.value("at", Json()), entry.at);
    reader.read(json.value("clock", Json()), entry.after.clock);
    if (reader.failed()) return reader.error();
    if (entry.after.clock > 0) entry.after.device = *after;
    auto body = bodyFromJson<G>(text("kind"), json.value("body", Json()));
    if (!body) return body.error();
    entry.body = std::move(*body);
    return entry;
}

namespace detail {
template <class T>
[[nodiscard]] Json fieldShape() {
    if constexpr (std::is_same_v<T, bool>) return {{"type", "bool"}};
    else if constexpr (std::is_same_v<T, Seat>) return {{"type", "seat"}};
    else if constexpr (NamedEnum<T>) return {{"type", "choice"}, {"values", namesOf(T{})}};
    else if constexpr (std::is_enum_v<T>) return {{"type", "place"}};
    else if constexpr (std::is_integral_v<T>)
        return {{"type", "number"}, {"min", std::numeric_limits<T>::min()}, {"max", std::numeric_limits<T>::max()}};
    else if constexpr (std::is_same_v<T, std::string>) return {{"type", "text"}};
    else if constexpr (PerEnum<T>)
        return {{"type", "mix"}, {"of", namesOf(typename T::Key{})}, {"each", fieldShape<typename T::Value>()}};
    else if constexpr (FixedList<T>)
        return {{"type", "list"}, {"most", T::capacity}, {"each", fieldShape<typename T::Value>()}};
    else if constexpr (isOptional<T>) {
        Json shape = fieldShape<typename T::value_type>();
        shape["optional"] = true;
        return shape;
    } else if constexpr (Fielded<T>) {
        Json parts = Json::array();
        forEachField(T{}, [&](std::string_view name, const auto& member) {
            Json part = fieldShape<std::remove_cvref_t<decltype(member)>>();
            part["name"] = name;
            parts.push_back(part);
        });
        return {{"type", "parts"}, {"parts", parts}};
    } else return {{"type", "list"}};
}
} // namespace detail

template <class Move>
[[nodiscard]] Json movesJson() {
    Json list = Json::array();
    forEachAlternative<Move>([&]<class M>() {
        Json fields = Json::array();
        forEachField(M{}, [&](std::string_view name, const auto& member) {
            Json shape = detail::fieldShape<std::remove_cvref_t<decltype(member)>>();
            shape["name"] = name;
            fields.push_back(shape);
        });
        list.push_back({{"do", M::kind.name},
                        {"number", M::kind.number},
                        {"once", OnceMove<M>},
                        {"draw", ChanceMove<M>},
                        {"fields", fields}});
    });
    return list;
}

} // namespace sideboard
