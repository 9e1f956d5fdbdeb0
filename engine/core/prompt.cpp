#include "engine/core/prompt.h"

namespace sideboard {

namespace {

Json optionsToJson(const std::vector<PromptOption>& options) {
    Json list = Json::array();
    for (const PromptOption& option : options) {
        Json line{{"key", option.key}, {"value", option.value}};
        if (!option.outcome.empty()) line["outcome"] = toJson(option.outcome);
        if (option.refusal) line["refusal"] = toJson(*option.refusal);
        list.push_back(std::move(line));
    }
    return list;
}

struct Shown {
    Json operator()(const Choice& choice) const {
        return {{"ask", "choice"}, {"options", optionsToJson(choice.options)}};
    }
    Json operator()(const Cells& cells) const {
        return {{"ask", "cells"}, {"panel", cells.panel}, {"options", optionsToJson(cells.options)}};
    }
    Json operator()(const Amount& amount) const {
        return {{"ask", "amount"}, {"min", amount.min}, {"max", amount.max}};
    }
    Json operator()(const Mix& mix) const {
        Json bounds = Json::array();
        for (const Mix::Bound& bound : mix.bounds)
            bounds.push_back(
                {{"key", bound.key}, {"min", bound.min}, {"max", bound.max}, {"suggested", bound.suggested}});
        return {{"ask", "mix"}, {"bounds", bounds}, {"minTotal", mix.minTotal}, {"maxTotal", mix.maxTotal}};
    }
    Json operator()(const Arrangement& arrangement) const {
        Json things = Json::array();
        for (const auto& thing : arrangement.things)
            things.push_back({{"number", thing.number}, {"key", thing.key}, {"count", thing.count}});
        Json places = Json::array();
        for (const auto& place : arrangement.places)
            places.push_back({{"number", place.number},
                              {"key", place.key},
                              {"capacity", place.capacity},
                              {"oneKind", place.oneKind},
                              {"accepts", place.accepts}});
        return {{"ask", "arrangement"},
                {"things", things},
                {"places", places},
                {"allMustStand", arrangement.allMustStand},
                {"suggested", toJson(arrangement.suggested)}};
    }
};

} // namespace

Json toJson(const Prompt& prompt) {
    Json json = std::visit(Shown{}, prompt.ask);
    json["field"] = prompt.field;
    return json;
}

} // namespace sideboard
