#pragma once

#include "diagnosis.h"
#include "finder.h"
#include "joinkeys.h"
#include "mesh.h"
#include "replica.h"
#include "tlsserver.h"

namespace sideboard::sync {

// A replica on the real network: listens, announces, hears others, dials them, and lets newcomers in while the table is
// shared.
class Lan : public QObject {
    Q_OBJECT

public:
    struct Wish {
        Replica& replica;
        Around around;
        quint16 port = 0; // to listen on, or any
        FinderSettings finder = {};
        bool isHidden = false; // no announcements and none heard: only addresses that are given
    };

    explicit Lan(const Wish& wish, QObject* parent = nullptr);

    // On which port others reach this device.
    [[nodiscard]] Result<quint16> open();
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    void remember(const HostPort& at) { m_mesh.remember(at); }
    // Where devices were met, to be remembered for another evening.
    [[nodiscard]] QList<HostPort> metAt() const { return m_metAt; }

    // While the share page is open: a new code each time.
    const TableCode& share();
    void stopSharing();
    [[nodiscard]] const std::optional<TableCode>& code() const { return m_code; }
    // With the table key itself, for the QR code.
    [[nodiscard]] Invitation invitation() const;

    // The app came back to the front, or the network changed.
    void refresh();
    [[nodiscard]] Diagnosis diagnosis() const;
    [[nodiscard]] QList<Sighting> sightings() const;

Q_SIGNALS:
    void metAtChanged();
    void joiningOpened(); // the code works from now on
    // By a device of this table: the key was renewed.
    void keyRefused(const sideboard::sync::HostPort& at);

private:
    void announce();
    void hear(const Sighting& sighting);
    void renewKey();
    void tellWhere();
    [[nodiscard]] Mesh::Dial dialling();

    Replica& m_replica;
    Around m_around;
    quint16 m_wishedPort;
    TlsServer m_server;
    std::unique_ptr<Finder> m_finder;
    Mesh m_mesh;
    std::optional<TableCode> m_code;
    std::unique_ptr<JoinKeys> m_joinKeys;
    QList<HostPort> m_metAt;
    QString m_cannotListen;
};

// Dials with the key that holds at that moment.
[[nodiscard]] Mesh::Dial dialWith(std::function<Credential()> credential);

} // namespace sideboard::sync
