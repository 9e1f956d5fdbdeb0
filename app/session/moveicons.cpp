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

constexpr std::array chosen{
    Chosen{"add-red", "bead-red"},
    Chosen{"answer", "hand-over"},
    Chosen{"ask-workshop", "players"},
    Chosen{"begin", "play"},
    Chosen{"build-duchy", "duchy-small"},
    Chosen{"build-workshop", "tools"},
    Chosen{"claim-victory", "crown"},
    Chosen{"curse-bowl", "curse"},
    Chosen{"drop-workshop", "hunger"},
    Chosen{"end-building", "next-turn"},
    Chosen{"end-turn", "next-turn"},
    Chosen{"enlarge-duchy", "duchy-large"},
    Chosen{"fight-witch", "witch-fight"},
    Chosen{"go-on", "play"},
    Chosen{"lay-plate", "map"},
    Chosen{"lose-duchy", "hunger"},
    Chosen{"lose-workshop", "hunger"},
    Chosen{"move-witchery", "witchery"},
    Chosen{"paint", "map"},
    Chosen{"place-duchy", "duchy-small"},
    Chosen{"place-first", "build"},
    Chosen{"process", "workbench"},
    Chosen{"show-mission", "revealed"},
    Chosen{"shrink-duchy", "hunger"},
    Chosen{"swap-bead", "shuffle"},
    Chosen{"take-start-card", "start-player"},
    Chosen{"transform", "exchange-token"},
    Chosen{"withdraw", "undo"},
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
