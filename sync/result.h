#pragma once

#include <QString>

#include <utility>
#include <variant>

namespace sideboard::sync {

struct Error {
    QString words;
};

// A value, or words on why there is none. Decoders give this instead of throwing.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content(std::move(value)) {}
    Result(Error error) : content(std::move(error)) {}

    [[nodiscard]] bool ok() const { return std::holds_alternative<T>(content); }
    explicit operator bool() const { return ok(); }

    // Only after ok().
    [[nodiscard]] const T& value() const& { return *std::get_if<T>(&content); }
    [[nodiscard]] T&& value() && { return std::move(*std::get_if<T>(&content)); }
    const T& operator*() const& { return value(); }
    const T* operator->() const { return &value(); }

    // Empty when ok().
    [[nodiscard]] QString error() const {
        const auto* found = std::get_if<Error>(&content);
        return found ? found->words : QString();
    }

private:
    std::variant<T, Error> content;
};

} // namespace sideboard::sync
