#include "naming.h"

#include <QtCore/QCoreApplication>
#include <algorithm>
#include <array>

#include "icons.h"

namespace sideboard {

namespace {

/// The names under which games put a seat into a sentence.
constexpr std::array<std::string_view, 4> seatArgs{"seat", "other", "winner", "next"};

bool namesSeat(const WordArg& arg) {
    return arg.word.empty() && arg.text.empty() &&
           std::find(seatArgs.begin(), seatArgs.end(), arg.name) != seatArgs.end();
}

void paint(std::string& tone, const SeatFaces& faces) {
    if (tone.size() != 5 || tone.compare(0, 4, "seat") != 0) return;
    const int seat = tone[4] - '0';
    if (seat >= 0 && seat < faces.tones.size()) tone = faces.tones[seat].toStdString();
}

} // namespace

QString themeTone(const QString& colour) {
    if (colour == QLatin1String("lightblue")) return QStringLiteral("teal");
    if (colour == QLatin1String("violet")) return QStringLiteral("purple");
    return colour;
}

SeatFaces facesOf(const Seating& seating, const GameInfo& info) {
    SeatFaces faces;
    for (int i = 0; i < seating.size(); ++i) {
        const Seat seat = seatAt(std::size_t(i));
        const std::string& name = seating.name(seat);
        faces.names += name.empty() ? qtTrId("app.seat").arg(i + 1) : QString::fromStdString(name);
        const std::string& colour = seating.colour(seat);
        const std::string standard =
            std::size_t(i) < info.colours.size() ? info.colours[std::size_t(i)] : "seat" + std::to_string(i % 4);
        faces.tones += themeTone(QString::fromStdString(colour.empty() ? standard : colour));
    }
    return faces;
}

Words named(Words words, const SeatFaces& faces) {
    for (WordArg& arg : words.args)
        if (namesSeat(arg) && arg.number >= 0 && arg.number < faces.names.size())
            arg = textArg(arg.name, faces.names[arg.number].toStdString());
    return words;
}

View named(View view, const SeatFaces& faces) {
    view.headline = named(std::move(view.headline), faces);
    view.says = named(std::move(view.says), faces);
    for (Panel& panel : view.panels) {
        panel.title = named(std::move(panel.title), faces);
        panel.note = named(std::move(panel.note), faces);
        for (Piece& piece : panel.pieces) {
            piece.label = named(std::move(piece.label), faces);
            piece.detail = named(std::move(piece.detail), faces);
            paint(piece.tone, faces);
            piece.icon = knownIcon(piece.icon);
        }
    }
    return view;
}

} // namespace sideboard
