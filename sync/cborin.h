#pragma once

#include <QByteArray>
#include <QCborStreamReader>
#include <QString>

#include <initializer_list>
#include <limits>
#include <optional>

namespace sideboard::sync {

// Reads CBOR of a known form and keeps the first thing that is wrong. After that every call gives
// an empty value, so a decoder reads straight through and asks once, at the end.
// Only numbers, strings, arrays and maps of stated length are known here.
class CborIn {
public:
    explicit CborIn(const QByteArray& bytes) : size(bytes.size()), reader(bytes) {}

    [[nodiscard]] quint64 number(const char* what, quint64 most = std::numeric_limits<quint64>::max());
    [[nodiscard]] QByteArray bytes(const char* what, qsizetype least, qsizetype most);
    [[nodiscard]] QString text(const char* what, qsizetype mostBytes);

    // Calls item() once for each item; item() must read exactly one.
    template <class Item>
    void array(const char* what, quint64 most, Item item) {
        const quint64 count = enter(what, QCborStreamReader::Array, 0, most);
        for (quint64 i = 0; i < count && !failed(); ++i) item();
        leave();
    }

    // An array of exactly `count` items; items() must read them all.
    template <class Items>
    void tuple(const char* what, quint64 count, Items items) {
        (void)enter(what, QCborStreamReader::Array, count, count);
        if (!failed()) items();
        leave();
    }

    // Calls pair() once for each pair; pair() must read a key and a value.
    template <class Pair>
    void map(const char* what, quint64 most, Pair pair) {
        const quint64 count = enter(what, QCborStreamReader::Map, 0, most);
        for (quint64 i = 0; i < count && !failed(); ++i) pair();
        leave();
    }

    enum class Unknown { Ignored, Refused };

    // A map whose keys are small numbers, each at most once, all of `required` there.
    // field(key) reads the value and says true, or false where it does not know the key.
    template <class Field>
    void record(const char* what, std::initializer_list<quint64> required, Unknown unknown, Field field) {
        quint64 seen = 0;
        map(what, mostFields, [&] {
            const quint64 key = number("a key", mostFields - 1);
            if (failed()) return;
            if (seen & (1ULL << key))
                return refuse(QStringLiteral("%1 has key %2 twice").arg(QLatin1String(what)).arg(key));
            seen |= 1ULL << key;
            if (field(key)) return;
            if (unknown == Unknown::Refused)
                return refuse(QStringLiteral("%1 has an unknown key %2").arg(QLatin1String(what)).arg(key));
            skip();
        });
        for (const quint64 key : required) {
            if (!(seen & (1ULL << key))) refuse(QStringLiteral("%1 lacks key %2").arg(QLatin1String(what)).arg(key));
        }
    }

    void refuse(const QString& words);
    // Also refuses bytes after the end.
    void end();

    [[nodiscard]] bool failed() const { return fault.has_value(); }
    [[nodiscard]] QString words() const { return fault.value_or(QString()); }

private:
    static constexpr quint64 mostFields = 64;

    [[nodiscard]] quint64 enter(const char* what, QCborStreamReader::Type type, quint64 least, quint64 most);
    void leave();
    void skip();
    [[nodiscard]] bool stringFits(const char* what, QCborStreamReader::Type type, qsizetype least, qsizetype most);

    qsizetype size;
    QCborStreamReader reader;
    std::optional<QString> fault;
};

} // namespace sideboard::sync
