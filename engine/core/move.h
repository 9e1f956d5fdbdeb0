#pragma once

#include <optional>
#include <string>
#include <variant>

#include "engine/core/hash.h"
#include "engine/core/json.h"

/// Moves (and sealed choices) are a std::variant of plain structs. Each alternative says its kind once:
///   static constexpr Kind kind{3, "throw-bowl"};   // number on disk and wire, name in JSON; never reused
/// A move that does a numbered thing of the table only once (the throw of turn 12) names the field with that number:
///   static constexpr auto once() { return &ThrowBowl::turn; }
/// A move whose choices nobody takes (a draw) says so: static constexpr bool chance = true;
namespace sideboard {

struct Kind {
    std::uint8_t number;
    std::string_view name;
};

template <class M>
concept Alternative = Fielded<M> && requires {
    M::kind.number;
};

template <class M>
concept OnceMove = requires {
    M::once();
};

template <class M>
concept ChanceMove = requires {
    M::chance;
};

template <class V>
inline constexpr std::size_t alternativeCount = std::variant_size_v<V>;

/// Calls visit.template operator()<M>() for every alternative, in the order of the variant.
template <class V, class Visit>
constexpr void forEachAlternative(Visit&& visit) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (visit.template operator()<std::variant_alternative_t<I, V>>(), ...);
    }
    (std::make_index_sequence<alternativeCount<V>>{});
}

template <class V>
[[nodiscard]] constexpr Kind kindOf(const V& variant) {
    return std::visit([](const auto& each) { return std::remove_cvref_t<decltype(each)>::kind; }, variant);
}

/// An empty alternative by its name.
template <class V>
[[nodiscard]] std::optional<V> alternativeNamed(std::string_view name) {
    std::optional<V> found;
    forEachAlternative<V>([&]<class M>() {
        if (M::kind.name == name) found = V(M{});
    });
    return found;
}

template <class V>
[[nodiscard]] std::string variantToBytes(const V& variant) {
    ByteWriter out;
    std::visit(
        [&](const auto& each) {
            out.byte(std::remove_cvref_t<decltype(each)>::kind.number);
            encode(out, each);
        },
        variant);
    return std::move(out).bytes();
}

template <class V>
[[nodiscard]] std::optional<V> variantFromBytes(std::string_view bytes) {
    ByteReader in(bytes);
    const std::uint8_t number = in.byte();
    std::optional<V> found;
    forEachAlternative<V>([&]<class M>() {
        if (M::kind.number != number || in.failed()) return;
        M move{};
        decode(in, move);
        if (in.finished()) found = V(move);
    });
    return found;
}

template <class V>
[[nodiscard]] Json variantToJson(const V& variant) {
    return std::visit(
        [](const auto& each) {
            Json object = toJson(each);
            object["do"] = std::remove_cvref_t<decltype(each)>::kind.name;
            return object;
        },
        variant);
}

/// `fields` is the object without the "do".
template <class V>
[[nodiscard]] Result<V> variantFromJson(std::string_view name, const Json& fields) {
    auto variant = alternativeNamed<V>(name);
    if (!variant) {
        std::string names;
        forEachAlternative<V>([&]<class M>() { names += (names.empty() ? "" : ", ") + std::string(M::kind.name); });
        return Error{"unknown-move", "There is no move \"" + std::string(name) + "\". This game knows: " + names};
    }
    JsonReader reader;
    std::visit([&](auto& each) { reader.read(fields, each); }, *variant);
    if (reader.failed()) return reader.error();
    return *variant;
}

/// What a once-move does, as one number; nothing for every other move.
template <class V>
[[nodiscard]] std::optional<std::uint64_t> onceKey(const V& variant) {
    return std::visit(
        [](const auto& each) -> std::optional<std::uint64_t> {
            using M = std::remove_cvref_t<decltype(each)>;
            if constexpr (OnceMove<M>)
                return (std::uint64_t{M::kind.number} << 32) | static_cast<std::uint32_t>(each.*M::once());
            else return std::nullopt;
        },
        variant);
}

/// Equal for a once-move and its copies: what it does and everything it says. Nothing for every other move.
template <class V>
[[nodiscard]] std::optional<std::uint64_t> copyKey(const V& variant, Seat seat) {
    if (!onceKey(variant)) return std::nullopt;
    Hasher hasher;
    addTo(hasher, seat);
    hasher.add(std::string_view(variantToBytes(variant)));
    return hasher.value();
}

/// A move of which only the first fields are chosen.
template <class V>
struct DraftOf {
    V move;
    std::size_t filled = 0;
};

template <class V>
[[nodiscard]] std::size_t fieldsOf(const V& variant) {
    return std::visit([](const auto& each) { return fieldCount<std::remove_cvref_t<decltype(each)>>; }, variant);
}

/// Reads the fields that are there, in the order of the list, up to the first that is missing.
template <class V>
[[nodiscard]] Result<DraftOf<V>> draftFromJson(std::string_view name, const Json& fields) {
    auto move = alternativeNamed<V>(name);
    if (!move) return variantFromJson<V>(name, fields).error();
    DraftOf<V> draft{*move, 0};
    JsonReader reader;
    std::visit(
        [&](auto& each) {
            bool open = true;
            forEachField(each, [&](std::string_view field, auto& member) {
                const auto found = fields.find(field);
                open = open && found != fields.end();
                if (!open) return;
                reader.enter(field);
                reader.read(*found, member);
                reader.leave();
                ++draft.filled;
            });
        },
        draft.move);
    if (!reader.failed() && draft.filled != fields.size())
        reader.fail("unknown-field", "these fields are not the first ones of \"" + std::string(name) + "\"");
    if (reader.failed()) return reader.error();
    return draft;
}

} // namespace sideboard
