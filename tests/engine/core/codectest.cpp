#include <gtest/gtest.h>

#include "engine/core/codec.h"
#include "engine/core/move.h"
#include "tests/engine/core/countergame.h"

namespace sideboard::test {
namespace {

enum class Colour : std::uint8_t { red = 0, green = 1, blue = 2 };
constexpr auto namesOf(Colour) { return std::array<std::string_view, 3>{"red", "green", "blue"}; }
enum class Place : std::uint16_t {};

/// One field of every type that has a binary form.
struct Everything {
    bool flag = false;
    Colour colour = Colour::red;
    Place place{};
    Seat seat = noSeat;
    std::uint8_t small = 0;
    std::int8_t smallSigned = 0;
    std::uint16_t middle = 0;
    std::int32_t large = 0;
    std::uint64_t huge = 0;
    std::int64_t hugeSigned = 0;
    std::string text;
    Per<Colour, std::uint8_t> amounts;
    Per<Colour, Count> perStruct;
    Per<Colour, bool> switches;
    List<Seat, 4> list;
    std::array<std::int16_t, 3> fixed{};
    std::vector<std::string> texts;
    std::optional<Colour> maybe;
    std::optional<std::array<std::uint8_t, 2>> maybeArray;
    static constexpr auto fields() {
        return std::tuple{field("flag", &Everything::flag),
                          field("colour", &Everything::colour),
                          field("place", &Everything::place),
                          field("seat", &Everything::seat),
                          field("small", &Everything::small),
                          field("smallSigned", &Everything::smallSigned),
                          field("middle", &Everything::middle),
                          field("large", &Everything::large),
                          field("huge", &Everything::huge),
                          field("hugeSigned", &Everything::hugeSigned),
                          field("text", &Everything::text),
                          field("amounts", &Everything::amounts),
                          field("perStruct", &Everything::perStruct),
                          field("switches", &Everything::switches),
                          field("list", &Everything::list),
                          field("fixed", &Everything::fixed),
                          field("texts", &Everything::texts),
                          field("maybe", &Everything::maybe),
                          field("maybeArray", &Everything::maybeArray)};
    }
    bool operator==(const Everything&) const = default;
};

Everything someEverything(Draws draws) {
    Everything it;
    const auto extreme = [&](auto& value) {
        using T = std::remove_reference_t<decltype(value)>;
        switch (draws.below(4)) {
        case 0: value = std::numeric_limits<T>::min(); break;
        case 1: value = std::numeric_limits<T>::max(); break;
        default: value = static_cast<T>(draws.below(1U << 30) * (std::uint64_t{1} << draws.below(34)));
        }
    };
    it.flag = draws.below(2) == 1;
    it.colour = static_cast<Colour>(draws.below(3));
    it.place = static_cast<Place>(draws.below(0x10000));
    it.seat = draws.below(3) == 0 ? noSeat : seatAt(draws.below(maxSeats));
    extreme(it.small);
    extreme(it.smallSigned);
    extreme(it.middle);
    extreme(it.large);
    extreme(it.huge);
    extreme(it.hugeSigned);
    for (std::uint32_t i = draws.below(200); i > 0; --i) it.text.push_back(static_cast<char>('a' + draws.below(26)));
    for (auto& amount : it.amounts) amount = static_cast<std::uint8_t>(draws.below(3) == 0 ? draws.below(256) : 0);
    for (auto& each : it.perStruct) each.by = static_cast<std::uint8_t>(draws.below(256));
    for (auto& each : it.switches) each = draws.below(2) == 1;
    for (std::uint32_t i = draws.below(5); i > 0; --i) it.list.push(seatAt(draws.below(maxSeats)));
    for (auto& each : it.fixed) extreme(each);
    for (std::uint32_t i = draws.below(4); i > 0; --i) it.texts.emplace_back(i, 'x');
    if (draws.below(2) == 1) it.maybe = Colour::blue;
    if (draws.below(2) == 1) it.maybeArray = {1, 2};
    return it;
}

template <class T>
bool isRefused(std::string_view bytes) {
    return !fromBytes<T>(bytes).has_value();
}

std::string bytesOf(std::initializer_list<int> values) {
    std::string bytes;
    for (int value : values) bytes.push_back(static_cast<char>(value));
    return bytes;
}

TEST(Codec, everyTypeComesBackAsItWas) {
    const Chance chance(1);
    for (std::uint64_t i = 0; i < 2000; ++i) {
        const Everything it = someEverything(chance.draws("everything", i));
        const std::string bytes = toBytes(it);
        const auto back = fromBytes<Everything>(bytes);
        ASSERT_TRUE(back);
        ASSERT_EQ(*back, it);
        ASSERT_EQ(toBytes(*back), bytes);
        const auto fromText = fromJson<Everything>(*parseJson(toJson(it).dump()));
        ASSERT_TRUE(fromText) << fromText.error().message;
        ASSERT_EQ(*fromText, it);
        ASSERT_EQ(hashOf(*back), hashOf(it));
    }
}

TEST(Codec, everyTruncationIsRefused) {
    const std::string bytes = toBytes(someEverything(Chance(2).draws("everything", 7)));
    for (std::size_t size = 0; size < bytes.size(); ++size)
        ASSERT_TRUE(isRefused<Everything>(std::string_view(bytes).substr(0, size)));
}

TEST(Codec, whatIsAcceptedWritesBackToTheVerySameBytes) {
    const Chance chance(3);
    int accepted = 0;
    for (std::uint64_t i = 0; i < 20'000; ++i) {
        Draws draws = chance.draws("mutations", i);
        std::string bytes = toBytes(someEverything(chance.draws("everything", i % 50)));
        for (std::uint32_t edits = 1 + draws.below(3); edits > 0; --edits)
            bytes[draws.below(static_cast<std::uint32_t>(bytes.size()))] = static_cast<char>(draws.below(256));
        if (const auto back = fromBytes<Everything>(bytes)) {
            ++accepted;
            ASSERT_EQ(toBytes(*back), bytes);
        }
    }
    EXPECT_GT(accepted, 100) << "the test looks at something";
}

TEST(Codec, aNumberHasOneSpelling) {
    EXPECT_EQ(fromBytes<std::uint32_t>(bytesOf({0x05})), 5U);
    EXPECT_TRUE(isRefused<std::uint32_t>(bytesOf({0x85, 0x00}))) << "overlong";
    EXPECT_TRUE(isRefused<std::uint32_t>(bytesOf({0x80, 0x80, 0x00}))) << "overlong zero";
    EXPECT_TRUE(isRefused<std::uint64_t>(std::string(10, '\xff'))) << "more than 64 bits";
    EXPECT_TRUE(isRefused<std::uint64_t>(std::string(9, '\xff') + '\x02')) << "the 65th bit";
    EXPECT_EQ(fromBytes<std::uint64_t>(std::string(9, '\xff') + '\x01'), ~std::uint64_t{0});
    EXPECT_TRUE(isRefused<std::uint64_t>(std::string(11, '\x80') + '\x01'));
}

TEST(Codec, trailingBytesAreRefused) {
    EXPECT_TRUE(isRefused<std::uint32_t>(bytesOf({5, 0})));
    EXPECT_FALSE(variantFromBytes<Counter::Move>(bytesOf({1, 2, 0})).has_value());
    EXPECT_TRUE(variantFromBytes<Counter::Move>(bytesOf({1, 2})).has_value());
}

TEST(Codec, valuesOutsideTheirTypeAreRefused) {
    EXPECT_TRUE(isRefused<bool>(bytesOf({2})));
    EXPECT_TRUE(isRefused<Colour>(bytesOf({3})));
    EXPECT_TRUE(isRefused<std::uint8_t>(bytesOf({0x80, 0x02}))) << "256";
    EXPECT_TRUE(isRefused<std::int8_t>(bytesOf({0x80, 0x02}))) << "128";
    EXPECT_EQ(fromBytes<std::int8_t>(bytesOf({0xff, 0x01})), -128);
    EXPECT_TRUE((isRefused<List<Seat, 2>>(bytesOf({3, 0, 0, 0}))));
    EXPECT_TRUE(isRefused<std::optional<bool>>(bytesOf({2, 0})));
    EXPECT_TRUE(isRefused<Seat>(bytesOf({8}))) << "there are eight seats";
    EXPECT_EQ(fromBytes<Seat>(bytesOf({0xff, 0x01})), noSeat);
    EXPECT_FALSE(variantFromBytes<Counter::Move>(bytesOf({9})).has_value()) << "no such kind";
    EXPECT_FALSE(variantFromBytes<Counter::Move>("").has_value());
}

TEST(Codec, amountsAreAMaskAndWhatIsNotZero) {
    const Per<Colour, std::uint8_t> amounts{{0, 7, 0}};
    EXPECT_EQ(toBytes(amounts), bytesOf({2, 7}));
    EXPECT_TRUE((isRefused<Per<Colour, std::uint8_t>>(bytesOf({2, 0})))) << "masked, and yet zero";
    EXPECT_TRUE((isRefused<Per<Colour, std::uint8_t>>(bytesOf({8, 1})))) << "a fourth of three";
}

TEST(Codec, aLengthThatLiesCostsNothing) {
    EXPECT_TRUE(isRefused<std::string>(bytesOf({0xff, 0xff, 0xff, 0xff, 0x0f})));
    EXPECT_TRUE(isRefused<std::vector<std::string>>(bytesOf({0xff, 0x7f})));
}

TEST(Codec, onlyWellFormedUtf8Counts) {
    for (const char* good : {"", "Anna", "Zo\xc3\xab", "\xe2\x82\xac", "\xf0\x9f\x8e\xb2"})
        EXPECT_TRUE(isUtf8(good)) << good;
    for (const char* bad :
         {"\x80", "\xc3", "\xc0\xaf", "\xe0\x80\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xff", "\xe2\x82"})
        EXPECT_FALSE(isUtf8(bad)) << bad;
}

} // namespace
} // namespace sideboard::test
