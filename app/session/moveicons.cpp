#include "moveicons.h"

#include <algorithm>
#include <array>

#include "icons.h"

namespace sideboard {

namespace {

struct Chosen {
    std::string_view move;
    std::string_view icon;
};

/// Interface icons have one tone and would vanish on a dark button: such moves go without.
constexpr std::array chosen{
    Chosen{"add-red", "bead-red"},
    Chosen{"answer", ""},
    Chosen{"ask-workshop", "players"},
    Chosen{"begin", ""},
    Chosen{"build-duchy", "duchy-small"},
    Chosen{"build-workshop", "tools"},
    Chosen{"claim-victory", "crown"},
    Chosen{"curse-bowl", "curse"},
    Chosen{"drop-workshop", "hunger"},
    Chosen{"end-building", "next-turn"},
    Chosen{"end-turn", "next-turn"},
    Chosen{"enlarge-duchy", "duchy-large"},
    Chosen{"fight-witch", "witch-fight"},
    Chosen{"go-on", ""},
    Chosen{"lay-plate", ""},
    Chosen{"lose-duchy", "hunger"},
    Chosen{"lose-workshop", "hunger"},
    Chosen{"move-witchery", "witchery"},
    Chosen{"paint", ""},
    Chosen{"place-duchy", "duchy-small"},
    Chosen{"place-first", "build"},
    Chosen{"process", "workbench"},
    Chosen{"show-mission", ""},
    Chosen{"shrink-duchy", "hunger"},
    Chosen{"swap-bead", ""},
    Chosen{"take-start-card", "start-player"},
    Chosen{"transform", "exchange-token"},
    Chosen{"withdraw", ""},
    Chosen{"produce", "workbench"},
    Chosen{"score-tile", "coat-of-arms"},
    Chosen{"move-worker", "worker"},
    Chosen{"settle", "worker"},
};

} // namespace

std::string moveIcon(std::string_view move) {
    const auto* found =
        std::find_if(chosen.begin(), chosen.end(), [&](const Chosen& each) { return each.move == move; });
    if (found != chosen.end()) return std::string(found->icon);
    if (std::string own = knownIcon(move); !own.empty()) return own;
    const std::size_t dash = move.find('-');
    return dash == std::string_view::npos ? std::string() : knownIcon(move.substr(dash + 1));
}

} // namespace sideboard
