#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "app/ctl/fields.h"
#include "engine/core/table.h"
#include "sync/changes.h"

namespace sideboard::ctl {

/// What a command came to.
struct Reply {
    Json answer;
    bool failed = false;                 ///< with an error; a refusal is an answer like any other
    std::optional<EntryId> entered = {}; ///< the entry it made
    StoreChanges changes = {};           ///< to be on the disk before the answer is given
};

/// A table on this device, and the commands that sideboardctl understands. Knows neither files nor links, so that
/// `play` and `table` share it.
class Desk {
public:
    struct Around {
        TableRow row;
        std::vector<Secret> secrets = {};
        std::function<std::int64_t()> now;
        std::function<Salt()> salt;
        std::uint64_t seed = 0; ///< for random moves
    };
    Desk(std::unique_ptr<Table> table, Around around);

    [[nodiscard]] Table& table() { return *m_table; }
    [[nodiscard]] const TableRow& row() const { return m_around.row; }
    [[nodiscard]] const std::vector<Secret>& secrets() const { return m_around.secrets; }
    /// Of a seat that was handed to this device.
    void addSecret(const Secret& secret) { m_around.secrets.push_back(secret); }
    /// It goes on under another number.
    void setDevice(DeviceId device) { m_around.row.device = device; }
    /// What has to be stored because the table was finished, or opened again.
    [[nodiscard]] StoreChanges noteFinish();

    /// One line of input. Whatever is wrong with it, it changes nothing then.
    [[nodiscard]] Reply obey(std::string_view line, std::uint64_t number);
    /// Something from this entry on could not be stored: off the table again.
    void retract(EntryId id);

private:
    using Outcome = Result<EntryId, Rejection>;
    struct Command {
        const char* name;
        Outcome (Desk::*obey)(Fields&);
    };
    [[nodiscard]] static std::span<const Command> commands();
    [[nodiscard]] Reply obeyFields(Fields fields);
    [[nodiscard]] Reply entered(EntryId id);

    // Entering. Each takes its fields and is done with them before it touches the table.
    [[nodiscard]] Outcome move(Fields& fields);
    [[nodiscard]] Outcome draw(Fields& fields);
    [[nodiscard]] Outcome random(Fields& fields);
    [[nodiscard]] Outcome adjust(Fields& fields);
    [[nodiscard]] Outcome correct(Fields& fields);
    [[nodiscard]] Outcome printed(Fields& fields);
    [[nodiscard]] Outcome option(Fields& fields);
    [[nodiscard]] Outcome undo(Fields& fields);
    [[nodiscard]] Outcome redo(Fields& fields);
    [[nodiscard]] Outcome takeBack(Fields& fields);
    [[nodiscard]] Outcome load(Fields& fields);
    [[nodiscard]] Outcome seal(Fields& fields);
    [[nodiscard]] Outcome open(Fields& fields);
    [[nodiscard]] Outcome note(Fields& fields);
    [[nodiscard]] Outcome finish(Fields& fields);

    template <SeatAct Act>
    [[nodiscard]] Outcome seatWithDevice(Fields& fields);
    template <SeatAct Act>
    [[nodiscard]] Outcome seatAlone(Fields& fields);
    template <SeatAct Act>
    [[nodiscard]] Outcome seatWithText(Fields& fields);
    template <SeatAct Act>
    [[nodiscard]] Outcome tableWide(Fields& fields);
    [[nodiscard]] Outcome dismiss(Fields& fields);

    [[nodiscard]] Entering how(Fields& fields) const;
    /// A number, or the name that a tracked value has for it.
    [[nodiscard]] int trackedNumber(Fields& fields, const char* name, const std::string& id) const;
    [[nodiscard]] Result<std::uint8_t> purposeNumbered(const std::string& name) const;
    [[nodiscard]] std::uint32_t lastRound(Seat seat, std::uint8_t purpose) const;

    std::unique_ptr<Table> m_table;
    Around m_around;
    StoreChanges m_beside; ///< what the command in hand wants stored beside its entry
};

/// {"show":...}
[[nodiscard]] Result<Json> show(const Table& table, const TableRow& row, std::span<const Secret> secrets,
                                Fields fields);

} // namespace sideboard::ctl
