#pragma once

#include "engine/core/prompting.h"

namespace sideboard {

/// Picks legal moves at random, by the same prompts that a person gets.
template <Game G>
class RandomPlayer {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    explicit RandomPlayer(Draws draws) : m_draws(draws) {}

    /// A random legal move of this seat, owed ones before free ones; nothing if there is none.
    [[nodiscard]] std::optional<Move> pick(const State& state, Seat seat) {
        std::vector<OpenKind> kinds = kindsFor<G>(state, seat);
        std::erase_if(kinds, [](const OpenKind& kind) { return kind.refusal.has_value(); });
        if (kinds.empty()) return std::nullopt;
        return fill(state, seat, kinds[m_draws.below(static_cast<std::uint32_t>(kinds.size()))].name);
    }

    /// A random legal move of this kind. Draws are made by this player's own chance.
    [[nodiscard]] std::optional<Move> fill(const State& state, Seat seat, std::string_view kind) {
        auto move = alternativeNamed<Move>(kind);
        if (!move) return std::nullopt;
        const Prompter<G> prompter(state, seat);
        for (std::size_t filled = 0; filled < fieldsOf(*move); ++filled)
            if (!choose(prompter, *move, filled)) return std::nullopt;
        return move;
    }

private:
    [[nodiscard]] bool choose(const Prompter<G>& prompter, Move& move, std::size_t filled) {
        const Domain domain = prompter.domain(move, filled);
        if (const auto* blend = std::get_if<Blend>(&domain)) {
            const std::vector<int> amounts = someMix(*blend);
            std::visit([&](auto& each) { detail::setBlend(each, filled, amounts); }, move);
            return true;
        }
        if (const auto* layout = std::get_if<Layout>(&domain)) {
            std::visit([&](auto& each) { detail::setLayout(each, filled, layout->arrangement.suggested); }, move);
            return true;
        }
        const std::vector<std::int64_t> open = prompter.openValues(move, filled, domain);
        if (open.empty()) return false;
        const std::int64_t value = open[m_draws.below(static_cast<std::uint32_t>(open.size()))];
        std::visit([&](auto& each) { detail::setRaw(each, filled, value); }, move);
        return true;
    }

    /// Any mix inside the bounds may come up.
    [[nodiscard]] std::vector<int> someMix(const Blend& blend) {
        std::vector<int> amounts = blend.min;
        int sum = 0;
        int room = 0;
        for (std::size_t i = 0; i < amounts.size(); ++i) {
            sum += amounts[i];
            room += blend.max[i] - blend.min[i];
        }
        const int least = std::max(blend.minTotal, sum);
        const int most = std::min(blend.maxTotal, sum + room);
        int missing = std::min(least, most) - sum;
        if (most > least) missing += static_cast<int>(m_draws.below(static_cast<std::uint32_t>(most - least + 1)));
        while (missing > 0) {
            const std::size_t i = m_draws.below(static_cast<std::uint32_t>(amounts.size()));
            if (amounts[i] >= blend.max[i]) continue;
            ++amounts[i];
            --missing;
        }
        return amounts;
    }

    Draws m_draws;
};

} // namespace sideboard
