#pragma once

#include <string>
#include <utility>
#include <variant>

namespace sideboard {

/// What was wrong with something that came from outside, in words for the person who sent it.
struct Error {
    std::string code;    ///< stable, for programs: "unknown-move"
    std::string message; ///< says what was wrong and what to do
    bool operator==(const Error&) const = default;
};

/// A value, or why there is none.
template <class T, class E = Error>
class [[nodiscard]] Result {
public:
    Result(T value) : m_content(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : m_content(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] explicit operator bool() const { return m_content.index() == 0; }
    [[nodiscard]] T& operator*() { return *std::get_if<0>(&m_content); }
    [[nodiscard]] const T& operator*() const { return *std::get_if<0>(&m_content); }
    [[nodiscard]] T* operator->() { return std::get_if<0>(&m_content); }
    [[nodiscard]] const T* operator->() const { return std::get_if<0>(&m_content); }
    [[nodiscard]] const E& error() const { return *std::get_if<1>(&m_content); }

private:
    std::variant<T, E> m_content;
};

} // namespace sideboard
