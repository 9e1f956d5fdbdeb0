#pragma once

#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/log.h"
#include "engine/core/prompting.h"
#include "engine/core/seals.h"
#include "engine/core/seating.h"
#include "engine/core/view.h"

/// A table without its game's types: the one border where types are erased. TableOf<G> stands behind it.
namespace sideboard {

/// Why nothing was entered.
using Rejection = std::variant<Refusal, Misfit, Error>;
[[nodiscard]] Json toJson(const Rejection& rejection);
using Entered = Result<EntryId, Rejection>;

/// How an entry fared in the fold.
enum class Fit : std::uint8_t {
    fits = 0,
    takenBack = 1,
    copy = 2,     ///< another device's copy of a once-move
    question = 3, ///< a once-move again, with another body: which one is right?
    didNotFit = 4,
    contested = 5 ///< a correction that found another value than its `from`; it applies
};
constexpr auto namesOf(Fit) {
    return std::array<std::string_view, 6>{"fits", "taken-back", "copy", "question", "did-not-fit", "contested"};
}

struct Outcome {
    Fit fit = Fit::fits;
    Misfit misfit = {}; ///< for didNotFit
    bool proved = true; ///< false: an opening that no seal bears out, such as one from the real cards
};

/// How a move is entered.
struct Entering {
    std::int64_t at = 0;    ///< wall clock in ms
    EntryId group = {};     ///< the open action it belongs to; seq 0: one of its own
    bool overruled = false; ///< the board says otherwise
};

struct HistoryLine {
    EntryId id;
    EntryId group;
    Stamp stamp;
    Seat seat = noSeat;
    std::int64_t at = 0;
    std::string kind; ///< of the entry: "move", "correction"
    Json body;        ///< with names: {"do":"build",...}, {"id":"seat0.wood","by":1}
    Outcome outcome;
    bool overruled = false;
    bool seenDraw = false;  ///< chance gave it, somebody saw it, and it was taken back
    bool contested = false; ///< a correction that found, or was found by another with, another value than expected
    bool shared = false;    ///< has left its device
};
[[nodiscard]] Json toJson(const HistoryLine& line);

struct TrackedLine {
    std::string id;
    int value = 0;
    int min = 0;
    int max = 0;
    Seat seat = noSeat;
    TrackedUse use = TrackedUse::tally;
    std::vector<std::string_view> names;
    bool checked = true; ///< for printed values: somebody looked at the component
};

/// What a merge did to the table beyond adding to it.
struct TableMerged {
    Merged log;
    std::vector<EntryId> stoppedFitting; ///< were shown as fitting before
};

class Table {
public:
    Table() = default;
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    virtual ~Table() = default;

    [[nodiscard]] virtual const GameInfo& info() const = 0;
    [[nodiscard]] virtual const Log& log() const = 0;
    [[nodiscard]] virtual std::uint64_t id() const = 0;
    [[nodiscard]] virtual const Seating& seating() const = 0;
    [[nodiscard]] virtual bool started() const = 0;
    [[nodiscard]] virtual bool finished() const = 0;
    /// The rules say that the game has ended.
    [[nodiscard]] virtual bool over() const = 0;
    [[nodiscard]] virtual std::uint64_t hash() const = 0;

    // Entering. Each puts one entry into the log, or says why not and changes nothing.
    virtual Entered setUp(const Setup& setup, std::int64_t at) = 0;
    /// A set-up that starts from a given state, as stateJson prints it.
    virtual Entered load(const Json& state, std::int64_t at) = 0;
    /// `fields` is the move's JSON without its "do".
    virtual Entered play(Seat seat, std::string_view move, const Json& fields, const Entering& how) = 0;
    virtual Entered draw(Seat seat, std::string_view move, const Json& fields, const Entering& how) = 0;
    virtual Entered playRandomly(Seat seat, std::uint64_t seed, const Entering& how) = 0;
    virtual Entered adjust(std::string_view id, int by, const Entering& how) = 0;
    virtual Entered correct(std::string_view id, int to, const Entering& how) = 0;
    virtual Entered enterPrinted(std::string_view id, int value, const Entering& how) = 0;
    virtual Entered changeOption(std::string_view id, int value, const Entering& how) = 0;
    virtual Entered takeBack(EntryId target, bool wholeGroup, std::int64_t at) = 0;
    virtual Entered undo(std::int64_t at) = 0;
    virtual Entered redo(std::int64_t at) = 0;
    /// What undo and redo would name, so that a button can say it before it is pressed.
    [[nodiscard]] virtual std::optional<EntryId> undoTarget() const = 0;
    [[nodiscard]] virtual std::optional<EntryId> redoTarget() const = 0;
    virtual Entered changeSeat(Seat seat, const SeatChange& change, std::int64_t at) = 0;
    virtual Entered note(Seat seat, std::string text, std::int64_t at) = 0;
    virtual Entered finish(bool finished, std::int64_t at) = 0;
    /// Seals a choice. The caller stores the secret before it lets the entry out.
    virtual Result<Secret, Rejection> prepareSecret(Seat seat, std::string_view purpose, const Json& choice,
                                                    Salt salt) = 0;
    virtual Entered seal(const Secret& secret, const Entering& how) = 0;
    virtual Entered open(const Secret& secret, const Entering& how) = 0;
    /// From the real cards, not proved.
    virtual Entered openFromCards(Seat seat, std::string_view purpose, std::uint32_t number, const Json& choice,
                                  const Entering& how) = 0;

    // The log from outside.
    virtual TableMerged merge(std::vector<Entry> entries) = 0;
    virtual Result<Merged> restore(std::vector<Entry> entries, std::uint32_t shared) = 0;
    virtual void markShared() = 0;
    virtual void markSharedTo(std::uint32_t seq) = 0;
    /// Drafts go behind everything else. Those that the rules no longer allow are taken back and named, to be asked
    /// about.
    virtual std::vector<EntryId> settleDrafts(std::int64_t at) = 0;
    virtual void takeIdentity(DeviceId fresh) = 0;
    /// Own drafts from this number on could not be stored: off the table again.
    virtual void retractFrom(std::uint32_t seq) = 0;

    // Looking. A position is a place in the log's order: the table after that many entries.
    [[nodiscard]] virtual Json stateJson() const = 0;
    [[nodiscard]] virtual Json stateJsonAt(std::size_t position) const = 0;
    [[nodiscard]] virtual std::vector<OpenKind> kinds(Seat seat) const = 0;
    [[nodiscard]] virtual Result<std::optional<Prompt>> prompt(Seat seat, std::string_view move,
                                                               const Json& fields) const = 0;
    /// A whole legal move that begins with these fields: the first one, since games list the best values first.
    [[nodiscard]] virtual Result<Json, Rejection> suggestion(Seat seat, std::string_view move,
                                                             const Json& fields) const = 0;
    /// What such a suggestion would change, for the button that starts the move; nothing for a move that chance fills.
    [[nodiscard]] virtual Result<Changes, Rejection> outcomeOf(Seat seat, std::string_view move,
                                                               const Json& fields) const = 0;
    [[nodiscard]] virtual View view(Seat viewer, std::span<const Secret> secrets) const = 0;
    [[nodiscard]] virtual View viewAt(std::size_t position, Seat viewer, std::span<const Secret> secrets) const = 0;
    [[nodiscard]] virtual Score score(Seat seat) const = 0;
    [[nodiscard]] virtual std::vector<TrackedLine> tracked() const = 0;
    [[nodiscard]] virtual HistoryLine history(std::size_t position) const = 0;
    [[nodiscard]] virtual Changes changesAt(std::size_t position) const = 0;
    [[nodiscard]] virtual const Outcome& outcome(std::size_t position) const = 0;
    /// Entries that would stop fitting if this one were taken back.
    [[nodiscard]] virtual std::vector<EntryId> wouldStopFitting(EntryId target, bool wholeGroup) const = 0;

    // Entries with names instead of bytes, for files that outlive versions.
    [[nodiscard]] virtual Json entryToJson(const Entry& entry) const = 0;
    [[nodiscard]] virtual Result<Entry> entryFromJson(const Json& json) const = 0;
    /// What the moves look like: kinds, fields, values.
    [[nodiscard]] virtual Json movesJson() const = 0;
    /// The same for the choices that can be sealed.
    [[nodiscard]] virtual Json sealedJson() const = 0;
};

/// Fills in the standard options and refuses unknown ones.
[[nodiscard]] Result<Setup> completeSetup(const GameInfo& info, Setup setup);

} // namespace sideboard
