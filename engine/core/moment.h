#pragma once

#include <set>

#include "engine/core/impossible.h"
#include "engine/core/seals.h"
#include "engine/core/seating.h"
#include "engine/core/table.h"

namespace sideboard {

/// Everything a table is at one place of its log.
template <Game G>
struct Moment {
    typename G::State game{};
    Seating seating;
    Seals seals;
    std::set<std::uint32_t> checked; ///< printed values that somebody looked up on the component
    std::uint64_t seed = 0;
    bool started = false;
    bool finished = false;

    [[nodiscard]] std::uint64_t hash() const {
        Hasher hasher;
        addTo(hasher, game);
        seating.addTo(hasher);
        seals.addTo(hasher);
        for (std::uint32_t key : checked) hasher.add(std::uint64_t{key});
        hasher.add(std::uint64_t{started} + 2 * std::uint64_t{finished});
        return hasher.value();
    }
};

/// Folds one entry into a moment, without looking at take-backs and copies, which are the table's to know.
template <Game G>
class Folder {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    Folder(std::uint64_t table, HashFunction hash) : m_table(table), m_hash(hash) {}

    /// `move` is the decoded move of a move entry.
    [[nodiscard]] Outcome fold(Moment<G>& moment, const Entry& entry, const std::optional<Move>& move) const {
        const auto* setUp = std::get_if<SetUp>(&entry.body);
        if (!moment.started && !setUp) return didNotFit("core.misfit.no-set-up");
        if (moment.started)
            if (const auto misfit = moment.seating.judge(entry)) return {Fit::didNotFit, *misfit};
        if (setUp) return begin(moment, entry, *setUp);
        if (std::holds_alternative<MoveBody>(entry.body)) {
            if (!move) return didNotFit("core.misfit.unreadable");
            return apply(moment, entry.seat, *move);
        }
        return std::visit([&](const auto& body) { return foldBody(moment, entry, body); }, entry.body);
    }

    [[nodiscard]] static Outcome apply(Moment<G>& moment, Seat seat, const Move& move) {
        if (indexOf(seat) >= static_cast<std::size_t>(G::seats(moment.game)))
            return didNotFit("core.misfit.no-such-seat");
        return settle(moment, G::apply(moment.game, seat, move));
    }

private:
    [[nodiscard]] static Outcome didNotFit(std::string_view reason) { return {Fit::didNotFit, {reason, {}}}; }

    [[nodiscard]] static Outcome settle(Moment<G>& moment, Folded<State> folded) {
        if (!folded) return {Fit::didNotFit, folded.error()};
        moment.game = std::move(*folded);
        return {};
    }

    [[nodiscard]] static Outcome begin(Moment<G>& moment, const Entry& entry, const SetUp& setUp) {
        if (setUp.game != G::info().id) return didNotFit("core.misfit.other-game");
        if (setUp.rules > G::info().rules) return didNotFit("core.misfit.newer-rules");
        Setup wished{setUp.seats, setUp.seed, setUp.rules, {}};
        for (const OptionValue& option : setUp.options) wished.options[option.id] = option.value;
        const auto setup = completeSetup(G::info(), std::move(wished));
        if (!setup) return didNotFit("core.misfit.bad-set-up");
        State state = G::setUp(*setup);
        if (!setUp.start.empty()) {
            const auto start = fromBytes<State>(setUp.start);
            if (!start || G::seats(*start) != setUp.seats) return didNotFit("core.misfit.unreadable");
            if (impossibleIn<G>(*start)) return didNotFit("core.misfit.impossible-state");
            state = *start;
        }
        if (!moment.started || moment.seating.size() != setUp.seats)
            moment.seating = Seating(setUp.seats, entry.id.device, entry.stamp());
        moment.game = state;
        moment.seals = {};
        moment.seed = setUp.seed;
        moment.started = true;
        moment.finished = false;
        return {};
    }

    [[nodiscard]] Outcome set(Moment<G>& moment, std::uint32_t key, std::int64_t value) const {
        const auto* tracked = G::tracked().find(key);
        if (!tracked || !tracked->appliesTo(moment.game, G::seats(moment.game)))
            return didNotFit("core.misfit.no-such-value");
        if (value < tracked->min || value > tracked->max)
            return {Fit::didNotFit,
                    {"core.misfit.out-of-range", {{"value", value}, {"min", tracked->min}, {"max", tracked->max}}}};
        tracked->set(moment.game, static_cast<int>(value));
        return {};
    }

    [[nodiscard]] Outcome foldBody(Moment<G>& moment, const Entry&, const Adjustment& body) const {
        const auto* tracked = G::tracked().find(body.key);
        return set(moment, body.key, tracked ? std::int64_t{tracked->get(moment.game)} + body.by : 0);
    }
    [[nodiscard]] Outcome foldBody(Moment<G>& moment, const Entry&, const Correction& body) const {
        const auto* tracked = G::tracked().find(body.key);
        const bool contested = tracked && tracked->get(moment.game) != body.from;
        Outcome outcome = set(moment, body.key, body.to);
        if (contested && outcome.fit == Fit::fits) outcome.fit = Fit::contested;
        return outcome;
    }
    [[nodiscard]] Outcome foldBody(Moment<G>& moment, const Entry&, const PrintedValue& body) const {
        Outcome outcome = set(moment, body.key, body.value);
        if (outcome.fit == Fit::fits) moment.checked.insert(body.key);
        return outcome;
    }
    [[nodiscard]] Outcome foldBody(Moment<G>& moment, const Entry&, const OptionChange& body) const {
        return set(moment, body.key, body.value);
    }
    [[nodiscard]] Outcome foldBody(Moment<G>& moment, const Entry& entry, const SeatChange& body) const {
        if (const auto misfit = moment.seating.apply(entry, body)) return {Fit::didNotFit, *misfit};
        return {};
    }
    [[nodiscard]] Outcome foldBody(Moment<G>& moment, const Entry& entry, const Seal& body) const {
        if constexpr (OpensSeals<G>) {
            if (indexOf(entry.seat) >= static_cast<std::size_t>(G::seats(moment.game)))
                return didNotFit("core.misfit.no-such-seat");
            // A choice that comes after everybody saw the answer binds nobody.
            if (moment.seals.openedWith(entry.seat, body.purpose, body.number))
                return didNotFit("core.misfit.late-seal");
            const Outcome outcome = settle(moment, G::seal(moment.game, entry.seat, body.purpose, body.number));
            if (outcome.fit == Fit::fits) moment.seals.seal(entry, body);
            return outcome;
        } else return didNotFit("core.misfit.nothing-is-sealed");
    }
    [[nodiscard]] Outcome foldBody(Moment<G>& moment, const Entry& entry, const Opening& body) const {
        if constexpr (OpensSeals<G>) {
            if (indexOf(entry.seat) >= static_cast<std::size_t>(G::seats(moment.game)))
                return didNotFit("core.misfit.no-such-seat");
            const auto sealed = variantFromBytes<typename G::Sealed>(body.choice);
            if (!sealed || kindOf(*sealed).number != body.purpose) return didNotFit("core.misfit.unreadable");
            // Opened by its owner and from the cards too: the same is a copy, anything else a question.
            if (const auto opened = moment.seals.openedWith(entry.seat, body.purpose, body.number))
                return {*opened == hashOf(body.choice) ? Fit::copy : Fit::question, {}};
            Seals seals = moment.seals;
            const Seals::Proof proof = seals.open(entry, body, m_table, m_hash);
            if (proof == Seals::Proof::wrong) return didNotFit("core.misfit.wrong-opening");
            Outcome outcome = settle(moment, G::reveal(moment.game, entry.seat, *sealed, body.number));
            if (outcome.fit == Fit::fits) moment.seals = std::move(seals);
            outcome.proved = proof == Seals::Proof::proved;
            return outcome;
        } else return didNotFit("core.misfit.nothing-is-sealed");
    }
    [[nodiscard]] Outcome foldBody(Moment<G>& moment, const Entry&, const Finish& body) const {
        moment.finished = body.finished;
        return {};
    }
    template <class Other> // take-backs, notes: nothing to fold
    [[nodiscard]] Outcome foldBody(Moment<G>&, const Entry&, const Other&) const {
        return {};
    }

    std::uint64_t m_table;
    HashFunction m_hash;
};

} // namespace sideboard
