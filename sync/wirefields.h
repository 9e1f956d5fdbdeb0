#pragma once

#include <QtGlobal>

// The numbers that stand on the wire, shared by the two halves of the codec. Never renumber.
namespace sideboard::sync::field {

// Kind 0 is the welcome of a join link (welcome.h), so that neither can be taken for the other.
enum Kind : quint64 { HelloKind = 1, EntriesKind = 2, HaveKind = 3, PresenceKind = 4, ByeKind = 5 };
enum HelloField : quint64 { Protocol = 1, Game = 2, Rules = 3, Table = 4, Device = 5, HelloHave = 6 };
enum EntriesField : quint64 { Batch = 1, Aside = 2 };
enum HaveField : quint64 { TheHave = 1 };
enum PresenceField : quint64 { Name = 1, Listens = 2, Seats = 3, Unsent = 4, Peers = 5 };
enum ByeField : quint64 { Reason = 1, Words = 2 };

} // namespace sideboard::sync::field
