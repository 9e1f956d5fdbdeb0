#include "app/ctl/tableevents.h"

#include <map>

#include "app/ctl/answer.h"

namespace sideboard::ctl {

namespace {

using sync::ByeReason;
using sync::DeviceStatus;
using sync::Diagnosis;
using sync::Replica;

void tell(Json event) {
    print(event);
    flush();
}

Json stamps(const std::vector<EntryId>& entries) {
    Json list = Json::array();
    for (const EntryId id : entries) list.push_back(toText(id));
    return list;
}

const char* nameOf(DeviceStatus::State state) {
    switch (state) {
    case DeviceStatus::State::Here: return "here";
    case DeviceStatus::State::InStep: return "in-step";
    case DeviceStatus::State::CatchingUp: return "catching-up";
    case DeviceStatus::State::Away: return "away";
    case DeviceStatus::State::Dismissed: return "dismissed";
    }
    return "";
}

const char* nameOf(ByeReason reason) {
    switch (reason) {
    case ByeReason::Leaving: return "leaving";
    case ByeReason::OtherProtocol: return "other-protocol";
    case ByeReason::OtherRules: return "other-rules";
    case ByeReason::OtherTable: return "other-table";
    case ByeReason::OtherGame: return "other-game";
    case ByeReason::SecondLink: return "second-link";
    case ByeReason::Dismissed: return "dismissed";
    case ByeReason::Malformed: return "malformed";
    case ByeReason::SameDevice: return "same-device";
    }
    return "other";
}

/// Devices whose state is another one than was told last.
void tellDevices(const Replica& replica, std::map<DeviceId, DeviceStatus::State>& told) {
    for (const DeviceStatus& device : replica.devices()) {
        if (device.state == DeviceStatus::State::Here) continue;
        const auto [known, isNew] = told.try_emplace(device.device, device.state);
        if (!isNew && known->second == device.state) continue;
        known->second = device.state;
        tell({{"event", "device"},
              {"device", toText(device.device)},
              {"name", device.name.toStdString()},
              {"state", nameOf(device.state)}});
    }
}

Json heldJson(const NetTable& net) {
    Json list = Json::array();
    const Log& log = net.desk->table().log();
    for (std::size_t i = 0; i < log.size(); ++i)
        list.push_back({{"stamp", toText(log[i].id)},
                        {"stored", net.replica->isStored(log[i].id)},
                        {"all", net.replica->heldByAll(log[i].id)}});
    return list;
}

Reply failed(const Error& error) { return {errorAnswer(error), true}; }

std::optional<Reply> showNetwork(NetTable& net, const Json& command) {
    const Json& what = command["show"];
    if (what == "devices") {
        Json list = Json::array();
        for (const DeviceStatus& device : net.replica->devices()) list.push_back(toJson(device));
        return Reply{{{"ok", true}, {"devices", std::move(list)}}};
    }
    if (what == "ways") return Reply{{{"ok", true}, {"ways", toJson(net.lan->diagnosis())}}};
    if (what == "link") return Reply{{{"ok", true}, {"link", toLink(net.lan->invitation()).toStdString()}}};
    if (what == "held") return Reply{{{"ok", true}, {"held", heldJson(net)}}};
    return std::nullopt;
}

} // namespace

Json toJson(const DeviceStatus& device) {
    Json seats = Json::array();
    for (const quint8 seat : device.seats) seats.push_back(seat);
    Json json{{"device", toText(device.device)}, {"name", device.name.toStdString()}, {"state", nameOf(device.state)},
              {"unsent", device.unsent},         {"lacking", device.lacking},         {"seats", std::move(seats)}};
    if (device.lastContact != 0) json["last-contact"] = device.lastContact;
    if (!device.words.isEmpty()) json["message"] = device.words.toStdString();
    return json;
}

Json toJson(const Diagnosis& diagnosis) {
    static constexpr std::array ways{"network", "listening", "multicast", "broadcast", "hearing", "dialling"};
    static constexpr std::array states{"works", "fails", "unknown"};
    Json json = Json::object();
    for (const Diagnosis::Line& line : diagnosis.lines)
        json[ways[static_cast<std::size_t>(line.way)]] = {{"state", states[static_cast<std::size_t>(line.state)]},
                                                          {"message", line.words.toStdString()}};
    return json;
}

Json introduction(const NetTable& net) {
    const Table& table = net.desk->table();
    const auto& code = net.lan->code();
    return {{"event", "table"},
            {"id", hex(table.id())},
            {"code", code ? Json(code->toText().toStdString()) : Json(nullptr)},
            {"port", net.lan->port()},
            {"device", toText(table.log().self())},
            {"game", table.info().id},
            {"seats", table.seating().size()},
            {"entries", table.log().size()},
            {"hash", hex(table.hash())}};
}

void printEvents(NetTable& net) {
    Replica* replica = net.replica.get();
    Desk* desk = net.desk.get();
    QObject::connect(replica, &Replica::tableChanged, replica, [replica, desk](const TableMerged& merged) {
        if (StoreChanges changes = desk->noteFinish(); !changes.empty()) replica->note(std::move(changes));
        Json event{{"event", "entries"},
                   {"added", merged.log.added},
                   {"entries", desk->table().log().size()},
                   {"hash", hex(desk->table().hash())}};
        if (!merged.stoppedFitting.empty()) event["stopped-fitting"] = stamps(merged.stoppedFitting);
        tell(std::move(event));
    });
    const auto told = std::make_shared<std::map<DeviceId, DeviceStatus::State>>();
    const auto devices = [replica, told] { tellDevices(*replica, *told); };
    QObject::connect(replica, &Replica::devicesChanged, replica, devices);
    QObject::connect(replica, &Replica::heldChanged, replica, devices);
    devices();
    QObject::connect(replica, &Replica::asked, replica, [](const std::vector<EntryId>& drafts) {
        tell({{"event", "asked"}, {"stamps", stamps(drafts)}});
    });
    QObject::connect(replica, &Replica::conflicted, replica, [](const std::vector<EntryId>& entries) {
        tell({{"event", "conflict"}, {"stamps", stamps(entries)}});
    });
    QObject::connect(replica, &Replica::identityTaken, replica, [](DeviceId fresh) {
        tell({{"event", "identity"}, {"device", toText(fresh)}});
    });
    QObject::connect(replica, &Replica::refused, replica, [](DeviceId device, ByeReason reason, const QString& words) {
        tell({{"event", "refused"},
              {"device", toText(device)},
              {"reason", nameOf(reason)},
              {"message", words.toStdString()}});
    });
    QObject::connect(replica, &Replica::secretArrived, replica, [](const Secret& secret) {
        tell({{"event", "secret"}, {"seat", indexOf(secret.seat)}});
    });
    QObject::connect(replica, &Replica::keyRenewed, replica, [](const sync::KeyRenewal& key) {
        tell({{"event", "key"}, {"number", key.number}});
    });
    QObject::connect(replica, &Replica::troubled, replica, [](const Error& error) {
        tell({{"event", "trouble"}, {"code", error.code}, {"message", error.message}});
    });
}

std::optional<Reply> obeyNetwork(NetTable& net, const Json& command) {
    if (command.contains("show") && command.size() == 1) return showNetwork(net, command);
    if (!command.contains("share") || command.contains("do")) return std::nullopt;
    if (!command["share"].is_boolean() || command.size() != 1)
        return failed({"bad-field", "share: true opens the table to newcomers, false closes it."});
    if (!command["share"].get<bool>()) {
        net.lan->stopSharing();
        return Reply{{{"ok", true}, {"code", nullptr}}};
    }
    return Reply{{{"ok", true}, {"code", net.lan->share().toText().toStdString()}}};
}

} // namespace sideboard::ctl
