#include "sync/invitation.h"
#include "sync/tablecode.h"

#include <QSet>
#include <QTest>

using namespace sideboard::sync;

class CodeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCodeReadsBackAsItWasShown();
    void codesDiffer();
    void typingSlipsAreForgiven_data();
    void typingSlipsAreForgiven();
    void whatCannotBeACodeIsRefusedWithWords_data();
    void whatCannotBeACodeIsRefusedWithWords();
    void anInvitationComesBackAsItWas();
    void linksAreReadable();
    void otherLinksAreRefusedWithWords_data();
    void otherLinksAreRefusedWithWords();
    void aBadAddressDoesNotSpoilTheOthers();
    void typedAddressesAreUnderstood_data();
    void typedAddressesAreUnderstood();
    void badAddressesAreRefused_data();
    void badAddressesAreRefused();
};

void CodeTest::aCodeReadsBackAsItWasShown() {
    for (int i = 0; i < 1000; ++i) {
        const TableCode code = TableCode::random();
        QCOMPARE(code.toText().size(), 8);
        QCOMPARE(code.toShown().size(), 9);
        QVERIFY(*TableCode::parse(code.toText()) == code);
        QVERIFY(*TableCode::parse(code.toShown().toLower()) == code);
    }
}

void CodeTest::codesDiffer() {
    QSet<QString> seen;
    for (int i = 0; i < 1000; ++i) seen += TableCode::random().toText();
    QCOMPARE(seen.size(), 1000);
}

void CodeTest::typingSlipsAreForgiven_data() {
    QTest::addColumn<QString>("typed");
    QTest::newRow("as it is") << QStringLiteral("01ABCDEF");
    QTest::newRow("lower case") << QStringLiteral("01abcdef");
    QTest::newRow("O for 0, I for 1") << QStringLiteral("OIABCDEF");
    QTest::newRow("o for 0, l for 1") << QStringLiteral("olabcdef");
    QTest::newRow("dash") << QStringLiteral("01AB-CDEF");
    QTest::newRow("spaces and a long dash") << QStringLiteral("  01 AB – CD\tEF\n");
}

void CodeTest::typingSlipsAreForgiven() {
    QFETCH(QString, typed);
    const auto code = TableCode::parse(typed);
    QVERIFY2(code.ok(), qPrintable(code.error()));
    QCOMPARE(code->toText(), QStringLiteral("01ABCDEF"));
}

void CodeTest::whatCannotBeACodeIsRefusedWithWords_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("words");
    QTest::newRow("nothing") << QString() << QStringLiteral("A table code has 8 characters; 0 so far.");
    QTest::newRow("short") << QStringLiteral("01AB-CDE") << QStringLiteral("A table code has 8 characters; 7 so far.");
    QTest::newRow("long") << QStringLiteral("01AB-CDEFG")
                          << QStringLiteral("That is too long: a table code has 8 characters.");
    QTest::newRow("u") << QStringLiteral("U1AB-CDEF") << QStringLiteral("“U” is not used in table codes.");
    QTest::newRow("sign") << QStringLiteral("01AB*CDE") << QStringLiteral("“*” is not used in table codes.");
    QTest::newRow("very long") << QString(1'000'000, QLatin1Char('A'))
                               << QStringLiteral("That is too long: a table code has 8 characters.");
}

void CodeTest::whatCannotBeACodeIsRefusedWithWords() {
    QFETCH(QString, typed);
    QFETCH(QString, words);
    QCOMPARE(TableCode::parse(typed).error(), words);
}

void CodeTest::anInvitationComesBackAsItWas() {
    const QList<HostPort> at{{QStringLiteral("192.168.1.5"), 4000},
                             {QStringLiteral("fd00::5"), 4001},
                             {QStringLiteral("shelf.local"), 4002}};
    const Invitation byCode{TableCode::random(), at};
    const Invitation byKey{Invitation::ByKey{randomTableId(), randomTableKey()}, at};
    const Invitation noAddress{TableCode::random(), {}};
    for (const Invitation& invitation : {byCode, byKey, noAddress}) {
        const auto parsed = parseLink(toLink(invitation));
        QVERIFY2(parsed.ok(), qPrintable(parsed.error()));
        QVERIFY2(*parsed == invitation, qPrintable(toLink(*parsed)));
    }
    for (int i = 0; i < 200; ++i) { // keys whose text holds "-" and "_" too
        const Invitation invitation{Invitation::ByKey{randomTableId(), randomTableKey()}, {}};
        QVERIFY(*parseLink(toLink(invitation)) == invitation);
    }
}

void CodeTest::linksAreReadable() {
    const Invitation invitation{*TableCode::parse(QStringLiteral("7KM2QX9A")), {{QStringLiteral("192.168.1.5"), 4000}}};
    QCOMPARE(toLink(invitation), QStringLiteral("sideboard://join?code=7KM2QX9A&at=192.168.1.5:4000"));
    QVERIFY(*parseLink(QStringLiteral(" SIDEBOARD://join?code=7km2-qx9a&at=192.168.1.5:4000&later=1\n")) == invitation);
}

void CodeTest::otherLinksAreRefusedWithWords_data() {
    QTest::addColumn<QString>("link");
    QTest::newRow("nothing") << QString();
    QTest::newRow("web") << QStringLiteral("https://example.org/?code=7KM2QX9A");
    QTest::newRow("other verb") << QStringLiteral("sideboard://leave?code=7KM2QX9A");
    QTest::newRow("no code") << QStringLiteral("sideboard://join?at=1.2.3.4:5");
    QTest::newRow("bad code") << QStringLiteral("sideboard://join?code=7KM2");
    QTest::newRow("short key") << QStringLiteral("sideboard://join?table=0001020304050607&key=AAAA");
    QTest::newRow("no table") << QStringLiteral("sideboard://join?key=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
    QTest::newRow("odd table") << QStringLiteral(
        "sideboard://join?table=zz0102030405060708090a0b0c0d0e0f&key=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
    QTest::newRow("too long") << QStringLiteral("sideboard://join?code=7KM2QX9A&x=") + QString(5000, QLatin1Char('x'));
}

void CodeTest::otherLinksAreRefusedWithWords() {
    QFETCH(QString, link);
    const auto parsed = parseLink(link);
    QVERIFY(!parsed.ok());
    QVERIFY(!parsed.error().isEmpty());
}

void CodeTest::aBadAddressDoesNotSpoilTheOthers() {
    const auto parsed =
        parseLink(QStringLiteral("sideboard://join?code=7KM2QX9A&at=:::&at=1.2.3.4&at=1.2.3.4:99999&at=1.2.3.4:5"));
    QVERIFY(parsed.ok());
    QCOMPARE(parsed->at, (QList<HostPort>{{QStringLiteral("1.2.3.4"), 5}}));
}

void CodeTest::typedAddressesAreUnderstood_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("meant");
    QTest::newRow("with port") << QStringLiteral("192.168.1.5:4000") << QStringLiteral("192.168.1.5:4000");
    QTest::newRow("without") << QStringLiteral(" 192.168.1.5 ") << QStringLiteral("192.168.1.5:77");
    QTest::newRow("name") << QStringLiteral("shelf.local") << QStringLiteral("shelf.local:77");
    QTest::newRow("name and port") << QStringLiteral("shelf:9") << QStringLiteral("shelf:9");
    QTest::newRow("IPv6") << QStringLiteral("fd00::5") << QStringLiteral("[fd00::5]:77");
    QTest::newRow("IPv6 and port") << QStringLiteral("[fd00::5]:4000") << QStringLiteral("[fd00::5]:4000");
    QTest::newRow("link-local") << QStringLiteral("[fe80::1%eth0]:4000") << QStringLiteral("[fe80::1%eth0]:4000");
}

void CodeTest::typedAddressesAreUnderstood() {
    QFETCH(QString, typed);
    QFETCH(QString, meant);
    const auto parsed = parseHostPort(typed, 77);
    QVERIFY2(parsed.ok(), qPrintable(parsed.error()));
    QCOMPARE(parsed->toText(), meant);
}

void CodeTest::badAddressesAreRefused_data() {
    QTest::addColumn<QString>("typed");
    for (const char* typed : {"", "   ", ":4000", "host:", "host:0", "host:65536", "host:12x", "[fd00::5", "[host]:5",
                              "[fd00::5]4000", "a b", "http://host", "::::"})
        QTest::newRow(typed) << QString::fromLatin1(typed);
}

void CodeTest::badAddressesAreRefused() {
    QFETCH(QString, typed);
    const auto parsed = parseHostPort(typed, 77);
    QVERIFY(!parsed.ok());
    QVERIFY(!parsed.error().isEmpty());
}

QTEST_GUILESS_MAIN(CodeTest)
#include "codetest.moc"
