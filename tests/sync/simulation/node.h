#pragma once

#include "disk.h"
#include "network.h"

#include <set>

#include "engine/core/table.h"
#include "sync/mesh.h"
#include "sync/replica.h"

namespace sideboard::sync::simulation {

// One simulated device: its disk outlives it.
class Node {
public:
    Node(World& world, Network& network, int number, Disk::Content content);
    ~Node() { kill(); }

    void start();
    // As a phone dies: nothing more is written or said.
    void kill();
    // Comes back with what stood on its disk some time ago.
    void restore(const Disk::Content& backup);

    [[nodiscard]] bool isUp() const { return m_replica != nullptr; }
    [[nodiscard]] Replica& replica() { return *m_replica; }
    [[nodiscard]] Table& table() { return *m_table; }
    [[nodiscard]] Disk& disk() { return m_disk; }
    [[nodiscard]] int number() const { return m_number; }

    // Stores and sends what was entered, as the app does. False if nothing was.
    bool keep(const Entered& entered) { return keepBeside(entered, {}); }
    bool keepBeside(const Entered& entered, StoreChanges beside);
    // One thing that people do at a table: mostly moves, sometimes taps, corrections, take-backs.
    void doSomething(Seat seat);

    // Everything that was answered with "ok" and that no backup has undone, by its moment.
    [[nodiscard]] const std::set<std::int64_t>& promised() const { return m_promised; }
    // Entries that were shown here as fitting and later did not.
    [[nodiscard]] const std::set<EntryId>& disturbed() const { return m_disturbed; }
    [[nodiscard]] int asked() const { return m_asked; }
    [[nodiscard]] int conflicts() const { return m_conflicts; }
    [[nodiscard]] int identities() const { return m_identities; }
    [[nodiscard]] int failures() const { return m_failures; }
    [[nodiscard]] const std::vector<QString>& refusals() const { return m_refusals; }
    [[nodiscard]] std::vector<Secret>& secrets() { return m_secrets; }

private:
    World& m_world;
    Network& m_network;
    int m_number;
    Disk m_disk;
    std::vector<Secret> m_secrets;
    std::unique_ptr<Table> m_table;
    std::unique_ptr<Replica> m_replica;
    std::unique_ptr<Mesh> m_mesh;
    std::set<std::int64_t> m_promised;
    std::set<EntryId> m_disturbed;
    std::vector<QString> m_refusals;
    int m_asked = 0;
    int m_conflicts = 0;
    int m_identities = 0;
    int m_failures = 0;
};

} // namespace sideboard::sync::simulation
