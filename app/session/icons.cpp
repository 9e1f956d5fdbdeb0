#include "icons.h"

#include <QtCore/QDir>
#include <algorithm>
#include <array>
#include <set>

namespace sideboard {

namespace {

/// What a game calls a thing, and the picture that shows it.
struct Alias {
    std::string_view name;
    std::string_view icon;
};

constexpr std::array aliases{
    Alias{"lumberjack", "lumberjack-hut"},
    Alias{"arms", "coat-of-arms"},
    Alias{"metal", "iron"},
    Alias{"studio", "culture"},
    Alias{"theatre", "culture"},
    Alias{"town-hall", "politics"},
    Alias{"senate", "politics"},
    Alias{"court", "politics"},
    Alias{"other-smelter", "smelter"},
    Alias{"library", "science"},
    Alias{"laboratory", "science"},
    Alias{"academy", "science"},
    Alias{"guild-house", "guild-master"},
    Alias{"fortress", "military"},
    Alias{"barracks", "military"},
    Alias{"cathedral", "church"},
    Alias{"abbey", "religion"},
    Alias{"alchemist", "alchemist-cave"},
};

const std::set<std::string, std::less<>>& drawn() {
    static const std::set<std::string, std::less<>> names = [] {
        std::set<std::string, std::less<>> all;
        const QDir folder(QStringLiteral(":/qt/qml/Sideboard/Controls/icons"));
        for (const QString& file : folder.entryList({QStringLiteral("*.svg")}))
            all.insert(file.chopped(4).toStdString());
        return all;
    }();
    return names;
}

} // namespace

std::string knownIcon(std::string_view name) {
    if (name.empty() || drawn().contains(name)) return std::string(name);
    const auto* alias =
        std::find_if(aliases.begin(), aliases.end(), [&](const Alias& each) { return each.name == name; });
    if (alias != aliases.end() && drawn().contains(alias->icon)) return std::string(alias->icon);
    const std::string bead = "bead-" + std::string(name);
    return drawn().contains(bead) ? bead : std::string();
}

} // namespace sideboard
