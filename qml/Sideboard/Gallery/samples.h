#pragma once

#include <QtCore/QObject>
#include <QtQml/qqmlregistration.h>

#include "panelkinds.h"
#include "promptmodel.h"

namespace sideboard {

/// Made-up tables of the five games in the middle of play, for the gallery and for tests of the panels.
class Samples : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sideboard::BowlPanel* derreinBowl READ derreinBowl CONSTANT)
    Q_PROPERTY(sideboard::CountersPanel* derreinGains READ derreinGains CONSTANT)
    Q_PROPERTY(sideboard::CountersPanel* derreinGoods READ derreinGoods CONSTANT)
    Q_PROPERTY(sideboard::HexMapPanel* derreinMap READ derreinMap CONSTANT)
    Q_PROPERTY(sideboard::WheelPanel* glassWheel READ glassWheel CONSTANT)
    Q_PROPERTY(sideboard::WheelPanel* brickWheel READ brickWheel CONSTANT)
    Q_PROPERTY(sideboard::CountersPanel* glassGoods READ glassGoods CONSTANT)
    Q_PROPERTY(sideboard::GridPanel* glassLand READ glassLand CONSTANT)
    Q_PROPERTY(sideboard::CardsPanel* glassCards READ glassCards CONSTANT)
    Q_PROPERTY(sideboard::MarketPanel* glassMarket READ glassMarket CONSTANT)
    Q_PROPERTY(sideboard::RingPanel* neulandRing READ neulandRing CONSTANT)
    Q_PROPERTY(sideboard::HexMapPanel* neulandMap READ neulandMap CONSTANT)
    Q_PROPERTY(sideboard::CardsPanel* sarahCard READ sarahCard CONSTANT)
    Q_PROPERTY(sideboard::StepsPanel* sarahSteps READ sarahSteps CONSTANT)
    Q_PROPERTY(sideboard::TrackPanel* gwtnzTrack READ gwtnzTrack CONSTANT)
    Q_PROPERTY(sideboard::MarketPanel* gwtnzMarket READ gwtnzMarket CONSTANT)
    Q_PROPERTY(sideboard::GridPanel* arleVillage READ arleVillage CONSTANT)
    Q_PROPERTY(sideboard::TrackPanel* arleTrack READ arleTrack CONSTANT)
    Q_PROPERTY(sideboard::CountersPanel* arleGoods READ arleGoods CONSTANT)
    Q_PROPERTY(sideboard::CountersPanel* arleAnimals READ arleAnimals CONSTANT)
    Q_PROPERTY(sideboard::MarketPanel* arleActions READ arleActions CONSTANT)
    Q_PROPERTY(sideboard::ScorePanel* arleScore READ arleScore CONSTANT)
    Q_PROPERTY(sideboard::PromptModel* choicePrompt READ choicePrompt CONSTANT)
    Q_PROPERTY(sideboard::PromptModel* cellsPrompt READ cellsPrompt CONSTANT)
    Q_PROPERTY(sideboard::PromptModel* amountPrompt READ amountPrompt CONSTANT)
    Q_PROPERTY(sideboard::PromptModel* mixPrompt READ mixPrompt CONSTANT)
    Q_PROPERTY(sideboard::PromptModel* arrangementPrompt READ arrangementPrompt CONSTANT)

public:
    explicit Samples(QObject* parent = nullptr);

    /// Everything from the start, in the language spoken now.
    Q_INVOKABLE void fill();
    /// A throw of the bowl, a turn of the wheel, a step on the ring: so that the panels can be seen moving.
    Q_INVOKABLE void throwBowl();
    Q_INVOKABLE void turnWheels();
    Q_INVOKABLE void stepRing();
    Q_INVOKABLE void adjust(const QString& tracked, int by);
    Q_INVOKABLE void correct(const QString& tracked, int to);
    /// So many pieces in that panel: none, the first ones, or its own again and again. `fill` brings the usual ones
    /// back.
    Q_INVOKABLE void show(sideboard::PanelModel* model, int count);

    BowlPanel* derreinBowl() { return &m_derreinBowl; }
    CountersPanel* derreinGains() { return &m_derreinGains; }
    CountersPanel* derreinGoods() { return &m_derreinGoods; }
    HexMapPanel* derreinMap() { return &m_derreinMap; }
    WheelPanel* glassWheel() { return &m_glassWheel; }
    WheelPanel* brickWheel() { return &m_brickWheel; }
    CountersPanel* glassGoods() { return &m_glassGoods; }
    GridPanel* glassLand() { return &m_glassLand; }
    CardsPanel* glassCards() { return &m_glassCards; }
    MarketPanel* glassMarket() { return &m_glassMarket; }
    RingPanel* neulandRing() { return &m_neulandRing; }
    HexMapPanel* neulandMap() { return &m_neulandMap; }
    CardsPanel* sarahCard() { return &m_sarahCard; }
    StepsPanel* sarahSteps() { return &m_sarahSteps; }
    TrackPanel* gwtnzTrack() { return &m_gwtnzTrack; }
    MarketPanel* gwtnzMarket() { return &m_gwtnzMarket; }
    GridPanel* arleVillage() { return &m_arleVillage; }
    TrackPanel* arleTrack() { return &m_arleTrack; }
    CountersPanel* arleGoods() { return &m_arleGoods; }
    CountersPanel* arleAnimals() { return &m_arleAnimals; }
    MarketPanel* arleActions() { return &m_arleActions; }
    ScorePanel* arleScore() { return &m_arleScore; }
    PromptModel* choicePrompt() { return &m_choicePrompt; }
    PromptModel* cellsPrompt() { return &m_cellsPrompt; }
    PromptModel* amountPrompt() { return &m_amountPrompt; }
    PromptModel* mixPrompt() { return &m_mixPrompt; }
    PromptModel* arrangementPrompt() { return &m_arrangementPrompt; }

private:
    void set(PanelModel& model, Panel panel);
    void fillPrompts();

    BowlPanel m_derreinBowl;
    CountersPanel m_derreinGains;
    CountersPanel m_derreinGoods;
    HexMapPanel m_derreinMap;
    WheelPanel m_glassWheel;
    WheelPanel m_brickWheel;
    CountersPanel m_glassGoods;
    GridPanel m_glassLand;
    CardsPanel m_glassCards;
    MarketPanel m_glassMarket;
    RingPanel m_neulandRing;
    HexMapPanel m_neulandMap;
    CardsPanel m_sarahCard;
    StepsPanel m_sarahSteps;
    TrackPanel m_gwtnzTrack;
    MarketPanel m_gwtnzMarket;
    GridPanel m_arleVillage;
    TrackPanel m_arleTrack;
    CountersPanel m_arleGoods;
    CountersPanel m_arleAnimals;
    MarketPanel m_arleActions;
    ScorePanel m_arleScore;
    PromptModel m_choicePrompt;
    PromptModel m_cellsPrompt;
    PromptModel m_amountPrompt;
    PromptModel m_mixPrompt;
    PromptModel m_arrangementPrompt;

    struct Shown {
        PanelModel* model;
        Panel panel;
    };
    std::vector<Shown> m_shown;
    [[nodiscard]] Shown& shown(PanelModel& model);
    int m_throws = 0;
};

namespace sampling {

[[nodiscard]] Panel derreinBowl();
[[nodiscard]] Panel derreinGains();
[[nodiscard]] Panel derreinGoods();
[[nodiscard]] Panel derreinMap();
[[nodiscard]] Panel glassWheel();
[[nodiscard]] Panel brickWheel();
[[nodiscard]] Panel glassGoods();
[[nodiscard]] Panel glassLand();
[[nodiscard]] Panel glassCards();
[[nodiscard]] Panel glassMarket();
[[nodiscard]] Panel neulandRing();
[[nodiscard]] Panel neulandMap();
[[nodiscard]] Panel sarahCard();
[[nodiscard]] Panel sarahSteps();
[[nodiscard]] Panel gwtnzTrack();
[[nodiscard]] Panel gwtnzMarket();
[[nodiscard]] Panel arleVillage();
[[nodiscard]] Panel arleTrack();
[[nodiscard]] Panel arleGoods();
[[nodiscard]] Panel arleAnimals();
[[nodiscard]] Panel arleActions();
[[nodiscard]] Panel arleScore();

} // namespace sampling
} // namespace sideboard
