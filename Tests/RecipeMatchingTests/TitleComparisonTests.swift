import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct TitleComparisonTests {
  private static let likenesses: [(String, String, Double, Bool)] = [
    ("Leek Soup", "LEEK soup!", 1.0, true), ("Leek Soup", "Soup of Leeks", 1, true),
    ("Leek Chowder", "Leek Chwoder", 1, true), ("Meat Balls", "Meatballs", 1, true),
    ("Meatballs in Broth", "Meat Balls in Broth", 1, true),
    ("Leek Soup", "Creamy Leek Soup", 4 / 4.25, true),
    ("Leek Soup", "Leek Potato Soup", 0.8, false), ("Leek Soup", "Leek Stew", 0.5, false),
    ("Leek Soup", "Apple Pie", 0, false), ("", "", 0, false), ("Leek Soup", "", 0, false),
    ("Brown Sugar Cake", "Brown Sguar Cake", 1, true), ("麻婆豆腐", "麻婆豆腐", 1, true),
  ]

  @Test(
    "titles are as alike as their words, those of style counting a quarter",
    arguments: likenesses)
  func likeness(left: String, right: String, likeness: Double, isOneDish: Bool) {
    for (one, other) in [(left, right), (right, left)] {
      let titles = TitleComparison(TitleWords(title: one), TitleWords(title: other))
      #expect(abs(titles.likeness - likeness) < 1e-9)
      #expect(titles.nameOneDish == isOneDish)
    }
  }

  @Test("what is cheap to know of titles never says less than comparing them", arguments: 0..<4)
  func bounds(seed: UInt64) {
    var dishes = RandomDishes(seed: 2100 + seed)
    var (slips, none) = (0, 0)
    for _ in 0..<300 {
      let (one, other) = dishes.pair()
      let (left, right) = (one.compared.title, other.compared.title)
      let least = TitleComparison.likenessOfEqualWords(left, right)
      #expect(least <= TitleComparison(left, right).likeness)
      let mayHaveSlip = TitleReading.mayHaveSlip(left, right)
      if TitleReading(left, right).hasSlip {
        slips += 1
        #expect(mayHaveSlip, "\(one.title) | \(other.title)")
      }
      if !mayHaveSlip { none += 1 }
    }
    #expect(slips > 10 && none > 10, "\(slips) \(none)")
  }

  @Test(
    "a slip is found in names of several words, in long words and titles, and in any script",
    arguments: [
      ("Powdered Sugar Cake", "Powdeerd Sugar Cake", true),
      ("Brown Sugar Cake", "Brown Sugar Tart", false),
      (String(repeating: "leek", count: 80), String(repeating: "leek", count: 80) + "s", true),
      (
        String(repeating: "rye ", count: 200) + "chowder",
        String(repeating: "rye ", count: 200) + "chwoder", true
      ),
      ("Пельмени", "Пелмени", true), ("", "", false),
    ])
  func slips(one: String, other: String, mayHaveSlip: Bool) {
    let (left, right) = (TitleWords(title: one), TitleWords(title: other))
    #expect(TitleReading.mayHaveSlip(left, right) == mayHaveSlip)
    #expect(TitleReading.mayHaveSlip(right, left) == mayHaveSlip)
  }

  @Test("titles are of two dishes when each names what the other does not")
  func twoDishes() {
    let soup = TitleWords(title: "Leek Noodle Soup")
    let other = TitleComparison(soup, TitleWords(title: "Leek Rice Soup"))
    #expect(other.areOfTwoDishes)
    #expect(other.onlyLeft.places == [1])
    #expect(!TitleComparison(soup, TitleWords(title: "Leek Soup")).areOfTwoDishes)
    #expect(!TitleComparison(soup, TitleWords(title: "Easy Soup")).areOfTwoDishes)
  }

  @Test(
    "a title of thousands of words, with spaces or without, is compared",
    arguments: ["leek ", "麻婆"])
  func longTitle(word: String) {
    let title = TitleWords(
      title: (0..<2000).map { word + String($0 % 7) }.joined(separator: " "))
    let titles = TitleComparison(title, title)
    #expect(titles.isSame && titles.likeness == 1)
  }

  @Test("of a title of thousands of letters without spaces few words are kept")
  func endlessTitle() {
    let title = TitleWords(title: String(repeating: "麻婆豆腐", count: 10_000))
    #expect((1...64).contains(title.words.count))
    #expect(TitleComparison(title, title).isSame)
  }

  @Test("places beyond the sixty-fourth are passed by")
  func places() {
    var places = PositionSet()
    #expect(places.isEmpty)
    for place in [0, 5, 63, 64, 1000] { places.insert(place) }
    #expect(places.places == [0, 5, 63])
    #expect(!places.contains(64) && places.contains(63) && !places.isEmpty)
  }
}
