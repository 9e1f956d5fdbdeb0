#include "samples.h"

#include <algorithm>
#include <utility>

namespace sideboard {

Samples::Samples(QObject* parent) : QObject(parent) { fill(); }

Samples::Shown& Samples::shown(PanelModel& model) {
    const auto found = std::ranges::find(m_shown, &model, &Shown::model);
    if (found != m_shown.end()) return *found;
    return m_shown.emplace_back(&model, Panel{});
}

void Samples::set(PanelModel& model, Panel panel) {
    Shown& entry = shown(model);
    entry.panel = std::move(panel);
    model.update(entry.panel);
    model.retranslate();
}

void Samples::fill() {
    set(m_derreinBowl, sampling::derreinBowl());
    set(m_derreinGains, sampling::derreinGains());
    set(m_derreinGoods, sampling::derreinGoods());
    set(m_derreinMap, sampling::derreinMap());
    set(m_glassWheel, sampling::glassWheel());
    set(m_brickWheel, sampling::brickWheel());
    set(m_glassGoods, sampling::glassGoods());
    set(m_glassLand, sampling::glassLand());
    set(m_glassCards, sampling::glassCards());
    set(m_glassMarket, sampling::glassMarket());
    set(m_neulandRing, sampling::neulandRing());
    set(m_neulandMap, sampling::neulandMap());
    set(m_sarahCard, sampling::sarahCard());
    set(m_sarahSteps, sampling::sarahSteps());
    set(m_gwtnzTrack, sampling::gwtnzTrack());
    set(m_gwtnzMarket, sampling::gwtnzMarket());
    set(m_arleVillage, sampling::arleVillage());
    set(m_arleTrack, sampling::arleTrack());
    set(m_arleGoods, sampling::arleGoods());
    set(m_arleAnimals, sampling::arleAnimals());
    set(m_arleActions, sampling::arleActions());
    set(m_arleScore, sampling::arleScore());
    fillPrompts();
}

void Samples::throwBowl() {
    Panel panel = shown(m_derreinBowl).panel;
    // Rotates which beads lie in the holes: every bead keeps its key and travels.
    ++m_throws;
    int hole = 0;
    int rim = 0;
    const int count = int(panel.pieces.size());
    for (int i = 0; i < count; ++i) {
        Piece& bead = panel.pieces[std::size_t(i)];
        const bool in = (i + m_throws * 4) % count < 3;
        bead.row = in ? 0 : 1;
        bead.column = in ? hole++ : rim++;
    }
    set(m_derreinBowl, std::move(panel));
}

void Samples::turnWheels() {
    for (WheelPanel* wheel : {&m_glassWheel, &m_brickWheel}) {
        Panel panel = shown(*wheel).panel;
        for (Gauge& gauge : panel.gauges)
            if (gauge.name == "hand") gauge.value = (gauge.value + 1) % 12;
        for (Piece& piece : panel.pieces)
            if (piece.row == -1) ++piece.figure;
        set(*wheel, std::move(panel));
    }
}

void Samples::stepRing() {
    Panel panel = shown(m_neulandRing).panel;
    for (Gauge& gauge : panel.gauges) {
        if (gauge.name == "active") gauge.value = (gauge.value + 1) % 11;
        if (gauge.name == "figure") ++gauge.value;
    }
    for (Piece& piece : panel.pieces)
        if (piece.mark == Mark::current) piece.column = (piece.column + 1) % 11;
    set(m_neulandRing, std::move(panel));
}

void Samples::adjust(const QString& tracked, int by) {
    for (const Shown& entry : m_shown) {
        Panel panel = entry.panel;
        const auto found = std::ranges::find(panel.pieces, tracked.toStdString(), &Piece::tracked);
        if (found == panel.pieces.end()) continue;
        found->figure += by;
        if (panel.kind == PanelKind::track) found->column += by;
        set(*entry.model, std::move(panel));
        return;
    }
}

void Samples::correct(const QString& tracked, int to) {
    for (const Shown& entry : m_shown) {
        const auto found = std::ranges::find(entry.panel.pieces, tracked.toStdString(), &Piece::tracked);
        if (found == entry.panel.pieces.end()) continue;
        adjust(tracked, to - (entry.panel.kind == PanelKind::track ? found->column : found->figure));
        return;
    }
}

void Samples::show(PanelModel* model, int count) {
    Panel panel = shown(*model).panel;
    const std::vector<Piece> usual = std::exchange(panel.pieces, {});
    int rows = 0;
    for (const Piece& piece : usual) rows = std::max(rows, piece.row + 1);
    for (int i = 0; i < count && !usual.empty(); ++i) {
        Piece piece = usual[std::size_t(i) % usual.size()];
        const int round = i / int(usual.size());
        if (round > 0) piece.key += "+" + std::to_string(round);
        if (piece.row >= 0 && rows > 1) piece.row += round * rows;
        panel.pieces.push_back(std::move(piece));
    }
    model->update(panel);
}

} // namespace sideboard
