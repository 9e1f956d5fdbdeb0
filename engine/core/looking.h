#pragma once

#include "engine/core/foldedlog.h"
#include "engine/core/tablejson.h"

/// What a folded log shows.
namespace sideboard {

/// The panels of a moment for a viewer, with the secrets of its own device and nobody else's.
template <Game G>
[[nodiscard]] View viewOf(const Moment<G>& moment, Seat viewer, std::span<const Secret> secrets) {
    if (!moment.started) return {};
    std::vector<SecretOf<typename G::Sealed>> own;
    for (const Secret& secret : secrets)
        if (auto choice = variantFromBytes<typename G::Sealed>(secret.choice))
            own.push_back({secret.seat, secret.number, *choice});
    return G::view(moment.game, viewer, own);
}

/// Every tracked value that is not as it was.
template <Game G>
[[nodiscard]] Changes changesBetween(const typename G::State& before, const typename G::State& after) {
    Changes changes;
    for (const auto& value : G::tracked()) {
        if (!value.appliesTo(after, G::seats(after))) continue;
        const int from = value.get(before);
        const int to = value.get(after);
        if (from != to) changes.push_back({value.id, from, to});
    }
    return changes;
}

/// What follows from each value that completes the draft, so that the screen can say it before it is chosen.
template <Game G>
void addOutcomes(Prompt& prompt, const typename G::State& state, Seat seat, const DraftOf<typename G::Move>& draft) {
    const auto add = [&](std::vector<PromptOption>& options) {
        for (PromptOption& option : options) {
            if (option.refusal) continue;
            typename G::Move move = draft.move;
            JsonReader reader;
            std::visit(
                [&](auto& each) {
                    withField(each, draft.filled, [&](auto, auto& member) { reader.read(option.value, member); });
                },
                move);
            const auto folded = G::apply(state, seat, move);
            if (folded) option.outcome = changesBetween<G>(state, *folded);
        }
    };
    if (auto* choice = std::get_if<Choice>(&prompt.ask)) add(choice->options);
    if (auto* cells = std::get_if<Cells>(&prompt.ask)) add(cells->options);
}

/// Which slots hold entries that fit. A slot stays with its entry in every copy of the log.
template <Game G>
[[nodiscard]] std::vector<bool> fittingSlots(const FoldedLog<G>& folded) {
    std::vector<bool> fitting(folded.log().slotCount());
    for (std::size_t i = 0; i < folded.log().size(); ++i) fitting[folded.log().slotAt(i)] = folded.fits(i);
    return fitting;
}

/// Those that fitted, still stand in the log, and are skipped by the fold now.
template <Game G>
[[nodiscard]] std::vector<EntryId> noLongerFitting(const FoldedLog<G>& folded, const std::vector<bool>& fitted) {
    std::vector<EntryId> failing;
    for (std::size_t i = 0; i < folded.log().size(); ++i) {
        const std::size_t slot = folded.log().slotAt(i);
        if (slot < fitted.size() && fitted[slot] && folded.failsToFit(i)) failing.push_back(folded.log()[i].id);
    }
    return failing;
}

} // namespace sideboard
