#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace sideboard {

/// One member of a struct, with the name it has in JSON, prompts and history. A struct lists its fields once:
///   static constexpr auto fields() { return std::tuple{field("cell", &Build::cell), ...}; }
template <class Struct, class T>
struct Field {
    using Type = T;
    std::string_view name;
    T Struct::*member;
};

template <class Struct, class T>
constexpr Field<Struct, T> field(std::string_view name, T Struct::*member) {
    return {name, member};
}

template <class T>
concept Fielded = requires {
    T::fields();
};

template <Fielded T>
inline constexpr std::size_t fieldCount = std::tuple_size_v<decltype(T::fields())>;

/// Calls visit(name, member) for every field in order.
template <class T, class Visit>
requires Fielded<std::remove_cvref_t<T>>
constexpr void forEachField(T&& value, Visit&& visit) {
    std::apply([&](const auto&... each) { (visit(each.name, value.*(each.member)), ...); },
               std::remove_cvref_t<T>::fields());
}

/// Calls visit(name, member) for the field with this number.
template <class T, class Visit>
requires Fielded<std::remove_cvref_t<T>>
constexpr void withField(T&& value, std::size_t number, Visit&& visit) {
    std::size_t at = 0;
    forEachField(value, [&](std::string_view name, auto& member) {
        if (at++ == number) visit(name, member);
    });
}

/// An enum whose values have names: `constexpr auto namesOf(Good) { return std::array<std::string_view, 5>{...}; }`
/// beside it. The values are written out, start at 0 and are never renumbered: they are on disk and on the wire.
template <class E>
concept NamedEnum = std::is_enum_v<E> && requires {
    namesOf(E{});
};

template <NamedEnum E>
inline constexpr std::size_t countOf = namesOf(E{}).size();

template <NamedEnum E>
constexpr std::string_view nameOf(E value) {
    return namesOf(E{})[static_cast<std::size_t>(value)];
}

template <NamedEnum E>
constexpr std::optional<E> fromName(std::string_view name) {
    constexpr auto names = namesOf(E{});
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return static_cast<E>(i);
    return std::nullopt;
}

template <NamedEnum E>
constexpr auto valuesOf() {
    std::array<E, countOf<E>> values{};
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<E>(i);
    return values;
}

/// A value for each value of an enum; an object with names in JSON.
template <NamedEnum E, class T>
struct Per {
    using Key = E;
    using Value = T;
    std::array<T, countOf<E>> values{};

    constexpr T& operator[](E key) { return values[static_cast<std::size_t>(key)]; }
    constexpr const T& operator[](E key) const { return values[static_cast<std::size_t>(key)]; }
    constexpr auto begin() { return values.begin(); }
    constexpr auto end() { return values.end(); }
    constexpr auto begin() const { return values.begin(); }
    constexpr auto end() const { return values.end(); }
    bool operator==(const Per&) const = default;
};

template <class E, class T>
constexpr int sumOf(const Per<E, T>& amounts) {
    int sum = 0;
    for (const T& amount : amounts) sum += amount;
    return sum;
}

/// At most N things in order, held in place so that a state stays a plain value. Unused places keep T{}.
template <class T, std::size_t N>
struct List {
    using Value = T;
    static constexpr std::size_t capacity = N;
    std::array<T, N> items{};
    std::uint8_t count = 0;

    [[nodiscard]] constexpr bool empty() const { return count == 0; }
    [[nodiscard]] constexpr bool full() const { return count == N; }
    [[nodiscard]] constexpr std::size_t size() const { return count; }
    constexpr void push(const T& item) { items[count++] = item; }
    constexpr T pop() {
        const T last = items[--count];
        items[count] = T{};
        return last;
    }
    constexpr void erase(std::size_t at) {
        for (std::size_t i = at; i + 1 < count; ++i) items[i] = items[i + 1];
        items[--count] = T{};
    }
    constexpr void insert(std::size_t at, const T& item) {
        for (std::size_t i = count; i > at; --i) items[i] = items[i - 1];
        items[at] = item;
        ++count;
    }
    constexpr void clear() { *this = List{}; }
    constexpr T& operator[](std::size_t i) { return items[i]; }
    constexpr const T& operator[](std::size_t i) const { return items[i]; }
    constexpr T& back() { return items[count - 1]; }
    constexpr const T& back() const { return items[count - 1]; }
    constexpr auto begin() { return items.begin(); }
    constexpr auto end() { return items.begin() + count; }
    constexpr auto begin() const { return items.begin(); }
    constexpr auto end() const { return items.begin() + count; }
    bool operator==(const List&) const = default;
};

namespace detail {
template <class T>
inline constexpr bool isPer = false;
template <class E, class T>
inline constexpr bool isPer<Per<E, T>> = true;
template <class T>
inline constexpr bool isList = false;
template <class T, std::size_t N>
inline constexpr bool isList<List<T, N>> = true;
} // namespace detail

template <class T>
concept PerEnum = detail::isPer<T>;
template <class T>
concept FixedList = detail::isList<T>;

} // namespace sideboard
