#pragma once

#include <algorithm>

#include "engine/core/game.h"
#include "engine/core/prompt.h"

/// Prompts made from `check`, so that the two cannot disagree: a value is open if some values of the fields after it
/// make a legal move. A refusal says which field it looked at last, and the search is cut there.
namespace sideboard {

/// The raw value of an optional field that stays empty.
inline constexpr std::int64_t nothing = -1;

namespace detail {

template <class T>
concept RawValue = std::is_integral_v<T> || std::is_enum_v<T>;

template <class M>
void setRaw(M& move, std::size_t number, std::int64_t raw) {
    withField(move, number, [&](auto, auto& member) {
        using T = std::remove_cvref_t<decltype(member)>;
        if constexpr (std::is_same_v<T, bool>) member = raw != 0;
        else if constexpr (RawValue<T>) member = static_cast<T>(raw);
        else if constexpr (isOptional<T>) {
            member.reset();
            if constexpr (RawValue<typename T::value_type>)
                if (raw != nothing) member = static_cast<typename T::value_type>(raw);
        }
    });
}

template <class M>
void setBlend(M& move, std::size_t number, const std::vector<int>& amounts) {
    withField(move, number, [&](auto, auto& member) {
        using T = std::remove_cvref_t<decltype(member)>;
        if constexpr (PerEnum<T>) {
            if constexpr (std::is_integral_v<typename T::Value>)
                for (std::size_t i = 0; i < amounts.size(); ++i)
                    member.values[i] = static_cast<typename T::Value>(amounts[i]);
        }
    });
}

template <class M>
void setLayout(M& move, std::size_t number, const std::vector<Placed>& standing) {
    withField(move, number, [&](auto, auto& member) {
        using T = std::remove_cvref_t<decltype(member)>;
        if constexpr (FixedList<T>) {
            if constexpr (std::is_same_v<typename T::Value, Placed>) {
                member.clear();
                for (const Placed& each : standing)
                    if (!member.full()) member.push(each);
            }
        }
    });
}

/// A mix inside the bounds: the suggested one, or the least of each and then from the first on.
[[nodiscard]] std::vector<int> someMix(const Blend& blend);

/// All values of enums with names and of bool need no domain from the game.
template <class M>
[[nodiscard]] std::optional<Domain> plainDomain(const M& move, std::size_t number, int seats) {
    std::optional<Domain> domain;
    withField(move, number, [&](auto, const auto& member) {
        using T = std::remove_cvref_t<decltype(member)>;
        Values values;
        std::size_t count = 0;
        if constexpr (std::is_same_v<T, bool>) count = 2;
        else if constexpr (std::is_same_v<T, Seat>) count = static_cast<std::size_t>(seats);
        else if constexpr (NamedEnum<T>) count = countOf<T>;
        if (count == 0) return;
        for (std::size_t i = 0; i < count; ++i) values.values.push_back(static_cast<std::int64_t>(i));
        domain = std::move(values);
    });
    return domain;
}

/// Of all that speaks against the values of a field, the reason to tell: one that got furthest into the move, and of
/// those the commonest. "You cannot pay that together" holds for three discs, "there is no disc" for one.
class Reasons {
public:
    void add(const Refusal& refusal) {
        if (m_count > 0 && refusal.field < m_kept[0].refusal.field) return;
        if (m_count > 0 && refusal.field > m_kept[0].refusal.field) m_count = 0;
        for (std::size_t i = 0; i < m_count; ++i)
            if (m_kept[i].refusal.reason == refusal.reason) {
                ++m_kept[i].times;
                return;
            }
        if (m_count < m_kept.size()) m_kept[m_count++] = {refusal, 1};
    }
    [[nodiscard]] const Refusal& best() const {
        const auto end = m_kept.begin() + static_cast<std::ptrdiff_t>(m_count);
        return std::max_element(m_kept.begin(), end, [](const Kept& a, const Kept& b) { return a.times < b.times; })
            ->refusal;
    }

private:
    struct Kept {
        Refusal refusal;
        int times = 0;
    };
    std::array<Kept, 6> m_kept; // more than a field is ever refused for
    std::size_t m_count = 0;
};

inline std::string keyOf(const Json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

} // namespace detail

template <Game G>
class Prompter {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    Prompter(const State& state, Seat seat) : m_state(state), m_seat(seat) {}

    [[nodiscard]] Domain domain(const Move& move, std::size_t number) const {
        if (!G::narrows(move, number))
            if (auto plain = std::visit(
                    [&](const auto& each) { return detail::plainDomain(each, number, G::seats(m_state)); }, move))
                return std::move(*plain);
        return G::domain(m_state, m_seat, move, number);
    }

    /// Whether some values of the fields from `filled` on make a legal move; else why not. A legal one stays in `move`.
    [[nodiscard]] std::optional<Refusal> complete(Move& move, std::size_t filled) const {
        if (filled == fieldsOf(move)) return G::check(m_state, m_seat, move);
        const Domain open = domain(move, filled);
        if (const auto* values = std::get_if<Values>(&open)) return completeFrom(move, filled, values->values);
        if (const auto* range = std::get_if<Range>(&open)) return completeFrom(move, filled, spread(*range));
        if (const auto* blend = std::get_if<Blend>(&open))
            std::visit([&](auto& each) { detail::setBlend(each, filled, detail::someMix(*blend)); }, move);
        else if (const auto* layout = std::get_if<Layout>(&open))
            std::visit([&](auto& each) { detail::setLayout(each, filled, layout->arrangement.suggested); }, move);
        return complete(move, filled + 1);
    }

    /// The values of this field that lead to a legal move, without the words around them.
    [[nodiscard]] std::vector<std::int64_t> openValues(const Move& move, std::size_t filled,
                                                       const Domain& domain) const {
        std::vector<std::int64_t> open;
        const auto* values = std::get_if<Values>(&domain);
        const auto* range = std::get_if<Range>(&domain);
        for (std::int64_t value : values ? values->values : range ? spread(*range) : std::vector<std::int64_t>{}) {
            Move attempt = move;
            std::visit([&](auto& each) { detail::setRaw(each, filled, value); }, attempt);
            const auto refusal = completeAfter(attempt, filled);
            if (!refusal) open.push_back(value);
            else if (refusal->field < static_cast<int>(filled)) break; // no value of this field would help
        }
        return open;
    }

    /// What the next field may be; nothing when the move is whole. Outcomes are left to the caller.
    [[nodiscard]] std::optional<Prompt> prompt(const DraftOf<Move>& draft) const {
        if (draft.filled >= fieldsOf(draft.move)) return std::nullopt;
        Prompt prompt;
        std::visit(
            [&](const auto& each) {
                withField(each, draft.filled, [&](std::string_view name, const auto&) { prompt.field = name; });
            },
            draft.move);
        const Domain open = domain(draft.move, draft.filled);
        if (const auto* values = std::get_if<Values>(&open)) {
            auto options = judged(draft, values->values);
            if (values->panel.empty()) prompt.ask = Choice{std::move(options)};
            else prompt.ask = Cells{std::string(values->panel), std::move(options)};
        } else if (const auto* range = std::get_if<Range>(&open)) prompt.ask = narrowed(draft, *range);
        else if (const auto* blend = std::get_if<Blend>(&open)) prompt.ask = mix(draft, *blend);
        else prompt.ask = std::get<Layout>(open).arrangement;
        return prompt;
    }

private:
    [[nodiscard]] static std::vector<std::int64_t> spread(const Range& range) {
        std::vector<std::int64_t> values;
        for (std::int64_t value = range.min; value <= range.max; ++value) values.push_back(value);
        return values;
    }

    /// Like complete(move, filled + 1), but does not try values for later fields where a refusal looked at none of
    /// them.
    [[nodiscard]] std::optional<Refusal> completeAfter(Move& move, std::size_t filled) const {
        if (filled + 1 < fieldsOf(move)) {
            auto refusal = G::check(m_state, m_seat, move);
            if (refusal && refusal->field <= static_cast<int>(filled)) return refusal;
        }
        return complete(move, filled + 1);
    }

    [[nodiscard]] std::optional<Refusal> completeFrom(Move& move, std::size_t filled,
                                                      const std::vector<std::int64_t>& values) const {
        detail::Reasons reasons;
        for (std::int64_t value : values) {
            std::visit([&](auto& each) { detail::setRaw(each, filled, value); }, move);
            auto refusal = values.size() == 1 ? complete(move, filled + 1) : completeAfter(move, filled);
            if (!refusal) return std::nullopt;
            if (refusal->field < static_cast<int>(filled)) return refusal; // no value of this field would help
            reasons.add(*refusal);
        }
        if (!values.empty()) return reasons.best();
        return Refusal{"core.refusal.nothing-to-choose", "", static_cast<int>(filled) - 1, {}};
    }

    [[nodiscard]] std::vector<PromptOption> judged(const DraftOf<Move>& draft,
                                                   const std::vector<std::int64_t>& values) const {
        std::vector<PromptOption> options;
        options.reserve(values.size());
        for (std::int64_t value : values) {
            Move move = draft.move;
            PromptOption option;
            std::visit(
                [&](auto& each) {
                    detail::setRaw(each, draft.filled, value);
                    withField(each, draft.filled, [&](auto, const auto& member) { option.value = toJson(member); });
                },
                move);
            option.key = detail::keyOf(option.value);
            option.refusal = completeAfter(move, draft.filled);
            options.push_back(std::move(option));
        }
        return options;
    }

    /// Legal amounts are one run; the game's range is cut to it.
    [[nodiscard]] Amount narrowed(const DraftOf<Move>& draft, const Range& range) const {
        Amount amount{0, -1};
        for (std::int64_t value : spread(range)) {
            Move move = draft.move;
            std::visit([&](auto& each) { detail::setRaw(each, draft.filled, value); }, move);
            if (complete(move, draft.filled + 1)) continue;
            if (amount.max < amount.min) amount.min = value;
            amount.max = value;
        }
        return amount;
    }

    [[nodiscard]] static Mix mix(const DraftOf<Move>& draft, const Blend& blend) {
        Mix mix;
        mix.minTotal = blend.minTotal;
        mix.maxTotal = blend.maxTotal;
        const std::vector<int> suggested = detail::someMix(blend);
        std::visit(
            [&](const auto& each) {
                withField(each, draft.filled, [&](auto, const auto& member) {
                    using T = std::remove_cvref_t<decltype(member)>;
                    if constexpr (PerEnum<T>)
                        for (std::size_t i = 0; i < blend.max.size(); ++i)
                            mix.bounds.push_back({std::string(nameOf(static_cast<typename T::Key>(i))), blend.min[i],
                                                  blend.max[i], suggested[i]});
                });
            },
            draft.move);
        return mix;
    }

    const State& m_state;
    Seat m_seat;
};

/// A kind of move as the table offers it.
struct OpenKind {
    std::string_view name;
    bool owed = false;
    bool chance = false;            ///< the app can draw it
    std::optional<Refusal> refusal; ///< nothing: it can be played now
};

/// Every kind with what speaks against it; owed ones first.
template <Game G>
[[nodiscard]] std::vector<OpenKind> kindsFor(const typename G::State& state, Seat seat) {
    using Move = typename G::Move;
    const std::vector<std::string_view> owed = G::owed(state, seat);
    const Prompter<G> prompter(state, seat);
    std::vector<OpenKind> kinds;
    kinds.reserve(alternativeCount<Move>);
    forEachAlternative<Move>([&]<class M>() {
        Move move{M{}};
        OpenKind kind{M::kind.name, std::find(owed.begin(), owed.end(), M::kind.name) != owed.end(), ChanceMove<M>, {}};
        kind.refusal = G::check(state, seat, move);
        if (!kind.refusal || kind.refusal->field > wholeMove) kind.refusal = prompter.complete(move, 0);
        kinds.push_back(kind);
    });
    std::stable_sort(kinds.begin(), kinds.end(), [](const OpenKind& a, const OpenKind& b) { return a.owed > b.owed; });
    return kinds;
}

} // namespace sideboard
