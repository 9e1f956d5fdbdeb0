#pragma once

#include "node.h"

namespace sideboard::sync::simulation {

// Several devices at one Derrein table, from the first move until all have come together again.
class Evening {
public:
    struct Wish {
        std::uint64_t seed = 1;
        int devices = 5;
        int seats = 4;
        int lateJoins = 0; // so many of the devices join only later
        bool anybodyForAnybody = false;
    };

    explicit Evening(const Wish& wish);
    ~Evening();

    World world;
    Network network;
    [[nodiscard]] Node& node(int number) { return *m_nodes[static_cast<std::size_t>(number)]; }
    [[nodiscard]] int size() const { return static_cast<int>(m_nodes.size()); }

    void run(qint64 milliseconds) { world.runUntil(world.now() + milliseconds); }
    // Each device enters something about every so many milliseconds, for its own seats.
    void play(qint64 milliseconds, int pause);
    // The same while devices die, come back, come back with an old backup, join late, and networks split.
    void playThroughTrouble(qint64 milliseconds, int pause);
    // Everything is mended; gives how long it took until all were equal, or nothing.
    std::optional<qint64> comeTogether(qint64 limit);

    // Empty, or what is wrong with the table that all should share.
    [[nodiscard]] QString fault();

    struct Figures {
        std::size_t entries = 0;
        std::size_t fitting = 0;   // or taken back, or a copy: everything but what the fold had to skip
        std::size_t disturbed = 0; // shown as fitting somewhere, and later not
        std::size_t asked = 0;
        std::size_t conflicts = 0;
        std::size_t failures = 0; // the disk said no
        std::size_t deaths = 0;
        std::size_t splits = 0;
        std::size_t restores = 0;
        std::size_t identities = 0; // taken anew
    };
    [[nodiscard]] Figures figures();

private:
    void trouble();
    [[nodiscard]] bool allEqual();
    [[nodiscard]] Disk::Content emptyDisk();
    [[nodiscard]] Seat seatFor(const Node& node);

    Wish m_wish;
    Figures m_figures;
    std::vector<std::unique_ptr<Node>> m_nodes;
    std::map<int, Disk::Content> m_backups;
};

} // namespace sideboard::sync::simulation
