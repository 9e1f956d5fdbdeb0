#include "engine/games/gwtnz/objectives.h"

#include "engine/games/gwtnz/board.h"

namespace sideboard::gwtnz {

namespace {

bool covers(const Means& means, const Means& needs) {
    for (Condition condition : valuesOf<Condition>())
        if (condition != Condition::none && needs[condition] > means[condition]) return false;
    return needs[Condition::building] + needs[Condition::building4] <= means[Condition::building];
}

void add(Means& needs, const Objective& card, int by) {
    for (Condition condition : card.conditions())
        if (condition != Condition::none) needs[condition] = static_cast<std::int16_t>(needs[condition] + by);
}

/// Tries the cards one by one, and gives up where the best that could still come is no better.
class Search {
public:
    Search(const Means& means, const List<OwnObjective, objectivesMost>& objectives)
        : m_means(means), m_objectives(objectives) {
        for (std::size_t i = objectives.size(); i-- > 0;)
            m_hope[i] = m_hope[i + 1] + std::max<int>(0, objectives[i].card.points);
    }

    [[nodiscard]] Assignment best() {
        m_best.points = -1000;
        follow(0, {}, {});
        return m_best;
    }

private:
    void follow(std::size_t at, Means needs, Assignment assignment) {
        if (at == m_objectives.size()) {
            if (assignment.points > m_best.points) m_best = assignment;
            return;
        }
        if (assignment.points + m_hope[at] <= m_best.points) return;
        const OwnObjective& own = m_objectives[at];
        Means with = needs;
        add(with, own.card, 1);
        if (covers(m_means, with)) {
            Assignment met = assignment;
            met.points += own.card.points;
            met.outcomes[at] = Met::met;
            follow(at + 1, with, met);
        }
        if (own.played) assignment.points -= own.card.penalty;
        assignment.outcomes[at] = own.played ? Met::failed : Met::left;
        follow(at + 1, needs, assignment);
    }

    const Means& m_means;
    const List<OwnObjective, objectivesMost>& m_objectives;
    std::array<int, objectivesMost + 1> m_hope{};
    Assignment m_best;
};

} // namespace

Means meansOf(const State& state, const Player& player) {
    constexpr int farPost = 13;
    Means means;
    const auto count = [&](Condition condition, int number) { means[condition] = static_cast<std::int16_t>(number); };
    int far = 0;
    for (Post post : valuesOf<Post>())
        if (state.box[fact::post(post, fact::OfPost::value)] >= farPost) far += player.delivered[post];
    count(Condition::post13, far);
    int large = 0;
    for (int building = 1; building <= buildingsOfEach; ++building) {
        const bool sideB = state.options.sideB[static_cast<std::size_t>(building - 1)];
        if (stands(player.buildings[static_cast<std::size_t>(building - 1)]) &&
            state.box[fact::building(building, sideB, fact::OfBuilding::craftsmen)] >= 4)
            ++large;
    }
    count(Condition::building, buildingsPlaced(player));
    count(Condition::building4, large);
    count(Condition::shearers2, player.workers[Worker::shearer] / 2);
    count(Condition::storehouse, storehousesPlaced(player));
    count(Condition::sheepTwo, player.herd[Card::lincoln] + player.herd[Card::corriedale]);
    count(Condition::sheepFour, player.herd[Card::hampshire] + player.herd[Card::ryeland]);
    count(Condition::ferry, ferriesHeld(player));
    count(Condition::pathfinder6, player.pathfinder / 6);
    int floods = 0;
    for (TileA tile : valuesOf<TileA>())
        if (isHazard(tile) && zoneOf(tile) == Zone::flood) floods += player.hazards[tile];
    count(Condition::flood, floods);
    return means;
}

Assignment bestAssignment(const Means& means, const List<OwnObjective, objectivesMost>& objectives) {
    return Search(means, objectives).best();
}

bool meetsAll(const Means& means, const List<OwnObjective, objectivesMost>& objectives, std::uint32_t cards) {
    Means needs;
    for (std::size_t i = 0; i < objectives.size(); ++i)
        if (((cards >> i) & 1) != 0) add(needs, objectives[i].card, 1);
    return covers(means, needs);
}

} // namespace sideboard::gwtnz
