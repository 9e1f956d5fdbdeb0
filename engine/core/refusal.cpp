#include "engine/core/refusal.h"

namespace sideboard {

Json toJson(const Figures& figures) {
    Json object = Json::object();
    for (const Figure& figure : figures)
        object[std::string(figure.name)] = figure.word.empty() ? Json(figure.number) : Json(figure.word);
    return object;
}

Json toJson(const Refusal& refusal) {
    Json json{{"reason", refusal.reason}, {"page", refusal.page}, {"args", toJson(refusal.figures)}};
    if (!refusal.ask.empty()) json["ask"] = refusal.ask;
    return json;
}

Json toJson(const Misfit& misfit) { return {{"reason", misfit.reason}, {"args", toJson(misfit.figures)}}; }

} // namespace sideboard
