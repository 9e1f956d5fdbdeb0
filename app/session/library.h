#pragma once

#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <QtCore/QUrl>
#include <QtQml/qqmlregistration.h>
#include <memory>

#include "nearbymodel.h"
#include "recordmodel.h"
#include "session.h"
#include "settings.h"
#include "tablemodel.h"
#include "tablewish.h"

namespace sideboard {

/// Everything this device keeps: its tables, its records, its settings; and the one table that lies open.
class Library : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString trouble READ trouble NOTIFY troubleChanged) ///< why the file cannot be used
    Q_PROPERTY(QString troubleDetail READ troubleDetail NOTIFY troubleChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY noticed) ///< what came of an import, an export, a backup
    Q_PROPERTY(bool noticeIsTrouble READ noticeIsTrouble NOTIFY noticed)
    Q_PROPERTY(sideboard::Session* session READ session NOTIFY sessionChanged)
    Q_PROPERTY(sideboard::Settings* settings READ settings CONSTANT)
    Q_PROPERTY(sideboard::TableWish* wish READ wish CONSTANT)
    Q_PROPERTY(sideboard::TableModel* tables READ tables CONSTANT)
    Q_PROPERTY(sideboard::RecordModel* records READ records CONSTANT)
    Q_PROPERTY(sideboard::PlayerModel* players READ players CONSTANT)
    Q_PROPERTY(sideboard::Joining* joining READ joining CONSTANT)
    Q_PROPERTY(QStringList backups READ backups NOTIFY noticed)
    Q_PROPERTY(QString place READ place CONSTANT) ///< where the file lies

public:
    /// `network` makes what is attached to each opened table; empty: this device is alone.
    struct Network {
        std::function<Neighbours*(QObject* parent)> neighbours;
        std::function<Joining*(QObject* parent)> joining;
    };
    explicit Library(QString path, Network network = {}, QObject* parent = nullptr);
    ~Library() override;

    /// Opens the file, or says why not. Goes back to the table that was open.
    Q_INVOKABLE void open();

    Q_INVOKABLE void newTable(); ///< a fresh wish
    Q_INVOKABLE void create();   ///< the wished table, and opens it
    Q_INVOKABLE void openTable(const QString& table);
    Q_INVOKABLE void closeTable();
    Q_INVOKABLE void rename(const QString& table, const QString& title);
    Q_INVOKABLE void archive(const QString& table, bool archived);
    Q_INVOKABLE void remove(const QString& table);
    Q_INVOKABLE void rematch(const QString& table);
    Q_INVOKABLE void importTable(const QUrl& file);
    Q_INVOKABLE void exportTable(const QUrl& file);
    /// As "text", "csv" or "json"; pictures are taken by the page.
    Q_INVOKABLE void exportScore(const QString& format, const QUrl& file);
    Q_INVOKABLE void pictureSaved(bool saved, const QUrl& file);
    Q_INVOKABLE void backUp();
    Q_INVOKABLE void dismissNotice();

    [[nodiscard]] Journal* journal() { return m_journal.get(); }
    void retranslate();

    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] QString troubleDetail() const { return m_troubleDetail; }
    [[nodiscard]] QString notice() const { return m_notice; }
    [[nodiscard]] bool noticeIsTrouble() const { return m_noticeIsTrouble; }
    [[nodiscard]] Session* session() { return m_session.get(); }
    [[nodiscard]] Settings* settings() { return &m_settings; }
    [[nodiscard]] TableWish* wish() { return &m_wish; }
    [[nodiscard]] TableModel* tables() { return &m_tables; }
    [[nodiscard]] RecordModel* records() { return &m_records; }
    [[nodiscard]] PlayerModel* players() { return &m_players; }
    [[nodiscard]] Joining* joining() { return m_joining; }
    [[nodiscard]] QStringList backups() const;
    [[nodiscard]] QString place() const { return m_path; }

Q_SIGNALS:
    void troubleChanged();
    void sessionChanged();
    void noticed();

private:
    void list();
    void describeNext();
    void show(Session::Opened opened);
    [[nodiscard]] bool write(StoreChanges changes);
    void tell(const QString& notice, bool trouble = false);
    void save(const QByteArray& bytes, const QUrl& file);
    void prefill(Table& table, const TableRow& row, StoreChanges& changes);

    QString m_path;
    Network m_network;
    std::unique_ptr<Journal> m_journal; ///< outlives everything below
    QString m_trouble;
    QString m_troubleDetail;
    QString m_notice;
    bool m_noticeIsTrouble = false;
    Settings m_settings{this};
    TableWish m_wish{this};
    TableModel m_tables{this};
    RecordModel m_records{this};
    PlayerModel m_players{this};
    Joining* m_joining;
    std::vector<TableRow> m_undescribed; ///< who plays is found out table by table, after the first frame
    QTimer m_describing;
    std::unique_ptr<Session> m_session;
};

} // namespace sideboard
