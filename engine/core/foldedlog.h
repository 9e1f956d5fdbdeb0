#pragma once

#include <algorithm>
#include <unordered_map>

#include "engine/core/liveness.h"
#include "engine/core/moment.h"

namespace sideboard {

/// Whether an entry with this outcome stands as its author meant it.
[[nodiscard]] inline bool counts(const Outcome& outcome) {
    return outcome.fit == Fit::fits || outcome.fit == Fit::contested || outcome.fit == Fit::copy;
}

/// A log and what it folds to: the moment it has reached, every moment before, and how each entry fared. A regular
/// value, so that "what if" is asked of a copy.
template <Game G>
class FoldedLog {
public:
    using Move = typename G::Move;

    FoldedLog(std::uint64_t table, DeviceId self, HashFunction hash) : m_log(self), m_folder(table, hash) {}

    [[nodiscard]] const Log& log() const { return m_log; }
    [[nodiscard]] const Moment<G>& now() const { return m_now; }
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
        for (std::size_t i = start; i < position; ++i) step(moment, i);
        return moment;
    }

    /// Takes a moment one entry further; how the entry fared is known already.
    void step(Moment<G>& moment, std::size_t position) const {
        const Line& line = m_lines[m_log.slotAt(position)];
        const bool changes = line.live && (line.outcome.fit == Fit::fits || line.outcome.fit == Fit::contested);
        if (changes) (void)m_folder.fold(moment, m_log[position], line.move);
    }

    [[nodiscard]] const Outcome& outcome(std::size_t position) const {
        static const Outcome takenBack{Fit::takenBack, {}};
        const Line& line = m_lines[m_log.slotAt(position)];
        return line.live ? line.outcome : takenBack;
    }

    /// Not taken back, and in the fold as its author meant it.
    [[nodiscard]] bool fits(std::size_t position) const { return counts(outcome(position)); }
    [[nodiscard]] bool live(std::size_t position) const { return m_lines[m_log.slotAt(position)].live; }
    [[nodiscard]] bool live(EntryId id) const { return live(*m_log.positionOf(id)); }
    /// Lives, and the fold skips it.
    [[nodiscard]] bool failsToFit(std::size_t position) const { return live(position) && !counts(outcome(position)); }
    /// The decoded move of a move entry.
    [[nodiscard]] const std::optional<Move>& moveAt(std::size_t position) const {
        return m_lines[m_log.slotAt(position)].move;
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

    Merged merge(std::vector<Entry> entries) {
        Merged merged = m_log.merge(std::move(entries));
        if (merged.added > 0) refold(merged.firstChanged);
        return merged;
    }
    Merged restore(std::vector<Entry> entries, std::uint32_t shared) {
        Merged merged = m_log.restore(std::move(entries), shared);
        refold(merged.firstChanged);
        return merged;
    }
    void markShared() { m_log.markShared(); }
    void restampDrafts() { refoldIfChanged(m_log.restampDrafts()); }
    void takeIdentity(DeviceId fresh) { refoldIfChanged(m_log.takeIdentity(fresh)); }
    void retractFrom(std::uint32_t seq) { refold(m_log.retractFrom(seq)); }

private:
    static constexpr std::size_t keptEvery = 256;

    /// What is known of an entry besides itself; by slot.
    struct Line {
        std::optional<Move> move;
        bool live = true;
        std::optional<Misfit> barred = {}; ///< a take-back that its device had no right to make
        Outcome outcome = {};
    };

    struct Kept {
        std::size_t position;
        Moment<G> moment;
    };

    void refoldIfChanged(std::size_t first) {
        if (first < m_log.size()) refold(first);
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
