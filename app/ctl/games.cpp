#include "app/ctl/answer.h"
#include "app/ctl/arguments.h"
#include "app/ctl/calls.h"
#include "app/ctl/findgame.h"

namespace sideboard::ctl {

namespace {

Json optionsOf(const GameInfo& info) {
    Json list = Json::array();
    for (const OptionInfo& option : info.options) {
        Json line{{"id", option.id}, {"min", option.min}, {"max", option.max}, {"standard", option.standard}};
        if (!option.names.empty()) line["names"] = option.names;
        list.push_back(std::move(line));
    }
    return list;
}

} // namespace

Result<const ShelvedGame*> gameNamed(const QString& name) {
    if (const ShelvedGame* game = findGame(name.toStdString())) return game;
    std::string known;
    for (const ShelvedGame& game : shelf()) known += (known.empty() ? "" : ", ") + game.info().id;
    return Error{"unknown-game", "There is no game \"" + name.left(60).toStdString() + "\". There are: " + known + "."};
}

int gamesCall(const QStringList& given) {
    const auto arguments = Arguments::parse(given, {});
    if (!arguments) return refuseToStart(arguments.error());
    for (const ShelvedGame& game : shelf()) {
        const GameInfo& info = game.info();
        print({{"id", info.id},
               {"seats", {info.minSeats, info.maxSeats}},
               {"solo", info.solo},
               {"options", optionsOf(info)},
               {"printed", info.printed}});
    }
    return allGood;
}

int movesCall(const QStringList& given) {
    const auto arguments = Arguments::parse(given, {{QStringLiteral("GAME")}, {}, {}});
    if (!arguments) return refuseToStart(arguments.error());
    const auto game = gameNamed(arguments->positional(0));
    if (!game) return refuseToStart(game.error());
    for (const Json& move : (*game)->moves()) print(move);
    return allGood;
}

} // namespace sideboard::ctl
