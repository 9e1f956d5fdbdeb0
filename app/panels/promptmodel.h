#pragma once

#include <QtCore/QObject>
#include <QtQml/qqmlregistration.h>
#include <functional>

#include "engine/core/prompt.h"
#include "engine/core/view.h"
#include "optionmodel.h"

namespace sideboard {

/// How a value of a field, a good or a place is shown.
struct Sign {
    Words label;
    std::string icon;
    std::string tone;
    int column = 0; ///< for cells
    int row = 0;
};

/// The game's words for what a prompt names by key. `tracked` names what an outcome changes.
struct Signs {
    std::function<Sign(std::string_view field, std::string_view key)> value;
    std::function<Sign(std::string_view id)> tracked;
};

/// What the next open field of a drafted move may be, for the prompt sheet.
class PromptModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the session")
    Q_PROPERTY(Kind kind READ kind NOTIFY changed)
    Q_PROPERTY(QString field READ field NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int min READ min NOTIFY changed) ///< of an amount, or of the total of a mix
    Q_PROPERTY(int max READ max NOTIFY changed)
    Q_PROPERTY(QString panel READ panel NOTIFY changed) ///< where the cells lie
    Q_PROPERTY(bool allMustStand READ allMustStand NOTIFY changed)
    Q_PROPERTY(sideboard::OptionModel* options READ options CONSTANT) ///< values, goods of a mix, things to place
    Q_PROPERTY(sideboard::OptionModel* places READ places CONSTANT)

public:
    enum Kind { Nothing, Choice, Cells, Amount, Mix, Arrangement };
    Q_ENUM(Kind)

    explicit PromptModel(QObject* parent = nullptr) : QObject(parent), m_options(this), m_places(this) {}

    void update(const Words& title, const Prompt& prompt, const Signs& signs);
    void clear();

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] QString field() const { return m_field; }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] int min() const { return m_min; }
    [[nodiscard]] int max() const { return m_max; }
    [[nodiscard]] QString panel() const { return m_panel; }
    [[nodiscard]] bool allMustStand() const { return m_allMustStand; }
    [[nodiscard]] OptionModel* options() { return &m_options; }
    [[nodiscard]] OptionModel* places() { return &m_places; }

    /// "−1 wood −2 brick +3 points", in the game's words.
    [[nodiscard]] static QString outcomeText(const Changes& changes, const Signs& signs);

Q_SIGNALS:
    void changed();

private:
    Kind m_kind = Nothing;
    QString m_field;
    QString m_title;
    QString m_panel;
    int m_min = 0;
    int m_max = 0;
    bool m_allMustStand = false;
    OptionModel m_options;
    OptionModel m_places;
};

} // namespace sideboard
