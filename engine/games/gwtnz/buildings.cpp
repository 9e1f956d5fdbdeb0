#include "engine/games/gwtnz/buildings.h"

namespace sideboard::gwtnz {

namespace {

using Actions = std::span<const PlaceAction>;

// Neutral buildings (annex p. 1; facts, "Buildings").
constexpr PlaceAction a1[]{{Deed::sellPair, 2}, {Deed::hire, 0}, {Deed::hire, 3}};
constexpr PlaceAction b1[]{{Deed::pathfinder, 2, 1}, {Deed::objective, 0, 1}, {Deed::ship, 0}};
constexpr PlaceAction b2[]{{Deed::aux, 1, 1}, {Deed::objective, 0, 1}, {Deed::pathfinder, 2}};
constexpr PlaceAction c1[]{{Deed::gold, 1}, {Deed::aux, 2}, {Deed::bonusTile, 0}};
constexpr PlaceAction c2[]{{Deed::aux, 2}, {Deed::bonusTile, 0}, {Deed::bonusTile, 3}};
constexpr PlaceAction d1[]{{Deed::sellLeicester, 2}, {Deed::build, 2}};
constexpr PlaceAction e1[]{{Deed::shear, 0}, {Deed::aux, 1}};
constexpr PlaceAction f1[]{{Deed::sellSouthdown, 3}, {Deed::buySheep, 0}};
constexpr PlaceAction g1[]{{Deed::ship, 0}, {Deed::ship, 1}, {Deed::aux, 1}};
constexpr PlaceAction g2[]{{Deed::ship, 0}, {Deed::ship, 0}};
constexpr PlaceAction h1[]{{Deed::shear, 1}, {Deed::bonusTile, 0}, {Deed::hazard, 5}};
constexpr PlaceAction h2[]{{Deed::aux, 2, 1}, {Deed::objective, 0, 1}, {Deed::hazard, 5}};

// Personal buildings (annex p. 2 and 3).
constexpr PlaceAction p1a[]{{Deed::poundsPerLush, 2}, {Deed::aux, 1}};
constexpr PlaceAction p1b[]{{Deed::certificatesPerLush, 1}, {Deed::aux, 1}};
constexpr PlaceAction p2a[]{{Deed::aux, 2}, {Deed::travel, 1}};
constexpr PlaceAction p2b[]{{Deed::aux, 1}, {Deed::travel, 2}};
constexpr PlaceAction p3a[]{{Deed::shear, 2}, {Deed::bonusTile, 0}};
constexpr PlaceAction p3b[]{{Deed::sellPair, 3}, {Deed::bonusTile, 0}};
constexpr PlaceAction p4a[]{{Deed::hire, -2}, {Deed::drawDiscard, 2}};
constexpr PlaceAction p4b[]{{Deed::poundsPerShepherd, 2}, {Deed::drawDiscard, 3}};
constexpr PlaceAction p5a[]{{Deed::ship, 0}, {Deed::travel, 2}};
constexpr PlaceAction p5b[]{{Deed::poundsPerStorehouse, 1}, {Deed::travel, 2}};
constexpr PlaceAction p6a[]{{Deed::hazardPairs, 7}};
constexpr PlaceAction p6b[]{{Deed::sellAny, 5}, {Deed::pathfinder, 3}};
constexpr PlaceAction p7a[]{{Deed::shear, 3}, {Deed::ship, 3}};
constexpr PlaceAction p7b[]{{Deed::pounds, 6}, {Deed::romney, 1}};
constexpr PlaceAction p8a[]{{Deed::pounds, 7}, {Deed::travel, 3}};
constexpr PlaceAction p8b[]{{Deed::token, 1}, {Deed::pounds, 5}, {Deed::travel, 3}};
constexpr PlaceAction p9a[]{{Deed::hire, -3}, {Deed::bonusTile, 0}, {Deed::hazard, 0}};
constexpr PlaceAction p9b[]{{Deed::aux, 2}, {Deed::certificate, 2}, {Deed::pathfinder, 4}};
constexpr PlaceAction p10a[]{{Deed::pounds, 7}, {Deed::wool13, 7}};
constexpr PlaceAction p10b[]{{Deed::ship, 3}, {Deed::storehouse, 7}};

} // namespace

std::span<const PlaceAction> actionsOf(Neutral tile, bool turned) {
    static constexpr std::array<std::array<Actions, 2>, 8> all{
        {{{a1, a1}}, {{b1, b2}}, {{c1, c2}}, {{d1, d1}}, {{e1, e1}}, {{f1, f1}}, {{g1, g2}}, {{h1, h2}}}};
    return all[static_cast<std::size_t>(tile)][turned ? 1 : 0];
}

std::span<const PlaceAction> actionsOf(int building, bool sideB) {
    static constexpr std::array<std::array<Actions, 2>, buildingsOfEach> all{{{{p1a, p1b}},
                                                                              {{p2a, p2b}},
                                                                              {{p3a, p3b}},
                                                                              {{p4a, p4b}},
                                                                              {{p5a, p5b}},
                                                                              {{p6a, p6b}},
                                                                              {{p7a, p7b}},
                                                                              {{p8a, p8b}},
                                                                              {{p9a, p9b}},
                                                                              {{p10a, p10b}}}};
    return all[static_cast<std::size_t>(building - 1)][sideB ? 1 : 0];
}

} // namespace sideboard::gwtnz
