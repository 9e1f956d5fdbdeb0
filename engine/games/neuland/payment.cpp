#include "engine/games/neuland/payment.h"

#include <algorithm>

namespace sideboard::neuland {

Bill billFor(const State& state, const Produce& move) {
    return {recipeFor(state, state.at(move.unit).tile, move.product), hexOf(move.unit), Purpose::produce};
}
Bill billFor(const State& state, const Build& move) {
    return {{goodOf(state.printed[move.tile].material)}, move.hex, Purpose::build};
}
Bill billFor(const State& state, const ScoreTile& move) {
    return {state.printed[move.tile].recipe, move.hex, Purpose::score};
}

Payment paymentOf(const Produce& move) { return {{move.first, move.second, move.third, move.fourth}, move.cart}; }
Payment paymentOf(const ScoreTile& move) { return {{move.first, move.second, move.third, move.fourth}, move.cart}; }
Payment paymentOf(const Build& move) { return {{move.material}, move.cart}; }

namespace {

template <class M>
void setInputs(M& move, const Payment& payment) {
    move.first = payment.from[0];
    move.second = payment.from[1];
    move.third = payment.from[2];
    move.fourth = payment.from[3];
    move.cart = payment.cart;
}

} // namespace

void setPayment(Produce& move, const Payment& payment) { setInputs(move, payment); }
void setPayment(ScoreTile& move, const Payment& payment) { setInputs(move, payment); }
void setPayment(Build& move, const Payment& payment) {
    move.material = payment.from[0];
    move.cart = payment.cart;
}

bool gives(const State& state, Seat seat, Source source, Good good, Purpose purpose) {
    const Player& player = state.player(seat);
    if (source == Source::foodToken) return good == Good::food && player.foodToken;
    if (source == Source::woodToken) return good == Good::wood && player.woodToken;
    if (source == Source::forage) return good == Good::food && state.isFirstEdition();
    if (!isPlace(source)) return false;
    const Unit& unit = state.at(placeOf(source));
    if (unit.worker != seat) return false;
    const Good product = productOn(unit);
    return product == good || (product == Good::gold && purpose != Purpose::build);
}

Sources sourcesFor(const State& state, Seat seat, Good good, Purpose purpose) {
    Sources sources;
    const auto add = [&](Source source) {
        if (!sources.full() && gives(state, seat, source, good, purpose)) sources.push(source);
    };
    for (std::size_t i = 0; i < state.units.size(); ++i)
        if (state.units[i].worker == seat) add(static_cast<Source>(i));
    if (good == Good::food || good == Good::wood)
        for (Source source : {Source::foodToken, Source::woodToken, Source::forage}) add(source);
    return sources;
}

int farthest(const Bill& bill, const Payment& payment) {
    int most = 0;
    for (const auto& source : payment.from)
        if (source && isPlace(*source)) most = std::max(most, distance(hexOf(placeOf(*source)), bill.hex));
    return most;
}

namespace {

/// Producing and scoring 1 action inside the cost zone, building none; one more for each border beyond it.
int actionsFor(Purpose purpose, int far, bool cart) {
    const int beyond = cart ? 0 : std::max(0, far - 1);
    return beyond + (purpose == Purpose::build ? 0 : 1);
}

void add(const State& state, Source source, Good good, Cost& cost) {
    if (source == Source::forage) cost.actions += forageActions;
    else if (!isPlace(source)) ++cost.tokens;
    else {
        const Unit& unit = state.at(placeOf(source));
        if (!unit.lying) ++cost.standing;
        if (productOn(unit) == Good::gold && good != Good::gold) ++cost.gold;
    }
}

} // namespace

Cost costOf(const State& state, const Bill& bill, const Payment& payment) {
    Cost cost;
    cost.actions = actionsFor(bill.purpose, farthest(bill, payment), payment.cart);
    for (std::size_t i = 0; i < inputsMost; ++i)
        if (payment.from[i]) add(state, *payment.from[i], bill.recipe[i], cost);
    if (payment.cart) ++cost.tokens;
    return cost;
}

namespace {

/// Looks through the sources input by input, dropping every start that is already no cheaper than the best whole
/// payment.
class Finder {
public:
    Finder(const State& state, Seat seat, const Bill& bill) : m_state(state), m_bill(bill) {
        m_mayCart = state.player(seat).cart;
        m_mustFree = bill.purpose == Purpose::produce && workersInSupply(state, seat) < 1;
        for (std::size_t i = 0; i < inputsMost; ++i)
            if (bill.recipe[i] != Good::none) m_sources[i] = sourcesFor(state, seat, bill.recipe[i], bill.purpose);
    }

    void keep(const Payment& chosen, std::size_t inputs) {
        for (std::size_t i = 0; i < inputs; ++i) {
            m_sources[i].clear();
            if (chosen.from[i]) m_sources[i].push(*chosen.from[i]);
        }
    }

    [[nodiscard]] std::optional<std::pair<Payment, Cost>> best() {
        look(0, 0, {});
        return m_best;
    }

private:
    /// `cost.actions` counts foraging only until the way is known.
    void look(std::size_t input, int far, Cost cost) {
        while (input < inputsMost && m_bill.recipe[input] == Good::none) ++input;
        if (input == inputsMost) return whole(far, cost);
        for (Source source : m_sources[input]) {
            if (isUsed(source, input)) continue;
            Cost next = cost;
            add(m_state, source, m_bill.recipe[input], next);
            const int way = isPlace(source) ? std::max(far, distance(hexOf(placeOf(source)), m_bill.hex)) : far;
            if (m_best) {
                Cost least = next;
                least.actions += actionsFor(m_bill.purpose, way, m_mayCart);
                if (least >= m_best->second) continue;
            }
            m_payment.from[input] = source;
            look(input + 1, way, next);
            m_payment.from[input].reset();
        }
    }

    void whole(int far, Cost cost) {
        const auto paid = [](const std::optional<Source>& source) { return source && isPlace(*source); };
        if (m_mustFree && std::none_of(m_payment.from.begin(), m_payment.from.end(), paid)) return;
        for (bool cart : {false, true}) {
            if (cart && (!m_mayCart || far <= 1)) continue;
            Cost all = cost;
            all.actions += actionsFor(m_bill.purpose, far, cart);
            all.tokens += cart ? 1 : 0;
            if (m_best && m_best->second <= all) continue;
            m_payment.cart = cart;
            m_best = {m_payment, all};
        }
        m_payment.cart = false;
    }

    [[nodiscard]] bool isUsed(Source source, std::size_t before) const {
        if (source == Source::forage) return false; // as often as there are actions
        for (std::size_t i = 0; i < before; ++i)
            if (m_payment.from[i] == source) return true;
        return false;
    }

    const State& m_state;
    const Bill& m_bill;
    bool m_mayCart = false;
    bool m_mustFree = false;
    std::array<Sources, inputsMost> m_sources;
    Payment m_payment;
    std::optional<std::pair<Payment, Cost>> m_best;
};

} // namespace

std::optional<std::pair<Payment, Cost>> cheapest(const State& state, Seat seat, const Bill& bill) {
    return Finder(state, seat, bill).best();
}

std::optional<std::pair<Payment, Cost>> cheapest(const State& state, Seat seat, const Bill& bill, const Payment& chosen,
                                                 std::size_t inputs) {
    Finder finder(state, seat, bill);
    finder.keep(chosen, inputs);
    return finder.best();
}

} // namespace sideboard::neuland
