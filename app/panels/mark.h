#pragma once

#include <QtCore/qobjectdefs.h>
#include <QtQml/qqmlregistration.h>

#include "engine/core/view.h"

/// The engine's Mark, as QML says it: Mark.Open.
namespace sideboard::marks {
Q_NAMESPACE
QML_NAMED_ELEMENT(Mark)

enum Value {
    Plain = int(Mark::plain),
    Open = int(Mark::open),
    Chosen = int(Mark::chosen),
    Warned = int(Mark::warned),
    Faded = int(Mark::faded),
    Done = int(Mark::done),
    Current = int(Mark::current),
    Hidden = int(Mark::hidden),
};
Q_ENUM_NS(Value)

} // namespace sideboard::marks
