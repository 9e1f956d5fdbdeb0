#pragma once

#include <QTest>

#include "sample.h"
#include "sync/lan.h"

namespace sideboard::test {

/// A device with a real file and real links, in the test's own process.
struct RealDevice {
    static constexpr std::uint64_t tableId = 77;

    RealDevice(const QString& file, DeviceId device, const sync::TableKey& key, bool founds)
        : path(file), journal(std::move(*open(file))), table(newTable(tableId, device)) {
        const auto added = journal->writeNow({AddTable{rowOf(*table)}});
        if (added) qFatal("%s", added->message.c_str());
        const sync::Around around = sync::realAround();
        replica = std::make_unique<sync::Replica>(
            sync::Replica::Wish{*table,
                                [this](StoreChanges changes, QObject* context, Journal::Done done) {
                                    journal->write(std::move(changes), context, std::move(done));
                                },
                                around,
                                QStringLiteral("Test"),
                                [this] { return secrets; },
                                {0, {}, key}});
        lan = std::make_unique<sync::Lan>(sync::Lan::Wish{*replica, around, 0, {}, true});
        if (!lan->open()) qFatal("cannot listen");
        if (founds) keep(table->setUp({3, 5, 1, {}}, noon()));
    }

    void keep(const Entered& entered, StoreChanges beside = {}) {
        if (!entered) qFatal("not entered: %s", toJson(entered.error()).dump().c_str());
        beside.insert(beside.begin(), Append{table->id(), {*table->log().find(*entered)}});
        ++pending;
        replica->keep(std::move(beside), [this](const Failure& failure) {
            --pending;
            if (failure) qFatal("not stored: %s", failure->message.c_str());
        });
    }
    [[nodiscard]] sync::HostPort at() const { return {QStringLiteral("127.0.0.1"), lan->port()}; }

    QString path;
    std::unique_ptr<Journal> journal;
    std::unique_ptr<Table> table;
    std::vector<Secret> secrets;
    std::unique_ptr<sync::Replica> replica;
    std::unique_ptr<sync::Lan> lan;
    int pending = 0;
};

} // namespace sideboard::test
