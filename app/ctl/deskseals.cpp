#include <algorithm>

#include "app/ctl/desk.h"

namespace sideboard::ctl {

Result<std::uint8_t> Desk::purposeNumbered(const std::string& name) const {
    std::string known;
    for (const Json& kind : m_table->sealedJson()) {
        if (kind["do"] == name) return kind["number"].get<std::uint8_t>();
        known += (known.empty() ? "" : ", ") + kind["do"].get<std::string>();
    }
    return Error{"unknown-value", "This game seals no \"" + name.substr(0, 60) + "\". It seals: " + known};
}

/// The round that was sealed last; 1 where nothing was.
std::uint32_t Desk::lastRound(Seat seat, std::uint8_t purpose) const {
    std::uint32_t last = 1;
    for (std::size_t i = 0; i < m_table->log().size(); ++i) {
        const Entry& entry = m_table->log()[i];
        const auto* seal = std::get_if<Seal>(&entry.body);
        const bool counts =
            seal && entry.seat == seat && seal->purpose == purpose && m_table->outcome(i).fit == Fit::fits;
        if (counts) last = std::max(last, seal->number);
    }
    return last;
}

Desk::Outcome Desk::seal(Fields& fields) {
    const std::string purpose = fields.text("seal");
    const Seat seat = fields.seat("seat");
    const Entering entering = how(fields);
    const Json choice = fields.rest();
    if (!fields.done()) return Rejection(fields.error());
    if (const auto known = purposeNumbered(purpose); !known) return Rejection(known.error());
    const auto secret = m_table->prepareSecret(seat, purpose, choice, m_around.salt());
    if (!secret) return secret.error();
    auto entered = m_table->seal(*secret, entering);
    if (!entered) return entered;
    m_around.secrets.push_back(*secret);
    m_beside.push_back(KeepSecret{m_around.row.id, *secret});
    return entered;
}

Desk::Outcome Desk::open(Fields& fields) {
    const std::string purpose = fields.text("open");
    const Seat seat = fields.seat("seat");
    const bool numbered = fields.has("number");
    const int wished = numbered ? fields.number("number") : 0;
    const Entering entering = how(fields);
    const Json choice = fields.rest();
    if (!fields.done()) return Rejection(fields.error());
    const auto kind = purposeNumbered(purpose);
    if (!kind) return Rejection(kind.error());
    const std::uint32_t number = numbered ? static_cast<std::uint32_t>(std::max(wished, 0)) : lastRound(seat, *kind);
    // Told what the real cards show, the app believes it and proves nothing.
    if (!choice.empty()) return m_table->openFromCards(seat, purpose, number, choice, entering);
    const auto secret = std::find_if(m_around.secrets.rbegin(), m_around.secrets.rend(), [&](const Secret& each) {
        return each.seat == seat && each.purpose == *kind && each.number == number;
    });
    if (secret == m_around.secrets.rend())
        return Rejection(Error{
            "no-secret", "This device sealed nothing like that. Enter what the real cards show beside it, such as "
                         "{\"open\":\"" +
                             purpose + "\",\"seat\":0,...}."});
    return m_table->open(*secret, entering);
}

} // namespace sideboard::ctl
