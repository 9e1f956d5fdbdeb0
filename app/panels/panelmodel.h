#pragma once

#include <QtCore/QObject>
#include <QtQml/qqmlregistration.h>

#include "piecemodel.h"

namespace sideboard {

/// What all kinds of panel share. Read-only for QML; the session updates it with what the engine describes.
class PanelModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the session")
    Q_PROPERTY(QString name READ name NOTIFY nameChanged)
    Q_PROPERTY(QString title READ title NOTIFY wordsChanged)
    Q_PROPERTY(QString note READ note NOTIFY wordsChanged)
    Q_PROPERTY(int seat READ seat NOTIFY nameChanged) ///< -1: shared
    Q_PROPERTY(sideboard::PieceModel* pieces READ pieces CONSTANT)

public:
    explicit PanelModel(QObject* parent = nullptr) : QObject(parent), m_pieces(this) {}

    [[nodiscard]] virtual PanelKind kind() const = 0;
    void update(const Panel& panel);
    void retranslate();

    [[nodiscard]] QString name() const { return QString::fromStdString(m_panel.name); }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] int seat() const { return m_panel.seat == noSeat ? -1 : int(indexOf(m_panel.seat)); }
    [[nodiscard]] PieceModel* pieces() { return &m_pieces; }

Q_SIGNALS:
    void nameChanged();
    void wordsChanged();
    void gaugesChanged();

protected:
    [[nodiscard]] int gauge(std::string_view name, int otherwise = 0) const;

private:
    Panel m_panel; ///< its pieces live in m_pieces
    PieceModel m_pieces;
};

/// An empty panel of that kind.
[[nodiscard]] PanelModel* makePanel(PanelKind kind, QObject* parent);

} // namespace sideboard
