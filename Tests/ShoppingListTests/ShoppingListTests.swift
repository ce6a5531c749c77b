import RecipeMatching
import RecipeScaling
import ShoppingList
import Testing

@Suite("Shopping lists")
struct ShoppingListTests {
  private func list(
    _ lines: [String], aisles: [(aisle: String, foods: [String])] = [], units: UnitSystem? = nil
  ) -> ShoppingList {
    ShoppingList(
      lines.map { ShoppingLine(recipe: "a", title: "Soup", text: $0, language: nil) },
      aisles: Aisles(aisles, synonyms: .shopping), synonyms: .shopping,
      units: units)
  }

  struct Sum: CustomTestStringConvertible {
    let lines: [String]
    let food: String
    let amounts: [String]

    var testDescription: String { lines.joined(separator: " + ") }
  }

  static let sums = [
    Sum(lines: ["2 onions, chopped", "1 large onion"], food: "onions", amounts: ["3"]),
    Sum(lines: ["200 g flour", "1.5 kg flour"], food: "flour", amounts: ["1.7 kg"]),
    Sum(lines: ["1 cup milk", "1/2 cup milk"], food: "milk", amounts: ["1 1/2 cups"]),
    Sum(lines: ["1 cup milk", "200 ml milk"], food: "milk", amounts: ["440 ml"]),
    Sum(lines: ["1 cup flour", "200 g flour"], food: "flour", amounts: ["1 cup", "200 g"]),
    Sum(
      lines: ["1 (400 g) can tomatoes", "2 (400 g) cans tomatoes", "1 (800 g) can tomatoes"],
      food: "tomatoes", amounts: ["3 (400 g) cans", "1 (800 g) can"]),
    Sum(lines: ["2-3 carrots", "1 carrot"], food: "carrots", amounts: ["3-4"]),
    Sum(lines: ["1 clove garlic", "3 cloves garlic"], food: "garlic", amounts: ["4 cloves"]),
    Sum(lines: ["1 courgette", "2 zucchini"], food: "courgette / zucchini", amounts: ["3"]),
    Sum(lines: ["1 tsp cumin", "1 tbsp cumin"], food: "cumin", amounts: ["1 tbsp plus 1 tsp"]),
    Sum(
      lines: ["1 cup sugar plus 2 tablespoons"], food: "sugar",
      amounts: ["1 cup plus 2 tablespoons"]),
    Sum(
      lines: ["1/2 stick plus 2 tablespoons butter"], food: "butter",
      amounts: ["6 tbsp"]),
    Sum(lines: ["2 cups flour, plus 1 cup for dusting"], food: "flour", amounts: ["3 cups"]),
    Sum(lines: ["1 large onion and 1 small"], food: "large onions", amounts: ["2"]),
    Sum(lines: ["1 lemon or 2 limes"], food: "lemon", amounts: ["1"]),
    Sum(lines: ["8 oz macaroni and cheese"], food: "macaroni and cheese", amounts: ["8 oz"]),
    Sum(
      lines: ["1 lb washed, dried and chopped mustard greens", "1 lb mustard greens"],
      food: "mustard greens", amounts: ["2 lb"]),
    Sum(
      lines: ["2 boneless, skinless chicken breasts"], food: "chicken breasts", amounts: ["2"]),
    Sum(lines: ["1 can crushed tomatoes"], food: "crushed tomatoes", amounts: ["1 can"]),
    Sum(
      lines: ["1 bottle or can beer", "1 bottle beer"], food: "beer", amounts: ["2 bottles"]),
    Sum(
      lines: ["Pinch of saffron", "a pinch of saffron"], food: "saffron", amounts: ["2 pinches"]),
    Sum(lines: ["parsley", "fresh parsley, chopped"], food: "parsley", amounts: []),
  ]

  @Test("A food is bought once, in one sum where its units allow it", arguments: sums)
  func isSummed(_ sum: Sum) throws {
    let items = list(sum.lines).items
    try #require(items.count == 1)
    #expect(items[0].food == sum.food)
    #expect(items[0].amounts == sum.amounts)
    #expect(items[0].lines.map(\.text) == sum.lines)
  }

  static let joined: [(line: String, items: [String])] = [
    ("2 tbsp butter plus 1 cup flour", ["2 tbsp butter", "1 cup flour"]),
    ("4 large egg yolks and 2 large egg whites", ["4 large egg yolks", "2 large egg whites"]),
    ("1 tbsp cornstarch mixed with 2 tbsp water", ["1 tbsp cornstarch"]),
    ("4 slices bread (1/2 inch thick and 4 inches wide)", ["4 slices bread"]),
    ("1 egg plus 2 yolks", ["1 egg", "2 yolks"]),
    ("1 tsp each cumin and coriander seeds", ["1 tsp cumin", "1 tsp coriander seeds"]),
    ("1/4 cup pepper and 1/4 cup garlic powder", ["1/4 cup garlic powder", "1/4 cup pepper"]),
    ("Salt and freshly ground black pepper, to taste", ["Salt", "freshly ground black pepper"]),
    ("macaroni and cheese", ["macaroni and cheese"]),
  ]

  @Test("Foods with amounts of their own in one line are bought separately", arguments: joined)
  func areSplit(line: String, expected: [String]) {
    let items = list([line]).items
    #expect(items.map { ($0.amounts + [$0.food]).joined(separator: " ") } == expected)
    #expect(items.allSatisfy { $0.lines.map(\.text) == [line] })
  }

  @Test(
    "Two foods in one line are bought separately without a word between them",
    arguments: [
      ("1 cup flour 2 eggs", ["2 eggs", "1 cup flour"]),
      ("200 g Butter 3 Eier", ["200 g Butter", "3 Eier"]),
      ("2 cups milk 2% fat", ["2 cups milk 2% fat"]),
      ("1 lemon or 2 limes", ["1 lemon"]), ("2 eggs, 1 cup flour", ["2 eggs", "1 cup flour"]),
      ("salt pepper", ["salt", "pepper"]), ("sea salt", ["sea salt"]),
    ])
  func abutting(line: String, items: [String]) {
    #expect(ShoppingListSample.items([line]).sorted() == items.sorted())
  }

  @Test(
    "A line that names no food is not bought, and said",
    arguments: [
      "Serves 4.", "See the note about flour above", "For frying", "You will need a blender",
      "Preheat the oven to 350 degrees", "*available at Indian markets",
    ])
  func leftOut(line: String) {
    let list = ShoppingListSample.list([line, "2 eggs"])
    #expect(list.leftOut.map(\.text) == [line] && list.items.map(\.food) == ["eggs"])
  }

  @Test(
    "A food that no table has, and what it is for, stay on the list",
    arguments: ["asafoetida resin", "2 tbsp for frying", "oil for frying", "Zauberpulver"])
  func unknownFoods(line: String) {
    let list = ShoppingListSample.list([line])
    #expect(list.leftOut.isEmpty && list.items.count == 1)
  }

  @Test(
    "Remarks and sizes are no foods",
    arguments: [
      ("9 oz vodka (1 cup plus 2 tablespoons)", "vodka"),
      ("8 2-inch-long, 1/2-inch-wide lemon peel strips (yellow part only)", "lemon peel strips"),
      ("12 ounces (2 small or 1 large) 3/4-inch-thick red snapper fillet", "red snapper fillet"),
      ("1 cup 1/3-inch cubes country-style white bread", "country-style white bread"),
    ])
  func remarks(line: String, food: String) {
    #expect(ShoppingListSample.list([line]).items.map(\.food) == [food])
  }

  @Test("Sticks of butter are added to butter that is weighed")
  func sticks() {
    #expect(ShoppingListSample.items(["1 stick butter", "1 lb butter"]) == ["1 1/4 lb butter"])
    #expect(ShoppingListSample.items(["1 stick butter", "2 sticks butter"]) == ["3 sticks butter"])
    #expect(
      ShoppingListSample.items(["1 stick butter", "2 tbsp butter"]) == [
        "1/2 cup plus 2 tbsp butter"
      ])
    #expect(
      ShoppingListSample.items(["1 stick celery", "1 lb celery"]).first?.contains("+") == true)
  }

  @Test("Portuguese plurals are bought with their singulars")
  func portuguese() {
    let items = ShoppingListSample.items([
      "2 limões", "1 limão", "3 pães", "1 pão", "2 pimentões", "1 pimentão", "3 vagens", "1 vagem",
      "2 feijões", "1 feijão",
    ])
    #expect(items.map { String($0.prefix(2)) } == ["3 ", "3 ", "4 ", "4 ", "3 "], "\(items)")
  }

  @Test("A sum is in the units that were asked for", arguments: UnitSystem.allCases)
  func isInUnits(units: UnitSystem) {
    let sums = list(["200 ml milk", "2 tbsp milk"], units: units).items.map(\.amounts)
    let expected: [UnitSystem: String] = [
      .metric: "230 ml", .us: "3/4 cup plus 3 tbsp", .uk: "230 ml",
    ]
    #expect(sums == [[expected[units] ?? ""]])
  }

  @Test("Foods that are not the same stay apart")
  func staysApart() {
    let lines = ["1 red onion", "1 onion", "1 cup coconut milk", "1 cup milk"]
    #expect(list(lines).items.count == 4)
  }

  @Test("The items are in the order of the aisles, with water, salt and pepper last")
  func isGrouped() {
    let items = list(["1 tsp salt", "500 g flour", "water", "2 eggs", "3 leeks", "1 unicorn"]).items
    #expect(
      items.map { "\($0.aisle): \($0.food)" } == [
        "Vegetables and fruit: leeks", "Dairy and eggs: eggs", "Baking: flour", "Other: unicorn",
        "At hand: salt", "At hand: water",
      ])
  }

  @Test("Special foods stand beside the general one, in whatever order the recipes need them")
  func areBesideEachOther() {
    let lines = ["1 cup cream", "2 eggs", "1 cup milk", "1 cup Schlagsahne", "1 cup double cream"]
    let foods = list(lines).items.map(\.food)
    #expect(foods == ["cream", "Schlagsahne / double cream", "eggs", "milk"])
  }

  @Test("Greens are vegetables, whatever plant they are of")
  func findsGreens() {
    let items = list(["1 lb mustard greens", "2 tbsp mustard"]).items
    #expect(items.map(\.aisle) == ["Vegetables and fruit", "Oil, vinegar and sauces"])
  }

  @Test("Bell peppers of every colour are vegetables, and pepper is at hand")
  func findsPeppers() {
    let items = list(["1 yellow pepper", "1 cup each red and orange pepper", "pepper"]).items
    let aisles = items.map { "\($0.aisle): \($0.food)" }
    let vegetables = ["yellow pepper", "red pepper", "orange pepper"]
    #expect(aisles == vegetables.map { "Vegetables and fruit: \($0)" } + ["At hand: pepper"])
  }

  @Test("Aisles of a person's own count before the built-in ones")
  func hasOwnAisles() {
    let own = [(aisle: "Market", foods: ["leek"]), (aisle: "Spices", foods: ["unicorn"])]
    let items = list(["1 unicorn", "2 eggs", "3 leeks"], aisles: own).items
    #expect(
      items.map { "\($0.aisle): \($0.food)" } == [
        "Market: leeks", "Dairy and eggs: eggs", "Spices: unicorn",
      ])
  }
}
