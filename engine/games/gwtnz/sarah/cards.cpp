#include "engine/games/gwtnz/sarah/cards.h"

namespace sideboard::gwtnz {

namespace {

using enum SarahAct;
constexpr Worker any = Worker::shepherd; // not looked at on fixed cards

constexpr std::array<SarahCard, sarahCards> cards{{
    {1, false, any, {{{hire}}}, {}},
    {2, false, any, {{{hire}}}, {}},
    {3, false, any, {{{buySheep}}}, {}},
    {4, false, any, {{{build}}}, {}},
    {5, false, any, {{{bonusTile}, {pathfinder}}}, {}},
    {6, false, any, {{{pathfinder}}}, {}},
    {7, false, any, {{{pathfinder}}}, {}},
    {8, false, any, {{{bonusTile}, {hazard}}}, {}},
    {9, false, any, {{{hazard}}}, {}},
    {10, true, Worker::shepherd, {{{oneSheep}}}, {{{buySheep}}}},
    {11, true, Worker::craftsman, {{{buildExactly, 1}}}, {{{build}}}},
    {12, true, Worker::sailor, {{{pathfinder}}}, {{{sailors}}}},
    {13, true, Worker::shearer, {{{extraMove}}}, {{{shearers}}}},
    {14, true, Worker::shepherd, {{{oneSheep}, {dorset}}}, {{{addSheep, 2}, {buySheep}}}},
    {15, true, Worker::craftsman, {{{buildExactly, 2}}}, {{{build}}}},
    {16, true, Worker::sailor, {{{pathfinder}}}, {{{sailors}}}},
    {17, true, Worker::shearer, {{{extraMove}}}, {{{shearers}}}},
}};

constexpr std::uint32_t bits(int first, int last) {
    std::uint32_t all = 0;
    for (int card = first; card <= last; ++card) all |= 1U << card;
    return all;
}

} // namespace

const SarahCard& sarahCard(int number) { return cards[static_cast<std::size_t>(number - 1)]; }

std::uint32_t deckOf(Level level) {
    switch (level) {
    case Level::easy: return bits(1, 13) & ~(1U << 1) & ~(1U << 6) & ~(1U << 8);
    case Level::medium: return bits(1, 13);
    case Level::hard: return bits(1, 9) | bits(14, 17);
    case Level::none: break;
    }
    return 0;
}

Post firstDelivery(Level level) {
    return level == Level::easy ? Post::local3 : level == Level::hard ? Post::local9 : Post::local6;
}

} // namespace sideboard::gwtnz
