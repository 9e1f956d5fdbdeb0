#pragma once

#include "engine/core/looking.h"

/// What becomes of drafts when their device meets the others again.
namespace sideboard {

namespace detail {

/// The entries that fit as long as this device's drafts are left out.
template <Game G>
[[nodiscard]] std::vector<bool> fittingWithoutDrafts(const FoldedLog<G>& folded) {
    FoldedLog<G> others = folded;
    others.retractFrom(folded.log().shared() + 1);
    return fittingSlots(others);
}

/// Whether the rules, asked again, no longer allow the move of this draft.
template <Game G>
[[nodiscard]] bool refusedNow(const FoldedLog<G>& folded, std::size_t position) {
    const Entry& entry = folded.log()[position];
    const auto* body = std::get_if<MoveBody>(&entry.body);
    const auto& move = folded.moveAt(position);
    if (!body || body->overruled || !move || folded.outcome(position).fit != Fit::fits) return false;
    return G::check(folded.momentAt(position).game, entry.seat, *move).has_value();
}

} // namespace detail

/// Drafts go behind everything else. Those that the rules no longer allow are taken back and named, to be asked about.
template <Game G>
std::vector<EntryId> settleDrafts(FoldedLog<G>& folded, std::int64_t at) {
    folded.restampDrafts();
    const Log& log = folded.log();
    std::vector<EntryId> asked;
    const auto ask = [&](EntryId id) {
        asked.push_back(id);
        (void)folded.enter(TakeBack{id, false}, log.find(id)->seat, {at});
    };
    // A take-back reaches back behind everything, so it alone can disturb what the others entered meanwhile.
    const std::vector<EntryId> drafts = log.drafts();
    const std::vector<bool> standing = detail::fittingWithoutDrafts(folded);
    for (auto id = drafts.rbegin(); id != drafts.rend() && !noLongerFitting(folded, standing).empty(); ++id)
        if (std::holds_alternative<TakeBack>(log.find(*id)->body) && folded.live(*id)) ask(*id);
    for (EntryId id : drafts) {
        const std::size_t position = *log.positionOf(id);
        if (!folded.live(position) || (folded.fits(position) && !detail::refusedNow(folded, position))) continue;
        ask(id); // also what does not fit: it must not come back to life by itself after its person was asked
    }
    return asked;
}

} // namespace sideboard
