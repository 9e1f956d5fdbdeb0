#include "engine/core/arrangement.h"

#include <algorithm>

namespace sideboard {

namespace {

template <class List>
const auto* numbered(const List& list, std::uint8_t number) {
    const auto found = std::find_if(list.begin(), list.end(), [&](const auto& each) { return each.number == number; });
    return found == list.end() ? nullptr : &*found;
}

} // namespace

std::optional<Refusal> misplaced(const Arrangement& arrangement, std::span<const Placed> standing,
                                 std::string_view page, int field) {
    const Placed* before = nullptr;
    int inPlace = 0;
    std::vector<int> placed(arrangement.things.size());
    for (const Placed& each : standing) {
        const Arrangement::Place* place = numbered(arrangement.places, each.place);
        const Arrangement::Thing* thing = numbered(arrangement.things, each.thing);
        const bool inOrder =
            !before || before->place < each.place || (before->place == each.place && before->thing < each.thing);
        if (!place || !thing || each.count == 0 || !inOrder)
            return Refusal{"core.refusal.no-such-arrangement", page, field};
        const bool accepted = place->accepts.empty() || std::find(place->accepts.begin(), place->accepts.end(),
                                                                  each.thing) != place->accepts.end();
        if (!accepted) return Refusal{"core.refusal.not-accepted-there", page, field, {{"place", each.place}}};
        const bool shares = before && before->place == each.place;
        if (shares && place->oneKind)
            return Refusal{"core.refusal.one-kind-only", page, field, {{"place", each.place}}};
        inPlace = shares ? inPlace + each.count : each.count;
        if (inPlace > place->capacity)
            return Refusal{"core.refusal.no-room", page, field, {{"place", each.place}, {"capacity", place->capacity}}};
        placed[static_cast<std::size_t>(thing - arrangement.things.data())] += each.count;
        before = &each;
    }
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const Arrangement::Thing& thing = arrangement.things[i];
        if (placed[i] > thing.count)
            return Refusal{"core.refusal.more-than-there-are", page, field, {{"thing", thing.number}}};
        if (arrangement.allMustStand && placed[i] < thing.count)
            return Refusal{"core.refusal.not-all-stand", page, field, {{"thing", thing.number}}};
    }
    return std::nullopt;
}

} // namespace sideboard
