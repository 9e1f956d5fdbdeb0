#pragma once

#include <functional>
#include <vector>

#include "appwindow.h"

namespace sideboard {

/// A place in the app, and how to get there from wherever one is.
struct Stop {
    QString name;
    std::function<void(AppWindow&)> arrive;
    bool sheet = false; ///< something lies over the page
};

/// Every page of the app with something on it. Begins with a fresh file and fills it on the way.
[[nodiscard]] std::vector<Stop> pageWalk();

/// Lets everything that is due happen.
void settle();

} // namespace sideboard
