#pragma once

#include <QtCore/QAbstractListModel>
#include <QtQml/qqmlregistration.h>
#include <map>

#include "panelmodel.h"

namespace sideboard {

/// The panels of a view in its order. A panel that leaves and comes back is the same object, so that a page may hold
/// on to it.
class PanelList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the session")
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    enum Role { PanelRole = Qt::UserRole, NameRole, SeatRole, GroupRole };

    using QAbstractListModel::QAbstractListModel;

    void update(const View& view);
    void retranslate();

    [[nodiscard]] int count() const { return int(m_shown.size()); }
    /// Nothing if the view does not show it now.
    [[nodiscard]] PanelModel* named(const QString& name) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void changed(); ///< which panels there are

private:
    std::vector<PanelModel*> m_shown;
    std::map<QString, PanelModel*> m_known;
};

/// One panel by its name, for a game's own page.
class PanelNamed : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sideboard::PanelList* panels READ panels WRITE setPanels NOTIFY panelChanged REQUIRED)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY panelChanged REQUIRED)
    Q_PROPERTY(sideboard::PanelModel* panel READ panel NOTIFY panelChanged)

public:
    using QObject::QObject;
    [[nodiscard]] PanelList* panels() const { return m_panels; }
    void setPanels(PanelList* panels);
    [[nodiscard]] QString name() const { return m_name; }
    void setName(const QString& name);
    [[nodiscard]] PanelModel* panel() const { return m_panel; }

Q_SIGNALS:
    void panelChanged();

private:
    void look();

    PanelList* m_panels = nullptr;
    QString m_name;
    PanelModel* m_panel = nullptr;
};

} // namespace sideboard
