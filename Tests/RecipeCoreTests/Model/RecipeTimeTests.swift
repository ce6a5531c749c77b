import RecipeCore
import Testing

struct RecipeTimeTests {
  @Test(
    "a time is the total, else the sum of its parts, which is a lower bound where one is not known",
    arguments: [
      (nil, nil, nil, nil, nil), (10, 20, 60, 45, "45"), (nil, nil, nil, 0, "0"),
      (10, 20, nil, nil, "30"), (10, 20, 60, nil, "90"), (10, 0, nil, nil, "10"),
      (10, nil, nil, nil, "10+"), (nil, 20, 60, nil, "80+"), (nil, nil, 60, nil, "60+"),
      (MinuteRange(10, 15), 20, nil, nil, "30-35"), (10, 20, nil, MinuteRange(40, 50), "40-50"),
      (MinuteRange(10, 15), nil, MinuteRange(5, 60), nil, "15-75+"),
    ] as [(MinuteRange?, MinuteRange?, MinuteRange?, MinuteRange?, String?)])
  func time(
    prep: MinuteRange?, cook: MinuteRange?, wait: MinuteRange?, total: MinuteRange?,
    expected: String?
  ) {
    let recipe = Recipe(
      title: "Stew", prepMinutes: prep, cookMinutes: cook, waitMinutes: wait, totalMinutes: total)
    #expect(recipe.time.map { "\($0.range)\($0.isLowerBound ? "+" : "")" } == expected)
  }
}
