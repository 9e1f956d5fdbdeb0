#include "engine/games/gwtnz/helpers.h"

#include <algorithm>

#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/play.h"
#include "engine/games/gwtnz/rules.h"

namespace sideboard::gwtnz {

namespace {

class Shopper {
public:
    Shopper(const State& state, int shepherds, int pounds) : m_state(state), m_shepherds(shepherds), m_pounds(pounds) {}

    [[nodiscard]] std::vector<Purchase> all() {
        Sheep market = m_state.market;
        if (!m_state.mirrors(Board::sheep)) market = sheepInBox;
        follow(0, market, {});
        std::sort(m_found.begin(), m_found.end(), [](const Purchase& a, const Purchase& b) {
            if (a.points != b.points) return a.points > b.points;
            if (a.pounds != b.pounds) return a.pounds < b.pounds;
            return a.sheep.values > b.sheep.values;
        });
        return std::move(m_found);
    }

private:
    void keep(const Purchase& purchase) {
        for (Purchase& each : m_found)
            if (each.sheep == purchase.sheep && each.tokens == purchase.tokens) {
                if (purchase.pounds < each.pounds ||
                    (purchase.pounds == each.pounds && purchase.shepherds < each.shepherds))
                    each = purchase;
                return;
            }
        m_found.push_back(purchase);
    }

    /// Options in their order, each as often as wished.
    void follow(std::size_t first, const Sheep& market, const Purchase& sofar) {
        for (std::size_t i = first; i < countOf<SheepOption>; ++i) {
            const auto option = static_cast<SheepOption>(i);
            const SheepPrice price = priceOf(option);
            if (sofar.shepherds + price.shepherds > m_shepherds || sofar.pounds + price.pounds > m_pounds) continue;
            const auto [a, b] = breedsOf(price.kind);
            for (int cards = 1; cards <= price.cards; ++cards)
                for (int ofA = 0; ofA <= cards; ++ofA) {
                    if (a == b && ofA != cards) continue;
                    Sheep left = market;
                    Purchase next = sofar;
                    const auto take = [&](Breed breed, int count) {
                        left[breed] = static_cast<std::int8_t>(left[breed] - count);
                        next.sheep[breed] = static_cast<std::int8_t>(next.sheep[breed] + count);
                        next.points += count * m_state.box[fact::points(cardOf(breed))];
                        return left[breed] >= 0;
                    };
                    if (!take(a, ofA) || !take(b, cards - ofA)) continue;
                    next.shepherds += price.shepherds;
                    next.pounds += price.pounds;
                    next.tokens += price.tokens;
                    next.options.push(option);
                    keep(next);
                    follow(i, left, next);
                }
        }
    }

    const State& m_state;
    int m_shepherds;
    int m_pounds;
    std::vector<Purchase> m_found;
};

Showing best(const State& state, const Player& player, int most, int table, int permanent) {
    std::vector<Card> cards;
    for (Card card : valuesOf<Card>())
        if (isSheep(card) && cardsAtHand(state, player, card) > 0) cards.push_back(card);
    const auto figure = [&](Card card) { return state.box[table + static_cast<int>(card)]; };
    std::stable_sort(cards.begin(), cards.end(), [&](Card a, Card b) { return figure(a) > figure(b); });
    Showing showing;
    showing.worth = permanent;
    for (std::size_t i = 0; i < cards.size() && static_cast<int>(i) < most; ++i) {
        showing.cards[cards[i]] = 1;
        showing.worth += figure(cards[i]);
    }
    return showing;
}

/// What a state is worth to a player for comparing deliveries.
int valueOf(const State& state, const Player& player) {
    constexpr int poundsOfPoint = 5;
    constexpr int poundsOfCertificate = 2;
    int points = 0;
    for (Post post : valuesOf<Post>())
        points += player.delivered[post] * state.box[fact::post(post, fact::OfPost::points)];
    for (int harbour = 0; harbour < mediumHarbours; ++harbour)
        if (((player.medium >> harbour) & 1) != 0) points += state.box[fact::medium(harbour, fact::OfMedium::points)];
    for (Card card : valuesOf<Card>())
        if (!isBonusObjective(card)) points += player.herd[card] * state.box[fact::points(card)];
    return poundsOfPoint * points + player.pounds + poundsOfCertificate * player.certificates;
}

/// Keeps the delivery if it is legal and better than the one found. False: no disc would help, the post is out of
/// reach.
template <class Sale, class Delivering>
bool consider(const State& before, const State& sold, Seat seat, const Delivering& move, const Sale& sale,
              std::optional<Sale>& found) {
    if (const auto refusal = check(sold, seat, move)) return refusal->field > 0;
    const auto delivered = apply(sold, seat, move);
    if (!delivered) return true;
    Sale next = sale;
    next.worth = worthOf(before, *delivered, seat);
    if (!found || next.worth > found->worth) found = next;
    return true;
}

} // namespace

std::vector<Purchase> purchases(const State& state, int shepherds, int pounds) {
    return Shopper(state, std::min(shepherds, 5), pounds).all();
}

Showing bestShearing(const State& state, const Player& player, int shearers) {
    return best(state, player, shearers, fact::woolAt, permanentWool(player));
}

Showing bestIncome(const State& state, const Player& player) {
    return best(state, player, cardKinds, fact::breedingAt, permanentCertificates(player));
}

int worthOf(const State& before, const State& after, Seat seat) {
    return valueOf(after, after.player(seat)) - valueOf(before, before.player(seat));
}

std::optional<Delivery> bestWellington(const State& state, Seat seat) {
    const Player& player = state.player(seat);
    const Showing shown = bestIncome(state, player);
    std::optional<Delivery> found;
    for (int certificates = 0; certificates <= player.certificates; ++certificates) {
        const auto sold = apply(state, seat, Income{shown.cards, static_cast<std::uint8_t>(certificates)});
        if (!sold) continue;
        for (Post post : valuesOf<Post>()) {
            Delivery next{shown.cards, certificates, sold->worth, post, {}, {}, 0};
            bool reached = !isWool(post);
            for (int disc = 0; disc < discPlaces && reached; ++disc) {
                next.disc = static_cast<Disc>(disc);
                reached = consider(state, *sold, seat, Deliver{post, next.disc, {}}, next, found);
            }
            // p. 20: a disc of a medium harbour, or none, where no other is left or payable.
            next.disc.reset();
            for (int harbour = -1; harbour < mediumHarbours && reached; ++harbour) {
                next.harbour.reset();
                if (harbour >= 0) next.harbour = static_cast<std::uint8_t>(harbour);
                (void)consider(state, *sold, seat, Deliver{post, {}, next.harbour}, next, found);
            }
        }
    }
    return found;
}

std::optional<WoolSale> bestWoolSale(const State& state, Seat seat) {
    const Offer* offer = findOffer(state, Deed::shear);
    if (!offer) return std::nullopt;
    const Showing shown = bestShearing(state, state.player(seat), offer->amount);
    const Shear shear{shown.cards};
    if (check(state, seat, shear)) return std::nullopt;
    const auto shorn = apply(state, seat, shear);
    if (!shorn) return std::nullopt;
    WoolSale next{shown.cards, shown.worth, {}, {}, worthOf(state, *shorn, seat)};
    std::optional<WoolSale> found = next; // a wool post need not be taken
    for (Post post : valuesOf<Post>()) {
        bool reached = isWool(post);
        for (int disc = 0; disc < discPlaces && reached; ++disc) {
            next.post = post;
            next.disc = static_cast<Disc>(disc);
            reached = consider(state, *shorn, seat, DeliverWool{post, next.disc}, next, found);
        }
    }
    return found;
}

} // namespace sideboard::gwtnz
