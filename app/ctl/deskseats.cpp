#include "app/ctl/desk.h"

namespace sideboard::ctl {

namespace {

/// The name that a seat act has on disk is the command's name too.
template <SeatAct Act>
const char* commandName() {
    return nameOf(Act).data();
}

DeviceId deviceIn(Fields& fields, const char* name) {
    const std::string text = fields.text(name);
    if (fields.failed()) return {};
    const auto device = deviceFromText(text);
    if (!device) fields.fail(device.error());
    return device ? *device : DeviceId{};
}

} // namespace

template <SeatAct Act>
Desk::Outcome Desk::seatAlone(Fields& fields) {
    const Seat seat = fields.seat(commandName<Act>());
    if (!fields.done()) return Rejection(fields.error());
    return m_table->changeSeat(seat, {Act, {}, {}}, m_around.now());
}

template <SeatAct Act>
Desk::Outcome Desk::seatWithDevice(Fields& fields) {
    const Seat seat = fields.seat(commandName<Act>());
    const DeviceId device = deviceIn(fields, "device");
    if (!fields.done()) return Rejection(fields.error());
    return m_table->changeSeat(seat, {Act, device, {}}, m_around.now());
}

template <SeatAct Act>
Desk::Outcome Desk::seatWithText(Fields& fields) {
    std::string text = fields.text(commandName<Act>());
    const Seat seat = fields.seat("seat");
    if (!fields.done()) return Rejection(fields.error());
    return m_table->changeSeat(seat, {Act, {}, std::move(text)}, m_around.now());
}

template <SeatAct Act>
Desk::Outcome Desk::tableWide(Fields& fields) {
    fields.mustBeTrue(commandName<Act>());
    if (!fields.done()) return Rejection(fields.error());
    return m_table->changeSeat(noSeat, {Act, {}, {}}, m_around.now());
}

Desk::Outcome Desk::dismiss(Fields& fields) {
    const DeviceId device = deviceIn(fields, "dismiss");
    if (!fields.done()) return Rejection(fields.error());
    return m_table->changeSeat(noSeat, {SeatAct::dismiss, device, {}}, m_around.now());
}

template Desk::Outcome Desk::seatAlone<SeatAct::claim>(Fields&);
template Desk::Outcome Desk::seatAlone<SeatAct::release>(Fields&);
template Desk::Outcome Desk::seatAlone<SeatAct::takeOver>(Fields&);
template Desk::Outcome Desk::seatWithDevice<SeatAct::handOver>(Fields&);
template Desk::Outcome Desk::seatWithText<SeatAct::name>(Fields&);
template Desk::Outcome Desk::seatWithText<SeatAct::colour>(Fields&);
template Desk::Outcome Desk::tableWide<SeatAct::lookOn>(Fields&);
template Desk::Outcome Desk::tableWide<SeatAct::ownSeatsOnly>(Fields&);
template Desk::Outcome Desk::tableWide<SeatAct::everybody>(Fields&);

} // namespace sideboard::ctl
