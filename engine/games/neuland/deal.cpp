#include "engine/games/neuland/deal.h"

#include <vector>

#include "engine/core/chance.h"

namespace sideboard::neuland {

namespace {

struct Piece {
    Terrain one;
    Terrain other;
};

/// Kinds of double pieces occur four, three and two times. Two compositions fit 7 forests, 7 meadows and 5 mountains;
/// which one a box holds can be told from its single piece (facts 1).
std::vector<Piece> doublePieces(Terrain single) {
    std::vector<Piece> pieces(4, {Terrain::forest, Terrain::meadow});
    const bool forest = single == Terrain::forest;
    pieces.insert(pieces.end(), 3, {forest ? Terrain::meadow : Terrain::forest, Terrain::mountain});
    pieces.insert(pieces.end(), 2, {forest ? Terrain::forest : Terrain::meadow, Terrain::mountain});
    return pieces;
}

/// Lays double pieces by trying until all 19 hexes are covered; few tries are needed.
class Tiling {
public:
    explicit Tiling(Draws& draws) : m_draws(draws) {
        while (!tryOnce()) continue;
    }
    /// The two hexes of each double piece, then the single one twice.
    std::vector<std::array<int, 2>> pairs;

private:
    bool tryOnce() {
        pairs.clear();
        std::array<bool, hexCount> covered{};
        const auto single = static_cast<int>(m_draws.below(hexCount));
        covered[static_cast<std::size_t>(single)] = true;
        for (int laid = 0; laid < (hexCount - 1) / 2; ++laid) {
            // The hex with the fewest ways left first, so that no hole is left behind.
            int chosen = -1;
            List<std::uint8_t, 6> ways;
            for (int hex = 0; hex < hexCount; ++hex) {
                if (covered[static_cast<std::size_t>(hex)]) continue;
                List<std::uint8_t, 6> free;
                for (std::uint8_t other : Lattice::beside(hex))
                    if (!covered[other]) free.push(other);
                if (free.empty()) return false;
                if (chosen < 0 || free.size() < ways.size() || (free.size() == ways.size() && m_draws.below(2) == 0)) {
                    chosen = hex;
                    ways = free;
                }
            }
            const int other = ways[m_draws.below(static_cast<std::uint32_t>(ways.size()))];
            covered[static_cast<std::size_t>(chosen)] = true;
            covered[static_cast<std::size_t>(other)] = true;
            pairs.push_back({chosen, other});
        }
        pairs.push_back({single, single});
        return true;
    }

    Draws& m_draws;
};

} // namespace

void dealMap(State& state, Terrain single, std::uint64_t seed) {
    Draws draws = Chance(seed).draws("map", 0);
    const Tiling tiling(draws);
    std::vector<Piece> pieces = doublePieces(single);
    draws.shuffle(pieces);
    pieces.push_back({single, single});
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const bool turned = draws.below(2) == 1;
        const auto number = static_cast<std::uint8_t>(i + 1);
        state.lands[static_cast<std::size_t>(tiling.pairs[i][0])] = {turned ? pieces[i].other : pieces[i].one, number};
        state.lands[static_cast<std::size_t>(tiling.pairs[i][1])] = {turned ? pieces[i].one : pieces[i].other, number};
    }
}

} // namespace sideboard::neuland
