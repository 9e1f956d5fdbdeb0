#pragma once

#include <QtCore/QTranslator>
#include <memory>

namespace sideboard {

/// A language nobody speaks: English with accents and two fifths longer. A layout that holds it holds German too, and
/// a text without accents has escaped translation.
class PseudoTranslator : public QTranslator {
public:
    explicit PseudoTranslator(std::unique_ptr<QTranslator> english) : m_english(std::move(english)) {}

    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation,
                                    int n) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }

    /// Places for figures (%1, %n, {name}) stay as they are.
    [[nodiscard]] static QString disguised(const QString& plain);

private:
    std::unique_ptr<QTranslator> m_english;
};

} // namespace sideboard
