#pragma once

#include "result.h"

#include <QString>

namespace sideboard::sync {

// What people type to join: 40 random bits as 8 Crockford base-32 characters.
class TableCode {
public:
    static constexpr int length = 8;

    [[nodiscard]] static TableCode random();

    // Forgives lower case, spaces and dashes, O for 0, I and L for 1. Refuses with words for the screen.
    [[nodiscard]] static Result<TableCode> parse(const QString& typed);

    [[nodiscard]] QString toText() const;  // "7KM2QX9A"
    [[nodiscard]] QString toShown() const; // "7KM2-QX9A", as on the share page

    bool operator==(const TableCode&) const = default;

private:
    explicit TableCode(quint64 bits) : bits(bits) {}
    quint64 bits;
};

} // namespace sideboard::sync
