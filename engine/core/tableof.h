#pragma once

#include <algorithm>
#include <unordered_map>

#include "engine/core/liveness.h"
#include "engine/core/moment.h"
#include "engine/core/randomplayer.h"
#include "engine/core/tablejson.h"

namespace sideboard {

/// A table of one game: its log, and the moments it folds to.
template <Game G>
class TableOf final : public Table {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    TableOf(std::uint64_t id, DeviceId self, HashFunction hash)
        : m_id(id), m_hash(hash), m_log(self), m_folder(id, hash) {}

    [[nodiscard]] const GameInfo& info() const override { return G::info(); }
    [[nodiscard]] const Log& log() const override { return m_log; }
    [[nodiscard]] std::uint64_t id() const override { return m_id; }
    [[nodiscard]] const Seating& seating() const override { return m_now.seating; }
    [[nodiscard]] bool started() const override { return m_now.started; }
    [[nodiscard]] bool finished() const override { return m_now.finished; }
    [[nodiscard]] bool over() const override { return m_now.started && G::over(m_now.game); }
    [[nodiscard]] std::uint64_t hash() const override { return m_now.hash(); }
    [[nodiscard]] const State& state() const { return m_now.game; }

    // Entering ---------------------------------------------------------------------------------------------------

    Entered setUp(const Setup& setup, std::int64_t at) override {
        auto complete = completeSetup(G::info(), setup);
        if (!complete) return Rejection(complete.error());
        SetUp body{G::info().id, G::info().rules, static_cast<std::uint8_t>(complete->seats), complete->seed, {}, {}};
        for (const auto& [id, value] : complete->options) body.options.push_back({id, value});
        return enter(body, noSeat, {at});
    }

    Entered load(const Json& json, std::int64_t at) override {
        auto state = fromJson<State>(json);
        if (!state) return Rejection(state.error());
        if (const auto broken = G::broken(*state))
            return Rejection(Error{"impossible-state",
                                   "This state cannot be: " + *broken + ". Load one as \"show state\" prints it."});
        SetUp body{G::info().id, G::info().rules, static_cast<std::uint8_t>(G::seats(*state)), m_now.seed,
                   {},           toBytes(*state)};
        return enter(body, noSeat, {at});
    }

    Entered play(Seat seat, std::string_view name, const Json& fields, const Entering& how) override {
        const auto move = variantFromJson<Move>(name, fields);
        if (!move) return Rejection(move.error());
        return play(seat, *move, how, false);
    }

    Entered play(Seat seat, const Move& move, const Entering& how, bool drawn = false) {
        if (const auto rejection = seatRejection(seat)) return *rejection;
        if (!how.overruled)
            if (const auto refusal = G::check(m_now.game, seat, move)) return Rejection(*refusal);
        return enter(MoveBody{how.overruled, drawn, variantToBytes(move)}, seat, how);
    }

    Entered draw(Seat seat, std::string_view name, const Json& fields, const Entering& how) override {
        auto draft = draftFromJson<Move>(name, fields);
        if (!draft) return Rejection(draft.error());
        if (const auto rejection = seatRejection(seat)) return *rejection;
        const auto move = G::draw(m_now.game, seat, draft->move, Chance(m_now.seed));
        if (!move)
            return Rejection(
                Error{"not-a-draw", "Chance has no part in \"" + std::string(name) + "\". Enter the move itself."});
        return play(seat, *move, how, true);
    }

    Entered playRandomly(Seat seat, std::uint64_t seed, const Entering& how) override {
        if (const auto rejection = seatRejection(seat)) return *rejection;
        RandomPlayer<G> player(Chance(seed).draws("random", m_log.size()));
        const auto move = player.pick(m_now.game, seat);
        if (!move) return Rejection(Error{"no-legal-move", "This seat has no legal move now."});
        return play(seat, *move, how, false);
    }

    Entered adjust(std::string_view id, int by, const Entering& how) override {
        const auto tracked = findTracked(id);
        if (!tracked) return Rejection(tracked.error());
        return enter(Adjustment{trackedKey(id), by}, (*tracked)->seat, how);
    }

    Entered correct(std::string_view id, int to, const Entering& how) override {
        const auto tracked = findTracked(id);
        if (!tracked) return Rejection(tracked.error());
        return enter(Correction{trackedKey(id), (*tracked)->get(m_now.game), to}, (*tracked)->seat, how);
    }

    Entered enterPrinted(std::string_view id, int value, const Entering& how) override {
        const auto tracked = findTracked(id);
        if (!tracked) return Rejection(tracked.error());
        if ((*tracked)->use != TrackedUse::printed)
            return Rejection(Error{"not-printed", "\"" + std::string(id) + "\" is not a printed value."});
        return enter(PrintedValue{trackedKey(id), value}, noSeat, how);
    }

    Entered changeOption(std::string_view id, int value, const Entering& how) override {
        const auto tracked = findTracked(id);
        if (!tracked) return Rejection(tracked.error());
        if ((*tracked)->use != TrackedUse::option)
            return Rejection(Error{"not-an-option", "\"" + std::string(id) + "\" is not an option."});
        return enter(OptionChange{trackedKey(id), value}, noSeat, how);
    }

    Entered takeBack(EntryId target, bool wholeGroup, std::int64_t at) override {
        const Entry* entry = m_log.find(target);
        if (!entry) return Rejection(Error{"unknown-stamp", "No entry has this stamp. The history lists them."});
        if (std::holds_alternative<SetUp>(entry->body))
            return Rejection(Error{"not-taken-back",
                                   "The set-up cannot be taken back. Change an option instead, or start a new table."});
        if (!m_lines[slotOf(target)].live)
            return Rejection(Error{"not-taken-back", "This entry is taken back already."});
        if (std::holds_alternative<Seal>(entry->body) && sealIsOpened(target))
            return Rejection(Misfit{"core.misfit.seal-is-opened"});
        return enter(TakeBack{wholeGroup ? entry->group : target, wholeGroup}, entry->seat, {at});
    }

    Entered undo(std::int64_t at) override {
        if (const auto target = undoTarget()) return takeBack(*target, true, at);
        return Rejection(Error{"nothing-to-undo", "This device has nothing left to take back."});
    }

    Entered redo(std::int64_t at) override {
        if (const auto target = redoTarget()) return takeBack(*target, false, at);
        return Rejection(Error{"nothing-to-redo", "Nothing was taken back that could be restored."});
    }

    [[nodiscard]] std::optional<EntryId> undoTarget() const override {
        for (std::size_t i = m_log.size(); i-- > 0;) {
            const Entry& entry = m_log[i];
            const bool own = entry.id.device == m_log.self() && m_lines[m_log.slotAt(i)].live;
            if (!own || std::holds_alternative<TakeBack>(entry.body)) continue;
            if (std::holds_alternative<SetUp>(entry.body)) break;
            if (std::holds_alternative<Seal>(entry.body) && sealIsOpened(entry.id)) continue; // stays for good
            return entry.id;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<EntryId> redoTarget() const override {
        for (std::size_t i = m_log.size(); i-- > 0;) {
            const Entry& entry = m_log[i];
            if (entry.id.device != m_log.self() || !m_lines[m_log.slotAt(i)].live) continue;
            const auto* back = std::get_if<TakeBack>(&entry.body);
            if (!back) break; // something new was entered since: nothing waits to be restored
            const Entry* target = m_log.find(back->target);
            if (target && std::holds_alternative<TakeBack>(target->body)) continue; // a redo itself
            return entry.id;
        }
        return std::nullopt;
    }

    Entered changeSeat(Seat seat, const SeatChange& change, std::int64_t at) override {
        return enter(change, seat, {at});
    }
    Entered note(Seat seat, std::string text, std::int64_t at) override {
        return enter(Note{std::move(text)}, seat, {at});
    }
    Entered finish(bool finished, std::int64_t at) override { return enter(Finish{finished}, noSeat, {at}); }

    Result<Secret, Rejection> prepareSecret(Seat seat, std::string_view purpose, const Json& choice,
                                            Salt salt) override {
        if (const auto rejection = seatRejection(seat)) return *rejection;
        const auto sealed = variantFromJson<typename G::Sealed>(purpose, choice);
        if (!sealed) return Rejection(sealed.error());
        const std::uint8_t number = kindOf(*sealed).number;
        return Secret{seat, number, m_now.seals.nextNumber(seat, number), salt, variantToBytes(*sealed)};
    }

    Entered seal(const Secret& secret, const Entering& how) override {
        return enter(Seal{secret.purpose, secret.number, digestOf(secret, m_id, m_hash)}, secret.seat, how);
    }

    Entered open(const Secret& secret, const Entering& how) override {
        return enter(Opening{secret.purpose, secret.number,
                             m_now.seals.standing(secret.seat, secret.purpose, secret.number), secret.choice,
                             secret.salt},
                     secret.seat, how);
    }

    Entered openFromCards(Seat seat, std::string_view purpose, std::uint32_t number, const Json& choice,
                          const Entering& how) override {
        const auto sealed = variantFromJson<typename G::Sealed>(purpose, choice);
        if (!sealed) return Rejection(sealed.error());
        const std::uint8_t kind = kindOf(*sealed).number;
        return enter(
            Opening{kind, number, m_now.seals.standing(seat, kind, number), variantToBytes(*sealed), std::nullopt},
            seat, how);
    }

    // The log from outside -----------------------------------------------------------------------------------------

    TableMerged merge(std::vector<Entry> entries) override {
        std::vector<bool> fitted(m_lines.size());
        for (std::size_t slot = 0; slot < m_lines.size(); ++slot)
            fitted[slot] = m_lines[slot].live && counts(m_lines[slot].outcome);
        TableMerged merged{m_log.merge(std::move(entries)), {}};
        if (merged.log.added > 0) refold(merged.log.firstChanged);
        for (std::size_t i = 0; i < m_log.size(); ++i) {
            const std::size_t slot = m_log.slotAt(i);
            if (slot < fitted.size() && fitted[slot] && m_lines[slot].live && !counts(m_lines[slot].outcome))
                merged.stoppedFitting.push_back(m_log[i].id);
        }
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
        Merged merged = m_log.restore(std::move(entries), shared);
        refold(merged.firstChanged);
        return merged;
    }

    void markShared() override { m_log.markShared(); }

    std::vector<EntryId> settleDrafts(std::int64_t at) override {
        const std::size_t first = m_log.restampDrafts();
        if (first < m_log.size()) refold(first);
        std::vector<EntryId> asked;
        const auto ask = [&](EntryId id) {
            asked.push_back(id);
            (void)enter(TakeBack{id, false}, m_log.find(id)->seat, {at});
        };
        // A take-back reaches back behind everything, so it alone can disturb what the others entered meanwhile.
        const std::vector<EntryId> drafts = m_log.drafts();
        const std::vector<EntryId> standing = fittingWithoutDrafts();
        for (auto id = drafts.rbegin(); id != drafts.rend() && disturbs(standing); ++id)
            if (std::holds_alternative<TakeBack>(m_log.find(*id)->body) && m_lines[slotOf(*id)].live) ask(*id);
        for (EntryId id : drafts) {
            const std::size_t position = *m_log.positionOf(id);
            const Line& line = m_lines[m_log.slotAt(position)];
            if (!line.live || (counts(line.outcome) && !refusedNow(position))) continue;
            ask(id); // also what does not fit: it must not come back to life by itself after its person was asked
        }
        return asked;
    }

    void takeIdentity(DeviceId fresh) override {
        const std::size_t first = m_log.takeIdentity(fresh);
        if (first < m_log.size()) refold(first);
    }

    void retractFrom(std::uint32_t seq) override { refold(m_log.retractFrom(seq)); }

    // Looking ------------------------------------------------------------------------------------------------------

    [[nodiscard]] Json stateJson() const override { return toJson(m_now.game); }
    [[nodiscard]] Json stateJsonAt(std::size_t position) const override { return toJson(momentAt(position).game); }

    [[nodiscard]] std::vector<OpenKind> kinds(Seat seat) const override {
        if (seatRejection(seat)) return {};
        return kindsFor<G>(m_now.game, seat);
    }

    [[nodiscard]] Result<std::optional<Prompt>> prompt(Seat seat, std::string_view name,
                                                       const Json& fields) const override {
        if (const auto rejection = seatRejection(seat)) return std::get<Error>(*rejection);
        const auto draft = draftFromJson<Move>(name, fields);
        if (!draft) return draft.error();
        auto prompt = Prompter<G>(m_now.game, seat).prompt(*draft);
        if (prompt && draft->filled + 1 == fieldsOf(draft->move)) addOutcomes(*prompt, seat, *draft);
        return prompt;
    }

    [[nodiscard]] Result<Json, Rejection> suggestion(Seat seat, std::string_view name,
                                                     const Json& fields) const override {
        if (const auto rejection = seatRejection(seat)) return *rejection;
        auto draft = draftFromJson<Move>(name, fields);
        if (!draft) return Rejection(draft.error());
        if (const auto refusal = Prompter<G>(m_now.game, seat).complete(draft->move, draft->filled))
            return Rejection(*refusal);
        Json json = variantToJson(draft->move);
        json.erase("do");
        return json;
    }

    [[nodiscard]] Result<Changes, Rejection> outcomeOf(Seat seat, std::string_view name,
                                                       const Json& fields) const override {
        if (const auto rejection = seatRejection(seat)) return *rejection;
        auto draft = draftFromJson<Move>(name, fields);
        if (!draft) return Rejection(draft.error());
        if (const auto refusal = Prompter<G>(m_now.game, seat).complete(draft->move, draft->filled))
            return Rejection(*refusal);
        if (std::visit([](const auto& each) { return ChanceMove<std::remove_cvref_t<decltype(each)>>; }, draft->move))
            return Changes{};
        const auto after = G::apply(m_now.game, seat, draft->move);
        if (!after) return Rejection(after.error());
        return changesBetween(m_now.game, *after);
    }

    [[nodiscard]] View view(Seat viewer, std::span<const Secret> secrets) const override {
        return viewOf(m_now, viewer, secrets);
    }
    [[nodiscard]] View viewAt(std::size_t position, Seat viewer, std::span<const Secret> secrets) const override {
        return viewOf(momentAt(position), viewer, secrets);
    }
    [[nodiscard]] Score score(Seat seat) const override { return G::score(m_now.game, seat); }

    [[nodiscard]] std::vector<TrackedLine> tracked() const override {
        std::vector<TrackedLine> lines;
        for (const auto& value : G::tracked()) {
            if (!value.appliesTo(m_now.game, G::seats(m_now.game))) continue;
            const bool checked =
                value.use != TrackedUse::printed ||
                (value.checked ? value.checked(m_now.game) : m_now.checked.contains(trackedKey(value.id)));
            lines.push_back(
                {value.id, value.get(m_now.game), value.min, value.max, value.seat, value.use, value.names, checked});
        }
        return lines;
    }

    [[nodiscard]] HistoryLine history(std::size_t position) const override {
        const Entry& entry = m_log[position];
        const Line& line = m_lines[m_log.slotAt(position)];
        const auto* move = std::get_if<MoveBody>(&entry.body);
        HistoryLine history{entry.id,
                            entry.group,
                            entry.stamp(),
                            entry.seat,
                            entry.at,
                            std::string(kindOf(entry.body).name),
                            bodyToJson<G>(entry.body),
                            outcome(position)};
        history.contested = isContested(position);
        history.overruled = move && move->overruled;
        history.seenDraw = move && move->drawn && !line.live;
        history.shared = entry.id.device != m_log.self() || entry.id.seq <= m_log.shared();
        return history;
    }

    [[nodiscard]] Changes changesAt(std::size_t position) const override {
        const Moment<G> before = momentAt(position);
        Moment<G> after = before;
        foldOne(after, position);
        return changesBetween(before.game, after.game);
    }

    [[nodiscard]] const Outcome& outcome(std::size_t position) const override {
        static const Outcome takenBack{Fit::takenBack, {}};
        const Line& line = m_lines[m_log.slotAt(position)];
        return line.live ? line.outcome : takenBack;
    }

    [[nodiscard]] std::vector<EntryId> wouldStopFitting(EntryId target, bool wholeGroup) const override {
        // Done on a copy: copies of once-moves and restored entries follow rules of their own, and only the fold knows
        // them.
        std::vector<EntryId> stopping;
        TableOf trial(m_id, m_log.self(), m_hash);
        trial.m_log = m_log;
        trial.m_lines = m_lines;
        trial.m_onceKeys = m_onceKeys;
        trial.m_copyKeys = m_copyKeys;
        trial.m_once = m_once;
        trial.m_now = m_now;
        trial.m_kept = m_kept;
        if (!trial.takeBack(target, wholeGroup, 0)) return stopping;
        for (std::size_t i = 0; i < m_log.size(); ++i) {
            const Line& before = m_lines[m_log.slotAt(i)];
            const Line& after = trial.m_lines[m_log.slotAt(i)];
            const bool fitted = before.live && counts(before.outcome);
            if (fitted && after.live && !counts(after.outcome)) stopping.push_back(m_log[i].id);
        }
        return stopping;
    }

    [[nodiscard]] Json entryToJson(const Entry& entry) const override { return sideboard::entryToJson<G>(entry); }
    [[nodiscard]] Result<Entry> entryFromJson(const Json& json) const override {
        return sideboard::entryFromJson<G>(json);
    }
    [[nodiscard]] Json movesJson() const override { return sideboard::movesJson<Move>(); }
    [[nodiscard]] Json sealedJson() const override { return sideboard::movesJson<typename G::Sealed>(); }

private:
    static constexpr std::size_t keptEvery = 256;

    /// What is known of an entry besides itself; by slot.
    struct Line {
        std::optional<Move> move;
        bool live = true;
        std::optional<Misfit> barred = {}; ///< a take-back that its device had no right to make
        Outcome outcome = {};
    };

    [[nodiscard]] static bool counts(const Outcome& outcome) {
        return outcome.fit == Fit::fits || outcome.fit == Fit::contested || outcome.fit == Fit::copy;
    }

    [[nodiscard]] std::optional<Rejection> seatRejection(Seat seat) const {
        if (!m_now.started) return Rejection(Error{"no-set-up", "The table is not set up yet."});
        if (indexOf(seat) < static_cast<std::size_t>(G::seats(m_now.game))) return std::nullopt;
        return Rejection(
            Error{"unknown-seat", "This table has the seats 0 to " + std::to_string(G::seats(m_now.game) - 1) + "."});
    }

    [[nodiscard]] Result<const TrackedValue<State>*> findTracked(std::string_view id) const {
        const auto* tracked = m_now.started ? G::tracked().find(id) : nullptr;
        if (tracked && tracked->appliesTo(m_now.game, G::seats(m_now.game))) return tracked;
        return Error{"unknown-value",
                     "There is no tracked value \"" + std::string(id) + "\". {\"show\":\"tracked\"} lists them."};
    }

    [[nodiscard]] std::size_t slotOf(EntryId id) const { return m_log.slotAt(*m_log.positionOf(id)); }

    [[nodiscard]] bool sealIsOpened(EntryId seal) const {
        for (std::size_t i = 0; i < m_log.size(); ++i)
            if (const auto* opening = std::get_if<Opening>(&m_log[i].body))
                if (std::find(opening->answers.begin(), opening->answers.end(), seal) != opening->answers.end())
                    return true;
        return false;
    }

    /// Appends and folds; what does not fit here is not entered at all.
    Entered enter(Body body, Seat seat, const Entering& how) {
        const Entry& entry = m_log.append(std::move(body), seat, how.group, how.at);
        const EntryId id = entry.id;
        const bool changesLiveness = std::holds_alternative<TakeBack>(entry.body);
        if (changesLiveness) refold(m_log.size() - 1); // and from the first entry that comes or goes
        else {
            readLines();
            keepIfDue(m_log.size() - 1);
            foldOne(m_now, m_log.size() - 1);
        }
        const Outcome outcome = m_lines[m_log.slotAt(m_log.size() - 1)].outcome;
        if (counts(outcome)) return id;
        (void)m_log.retractFrom(id.seq); // it changed nothing, so what is kept still holds
        if (outcome.fit == Fit::question) return Rejection(Misfit{"core.misfit.done-otherwise"});
        return Rejection(outcome.misfit);
    }

    /// Both lines are marked: the correction that found another value, and the one it went over.
    [[nodiscard]] bool isContested(std::size_t position) const {
        if (outcome(position).fit == Fit::contested) return true;
        const auto* correction = std::get_if<Correction>(&m_log[position].body);
        if (!correction || outcome(position).fit != Fit::fits) return false;
        for (std::size_t i = position + 1; i < m_log.size(); ++i) {
            const auto* next = std::get_if<Correction>(&m_log[i].body);
            const Fit fit = outcome(i).fit;
            if (next && next->key == correction->key && (fit == Fit::fits || fit == Fit::contested))
                return fit == Fit::contested;
        }
        return false;
    }

    /// Decodes the moves of slots that are new.
    void readLines() {
        for (std::size_t slot = m_lines.size(); slot < m_log.slotCount(); ++slot) {
            Line line;
            std::optional<std::uint64_t> key;
            std::optional<std::uint64_t> copies;
            if (const auto* body = std::get_if<MoveBody>(&m_log.inSlot(slot).body)) {
                line.move = variantFromBytes<Move>(body->move);
                if (line.move) key = onceKey(*line.move);
                if (line.move) copies = copyKey(*line.move, m_log.inSlot(slot).seat);
            }
            if (key) m_once[*key].push_back(slot);
            m_onceKeys.push_back(key);
            m_copyKeys.push_back(copies);
            m_lines.push_back(std::move(line));
        }
    }

    /// Whether a copy of this once-move already counts, and whether it says the same.
    [[nodiscard]] std::optional<Fit> earlierCopy(std::size_t position) const {
        const std::size_t slot = m_log.slotAt(position);
        if (!m_onceKeys[slot]) return std::nullopt;
        for (std::size_t other : m_once.at(*m_onceKeys[slot])) {
            const Line& line = m_lines[other];
            const Entry& entry = m_log.inSlot(other);
            const bool counted = other != slot && line.live && line.outcome.fit == Fit::fits &&
                                 entry.stamp() < m_log[position].stamp() && m_log.find(entry.id) == &entry;
            if (counted)
                return *line.move == *m_lines[slot].move && entry.seat == m_log[position].seat ? Fit::copy
                                                                                               : Fit::question;
        }
        return std::nullopt;
    }

    void foldOne(Moment<G>& moment, std::size_t position) {
        Line& line = m_lines[m_log.slotAt(position)];
        if (!line.live) return;
        line.outcome = Outcome{};
        if (line.barred) line.outcome = {Fit::didNotFit, *line.barred};
        else if (std::holds_alternative<TakeBack>(m_log[position].body))
            return; // its right was judged with the liveness
        else if (const auto copy = earlierCopy(position)) line.outcome.fit = *copy;
        else line.outcome = m_folder.fold(moment, m_log[position], line.move);
    }

    /// The same for looking back: outcomes are known already.
    void foldOne(Moment<G>& moment, std::size_t position) const {
        const Line& line = m_lines[m_log.slotAt(position)];
        const bool changes = line.live && (line.outcome.fit == Fit::fits || line.outcome.fit == Fit::contested);
        if (changes) (void)m_folder.fold(moment, m_log[position], line.move);
    }

    void keepIfDue(std::size_t position) {
        if (position % keptEvery == 0 && (m_kept.empty() || m_kept.back().position < position))
            m_kept.push_back({position, m_now});
    }

    /// Brings everything up to date after the log changed from this place on.
    void refold(std::size_t from) {
        readLines();
        const Liveness liveness = livenessOf(m_log, m_copyKeys);
        for (std::size_t i = 0; i < m_log.size(); ++i) {
            const std::size_t slot = m_log.slotAt(i);
            if (m_lines[slot].live != liveness.live[slot]) from = std::min(from, i);
            m_lines[slot].live = liveness.live[slot];
            const auto barred = liveness.barred.find(slot);
            if (m_lines[slot].barred.has_value() != (barred != liveness.barred.end())) from = std::min(from, i);
            m_lines[slot].barred.reset();
            if (barred != liveness.barred.end()) m_lines[slot].barred = barred->second;
        }
        while (!m_kept.empty() && m_kept.back().position > from) m_kept.pop_back();
        const std::size_t start = m_kept.empty() ? 0 : m_kept.back().position;
        m_now = m_kept.empty() ? Moment<G>{} : m_kept.back().moment;
        for (std::size_t i = start; i < m_log.size(); ++i) {
            keepIfDue(i);
            foldOne(m_now, i);
        }
    }

    [[nodiscard]] Moment<G> momentAt(std::size_t position) const {
        if (position >= m_log.size()) return m_now;
        const auto later = std::upper_bound(m_kept.begin(), m_kept.end(), position,
                                            [](std::size_t at, const Kept& kept) { return at < kept.position; });
        Moment<G> moment;
        std::size_t start = 0;
        if (later != m_kept.begin()) {
            start = std::prev(later)->position;
            moment = std::prev(later)->moment;
        }
        for (std::size_t i = start; i < position; ++i) foldOne(moment, i);
        return moment;
    }

    /// The entries that fit as long as this device's drafts are left out.
    [[nodiscard]] std::vector<EntryId> fittingWithoutDrafts() const {
        TableOf others(m_id, DeviceId{}, m_hash);
        std::vector<Entry> entries;
        for (std::size_t i = 0; i < m_log.size(); ++i)
            if (m_log[i].id.device != m_log.self() || m_log[i].id.seq <= m_log.shared()) entries.push_back(m_log[i]);
        (void)others.merge(std::move(entries));
        std::vector<EntryId> fitting;
        for (std::size_t i = 0; i < others.m_log.size(); ++i)
            if (counts(others.outcome(i))) fitting.push_back(others.m_log[i].id);
        return fitting;
    }

    /// Whether one of these, still standing, does not fit now.
    [[nodiscard]] bool disturbs(const std::vector<EntryId>& standing) const {
        return std::any_of(standing.begin(), standing.end(), [&](EntryId id) {
            const Line& line = m_lines[slotOf(id)];
            return line.live && !counts(line.outcome);
        });
    }

    /// Whether the rules, asked again, no longer allow the move of this draft.
    [[nodiscard]] bool refusedNow(std::size_t position) const {
        const Entry& entry = m_log[position];
        const auto* body = std::get_if<MoveBody>(&entry.body);
        const Line& line = m_lines[m_log.slotAt(position)];
        if (!body || body->overruled || !line.move || line.outcome.fit != Fit::fits) return false;
        return G::check(momentAt(position).game, entry.seat, *line.move).has_value();
    }

    [[nodiscard]] View viewOf(const Moment<G>& moment, Seat viewer, std::span<const Secret> secrets) const {
        if (!moment.started) return {};
        std::vector<SecretOf<typename G::Sealed>> own;
        for (const Secret& secret : secrets)
            if (auto choice = variantFromBytes<typename G::Sealed>(secret.choice))
                own.push_back({secret.seat, secret.number, *choice});
        return G::view(moment.game, viewer, own);
    }

    [[nodiscard]] static Changes changesBetween(const State& before, const State& after) {
        Changes changes;
        for (const auto& value : G::tracked()) {
            if (!value.appliesTo(after, G::seats(after))) continue;
            const int from = value.get(before);
            const int to = value.get(after);
            if (from != to) changes.push_back({value.id, from, to});
        }
        return changes;
    }

    void addOutcomes(Prompt& prompt, Seat seat, const DraftOf<Move>& draft) const {
        const auto add = [&](std::vector<PromptOption>& options) {
            for (PromptOption& option : options) {
                if (option.refusal) continue;
                Move move = draft.move;
                JsonReader reader;
                std::visit(
                    [&](auto& each) {
                        withField(each, draft.filled, [&](auto, auto& member) { reader.read(option.value, member); });
                    },
                    move);
                const auto folded = G::apply(m_now.game, seat, move);
                if (folded) option.outcome = changesBetween(m_now.game, *folded);
            }
        };
        if (auto* choice = std::get_if<Choice>(&prompt.ask)) add(choice->options);
        if (auto* cells = std::get_if<Cells>(&prompt.ask)) add(cells->options);
    }

    struct Kept {
        std::size_t position;
        Moment<G> moment;
    };

    std::uint64_t m_id;
    HashFunction m_hash;
    Log m_log;
    Folder<G> m_folder;
    std::vector<Line> m_lines;
    std::vector<std::optional<std::uint64_t>> m_onceKeys; ///< by slot, as are the copy keys
    std::vector<std::optional<std::uint64_t>> m_copyKeys;
    std::unordered_map<std::uint64_t, std::vector<std::size_t>> m_once;
    Moment<G> m_now;
    std::vector<Kept> m_kept; ///< a moment every so many entries, before the one at its position
};

} // namespace sideboard
