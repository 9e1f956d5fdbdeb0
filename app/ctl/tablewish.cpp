#include "app/ctl/tablewish.h"

#include <QSysInfo>

#include "app/ctl/arguments.h"
#include "app/ctl/findgame.h"

namespace sideboard::ctl {

namespace {

Error badCall(const std::string& words) { return {"bad-call", words}; }

Error badCall(const QString& words) { return badCall(words.toStdString()); }

Result<PlayWish> freshFrom(const Arguments& arguments) {
    const auto game = gameNamed(arguments.value(QStringLiteral("new")));
    if (!game) return game.error();
    const GameInfo& info = (*game)->info();
    if (!arguments.has(QStringLiteral("seats")))
        return badCall(std::string("Say how many sit at the table: --seats N."));
    const auto seats = arguments.number(QStringLiteral("seats"), 0, static_cast<std::uint64_t>(info.minSeats),
                                        static_cast<std::uint64_t>(info.maxSeats));
    if (!seats) return seats.error();
    const auto seed = arguments.number(QStringLiteral("seed"), 0, 0, ~std::uint64_t{0});
    if (!seed) return seed.error();
    const auto options = optionsFrom(arguments.values(QStringLiteral("set")), info);
    if (!options) return options.error();
    PlayWish wish{*game, static_cast<int>(*seats), {}, *options, {}, {}};
    if (arguments.has(QStringLiteral("seed"))) wish.seed = *seed;
    return wish;
}

Result<sync::Invitation> invitationFrom(const QString& given) {
    if (given.startsWith(QLatin1String("sideboard:"), Qt::CaseInsensitive)) {
        const auto invitation = sync::parseLink(given);
        if (!invitation) return badCall(invitation.error());
        return *invitation;
    }
    const auto code = sync::TableCode::parse(given);
    if (!code) return badCall(code.error());
    return sync::Invitation{*code, {}};
}

} // namespace

Result<TableWish> tableWishFrom(const QStringList& given) {
    const auto s = [](const char* text) { return QString::fromLatin1(text); };
    const auto arguments = Arguments::parse(given, {{},
                                                    {s("db"), s("new"), s("seats"), s("seed"), s("set"), s("join"),
                                                     s("table"), s("listen"), s("peer"), s("name"), s("wait")},
                                                    {s("hidden"), s("stay")}});
    if (!arguments) return arguments.error();
    TableWish wish;
    wish.database = arguments->value(s("db"));
    if (wish.database.isEmpty()) return badCall(std::string("Say where the table is kept: --db FILE."));
    const bool isNew = arguments->has(s("new"));
    if (isNew && arguments->has(s("join"))) return badCall(std::string("Give --new or --join, not both."));
    if (isNew) {
        auto fresh = freshFrom(*arguments);
        if (!fresh) return fresh.error();
        wish.fresh = std::move(*fresh);
    }
    if (arguments->has(s("join"))) {
        auto invitation = invitationFrom(arguments->value(s("join")));
        if (!invitation) return invitation.error();
        wish.join = std::move(*invitation);
    }
    const auto port = arguments->number(s("listen"), 0, 0, 65535);
    if (!port) return port.error();
    wish.port = static_cast<quint16>(*port);
    for (const QString& peer : arguments->values(s("peer"))) {
        const auto at = sync::parseHostPort(peer, 0);
        if (!at) return badCall(QStringLiteral("--peer: ") + at.error());
        if (at->port == 0) return badCall(std::string("--peer needs a port: HOST:PORT."));
        wish.peers += *at;
    }
    const auto wait = arguments->number(s("wait"), 30, 1, 86'400);
    if (!wait) return wait.error();
    wish.wait = static_cast<int>(*wait);
    wish.table = arguments->value(s("table"));
    wish.name = arguments->has(s("name")) ? arguments->value(s("name")) : QSysInfo::machineHostName();
    wish.isHidden = arguments->has(s("hidden"));
    wish.stays = arguments->has(s("stay"));
    return wish;
}

} // namespace sideboard::ctl
