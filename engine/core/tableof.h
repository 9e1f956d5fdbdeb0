#pragma once

#include "engine/core/looking.h"
#include "engine/core/randomplayer.h"
#include "engine/core/settling.h"
#include "engine/core/tablejson.h"

namespace sideboard {

/// A table of one game: its log, and the moments it folds to.
template <Game G>
class TableOf final : public Table {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    TableOf(std::uint64_t id, DeviceId self, HashFunction hash) : m_id(id), m_hash(hash), m_folded(id, self, hash) {}

    [[nodiscard]] const GameInfo& info() const override { return G::info(); }
    [[nodiscard]] const Log& log() const override { return m_folded.log(); }
    [[nodiscard]] std::uint64_t id() const override { return m_id; }
    [[nodiscard]] const Seating& seating() const override { return now().seating; }
    [[nodiscard]] bool started() const override { return now().started; }
    [[nodiscard]] bool finished() const override { return now().finished; }
    [[nodiscard]] bool over() const override { return now().started && G::over(now().game); }
    [[nodiscard]] std::uint64_t hash() const override { return now().hash(); }
    [[nodiscard]] const State& state() const { return now().game; }

    // Entering ---------------------------------------------------------------------------------------------------

    Entered setUp(const Setup& setup, std::int64_t at) override {
        auto complete = completeSetup(G::info(), setup);
        if (!complete) return Rejection(complete.error());
        SetUp body{G::info().id, G::info().rules, static_cast<std::uint8_t>(complete->seats), complete->seed, {}, {}};
        for (const auto& [id, value] : complete->options) body.options.push_back({id, value});
        return m_folded.enter(body, noSeat, {at});
    }

    Entered load(const Json& json, std::int64_t at) override {
        auto state = fromJson<State>(json);
        if (!state) return Rejection(state.error());
        if (const auto broken = G::broken(*state))
            return Rejection(Error{"impossible-state",
                                   "This state cannot be: " + *broken + ". Load one as \"show state\" prints it."});
        SetUp body{G::info().id, G::info().rules, static_cast<std::uint8_t>(G::seats(*state)), now().seed,
                   {},           toBytes(*state)};
        return m_folded.enter(body, noSeat, {at});
    }

    Entered play(Seat seat, std::string_view name, const Json& fields, const Entering& how) override {
        const auto move = variantFromJson<Move>(name, fields);
        if (!move) return Rejection(move.error());
        return play(seat, *move, how, false);
    }

    Entered play(Seat seat, const Move& move, const Entering& how, bool drawn = false) {
        if (const auto rejection = seatRejection(seat)) return *rejection;
        if (!how.overruled)
            if (const auto refusal = G::check(now().game, seat, move)) return Rejection(*refusal);
        return m_folded.enter(MoveBody{how.overruled, drawn, variantToBytes(move)}, seat, how);
    }

    Entered draw(Seat seat, std::string_view name, const Json& fields, const Entering& how) override {
        auto draft = draftFromJson<Move>(name, fields);
        if (!draft) return Rejection(draft.error());
        if (const auto rejection = seatRejection(seat)) return *rejection;
        const auto move = G::draw(now().game, seat, draft->move, Chance(now().seed));
        if (!move)
            return Rejection(
                Error{"not-a-draw", "Chance has no part in \"" + std::string(name) + "\". Enter the move itself."});
        return play(seat, *move, how, true);
    }

    Entered playRandomly(Seat seat, std::uint64_t seed, const Entering& how) override {
        if (const auto rejection = seatRejection(seat)) return *rejection;
        RandomPlayer<G> player(Chance(seed).draws("random", log().size()));
        const auto move = player.pick(now().game, seat);
        if (!move) return Rejection(Error{"no-legal-move", "This seat has no legal move now."});
        return play(seat, *move, how, false);
    }

    Entered adjust(std::string_view id, int by, const Entering& how) override {
        const auto tracked = findTracked(id);
        if (!tracked) return Rejection(tracked.error());
        return m_folded.enter(Adjustment{trackedKey(id), by}, (*tracked)->seat, how);
    }

    Entered correct(std::string_view id, int to, const Entering& how) override {
        const auto tracked = findTracked(id);
        if (!tracked) return Rejection(tracked.error());
        return m_folded.enter(Correction{trackedKey(id), (*tracked)->get(now().game), to}, (*tracked)->seat, how);
    }

    Entered enterPrinted(std::string_view id, int value, const Entering& how) override {
        const auto tracked = findTracked(id);
        if (!tracked) return Rejection(tracked.error());
        if ((*tracked)->use != TrackedUse::printed)
            return Rejection(Error{"not-printed", "\"" + std::string(id) + "\" is not a printed value."});
        return m_folded.enter(PrintedValue{trackedKey(id), value}, noSeat, how);
    }

    Entered changeOption(std::string_view id, int value, const Entering& how) override {
        const auto tracked = findTracked(id);
        if (!tracked) return Rejection(tracked.error());
        if ((*tracked)->use != TrackedUse::option)
            return Rejection(Error{"not-an-option", "\"" + std::string(id) + "\" is not an option."});
        return m_folded.enter(OptionChange{trackedKey(id), value}, noSeat, how);
    }

    Entered takeBack(EntryId target, bool wholeGroup, std::int64_t at) override {
        const Entry* entry = log().find(target);
        if (!entry) return Rejection(Error{"unknown-stamp", "No entry has this stamp. The history lists them."});
        if (std::holds_alternative<SetUp>(entry->body))
            return Rejection(Error{"not-taken-back",
                                   "The set-up cannot be taken back. Change an option instead, or start a new table."});
        if (!m_folded.live(target)) return Rejection(Error{"not-taken-back", "This entry is taken back already."});
        if (std::holds_alternative<Seal>(entry->body) && m_folded.sealIsOpened(target))
            return Rejection(Misfit{"core.misfit.seal-is-opened"});
        return m_folded.enter(TakeBack{wholeGroup ? entry->group : target, wholeGroup}, entry->seat, {at});
    }

    Entered undo(std::int64_t at) override {
        for (std::size_t i = log().size(); i-- > 0;) {
            const Entry& entry = log()[i];
            const bool own = entry.id.device == log().self() && m_folded.live(i);
            if (!own || std::holds_alternative<TakeBack>(entry.body)) continue;
            if (std::holds_alternative<SetUp>(entry.body)) break;
            if (std::holds_alternative<Seal>(entry.body) && m_folded.sealIsOpened(entry.id)) continue; // stays for good
            return takeBack(entry.id, true, at);
        }
        return Rejection(Error{"nothing-to-undo", "This device has nothing left to take back."});
    }

    Entered redo(std::int64_t at) override {
        for (std::size_t i = log().size(); i-- > 0;) {
            const Entry& entry = log()[i];
            if (entry.id.device != log().self() || !m_folded.live(i)) continue;
            const auto* back = std::get_if<TakeBack>(&entry.body);
            if (!back) break; // something new was entered since: nothing waits to be restored
            const Entry* target = log().find(back->target);
            if (target && std::holds_alternative<TakeBack>(target->body)) continue; // a redo itself
            return takeBack(entry.id, false, at);
        }
        return Rejection(Error{"nothing-to-redo", "Nothing was taken back that could be restored."});
    }

    Entered changeSeat(Seat seat, const SeatChange& change, std::int64_t at) override {
        return m_folded.enter(change, seat, {at});
    }
    Entered note(Seat seat, std::string text, std::int64_t at) override {
        return m_folded.enter(Note{std::move(text)}, seat, {at});
    }
    Entered finish(bool finished, std::int64_t at) override { return m_folded.enter(Finish{finished}, noSeat, {at}); }

    Result<Secret, Rejection> prepareSecret(Seat seat, std::string_view purpose, const Json& choice,
                                            Salt salt) override {
        if (const auto rejection = seatRejection(seat)) return *rejection;
        const auto sealed = variantFromJson<typename G::Sealed>(purpose, choice);
        if (!sealed) return Rejection(sealed.error());
        const std::uint8_t number = kindOf(*sealed).number;
        return Secret{seat, number, now().seals.nextNumber(seat, number), salt, variantToBytes(*sealed)};
    }

    Entered seal(const Secret& secret, const Entering& how) override {
        return m_folded.enter(Seal{secret.purpose, secret.number, digestOf(secret, m_id, m_hash)}, secret.seat, how);
    }

    Entered open(const Secret& secret, const Entering& how) override {
        return m_folded.enter(Opening{secret.purpose, secret.number,
                                      now().seals.standing(secret.seat, secret.purpose, secret.number), secret.choice,
                                      secret.salt},
                              secret.seat, how);
    }

    Entered openFromCards(Seat seat, std::string_view purpose, std::uint32_t number, const Json& choice,
                          const Entering& how) override {
        const auto sealed = variantFromJson<typename G::Sealed>(purpose, choice);
        if (!sealed) return Rejection(sealed.error());
        const std::uint8_t kind = kindOf(*sealed).number;
        return m_folded.enter(
            Opening{kind, number, now().seals.standing(seat, kind, number), variantToBytes(*sealed), std::nullopt},
            seat, how);
    }

    // The log from outside -----------------------------------------------------------------------------------------

    TableMerged merge(std::vector<Entry> entries) override {
        const std::vector<bool> fitted = fittingSlots(m_folded);
        TableMerged merged{m_folded.merge(std::move(entries)), {}};
        merged.stoppedFitting = noLongerFitting(m_folded, fitted);
        return merged;
    }

    Result<Merged> restore(std::vector<Entry> entries, std::uint32_t shared) override {
        for (const Entry& entry : entries) {
            const auto* setUp = std::get_if<SetUp>(&entry.body);
            if (!setUp) continue;
            if (setUp->game != G::info().id)
                return Error{"other-game", "This table is of the game \"" + setUp->game + "\"."};
            if (setUp->rules > G::info().rules)
                return Error{"newer-rules",
                             "This table was started with a newer version of the app. Update this one to open it."};
        }
        return m_folded.restore(std::move(entries), shared);
    }

    void markShared() override { m_folded.markShared(); }
    std::vector<EntryId> settleDrafts(std::int64_t at) override { return sideboard::settleDrafts(m_folded, at); }
    void takeIdentity(DeviceId fresh) override { m_folded.takeIdentity(fresh); }
    void retractFrom(std::uint32_t seq) override { m_folded.retractFrom(seq); }

    // Looking ------------------------------------------------------------------------------------------------------

    [[nodiscard]] Json stateJson() const override { return toJson(now().game); }
    [[nodiscard]] Json stateJsonAt(std::size_t position) const override {
        return toJson(m_folded.momentAt(position).game);
    }

    [[nodiscard]] std::vector<OpenKind> kinds(Seat seat) const override {
        if (seatRejection(seat)) return {};
        return kindsFor<G>(now().game, seat);
    }

    [[nodiscard]] Result<std::optional<Prompt>> prompt(Seat seat, std::string_view name,
                                                       const Json& fields) const override {
        if (const auto rejection = seatRejection(seat)) return std::get<Error>(*rejection);
        const auto draft = draftFromJson<Move>(name, fields);
        if (!draft) return draft.error();
        auto prompt = Prompter<G>(now().game, seat).prompt(*draft);
        if (prompt && draft->filled + 1 == fieldsOf(draft->move)) addOutcomes<G>(*prompt, now().game, seat, *draft);
        return prompt;
    }

    [[nodiscard]] Result<Json, Rejection> suggestion(Seat seat, std::string_view name,
                                                     const Json& fields) const override {
        if (const auto rejection = seatRejection(seat)) return *rejection;
        auto draft = draftFromJson<Move>(name, fields);
        if (!draft) return Rejection(draft.error());
        if (const auto refusal = Prompter<G>(now().game, seat).complete(draft->move, draft->filled))
            return Rejection(*refusal);
        Json json = variantToJson(draft->move);
        json.erase("do");
        return json;
    }

    [[nodiscard]] View view(Seat viewer, std::span<const Secret> secrets) const override {
        return viewOf<G>(now(), viewer, secrets);
    }
    [[nodiscard]] View viewAt(std::size_t position, Seat viewer, std::span<const Secret> secrets) const override {
        return viewOf<G>(m_folded.momentAt(position), viewer, secrets);
    }
    [[nodiscard]] Score score(Seat seat) const override { return G::score(now().game, seat); }

    [[nodiscard]] std::vector<TrackedLine> tracked() const override {
        std::vector<TrackedLine> lines;
        for (const auto& value : G::tracked()) {
            if (!value.appliesTo(now().game, G::seats(now().game))) continue;
            const bool checked =
                value.use != TrackedUse::printed ||
                (value.checked ? value.checked(now().game) : now().checked.contains(trackedKey(value.id)));
            lines.push_back(
                {value.id, value.get(now().game), value.min, value.max, value.seat, value.use, value.names, checked});
        }
        return lines;
    }

    [[nodiscard]] HistoryLine history(std::size_t position) const override {
        const Entry& entry = log()[position];
        const auto* move = std::get_if<MoveBody>(&entry.body);
        HistoryLine history{entry.id,
                            entry.group,
                            entry.stamp(),
                            entry.seat,
                            entry.at,
                            std::string(kindOf(entry.body).name),
                            bodyToJson<G>(entry.body),
                            outcome(position)};
        history.contested = m_folded.isContested(position);
        history.overruled = move && move->overruled;
        history.seenDraw = move && move->drawn && !m_folded.live(position);
        history.shared = entry.id.device != log().self() || entry.id.seq <= log().shared();
        return history;
    }

    [[nodiscard]] Changes changesAt(std::size_t position) const override {
        const Moment<G> before = m_folded.momentAt(position);
        Moment<G> after = before;
        m_folded.step(after, position);
        return changesBetween<G>(before.game, after.game);
    }

    [[nodiscard]] const Outcome& outcome(std::size_t position) const override { return m_folded.outcome(position); }

    [[nodiscard]] std::vector<EntryId> wouldStopFitting(EntryId target, bool wholeGroup) const override {
        // Done on a copy: copies of once-moves and restored entries follow rules of their own, and only the fold knows
        // them.
        TableOf trial(m_id, log().self(), m_hash);
        trial.m_folded = m_folded;
        if (!trial.takeBack(target, wholeGroup, 0)) return {};
        return noLongerFitting(trial.m_folded, fittingSlots(m_folded));
    }

    [[nodiscard]] Json entryToJson(const Entry& entry) const override { return sideboard::entryToJson<G>(entry); }
    [[nodiscard]] Result<Entry> entryFromJson(const Json& json) const override {
        return sideboard::entryFromJson<G>(json);
    }
    [[nodiscard]] Json movesJson() const override { return sideboard::movesJson<Move>(); }
    [[nodiscard]] Json sealedJson() const override { return sideboard::movesJson<typename G::Sealed>(); }

private:
    [[nodiscard]] const Moment<G>& now() const { return m_folded.now(); }

    [[nodiscard]] std::optional<Rejection> seatRejection(Seat seat) const {
        if (!now().started) return Rejection(Error{"no-set-up", "The table is not set up yet."});
        if (indexOf(seat) < static_cast<std::size_t>(G::seats(now().game))) return std::nullopt;
        return Rejection(
            Error{"unknown-seat", "This table has the seats 0 to " + std::to_string(G::seats(now().game) - 1) + "."});
    }

    [[nodiscard]] Result<const TrackedValue<State>*> findTracked(std::string_view id) const {
        const auto* tracked = now().started ? G::tracked().find(id) : nullptr;
        if (tracked && tracked->appliesTo(now().game, G::seats(now().game))) return tracked;
        return Error{"unknown-value",
                     "There is no tracked value \"" + std::string(id) + "\". {\"show\":\"tracked\"} lists them."};
    }

    std::uint64_t m_id;
    HashFunction m_hash;
    FoldedLog<G> m_folded;
};

} // namespace sideboard
