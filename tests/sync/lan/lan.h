#pragma once

#include <QProcess>
#include <QString>

#include <memory>
#include <vector>

namespace sideboard::test {

/// A network of virtual hosts joined by a bridge, each in a network namespace of its own. Needs the right to make them:
/// lantabletest.sh gives it.
class Lan {
public:
    explicit Lan(int hosts);
    ~Lan();

    [[nodiscard]] int size() const { return static_cast<int>(m_hosts.size()); }
    /// What starts a program on this host.
    [[nodiscard]] QStringList on(int host) const;
    [[nodiscard]] static QString addressOf(int host) { return QStringLiteral("10.77.0.%1").arg(host + 1); }

    /// Hosts from this one on hear the others no longer.
    void splitFrom(int host);
    void heal();
    /// So many of a hundred packets are lost on their way into each host.
    void lose(int percent);
    enum class Way { Multicast, Broadcast };
    void block(Way way);

private:
    void run(const QString& program, const QStringList& arguments);
    void runOn(int host, const QStringList& command);
    void filter(const QStringList& rule);

    struct Host {
        std::unique_ptr<QProcess> holder; ///< keeps the namespace while it runs
    };
    std::vector<Host> m_hosts;
};

} // namespace sideboard::test
