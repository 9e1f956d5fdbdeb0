#include <gtest/gtest.h>

#include "tests/engine/core/countergame.h"

namespace sideboard::test {
namespace {

enum class Shape : std::uint8_t { round = 0, square = 1 };
constexpr auto namesOf(Shape) { return std::array<std::string_view, 2>{"round", "square"}; }

struct Inner {
    std::uint8_t number = 0;
    Shape shape = Shape::round;
    static constexpr auto fields() {
        return std::tuple{field("number", &Inner::number), field("shape", &Inner::shape)};
    }
    bool operator==(const Inner&) const = default;
};
struct Outer {
    List<Inner, 2> inners;
    Per<Shape, std::int8_t> amounts;
    Seat seat = noSeat;
    std::optional<bool> maybe;
    static constexpr auto fields() {
        return std::tuple{field("inners", &Outer::inners), field("amounts", &Outer::amounts),
                          field("seat", &Outer::seat), field("maybe", &Outer::maybe)};
    }
    bool operator==(const Outer&) const = default;
};

Json good() { return {{"inners", {{{"number", 3}, {"shape", "square"}}}}, {"amounts", {{"round", -2}}}, {"seat", 1}}; }

/// The error that reading this gives: "code place".
std::string errorOf(const Json& json) {
    const auto outer = fromJson<Outer>(json);
    if (outer) return "";
    const std::string& message = outer.error().message;
    return outer.error().code + " " + message.substr(0, message.find(':'));
}

TEST(JsonReading, givesTheValue) {
    const auto outer = fromJson<Outer>(good());
    ASSERT_TRUE(outer);
    EXPECT_EQ(outer->inners[0], (Inner{3, Shape::square}));
    EXPECT_EQ(outer->amounts[Shape::square], 0) << "what is not named is zero";
    EXPECT_FALSE(outer->maybe);
}

TEST(JsonReading, namesThePlaceOfWhatIsWrong) {
    const auto with = [](auto change) {
        Json json = good();
        change(json);
        return errorOf(json);
    };
    EXPECT_EQ(with([](Json& json) { json["inners"][0]["number"] = 256; }), "out-of-range inners.0.number");
    EXPECT_EQ(with([](Json& json) { json["inners"][0]["number"] = -1; }), "out-of-range inners.0.number");
    EXPECT_EQ(with([](Json& json) { json["inners"][0]["number"] = 1.5; }), "bad-value inners.0.number");
    EXPECT_EQ(with([](Json& json) { json["inners"][0]["number"] = "3"; }), "bad-value inners.0.number");
    EXPECT_EQ(with([](Json& json) { json["inners"][0]["shape"] = "oval"; }), "unknown-value inners.0.shape");
    EXPECT_EQ(with([](Json& json) { json["inners"][0]["shape"] = 1; }), "unknown-value inners.0.shape");
    EXPECT_EQ(with([](Json& json) { json["inners"][0].erase("shape"); }), "missing-field inners.0");
    EXPECT_EQ(with([](Json& json) { json["inners"][0]["colour"] = 1; }), "unknown-field inners.0");
    EXPECT_EQ(with([](Json& json) { json["inners"] = {1, 2, 3}; }), "out-of-range inners");
    EXPECT_EQ(with([](Json& json) { json["inners"] = 1; }), "bad-value inners");
    EXPECT_EQ(with([](Json& json) { json["amounts"]["oval"] = 1; }), "unknown-value amounts");
    EXPECT_EQ(with([](Json& json) { json["amounts"]["round"] = 200; }), "out-of-range amounts.round");
    EXPECT_EQ(with([](Json& json) { json["amounts"] = Json::array(); }), "bad-value amounts");
    EXPECT_EQ(with([](Json& json) { json["seat"] = 8; }), "out-of-range seat");
    EXPECT_EQ(with([](Json& json) { json["maybe"] = 1; }), "bad-value maybe");
    EXPECT_EQ(with([](Json& json) { json["more"] = 1; }).substr(0, 13), "unknown-field");
    EXPECT_EQ(errorOf(Json::array()).substr(0, 9), "bad-value");
}

TEST(JsonReading, judgesANumberTheSameWhetherItWasParsedOrPutTogether) {
    for (const int number : {-1, 256, 70'000}) {
        Json made = good();
        made["inners"][0]["number"] = number;
        EXPECT_EQ(errorOf(made), "out-of-range inners.0.number") << number;
        EXPECT_EQ(errorOf(*parseJson(made.dump())), "out-of-range inners.0.number") << number;
    }
    EXPECT_EQ(*fromJson<std::uint64_t>(*parseJson("18446744073709551615")), ~std::uint64_t{0});
    EXPECT_FALSE(fromJson<std::uint64_t>(*parseJson("18446744073709551616")));
    EXPECT_EQ(*fromJson<std::int64_t>(*parseJson("-9223372036854775808")), std::numeric_limits<std::int64_t>::min());
    EXPECT_FALSE(fromJson<std::int64_t>(*parseJson("9223372036854775808")));
}

TEST(JsonReading, neverThrowsOnText) {
    for (const char* text : {"", "{", "[1,", "\"\xff\"", "nul", "1e999", "{\"a\":1}}", "\"\\ud800\""}) {
        const auto json = parseJson(text);
        ASSERT_FALSE(json) << text;
        EXPECT_EQ(json.error().code, "bad-json");
    }
}

TEST(JsonReading, aLongValueComesBackShort) {
    const auto outer = fromJson<Outer>(Json{{"inners", std::string(10'000'000, 'x')}});
    ASSERT_FALSE(outer);
    EXPECT_LT(outer.error().message.size(), 200U);
}

TEST(MoveJson, aMoveComesBackAsItWas) {
    for (const Counter::Move& move :
         {Counter::Move(Count{3}), Counter::Move(Pay{bert, 2}), Counter::Move(Roll{7, 6})}) {
        Json json = variantToJson(move);
        const std::string name = json["do"];
        json.erase("do");
        const auto back = variantFromJson<Counter::Move>(name, json);
        ASSERT_TRUE(back);
        EXPECT_EQ(*back, move);
    }
}

TEST(MoveJson, anUnknownMoveIsAnsweredWithTheKnownOnes) {
    const auto move = variantFromJson<Counter::Move>("dance", Json::object());
    ASSERT_FALSE(move);
    EXPECT_EQ(move.error().code, "unknown-move");
    EXPECT_NE(move.error().message.find("count, pay, roll"), std::string::npos);
}

TEST(MoveJson, aDraftIsTheFirstFieldsAndNoOthers) {
    EXPECT_EQ(draftFromJson<Counter::Move>("pay", Json::object())->filled, 0U);
    EXPECT_EQ(draftFromJson<Counter::Move>("pay", Json{{"to", 1}})->filled, 1U);
    EXPECT_EQ(draftFromJson<Counter::Move>("pay", Json{{"to", 1}, {"coins", 2}})->filled, 2U);
    EXPECT_EQ(draftFromJson<Counter::Move>("pay", Json{{"coins", 2}}).error().code, "unknown-field");
    EXPECT_EQ(draftFromJson<Counter::Move>("pay", Json{{"to", 99}}).error().code, "out-of-range");
    EXPECT_EQ(draftFromJson<Counter::Move>("dance", Json::object()).error().code, "unknown-move");
    EXPECT_FALSE(draftFromJson<Counter::Move>("pay", Json::array({1})));
}

TEST(EntryJson, everyKindOfEntryComesBackAsItWas) {
    CounterTable table(77, phone, testHash);
    begin(table);
    const EntryId count = entered(table.play(anna, Count{2}, {}));
    entered(table.draw(anna, "roll", Json::object(), {5, count, false}));
    entered(table.adjust("seat0.coins", -1, {}));
    entered(table.correct("seat1.count", 9, {}));
    entered(table.enterPrinted("price", 4, {}));
    entered(table.changeOption("limit", 60, {}));
    entered(table.changeSeat(bert, {SeatAct::handOver, tablet, {}}, 0));
    entered(table.note(anna, "Zoë says \"hi\"", 0));
    const auto secret = table.prepareSecret(anna, "bid", {{"coins", 3}}, Salt{1, 2, 3});
    ASSERT_TRUE(secret);
    entered(table.seal(*secret, {}));
    entered(table.open(*secret, {}));
    entered(table.finish(true, 0));
    entered(table.takeBack(count, false, 0));
    for (const Entry& entry : allOf(table.log())) {
        const Json json = *parseJson(table.entryToJson(entry).dump());
        const auto back = table.entryFromJson(json);
        ASSERT_TRUE(back) << json.dump() << back.error().message;
        EXPECT_EQ(*back, entry) << json.dump();
    }
}

TEST(EntryJson, whatThisVersionDoesNotKnowComesBackAsItWas) {
    CounterTable table(77, phone, testHash);
    begin(table);
    Entry entry = table.log()[0];
    entry.body = Adjustment{123456, 1};
    EXPECT_EQ(*table.entryFromJson(table.entryToJson(entry)), entry);
    entry.body = MoveBody{false, false, std::string("\x63\x01\xff", 3)};
    EXPECT_EQ(*table.entryFromJson(table.entryToJson(entry)), entry);
}

TEST(EntryJson, isRefusedWithWords) {
    CounterTable table(77, phone, testHash);
    begin(table);
    entered(table.play(anna, Count{2}, {}));
    const Json good = table.entryToJson(table.log()[1]);
    for (const char* name : {"id", "group", "kind", "body", "after"}) {
        Json bad = good;
        bad.erase(name);
        EXPECT_FALSE(table.entryFromJson(bad)) << name;
        bad[name] = 7;
        EXPECT_FALSE(table.entryFromJson(bad)) << name;
    }
    for (const Json& bad : {Json(), Json(1), Json::array(), Json("x"), Json::object()})
        EXPECT_FALSE(table.entryFromJson(bad));
    Json bad = good;
    bad["body"]["move"]["by"] = 999;
    EXPECT_EQ(table.entryFromJson(bad).error().code, "out-of-range");
}

TEST(Ids, areReadAsTheyAreWritten) {
    const EntryId id{{0x00000000000000abULL}, 12};
    EXPECT_EQ(toText(id), "00000000000000ab:12");
    EXPECT_EQ(*entryIdFromText(toText(id)), id);
    for (const char* bad :
         {"", "ab:12", "00000000000000ab:0", "00000000000000ab:", "00000000000000ab:12x",
          "00000000000000ab:99999999999", "0000000000000-ab:12", "00000000000000ab12345", "                :1"})
        EXPECT_FALSE(entryIdFromText(bad)) << bad;
}

} // namespace
} // namespace sideboard::test
