#include "sampling.h"

namespace sideboard::sampling {

Words words(const std::string& id, std::vector<WordArg> args) {
    return {id.empty() ? id : "gallery." + id, std::move(args)};
}

Piece thing(const std::string& key, const std::string& icon, const std::string& tone) {
    Piece piece;
    piece.key = key;
    piece.label = words(key);
    piece.icon = icon;
    piece.tone = tone;
    return piece;
}

Piece good(const std::string& key, int figure, int max) {
    Piece piece = with(thing(key, key, key), figure);
    piece.max = max;
    piece.tracked = "seat0." + key;
    return piece;
}

Piece at(Piece piece, int column, int row) {
    piece.column = column;
    piece.row = row;
    return piece;
}

Piece marked(Piece piece, Mark mark) {
    piece.mark = mark;
    return piece;
}

Piece saying(Piece piece, const std::string& label, const std::string& detail) {
    piece.label = words(label);
    piece.detail = words(detail);
    return piece;
}

Piece with(Piece piece, int figure) {
    piece.figure = figure;
    piece.hasFigure = true;
    return piece;
}

Piece forSeat(Piece piece, int seat) {
    piece.seat = seatAt(std::size_t(seat));
    return piece;
}

Piece playing(Piece piece, const std::string& move) {
    piece.move = move;
    return piece;
}

Panel panel(const std::string& name, PanelKind kind, const std::string& title, const std::string& note,
            std::vector<Gauge> gauges, std::vector<Piece> pieces) {
    return {name, kind, words(title), words(note), noSeat, std::move(gauges), std::move(pieces)};
}

} // namespace sideboard::sampling
