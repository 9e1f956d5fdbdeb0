#include <QTest>

#include "simulation/evening.h"
#include "sync/batches.h"
#include "sync/diagnosis.h"
#include "sync/sha256.h"

#include "engine/games/shelf.h"

using namespace sideboard;
using namespace sideboard::sync;
using namespace sideboard::sync::simulation;

// What a replica does with whoever holds the key and says something odd. The other side is the test itself.
class ReplicaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anotherVersionIsRefusedInWords_data();
    void anotherVersionIsRefusedInWords();
    void unreadableMessagesCostTheLinkAndNothingElse();
    void nothingCountsBeforeHello();
    void replayedEntriesChangeNothing();
    void twoBodiesUnderOneNumberAreReported();
    void anEntryForASeatNotHeldIsSkipped();
    void stampsThatJumpAheadWaitForEver();
    void whoeverFallsSilentIsLetGo();
    void ofTwoLinksOneStays();
    void aCopyOfThisDeviceTakesAnotherNumber();
    void dismissalRenewsTheKeyForTheOthers();
    void marksSayWhoHoldsWhat();
    void diagnosisNamesTheCause();
};

namespace {

// A peer that says what the test wants, over a real codec.
struct Stranger {
    Stranger(Evening& evening, int to, DeviceId as) : device(as) {
        LoopHooks hooks;
        hooks.later = [&evening](int ms, const std::function<void()>& run) { evening.world.later(ms, run); };
        auto [here, there] = LoopLink::pair(hooks);
        link = std::move(here);
        QObject::connect(link.get(), &Link::received, link.get(), [this](const QByteArray& payload) {
            if (const auto message = decode(payload)) heard.push_back(*message);
        });
        evening.node(to).replica().attach(std::move(there));
        evening.run(10);
    }
    void say(const Message& message) { link->send(encode(message)); }
    void greet(Evening& evening, const std::function<void(Hello&)>& change = {}) {
        Hello hello = std::get<Hello>(heard.at(0));
        hello.device = device;
        hello.have.clear();
        if (change) change(hello);
        say(hello);
        evening.run(200);
    }
    void bring(Evening& evening, const std::vector<Entry>& entries) {
        std::vector<const Entry*> pointers;
        for (const Entry& entry : entries) pointers.push_back(&entry);
        for (const QByteArray& batch : toBatches(pointers)) say(Entries{batch, {}});
        evening.run(200);
    }
    [[nodiscard]] std::optional<Bye> bye() const {
        for (const Message& message : heard)
            if (const auto* said = std::get_if<Bye>(&message)) return *said;
        return std::nullopt;
    }

    DeviceId device;
    std::unique_ptr<LoopLink> link;
    std::vector<Message> heard;
};

Entry tapBy(DeviceId device, std::uint32_t seq, const Log& log, Seat seat = seatAt(0)) {
    const Stamp after = seq == 1 ? log.highest() : Stamp{log.highest().clock + seq - 1, device};
    return {{device, seq}, after, seat, {device, seq}, 5, Note{"said by a stranger"}};
}

constexpr DeviceId stranger{0xabcdef};

} // namespace

void ReplicaTest::anotherVersionIsRefusedInWords_data() {
    QTest::addColumn<int>("what");
    QTest::addColumn<quint32>("reason");
    QTest::newRow("protocol") << 0 << quint32(ByeReason::OtherProtocol);
    QTest::newRow("rules") << 1 << quint32(ByeReason::OtherRules);
    QTest::newRow("table") << 2 << quint32(ByeReason::OtherTable);
    QTest::newRow("game") << 3 << quint32(ByeReason::OtherGame);
}

void ReplicaTest::anotherVersionIsRefusedInWords() {
    QFETCH(int, what);
    QFETCH(quint32, reason);
    Evening evening({1, 1, 2, 0});
    const std::uint64_t before = evening.node(0).table().hash();
    Stranger other(evening, 0, stranger);
    other.greet(evening, [&](Hello& hello) {
        if (what == 0) ++hello.protocol;
        if (what == 1) {
            hello.rules += 1;
            hello.have[stranger] = {1, 1};
        }
        if (what == 2) ++hello.table.value;
        if (what == 3) hello.game = QStringLiteral("neuland");
    });
    QVERIFY(other.bye());
    QCOMPARE(quint32(other.bye()->reason), reason);
    QVERIFY(other.bye()->words.size() > 20);
    QCOMPARE(evening.node(0).refusals().size(), std::size_t{1});
    QVERIFY(evening.node(0).refusals().front().size() > 20);
    QVERIFY(!other.link->isOpen());
    other.bring(evening, {tapBy(stranger, 1, evening.node(0).table().log())});
    QCOMPARE(evening.node(0).table().hash(), before);
    QCOMPARE(evening.node(0).table().log().size(), std::size_t{1});
}

void ReplicaTest::unreadableMessagesCostTheLinkAndNothingElse() {
    Evening evening({2, 2, 2, 0});
    evening.play(3000, 300);
    QVERIFY(evening.comeTogether(5000));
    const std::uint64_t before = evening.node(0).table().hash();
    for (int kind = 0; kind < 4; ++kind) {
        Stranger other(evening, 0, {stranger.value + static_cast<std::uint64_t>(kind)});
        other.greet(evening);
        if (kind == 0) other.link->send("no message at all");
        if (kind == 1) other.say(Entries{"no batch", {}});
        if (kind == 2) other.say(Entries{{}, "nothing that goes aside"});
        if (kind == 3) other.link->sendRaw(QByteArray(64, '\xff'));
        evening.run(200);
        QVERIFY(!other.link->isOpen());
        if (kind < 3) QCOMPARE(quint32(other.bye().value_or(Bye{}).reason), quint32(ByeReason::Malformed));
    }
    QCOMPARE(evening.node(0).table().hash(), before);
    // The others did not notice.
    evening.play(2000, 300);
    QVERIFY(evening.comeTogether(2000));
    QCOMPARE(evening.fault(), QString());
}

void ReplicaTest::nothingCountsBeforeHello() {
    Evening evening({3, 1, 2, 0});
    Stranger other(evening, 0, stranger);
    other.bring(evening, {tapBy(stranger, 1, evening.node(0).table().log())});
    QCOMPARE(evening.node(0).table().log().size(), std::size_t{1});
    evening.run(Conversation::greetingLimit + 2000);
    QVERIFY(!other.link->isOpen()); // whoever never says who it is goes
}

void ReplicaTest::replayedEntriesChangeNothing() {
    Evening evening({4, 2, 2, 0});
    evening.play(5000, 300);
    QVERIFY(evening.comeTogether(5000));
    std::vector<Entry> all;
    const Log& log = evening.node(0).table().log();
    for (std::size_t i = 0; i < log.size(); ++i) all.push_back(log[i]);
    const std::uint64_t before = evening.node(1).table().hash();
    const std::size_t onDisk = evening.node(1).disk().content().entries.size();
    Stranger other(evening, 1, stranger);
    other.greet(evening);
    for (int i = 0; i < 3; ++i) other.bring(evening, all);
    QCOMPARE(evening.node(1).table().hash(), before);
    QCOMPARE(evening.node(1).table().log().size(), all.size());
    QCOMPARE(evening.node(1).disk().content().entries.size(), onDisk);
    QCOMPARE(evening.node(1).identities(), 0);
}

void ReplicaTest::twoBodiesUnderOneNumberAreReported() {
    Evening evening({5, 1, 2, 0});
    Stranger other(evening, 0, stranger);
    other.greet(evening);
    const Entry first = tapBy(stranger, 1, evening.node(0).table().log());
    other.bring(evening, {first});
    Entry second = first;
    second.body = Note{"no, this"};
    other.bring(evening, {second});
    QCOMPARE(evening.node(0).conflicts(), 1);
    QVERIFY(*evening.node(0).table().log().find(first.id) == first);
    QVERIFY(evening.node(0).disk().content().entries.at(first.id) == first);
}

void ReplicaTest::anEntryForASeatNotHeldIsSkipped() {
    Evening evening({6, 1, 2, 0});
    Node& node = evening.node(0);
    node.keep(node.table().changeSeat(noSeat, {SeatAct::ownSeatsOnly, {}, {}}, evening.world.wall()));
    evening.run(100);
    const auto before = node.table().stateJson();
    Stranger other(evening, 0, stranger);
    other.greet(evening);
    Entry tap = tapBy(stranger, 1, node.table().log());
    tap.body = Adjustment{trackedKey("seat0.wood"), 1};
    other.bring(evening, {tap});
    const auto position = node.table().log().positionOf(tap.id);
    QVERIFY(position); // it stays in the log, for everybody to see
    QCOMPARE(node.table().outcome(*position).fit, Fit::didNotFit);
    QVERIFY(node.table().stateJson() == before);
}

void ReplicaTest::stampsThatJumpAheadWaitForEver() {
    Evening evening({7, 1, 2, 0});
    Stranger other(evening, 0, stranger);
    other.greet(evening);
    Entry far = tapBy(stranger, 1, evening.node(0).table().log());
    far.after = {1000, {stranger.value + 1}};
    other.bring(evening, {far});
    QCOMPARE(evening.node(0).table().log().size(), std::size_t{1});
    QCOMPARE(evening.node(0).table().log().waiting(), std::size_t{1});
    QVERIFY(evening.node(0).keep(evening.node(0).table().note(seatAt(0), "on we go", evening.world.wall())));
}

void ReplicaTest::whoeverFallsSilentIsLetGo() {
    Evening evening({8, 1, 2, 0});
    Stranger other(evening, 0, stranger);
    other.greet(evening);
    QVERIFY(evening.node(0).replica().isLinkedTo(stranger));
    evening.run(Conversation::deadAfter + 2000);
    QVERIFY(!evening.node(0).replica().isLinkedTo(stranger));
    QVERIFY(!other.link->isOpen());
}

void ReplicaTest::ofTwoLinksOneStays() {
    Evening evening({9, 2, 2, 0});
    // Both dial each other at the start; after the meeting each has one link.
    evening.run(5000);
    QVERIFY(evening.node(0).replica().isLinkedTo(evening.node(1).replica().self()));
    Stranger again(evening, 0, evening.node(1).replica().self());
    again.greet(evening, [&](Hello& hello) { hello.have = std::get<Hello>(again.heard.at(0)).have; });
    evening.run(8000);
    QVERIFY(evening.node(0).replica().isLinkedTo(evening.node(1).replica().self()));
    evening.play(2000, 300);
    QVERIFY(evening.comeTogether(5000));
}

void ReplicaTest::aCopyOfThisDeviceTakesAnotherNumber() {
    Evening evening({10, 3, 3, 0});
    evening.play(5000, 300);
    QVERIFY(evening.comeTogether(5000));
    const DeviceId was = evening.node(2).table().log().self();
    const Disk::Content old = evening.node(2).disk().content();
    for (int i = 0; i < 5; ++i) evening.node(2).doSomething(seatAt(2));
    QVERIFY(evening.node(2).keep(evening.node(2).table().note(seatAt(2), "later", evening.world.wall())));
    QVERIFY(evening.comeTogether(5000));
    evening.node(2).restore(old);
    QVERIFY(evening.comeTogether(10'000));
    QVERIFY(evening.node(2).table().log().self() != was);
    QCOMPARE(evening.node(2).identities(), 1);
    QVERIFY(evening.node(2).keep(evening.node(2).table().note(seatAt(2), "anew", evening.world.wall())));
    QVERIFY(evening.comeTogether(5000));
    QCOMPARE(evening.fault(), QString());
}

void ReplicaTest::dismissalRenewsTheKeyForTheOthers() {
    Evening evening({14, 3, 3, 0});
    const DeviceId goes = evening.node(2).table().log().self();
    Node& node = evening.node(0);
    const KeyRenewal before = node.replica().key();
    node.keep(node.table().changeSeat(noSeat, {SeatAct::dismiss, goes, {}}, evening.world.wall()));
    evening.run(2000);
    QVERIFY(node.replica().key().isNewerThan(before));
    QVERIFY(node.replica().key() == evening.node(1).replica().key());
    QVERIFY(!(node.replica().key() == evening.node(2).replica().key()));
    QVERIFY(!node.replica().isLinkedTo(goes));
    QVERIFY(!evening.node(1).replica().isLinkedTo(goes));
    QVERIFY(keyFromSetting(evening.node(1).disk().content().settings.at(keySettingName(node.replica().id()))) ==
            node.replica().key());
}

void ReplicaTest::marksSayWhoHoldsWhat() {
    Evening evening({15, 3, 3, 0});
    Node& node = evening.node(0);
    evening.network.setSide(2, 1);
    evening.run(6000);
    node.keep(node.table().note(seatAt(0), "who holds this?", evening.world.wall()));
    const EntryId id = node.table().log()[node.table().log().size() - 1].id;
    QVERIFY(!node.replica().isStored(id));
    evening.run(3000);
    QVERIFY(node.replica().isStored(id));
    QVERIFY(!node.replica().heldByAll(id));
    const auto stateOf = [&](int number) {
        for (const DeviceStatus& status : node.replica().devices())
            if (status.device == evening.node(number).replica().self()) return status;
        return DeviceStatus{};
    };
    QCOMPARE(stateOf(0).state, DeviceStatus::State::Here);
    QCOMPARE(stateOf(1).state, DeviceStatus::State::InStep);
    QCOMPARE(stateOf(2).state, DeviceStatus::State::Away);
    QCOMPARE(stateOf(2).lacking, quint64{1});
    QVERIFY(stateOf(2).lastContact > 0);
    // Alone, the third one keeps what it enters for later.
    evening.node(2).keep(evening.node(2).table().note(seatAt(2), "a draft", evening.world.wall()));
    QCOMPARE(evening.node(2).replica().unsent(), quint64{1});
    QVERIFY(evening.comeTogether(20'000));
    evening.run(2000);
    QVERIFY(node.replica().heldByAll(id));
    QCOMPARE(stateOf(2).state, DeviceStatus::State::InStep);
    QCOMPARE(evening.node(2).replica().unsent(), quint64{0});
}

void ReplicaTest::diagnosisNamesTheCause() {
    using Way = Diagnosis::Way;
    using State = Diagnosis::State;
    Diagnosed seen;
    seen.finder = FinderReport{};
    QCOMPARE(diagnose(seen)[Way::Network].state, State::Works);
    QCOMPARE(diagnose(seen)[Way::Multicast].state, State::Unknown);
    seen.hasNetwork = false;
    QCOMPARE(diagnose(seen)[Way::Network].state, State::Fails);
    seen.finder->heardBroadcast = 3;
    QCOMPARE(diagnose(seen)[Way::Broadcast].state, State::Works);
    QCOMPARE(diagnose(seen)[Way::Multicast].state, State::Fails);
    // Heard and not reached: the network keeps its devices apart.
    seen.heard = 1;
    seen.dials = {DialFailure::TimedOut};
    QVERIFY(diagnose(seen)[Way::Dialling].words.contains(QStringLiteral("isolation")));
    seen.dials = {DialFailure::WrongKey};
    QVERIFY(diagnose(seen)[Way::Dialling].words.contains(QStringLiteral("key")));
    seen.linked = 1;
    QCOMPARE(diagnose(seen)[Way::Dialling].state, State::Works);
    seen.cannotListen = QStringLiteral("no right to");
    QCOMPARE(diagnose(seen)[Way::Listening].state, State::Fails);
    seen.finder->cannotListen4 = QStringLiteral("not permitted");
    seen.finder->heardBroadcast = 0;
    QVERIFY(diagnose(seen)[Way::Broadcast].words.contains(QStringLiteral("not permitted")));
}

QTEST_GUILESS_MAIN(ReplicaTest)
#include "replicatest.moc"
