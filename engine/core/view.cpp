#include "engine/core/view.h"

#include <algorithm>
#include <unordered_map>

namespace sideboard {

namespace {

using Places = std::unordered_map<std::string_view, std::size_t>;

Places placesOf(const std::vector<Piece>& pieces) {
    Places places;
    places.reserve(pieces.size());
    for (std::size_t i = 0; i < pieces.size(); ++i) places.emplace(pieces[i].key, i);
    return places;
}

bool samePiecesInPlace(const Panel& before, const Panel& after) {
    if (before.pieces.size() != after.pieces.size()) return false;
    for (std::size_t i = 0; i < before.pieces.size(); ++i)
        if (before.pieces[i].key != after.pieces[i].key) return false;
    return true;
}

void comparePieces(const Panel& before, const Panel& after, std::vector<PieceChange>& changes) {
    using What = PieceChange::What;
    const auto note = [&](const Piece& piece, What what, std::size_t at) {
        changes.push_back({after.name, piece.key, what, static_cast<int>(at)});
    };
    if (samePiecesInPlace(before, after)) { // by far the commonest: figures changed, nothing came or went
        for (std::size_t i = 0; i < after.pieces.size(); ++i)
            if (!(before.pieces[i] == after.pieces[i])) note(after.pieces[i], What::changed, i);
        return;
    }
    const Places was = placesOf(before.pieces);
    const Places is = placesOf(after.pieces);
    // The list as a screen has it while it follows: a piece that others merely made room for has not moved.
    std::vector<std::string_view> list;
    for (std::size_t i = 0; i < before.pieces.size(); ++i) {
        if (is.contains(before.pieces[i].key)) list.push_back(before.pieces[i].key);
        else note(before.pieces[i], What::removed, list.size());
    }
    for (std::size_t i = 0; i < after.pieces.size(); ++i) {
        const Piece& piece = after.pieces[i];
        const auto found = was.find(piece.key);
        const auto place = list.begin() + static_cast<std::ptrdiff_t>(i);
        const auto stood = std::find(place, list.end(), piece.key);
        if (found == was.end() || stood == list.end()) {
            note(piece, What::added, i);
            list.insert(place, piece.key);
            continue;
        }
        if (stood != place) {
            note(piece, What::moved, i);
            std::rotate(place, stood, stood + 1);
        }
        if (!(before.pieces[found->second] == piece)) note(piece, What::changed, i);
    }
}

bool sameFrame(const Panel& a, const Panel& b) {
    return a.kind == b.kind && a.title == b.title && a.note == b.note && a.seat == b.seat && a.gauges == b.gauges;
}

} // namespace

std::vector<PieceChange> differences(const View& before, const View& after) {
    std::vector<PieceChange> changes;
    static const Panel nothing;
    for (const Panel& panel : after.panels) {
        const Panel* old = &nothing;
        for (const Panel& candidate : before.panels)
            if (candidate.name == panel.name) old = &candidate;
        if (!sameFrame(*old, panel)) changes.push_back({panel.name, {}, PieceChange::What::changed, 0});
        comparePieces(*old, panel, changes);
    }
    for (const Panel& panel : before.panels) {
        bool stays = false;
        for (const Panel& candidate : after.panels) stays = stays || candidate.name == panel.name;
        if (!stays) changes.push_back({panel.name, {}, PieceChange::What::removed, 0});
    }
    return changes;
}

} // namespace sideboard
