#include "meshwiring.h"

namespace sideboard::sync {

HostPort toHostPort(const Endpoint& at) { return {at.address.toString(), at.port}; }

void wire(Mesh& mesh, Replica& replica) {
    QObject::connect(&mesh, &Mesh::linked, &replica,
                     [&replica](Link* link) { replica.attach(std::unique_ptr<Link>(link)); });
    QObject::connect(&replica, &Replica::recognised, &mesh, [&mesh](DeviceId device, const Link::Peer& peer) {
        if (peer.dialledHere) mesh.recognised(device, toHostPort(peer.at));
    });
    QObject::connect(&replica, &Replica::met, &mesh, [&mesh](DeviceId device) { mesh.met(device); });
    QObject::connect(&replica, &Replica::parted, &mesh, [&mesh](DeviceId device) { mesh.parted(device); });
    QObject::connect(&replica, &Replica::heardOf, &mesh,
                     [&mesh](DeviceId device, const Endpoint& at) { mesh.heardOf(device, toHostPort(at)); });
    QObject::connect(&replica, &Replica::foundSelfAt, &mesh,
                     [&mesh](const Endpoint& at) { mesh.foundSelfAt(toHostPort(at)); });
    QObject::connect(&replica, &Replica::identityTaken, &mesh, &Mesh::setSelf);
    QObject::connect(&replica, &Replica::dismissedHere, &mesh, &Mesh::stop);
}

} // namespace sideboard::sync
