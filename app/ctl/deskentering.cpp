#include <algorithm>

#include "app/ctl/desk.h"

namespace sideboard::ctl {

namespace {
Rejection rejected(const Fields& fields) { return Rejection(fields.error()); }
} // namespace

Entering Desk::how(Fields& fields) const {
    Entering entering{m_around.now()};
    entering.overruled = fields.flag("overruled", false);
    entering.group = fields.stampIfAny("group");
    if (entering.group.seq != 0 && !m_table->log().find(entering.group))
        fields.fail({"unknown-stamp", "group: no entry has this stamp. The history lists them."});
    return entering;
}

Desk::Outcome Desk::move(Fields& fields) {
    const std::string name = fields.text("do");
    const Seat seat = fields.seat("seat");
    const Entering entering = how(fields);
    const Json rest = fields.rest();
    if (!fields.done()) return rejected(fields);
    return m_table->play(seat, name, rest, entering);
}

Desk::Outcome Desk::draw(Fields& fields) {
    const std::string name = fields.text("draw");
    const Seat seat = fields.seat("seat");
    const Entering entering = how(fields);
    const Json rest = fields.rest();
    if (!fields.done()) return rejected(fields);
    return m_table->draw(seat, name, rest, entering);
}

Desk::Outcome Desk::random(Fields& fields) {
    fields.mustBeTrue("random");
    const Seat seat = fields.seat("seat");
    const Entering entering = how(fields);
    if (!fields.done()) return rejected(fields);
    return m_table->playRandomly(seat, m_around.seed, entering);
}

int Desk::trackedNumber(Fields& fields, const char* name, const std::string& id) const {
    if (!fields.has(name)) return fields.number(name);
    Json value = fields.take(name);
    if (!value.is_string()) {
        Fields one(Json{{name, std::move(value)}});
        const int number = one.number(name);
        if (one.failed()) fields.fail(one.error());
        return number;
    }
    const std::string wanted = value;
    const std::vector<TrackedLine> tracked = m_table->tracked();
    const auto line =
        std::find_if(tracked.begin(), tracked.end(), [&](const TrackedLine& each) { return each.id == id; });
    if (line == tracked.end()) return 0; // the table says that there is no such value
    const auto named = std::find(line->names.begin(), line->names.end(), wanted);
    if (named != line->names.end()) return line->min + static_cast<int>(named - line->names.begin());
    std::string known;
    for (std::string_view each : line->names) known += (known.empty() ? "" : ", ") + std::string(each);
    if (known.empty()) known = "a number from " + std::to_string(line->min) + " to " + std::to_string(line->max);
    fields.fail({"unknown-value", std::string(name) + ": \"" + wanted.substr(0, 60) + "\" is not one of: " + known});
    return 0;
}

Desk::Outcome Desk::adjust(Fields& fields) {
    const std::string id = fields.text("adjust");
    const int by = fields.number("by");
    const Entering entering = how(fields);
    if (!fields.done()) return rejected(fields);
    return m_table->adjust(id, by, entering);
}

Desk::Outcome Desk::correct(Fields& fields) {
    const std::string id = fields.text("correct");
    const int to = trackedNumber(fields, "to", id);
    const Entering entering = how(fields);
    if (!fields.done()) return rejected(fields);
    return m_table->correct(id, to, entering);
}

Desk::Outcome Desk::printed(Fields& fields) {
    const std::string id = fields.text("printed");
    const int value = trackedNumber(fields, "value", id);
    const Entering entering = how(fields);
    if (!fields.done()) return rejected(fields);
    m_beside.push_back(RememberValue{m_around.row.game, id, value});
    return m_table->enterPrinted(id, value, entering);
}

Desk::Outcome Desk::option(Fields& fields) {
    const std::string id = fields.text("option");
    const int value = trackedNumber(fields, "value", id);
    const Entering entering = how(fields);
    if (!fields.done()) return rejected(fields);
    return m_table->changeOption(id, value, entering);
}

Desk::Outcome Desk::undo(Fields& fields) {
    fields.mustBeTrue("undo");
    if (!fields.done()) return rejected(fields);
    return m_table->undo(m_around.now());
}

Desk::Outcome Desk::redo(Fields& fields) {
    fields.mustBeTrue("redo");
    if (!fields.done()) return rejected(fields);
    return m_table->redo(m_around.now());
}

Desk::Outcome Desk::takeBack(Fields& fields) {
    const EntryId target = fields.stamp("takeback");
    const bool wholeGroup = fields.flag("group", false);
    if (!fields.done()) return rejected(fields);
    return m_table->takeBack(target, wholeGroup, m_around.now());
}

Desk::Outcome Desk::load(Fields& fields) {
    const Json state = fields.take("load");
    if (!fields.done()) return rejected(fields);
    return m_table->load(state, m_around.now());
}

Desk::Outcome Desk::note(Fields& fields) {
    std::string text = fields.text("note");
    const Seat seat = fields.seatIfAny("seat");
    if (!fields.done()) return rejected(fields);
    return m_table->note(seat, std::move(text), m_around.now());
}

Desk::Outcome Desk::finish(Fields& fields) {
    const bool finished = fields.flag("finish", true);
    if (!fields.done()) return rejected(fields);
    return m_table->finish(finished, m_around.now());
}

} // namespace sideboard::ctl
