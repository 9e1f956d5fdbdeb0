#include "engine/core/table.h"

#include <algorithm>

namespace sideboard {

Json toJson(const Rejection& rejection) {
    if (const auto* refusal = std::get_if<Refusal>(&rejection)) return {{"refusal", toJson(*refusal)}};
    if (const auto* misfit = std::get_if<Misfit>(&rejection)) {
        Json refusal = toJson(*misfit);
        refusal["page"] = "";
        refusal["cannot"] = true; // not even by overruling: it cannot be represented
        return {{"refusal", refusal}};
    }
    const auto& error = std::get<Error>(rejection);
    return {{"error", {{"code", error.code}, {"message", error.message}}}};
}

Json toJson(const HistoryLine& line) {
    Json json{{"stamp", toText(line.id)},
              {"group", toText(line.group)},
              {"clock", line.stamp.clock},
              {"seat", toJson(line.seat)},
              {"at", line.at},
              {"kind", line.kind},
              {"body", line.body},
              {"fit", nameOf(line.outcome.fit)}};
    if (line.outcome.fit == Fit::didNotFit) json["misfit"] = toJson(line.outcome.misfit);
    if (line.overruled) json["overruled"] = true;
    if (line.seenDraw) json["seenDraw"] = true;
    if (line.contested) json["contested"] = true;
    if (!line.outcome.proved) json["proved"] = false;
    return json;
}

Result<Setup> completeSetup(const GameInfo& info, Setup setup) {
    if (setup.seats < info.minSeats || setup.seats > info.maxSeats)
        return Error{"bad-seats", info.id + " is for " + std::to_string(info.minSeats) + " to " +
                                      std::to_string(info.maxSeats) + " seats."};
    for (const auto& [id, value] : setup.options) {
        const auto option =
            std::find_if(info.options.begin(), info.options.end(), [&](const auto& each) { return each.id == id; });
        if (option == info.options.end()) {
            std::string known;
            for (const OptionInfo& each : info.options) known += (known.empty() ? "" : ", ") + each.id;
            return Error{"unknown-option", "There is no option \"" + id + "\". " + info.id + " has: " + known};
        }
        if (value < option->min || value > option->max)
            return Error{"out-of-range", "The option \"" + id + "\" goes from " + std::to_string(option->min) + " to " +
                                             std::to_string(option->max) + "."};
    }
    for (const OptionInfo& option : info.options) setup.options.try_emplace(option.id, option.standard);
    return setup;
}

} // namespace sideboard
