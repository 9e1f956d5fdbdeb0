#include "engine/core/prompting.h"

#include <algorithm>

#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/gwtnz.h"
#include "engine/games/gwtnz/sarah/decide.h"

/// What each field of a move could be, before the rules have judged it.
namespace sideboard {

using namespace gwtnz;

namespace {

template <class E>
std::int64_t raw(E value) {
    return static_cast<std::int64_t>(value);
}

/// Never empty: a value that is refused says why.
Values orElse(Values values, std::int64_t fallback) {
    if (values.values.empty()) values.values.push_back(fallback);
    return values;
}

struct Domains {
    const State& state;
    Seat seat;
    std::size_t field;

    [[nodiscard]] const Player& player() const { return state.player(seat); }
    [[nodiscard]] bool active() const { return seat == state.active; }

    [[nodiscard]] Domain number() const { return Values{{state.draws + 1}}; }

    [[nodiscard]] Domain offeredDeeds(std::initializer_list<Deed> deeds) const {
        Values values;
        if (active())
            for (Deed deed : deeds)
                if (findOffer(state, deed)) values.values.push_back(raw(deed));
        return orElse(values, raw(*deeds.begin()));
    }

    template <class Fits>
    [[nodiscard]] Domain cards(Fits fits, const Herd& from) const {
        Values values;
        for (Card card : valuesOf<Card>())
            if (from[card] > 0 && fits(card)) values.values.push_back(raw(card));
        return orElse(values, 0);
    }
    [[nodiscard]] const Herd& atHand() const { return state.options.hands ? player().hand : player().herd; }

    /// Different breeds of the hand: all of them are suggested.
    [[nodiscard]] Domain sheepMix(int most, int table) const {
        Blend blend;
        for (Card card : valuesOf<Card>()) {
            const bool there = isSheep(card) && atHand()[card] > 0 && state.box.knows(table + static_cast<int>(card));
            blend.min.push_back(0);
            blend.max.push_back(there ? 1 : 0);
        }
        blend.maxTotal = most;
        return blend;
    }

    template <class P>
    [[nodiscard]] static Blend between(const P& least, const P& most, int total) {
        Blend blend;
        for (std::size_t i = 0; i < most.values.size(); ++i) {
            blend.min.push_back(std::max<int>(0, least.values[i]));
            blend.max.push_back(std::max<int>(0, most.values[i]));
        }
        blend.minTotal = blend.maxTotal = total;
        return blend;
    }

    [[nodiscard]] static Domain upTo(int count) { return Range{0, count - 1}; }
    [[nodiscard]] static Domain noneOr(int first, int count) {
        Values values{{nothing}};
        for (int i = 0; i < count; ++i) values.values.push_back(first + i);
        return values;
    }

    /// Spaces of a mirrored trail that pass; only whether one is asked for depends on the rest of the move.
    template <class Fits>
    [[nodiscard]] Domain spaces(bool asked, Fits fits) const {
        Values values;
        if (asked && state.mirrors(Board::trail))
            for (int space = 0; space < trailSpaces; ++space)
                if (fits(state.trail[static_cast<std::size_t>(space)])) values.values.push_back(space);
        return orElse(values, nothing);
    }

    Domain operator()(const Start&) const {
        if (field == 2) return spaces(true, [](const TrailSpace& space) { return space.there() && space.neutral; });
        Values values;
        for (Location at = Location::a; at <= Location::h; at = static_cast<Location>(static_cast<int>(at) + 1))
            values.values.push_back(raw(at));
        return values;
    }
    Domain operator()(const Travel& move) const { // places that cannot be reached are not listed
        if (field == 1)
            return spaces(move.location != Location::wellington,
                          [&](const TrailSpace& space) { return isPlace(space, seat, move.location); });
        Values values;
        for (Location at : valuesOf<Location>())
            if (at != Location::rider &&
                (!isOwn(at) || stands(player().buildings[static_cast<std::size_t>(buildingOf(at) - 1)])))
                values.values.push_back(raw(at));
        return values;
    }
    Domain operator()(const PayTax&) const {
        if (field == 0) return Values{{raw(Hand::black), raw(Hand::green)}};
        return noneOr(0, state.seats);
    }
    Domain operator()(const DrawCards&) const {
        if (field == 0) return number();
        const Herd pile = pileOf(player());
        if (state.owedDraw <= cardsIn(pile)) return between(Herd{}, pile, state.owedDraw);
        Herd most = pile;
        for (Card card : valuesOf<Card>()) most[card] = static_cast<std::int8_t>(most[card] + player().discard[card]);
        return between(pile, most, state.owedDraw);
    }
    Domain operator()(const Discard&) const {
        return cards([](Card) { return true; }, player().hand);
    }
    Domain operator()(const Take&) const {
        return offeredDeeds({Deed::pounds, Deed::gold, Deed::romney, Deed::token, Deed::certificate, Deed::pathfinder,
                             Deed::poundsPerLush, Deed::certificatesPerLush, Deed::poundsPerShepherd,
                             Deed::poundsPerStorehouse, Deed::hazardPairs, Deed::drawDiscard});
    }
    Domain operator()(const Sell& move) const {
        if (field == 0)
            return offeredDeeds(
                {Deed::sellPair, Deed::sellLeicester, Deed::sellSouthdown, Deed::sellAny, Deed::goldForSheep});
        if (move.deed == Deed::sellLeicester) return Values{{raw(Card::leicester)}};
        if (move.deed == Deed::sellSouthdown) return Values{{raw(Card::southdown)}};
        return cards([](Card card) { return isSheep(card); }, atHand());
    }
    Domain operator()(const Hire& move) const {
        Values values;
        for (int row = rowsOfJobs(state) - 1; row >= 0; --row)
            if (!state.mirrors(Board::jobs) || ((state.jobs[move.worker] >> row) & 1) != 0)
                values.values.push_back(row);
        return orElse(values, 0);
    }
    Domain operator()(const BuyTile& move) const {
        Values values;
        switch (field) {
        case 0:
            for (int row = 0; row < state.marker && row < bonusRowsMost; ++row)
                if (std::any_of(state.bonus[static_cast<std::size_t>(row)].begin(),
                                state.bonus[static_cast<std::size_t>(row)].end(),
                                [](std::uint8_t tile) { return tile != noTile; }))
                    values.values.push_back(row);
            return orElse(values, 0);
        case 1:
            for (int column = 0; column < marketColumns; ++column)
                if (move.row < bonusRowsMost && state.bonus[move.row][static_cast<std::size_t>(column)] != noTile)
                    values.values.push_back(column);
            return orElse(values, 0);
        default: break;
        }
        const std::uint8_t tile =
            move.row < bonusRowsMost && move.column < marketColumns ? state.bonus[move.row][move.column] : noTile;
        if (field == 2) return tile == raw(TileB::joker) ? Values{{0, 1, 2, 3}} : Values{{nothing}};
        if (field == 3 && tile == raw(TileB::hazard)) return hazards();
        if (field == 4 && tile == raw(TileB::romney))
            return Values{{raw(Card::southdown), raw(Card::leicester), raw(Card::merino)}};
        return Values{{nothing}};
    }
    [[nodiscard]] Domain hazards() const {
        Values values;
        for (TileA tile : valuesOf<TileA>())
            if (hazardIsThere(state, tile)) values.values.push_back(raw(tile));
        return orElse(values, raw(TileA::rockfall2black));
    }
    Domain operator()(const BuySheep& move) const {
        const auto [a, b] = breedsOf(priceOf(move.option).kind);
        if (field == 1) return a == b ? Values{{raw(a)}} : Values{{raw(a), raw(b)}};
        return priceOf(move.option).cards > 1 ? Values{{nothing, raw(a), raw(b)}} : Values{{nothing}};
    }
    Domain operator()(const TakeSheep& move) const {
        if (field == 0) return offeredDeeds({Deed::freeSheep, Deed::fourPoundSheep});
        if (field == 1)
            return Values{{raw(Breed::lincoln), raw(Breed::corriedale), raw(Breed::hampshire), raw(Breed::ryeland)}};
        if (move.deed == Deed::freeSheep && classOf(move.breed) == SheepClass::two)
            return Values{{nothing, raw(Breed::lincoln), raw(Breed::corriedale)}};
        return Values{{nothing}};
    }
    Domain operator()(const Build& move) const {
        Values values;
        if (field == 0) {
            for (int building = 1; building <= buildingsOfEach; ++building)
                if (player().buildings[static_cast<std::size_t>(building - 1)] == BuildingAt::supply)
                    values.values.push_back(building);
            return orElse(values, 1);
        }
        if (field == 1) {
            values.values.push_back(nothing);
            for (int building = 1; building <= buildingsOfEach; ++building)
                if (stands(player().buildings[static_cast<std::size_t>(building - 1)]))
                    values.values.push_back(building);
            return values;
        }
        if (!state.mirrors(Board::trail) || move.replaces) return Values{{nothing}};
        for (int space = 0; space < trailSpaces; ++space)
            if (state.trail[static_cast<std::size_t>(space)].there() &&
                !state.trail[static_cast<std::size_t>(space)].taken())
                values.values.push_back(space);
        return orElse(values, 0);
    }
    [[nodiscard]] Domain storehouses() const {
        Values values;
        for (int i = 0; i < storehousesOfEach; ++i)
            if (((player().storehouses >> i) & 1) == 0) values.values.push_back(i);
        return orElse(values, 0);
    }
    Domain operator()(const ImproveSmall&) const { return field == 0 ? upTo(smallHarbours) : storehouses(); }
    Domain operator()(const ImproveLarge&) const { return field == 0 ? upTo(largeHarbours) : storehouses(); }
    Domain operator()(const ImproveMedium& move) const {
        if (field == 0) return upTo(mediumHarbours);
        const bool master = state.mirrors(Board::harbours) && move.harbour < mediumHarbours &&
                            state.masters[move.harbour] != Master::none;
        return master ? noneOr(0, 4) : Values{{nothing}};
    }
    Domain operator()(const Shear&) const {
        const Offer* offer = active() ? findOffer(state, Deed::shear) : nullptr;
        return sheepMix(offer ? offer->amount : 0, fact::woolAt);
    }
    Domain operator()(const DeliverWool&) const {
        if (field == 0)
            return Values{{raw(Post::wool5), raw(Post::wool9), raw(Post::wool13), raw(Post::overseasWool1),
                           raw(Post::overseasWool2)}};
        return Range{0, discPlaces - 1};
    }
    Domain operator()(const RemoveHazard&) const { return hazards(); }
    Domain operator()(const TakeObjective&) const {
        return Range{0, std::max(0, static_cast<int>(state.display.size()) - 1)};
    }
    Domain operator()(const EnterObjective&) const { return Values{{3, 1, 2, 4, 5, 6, 7, 8}}; }
    Domain operator()(const RevealObjective&) const {
        return field == 0 ? number() : Domain(Values{{3, 1, 2, 4, 5, 6, 7, 8}});
    }
    Domain operator()(const PlayObjective&) const {
        Values values;
        for (std::size_t i = 0; i < player().objectives.size(); ++i)
            if (!player().objectives[i].played) values.values.push_back(static_cast<std::int64_t>(i));
        return orElse(values, 0);
    }
    Domain operator()(const PlayCard&) const {
        return cards(
            [](Card card) {
                return card >= Card::sheepdog && !isSheep(card) && !isBonusObjective(card) && card != Card::objective;
            },
            atHand());
    }
    Domain operator()(const Income&) const {
        if (field == 0) return sheepMix(cardKinds, fact::breedingAt);
        return Range{0, std::max<int>(0, player().certificates)};
    }
    Domain operator()(const Deliver& move) const {
        Values values;
        if (field == 0) { // the best first
            for (int post = posts - 1; post >= 0; --post)
                if (!isWool(static_cast<Post>(post))) values.values.push_back(post);
            return values;
        }
        if (field == 1) {
            for (int disc = 0; disc < discPlaces; ++disc)
                if (hasDisc(state, player(), static_cast<Disc>(disc))) values.values.push_back(disc);
            values.values.push_back(nothing);
            return values;
        }
        values.values.push_back(nothing);
        if (!move.disc)
            for (int harbour = 0; harbour < mediumHarbours; ++harbour)
                if (((player().medium >> harbour) & 1) != 0) values.values.push_back(harbour);
        return values;
    }
    Domain operator()(const Foresight&) const { return Values{{0, 1}, "foresight"}; }
    Domain operator()(const RevealTileA&) const { return number(); }
    Domain operator()(const RevealTileB&) const { return number(); }
    Domain operator()(const RevealSheep&) const {
        return field == 0 ? number() : Domain(between(Sheep{}, state.marketPile, state.owedSheep));
    }

    // Sarah: what is decided for her stands first.
    [[nodiscard]] bool atStep(std::initializer_list<Step> steps) const {
        return !state.sarah.steps.empty() &&
               std::find(steps.begin(), steps.end(), state.sarah.steps[0].step) != steps.end();
    }
    [[nodiscard]] int amount() const { return state.sarah.steps.empty() ? 0 : state.sarah.steps[0].amount; }

    Domain operator()(const SarahCardDrawn&) const {
        if (field == 0) return Values{{state.sarah.turn + 1}};
        Values values;
        const std::uint32_t deck = state.sarah.deck != 0 ? state.sarah.deck : state.sarah.discard;
        for (int card = 1; card <= sarahCards; ++card)
            if (((deck >> card) & 1) != 0) values.values.push_back(card);
        return orElse(values, 1);
    }
    Domain operator()(const SarahMove& move) const {
        const bool extra = atStep({Step::extraMove});
        if (field == 0 && !extra && !atStep({Step::move})) return Values{{1}};
        if (field == 0)
            return Values{{extra ? state.box[fact::sarahExtra(state.sarah.card)]
                                 : placesToMove(state, state.sarah.card).options[0]}};
        if (!state.mirrors(Board::trail)) return field == 1 ? Domain(Values{{nothing}}) : Domain(Range{0, 10});
        Values values;
        for (const Walk& walk : sarahWalks(state.trail, state.player(sarahSeat).space, move.places, sarahSeat, Seat{0}))
            values.values.push_back(field == 3 ? walk.taxToPlayer : walk.end == toWellington ? nothing : walk.end);
        return orElse(values, field == 3 ? 0 : nothing);
    }
    Domain operator()(const SarahHire& move) const {
        Values values;
        if (!state.mirrors(Board::jobs)) return Values{{0}};
        return Values{{std::max(0, lowestJob(state, move.worker))}};
    }
    Domain operator()(const SarahHarbour&) const { return upTo(mediumHarbours); }
    Domain operator()(const SarahWool&) const { return Values{{atStep({Step::wool}) ? amount() : raw(Post::wool5)}}; }
    Domain operator()(const SarahTakeSheep& move) const {
        Values values;
        if (!atStep({Step::buySheep, Step::oneSheep, Step::dorset, Step::shearers})) return Values{{nothing}};
        if (!state.mirrors(Board::sheep)) {
            const std::optional<Breed> before = field == 1 ? move.first : move.second;
            const bool closed = field > 0 && !before;
            if (field > 0 || atStep({Step::shearers})) values.values.push_back(nothing);
            for (Breed breed : valuesOf<Breed>())
                if (!closed && (field == 0 || breed >= *before)) values.values.push_back(raw(breed));
            return values;
        }
        const auto sheep = atStep({Step::oneSheep})   ? oneOfTwo(state)
                           : atStep({Step::dorset})   ? oneDorset(state)
                           : atStep({Step::shearers}) ? fleeceToTake(state, amount())
                                                      : sheepToBuy(state, amount());
        for (const SheepTake& take : sheep.options) {
            const auto& breed = take.breeds[field];
            const std::int64_t value = breed ? raw(*breed) : nothing;
            if (std::find(values.values.begin(), values.values.end(), value) == values.values.end())
                values.values.push_back(value);
        }
        return orElse(values, nothing);
    }
    Domain operator()(const SarahBuild& move) const {
        if (!atStep({Step::build, Step::buildExactly})) return field == 0 ? Values{{1}} : Values{{nothing}};
        Values values;
        if (field == 2) {
            if (!state.mirrors(Board::trail) || move.replaces) return Values{{nothing}};
            for (std::uint8_t space :
                 nextFreeSpaces(state.trail, state.players[0].space, state.player(sarahSeat).pathfinder))
                values.values.push_back(space);
            return orElse(values, nothing);
        }
        const auto decided = atStep({Step::build}) ? constructions(state) : exactConstructions(state, amount());
        for (const Construction& each : decided.options) {
            if (field == 1 && each.building != move.building) continue;
            const std::int64_t value = field == 0 ? each.building : each.replaces == 0 ? nothing : each.replaces;
            if (std::find(values.values.begin(), values.values.end(), value) == values.values.end())
                values.values.push_back(value);
        }
        return orElse(values, field == 0 ? 1 : nothing);
    }
    Domain operator()(const SarahTakeTile&) const {
        if (!atStep({Step::bonusTile}) || !state.mirrors(Board::bonusTiles)) return Values{{0}};
        const auto tiles = bonusTileToTake(state);
        if (tiles.options.empty()) return Values{{0}};
        return Values{{field == 0 ? tiles.options[0].row : tiles.options[0].column}};
    }
    Domain operator()(const SarahPathfinder&) const {
        return Values{{state.sarah.card == 0 ? 1 : state.box[fact::sarahSteps(state.sarah.card)]}};
    }
    Domain operator()(const SarahObjective&) const {
        if (!state.mirrors(Board::objectives) || state.display.empty()) return Values{{3, 0, 1, 2, 4, 5, 6, 7, 8, 9}};
        return Values{{state.display[0].points}};
    }
    Domain operator()(const SarahHazard&) const { return hazards(); }
    Domain operator()(const SarahDeliver&) const { return Values{{raw(postToDeliver(state).options[0])}}; }
    template <class Other>
    Domain operator()(const Other&) const {
        return Values{};
    }
};

/// Enums of which only some values make sense at all.
struct Narrowed {
    std::size_t field;
    bool operator()(const Start&) const { return field == 0; }
    bool operator()(const Travel&) const { return field == 0; }
    bool operator()(const PayTax&) const { return field == 0; }
    bool operator()(const Discard&) const { return true; }
    bool operator()(const Take&) const { return true; }
    bool operator()(const Sell&) const { return true; }
    bool operator()(const BuySheep&) const { return field == 1; }
    bool operator()(const TakeSheep&) const { return true; }
    bool operator()(const DeliverWool&) const { return field == 0; }
    bool operator()(const RemoveHazard&) const { return true; }
    bool operator()(const PlayCard&) const { return field == 0; }
    bool operator()(const Deliver&) const { return field == 0; }
    bool operator()(const SarahWool&) const { return true; }
    bool operator()(const SarahHazard&) const { return true; }
    bool operator()(const SarahDeliver&) const { return true; }
    template <class Other>
    bool operator()(const Other&) const {
        return false;
    }
};

} // namespace

Domain Gwtnz::domain(const State& state, Seat seat, const Move& move, std::size_t field) {
    return std::visit(Domains{state, seat, field}, move);
}

bool Gwtnz::narrows(const Move& move, std::size_t field) { return std::visit(Narrowed{field}, move); }

} // namespace sideboard
