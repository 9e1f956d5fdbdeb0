#include "tlssupport.h"

#include <QProcess>
#include <QTcpSocket>
#include <QTemporaryDir>

using namespace sideboard::sync;
using namespace sideboard::sync::testing;

struct Ended {
    void operator()(QProcess* process) const {
        process->kill();
        process->waitForFinished(patience);
        delete process;
    }
};
using Program = std::unique_ptr<QProcess, Ended>;

// Our device dials, and who answers is not of the table. Real servers of the openssl command.
class RogueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aServerWithACertificateIsRefused_data();
    void aServerWithACertificateIsRefused();
    void aServerWithoutTheKeyIsRefused();
    void aServerWithTheKeyIsTaken();
    void aWebServerIsRefused();
    void aServerThatHangsUpIsRefused();
    void aWelcomeFromOneWithoutTheCodeIsImpossible();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    [[nodiscard]] Program serve(QStringList arguments, HostPort& at) const;

    QTemporaryDir m_folder;
    const TableId m_table = randomTableId();
    const TableKey m_key = randomTableKey();
    const Credential m_credential{{Trust::Table, m_table}, m_key.bytes};
};

void RogueTest::initTestCase() {
    QVERIFY(m_folder.isValid());
    QProcess openssl;
    openssl.start(QStringLiteral("openssl"),
                  {QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"), QStringLiteral("ec"),
                   QStringLiteral("-pkeyopt"), QStringLiteral("ec_paramgen_curve:P-256"), QStringLiteral("-nodes"),
                   QStringLiteral("-days"), QStringLiteral("2"), QStringLiteral("-subj"), QStringLiteral("/CN=rogue"),
                   QStringLiteral("-keyout"), path("key.pem"), QStringLiteral("-out"), path("cert.pem")});
    QVERIFY2(openssl.waitForFinished(patience) && openssl.exitCode() == 0, openssl.readAllStandardError().constData());
}

// A server on a free port of loopback; it ends with the process object.
Program RogueTest::serve(QStringList arguments, HostPort& at) const {
    QTcpServer free;
    (void)free.listen(loopback);
    at = {loopback.toString(), free.serverPort()};
    free.close();

    Program openssl(new QProcess);
    openssl->setProcessChannelMode(QProcess::MergedChannels);
    openssl->start(QStringLiteral("openssl"),
                   QStringList{QStringLiteral("s_server"), QStringLiteral("-accept"), at.toText()} + arguments);
    QByteArray output;
    const bool listens = openssl->waitForStarted(patience) && QTest::qWaitFor(
                                                                  [&] {
                                                                      output += openssl->readAll();
                                                                      return output.contains("ACCEPT");
                                                                  },
                                                                  patience);
    if (!listens) qWarning("openssl s_server: %s", output.constData());
    return openssl;
}

void RogueTest::aServerWithACertificateIsRefused_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("any version") << QStringList{};
    QTest::newRow("TLS 1.2") << QStringList{QStringLiteral("-tls1_2")};
    QTest::newRow("TLS 1.3") << QStringList{QStringLiteral("-tls1_3")};
    QTest::newRow("every cipher") << QStringList{QStringLiteral("-tls1_2"), QStringLiteral("-cipher"),
                                                 QStringLiteral("ALL:@SECLEVEL=0")};
}

void RogueTest::aServerWithACertificateIsRefused() {
    QFETCH(QStringList, arguments);
    HostPort at;
    const auto rogue = serve(
        QStringList{QStringLiteral("-cert"), path("cert.pem"), QStringLiteral("-key"), path("key.pem")} + arguments,
        at);

    // A client that merely does not verify is taken in: what follows is refused for a reason.
    QSslSocket careless;
    careless.setPeerVerifyMode(QSslSocket::VerifyNone);
    careless.connectToHostEncrypted(at.host, at.port);
    QVERIFY(QTest::qWaitFor([&] { return careless.isEncrypted(); }, patience));
    careless.abort();

    const Dialled there = dial(at, m_credential);
    QVERIFY(!there.link);
    QCOMPARE(there.failure, DialFailure::NotSideboard);
    const Dialled asked = dial(at, std::nullopt);
    QVERIFY(!asked.table && !asked.link);
}

void RogueTest::aServerWithoutTheKeyIsRefused() {
    // It says the right hint and has the right cipher, and it has a certificate to fall back on.
    HostPort at;
    const auto rogue =
        serve({QStringLiteral("-tls1_2"), QStringLiteral("-cert"), path("cert.pem"), QStringLiteral("-key"),
               path("key.pem"), QStringLiteral("-psk"), QString::fromLatin1(randomTableKey().bytes.toHex()),
               QStringLiteral("-psk_identity"), QString::fromLatin1(m_credential.identity.toBytes()),
               QStringLiteral("-psk_hint"), QString::fromLatin1(hintFor(m_table))},
              at);
    const Dialled there = dial(at, m_credential);
    QVERIFY(!there.link);
    QCOMPARE(there.failure, DialFailure::WrongKey);
}

// The counterpart of the test before: it is the key alone that decides, and any TLS library can speak with us.
void RogueTest::aServerWithTheKeyIsTaken() {
    HostPort at;
    const auto friendly = serve({QStringLiteral("-tls1_2"), QStringLiteral("-nocert"), QStringLiteral("-psk"),
                                 QString::fromLatin1(m_key.bytes.toHex()), QStringLiteral("-psk_identity"),
                                 QString::fromLatin1(m_credential.identity.toBytes()), QStringLiteral("-psk_hint"),
                                 QString::fromLatin1(hintFor(m_table))},
                                at);
    const Dialled there = dial(at, m_credential);
    QVERIFY2(there.link, qPrintable(there.words));
}

void RogueTest::aWebServerIsRefused() {
    QTcpServer web;
    QVERIFY(web.listen(loopback));
    connect(&web, &QTcpServer::newConnection, this, [&] {
        QTcpSocket* socket = web.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket,
                [socket] { socket->write("HTTP/1.1 400 Bad Request\r\n\r\n"); });
    });
    const Dialled there = dial({loopback.toString(), web.serverPort()}, m_credential);
    QCOMPARE(there.failure, DialFailure::NotSideboard);
}

void RogueTest::aServerThatHangsUpIsRefused() {
    QTcpServer rude;
    QVERIFY(rude.listen(loopback));
    connect(&rude, &QTcpServer::newConnection, this, [&] { delete rude.nextPendingConnection(); });
    const Dialled there = dial({loopback.toString(), rude.serverPort()}, m_credential);
    QCOMPARE(there.failure, DialFailure::NotSideboard);
}

void RogueTest::aWelcomeFromOneWithoutTheCodeIsImpossible() {
    // A listener of our own make, at the same table id, that does not know the code.
    Listener rogue;
    rogue.server.openJoining({QByteArray(32, 'r')});
    const JoinKey right = joinKey(TableCode::random(), rogue.table);
    QCOMPARE(dial(rogue.at, Credential{{Trust::Join, rogue.table}, right.bytes}).failure, DialFailure::WrongKey);
}

QTEST_GUILESS_MAIN(RogueTest)
#include "roguetest.moc"
