#include "likenesses.h"

#include <array>

namespace sideboard::names {
namespace {

/// Values of `field` are called like those of `group`. An empty field: values that are an id by themselves.
struct Likeness {
    std::string_view game;
    std::string_view field;
    std::string_view group;
};

constexpr std::array likenesses{
    // Derrein: raw goods, products and food are goods; workshops and first pieces are buildings.
    Likeness{"derrein", "", "good"},
    Likeness{"derrein", "raw", "good"},
    Likeness{"derrein", "price", "good"},
    Likeness{"derrein", "give", "good"},
    Likeness{"derrein", "want", "good"},
    Likeness{"derrein", "process", "good"},
    Likeness{"derrein", "from", "good"},
    Likeness{"derrein", "to", "good"},
    Likeness{"derrein", "food", "good"},
    Likeness{"derrein", "limit", "good"},
    Likeness{"derrein", "cost", "building"},
    Likeness{"derrein", "cost", "good"},
    Likeness{"derrein", "workshop", "building"},
    Likeness{"derrein", "workshops", "building"},
    Likeness{"derrein", "piece", "building"},
    Likeness{"derrein", "first-piece", "building"},
    Likeness{"derrein", "out", "colour"},
    Likeness{"derrein", "in", "colour"},
    Likeness{"derrein", "beads", "colour"},
    Likeness{"derrein", "bowl", "colour"},
    Likeness{"derrein", "farms", "landscape"},
    Likeness{"derrein", "plate", "landscape"},
    Likeness{"derrein", "duchies", "duchy"},
    Likeness{"derrein", "size", "duchy"},
    Likeness{"derrein", "upper", "need"},
    Likeness{"derrein", "lower", "need"},
    // Neuland: inputs are paid from sources; what lies on a mine is ore.
    Likeness{"neuland", "product", "good"},
    Likeness{"neuland", "input", "good"},
    Likeness{"neuland", "metal", "good"},
    Likeness{"neuland", "material", "source"},
    Likeness{"neuland", "material", "good"},
    Likeness{"neuland", "first", "source"},
    Likeness{"neuland", "second", "source"},
    Likeness{"neuland", "third", "source"},
    Likeness{"neuland", "fourth", "source"},
    Likeness{"neuland", "top", "ore"},
    Likeness{"neuland", "middle", "ore"},
    Likeness{"neuland", "bottom", "ore"},
    Likeness{"neuland", "ores", "ore"},
    Likeness{"neuland", "ore-top", "ore"},
    Likeness{"neuland", "ore-middle", "ore"},
    Likeness{"neuland", "ore-bottom", "ore"},
    Likeness{"neuland", "printed", "tile"},
    // Great Western Trail: herds are cards, hazards and bonus tiles are tiles.
    Likeness{"gwtnz", "cards", "card"},
    Likeness{"gwtnz", "herd", "card"},
    Likeness{"gwtnz", "hand", "card"},
    Likeness{"gwtnz", "discard", "card"},
    Likeness{"gwtnz", "objective", "card"},
    Likeness{"gwtnz", "card", "breed"},
    Likeness{"gwtnz", "breed", "card"},
    Likeness{"gwtnz", "breeds", "breed"},
    Likeness{"gwtnz", "second", "breed"},
    Likeness{"gwtnz", "first", "condition"},
    Likeness{"gwtnz", "first", "breed"},
    Likeness{"gwtnz", "second", "condition"},
    Likeness{"gwtnz", "third", "condition"},
    Likeness{"gwtnz", "third", "breed"},
    Likeness{"gwtnz", "market", "breed"},
    Likeness{"gwtnz", "market-pile", "breed"},
    Likeness{"gwtnz", "shearers", "breed"},
    Likeness{"gwtnz", "workers", "worker"},
    Likeness{"gwtnz", "captain", "worker"},
    Likeness{"gwtnz", "jobs", "worker"},
    Likeness{"gwtnz", "immediate", "worker"},
    Likeness{"gwtnz", "specialization", "worker"},
    Likeness{"gwtnz", "cleared", "disc"},
    Likeness{"gwtnz", "delivered", "post"},
    Likeness{"gwtnz", "hazard", "tile"},
    Likeness{"gwtnz", "zone", "tile"},
    Likeness{"gwtnz", "bonus", "tile"},
    Likeness{"gwtnz", "bonus-tile", "tile"},
    Likeness{"gwtnz", "bag-a", "tile"},
    Likeness{"gwtnz", "bag-b", "tile"},
    Likeness{"gwtnz", "boxed-a", "tile"},
    Likeness{"gwtnz", "boxed-b", "tile"},
    Likeness{"gwtnz", "foresight-a", "tile"},
    Likeness{"gwtnz", "foresight-b", "tile"},
    Likeness{"gwtnz", "action", "objective"},
    Likeness{"gwtnz", "pile", "header"},
    Likeness{"gwtnz", "sailors", "header"},
    Likeness{"gwtnz", "column", "header"},
    Likeness{"gwtnz", "mirror", "board"},
};

} // namespace

std::vector<std::string_view> groupsLike(std::string_view game, std::string_view field) {
    std::vector<std::string_view> groups;
    if (!field.empty()) groups.push_back(field);
    for (const Likeness& each : likenesses)
        if (each.game == game && each.field == field) groups.push_back(each.group);
    return groups;
}

} // namespace sideboard::names
