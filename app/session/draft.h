#pragma once

#include <QtCore/QObject>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "engine/core/table.h"
#include "naming.h"
#include "promptmodel.h"

namespace sideboard {

/// What a draft is asked against: the table and what it shows just now.
struct Situation {
    const Table& table;
    const View& view;
    const SeatFaces& faces;
};

/// A move of which only some fields are chosen. Values are kept by key: when the table changes under it, it is asked
/// again, and a choice that fell away is named.
class Draft : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the session")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString move READ move NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString chosen READ chosen NOTIFY changed)     ///< what was chosen so far, in words
    Q_PROPERTY(QString fellAway READ fellAway NOTIFY changed) ///< what is no longer open, in words
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY changed)  ///< one choice back
    Q_PROPERTY(bool drawable READ drawable NOTIFY changed)    ///< chance can fill in the rest
    Q_PROPERTY(sideboard::PromptModel* prompt READ prompt CONSTANT)

public:
    explicit Draft(QObject* parent = nullptr) : QObject(parent), m_prompt(this) {}

    /// Starts a move; `value` answers its first question, if it is open.
    /// An overruled one takes what the rules refuse: the board says otherwise.
    void begin(const Situation& situation, Seat seat, const std::string& move, const std::string& value,
               bool overruled = false);
    /// Asks again. What the table no longer allows falls away.
    void ask(const Situation& situation);
    void clear();

    // Answers. Each tells why it is not open, or takes it.
    [[nodiscard]] std::optional<Refusal> choose(const Situation& situation, const std::string& key, bool overruled);
    void chooseAmount(const Situation& situation, int amount);
    void chooseMix(const Situation& situation, const QStringList& keys, const QList<int>& amounts);
    void arrange(const Situation& situation, const QStringList& places, const QStringList& things,
                 const QList<int>& counts);
    void goBack(const Situation& situation);

    [[nodiscard]] bool active() const { return !m_move.empty(); }
    /// Nothing is left to ask.
    [[nodiscard]] bool whole() const { return active() && !m_open; }
    [[nodiscard]] bool overruled() const;
    [[nodiscard]] Seat seat() const { return m_seat; }
    [[nodiscard]] const std::string& kind() const { return m_move; }
    [[nodiscard]] Json fields() const;
    [[nodiscard]] const std::optional<Prompt>& open() const { return m_open; }

    [[nodiscard]] QString move() const { return QString::fromStdString(m_move); }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString chosen() const { return m_chosen; }
    [[nodiscard]] QString fellAway() const { return m_fellAway; }
    [[nodiscard]] bool canGoBack() const;
    [[nodiscard]] bool drawable() const { return m_drawable; }
    [[nodiscard]] PromptModel* prompt() { return &m_prompt; }

Q_SIGNALS:
    void changed();

private:
    struct Pick {
        std::string field;
        std::string key; ///< for choices; empty for amounts, mixes and arrangements
        Json value;
        bool byItself = false; ///< there was nothing else
        bool overruled = false;
    };

    void add(const Situation& situation, Json value, std::string key = {}, bool overruled = false);
    [[nodiscard]] std::optional<Prompt> promptAfter(const Table& table, const Json& fields) const;
    void dropWhatFellAway(const Situation& situation);
    void takeOnlyValues(const Situation& situation);
    void tell(const Situation& situation);
    [[nodiscard]] QString said(const Pick& pick, const Signs& signs) const;

    Seat m_seat = noSeat;
    std::string m_move;
    std::vector<Pick> m_picks;
    std::optional<Prompt> m_open;
    QString m_title;
    QString m_chosen;
    QString m_fellAway;
    bool m_drawable = false;
    bool m_overruled = false;
    PromptModel m_prompt;
};

} // namespace sideboard
