import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Pages without data as strangers write them")
struct StrangerPageTests {
  private static let cake =
    "<ul><li>3 leeks</li><li>200 g flour</li><li>2 eggs</li></ul>"
  private static let cakeMethod =
    "<ol><li>Slice the leeks and fry them.</li><li>Bake it for an hour.</li></ol>"
  private static let sauce =
    "<ul><li>100 ml cream</li><li>1 lemon</li><li>1 tsp salt</li></ul>"
  private static let sauceMethod =
    "<ol><li>Whip the cream gently.</li><li>Stir in the lemon juice and the salt.</li></ol>"
  private static let cakeLines = ["3 leeks", "200 g flour", "2 eggs"]
  private static let sauceLines = ["100 ml cream", "1 lemon", "1 tsp salt"]
  private static let cakeSteps = ["Slice the leeks and fry them.", "Bake it for an hour."]
  private static let sauceSteps = [
    "Whip the cream gently.", "Stir in the lemon juice and the salt.",
  ]

  static let pairs = [
    StrangerDocument(
      "two pairs of lists", path: "cake.html",
      """
      <h1>Leek cake</h1><h2>Ingredients</h2>\(cake)<h2>Method</h2>\(cakeMethod)
      <h2>Sauce ingredients</h2>\(sauce)<h2>Sauce method</h2>\(sauceMethod)
      """,
      lines: cakeLines + ["# Sauce ingredients"] + sauceLines,
      steps: cakeSteps + ["# Sauce ingredients"] + sauceSteps, title: "Leek cake"),
    StrangerDocument(
      "headings above the pairs that name parts", path: "cake.html",
      """
      <h1>Leek cake</h1><h2>For the cake</h2><h3>Ingredients</h3>\(cake)<h3>Method</h3>\(cakeMethod)
      <h2>For the sauce</h2><h3>Ingredients</h3>\(sauce)<h3>Method</h3>\(sauceMethod)
      """,
      lines: ["# For the cake"] + cakeLines + ["# For the sauce"] + sauceLines,
      steps: ["# For the cake"] + cakeSteps + ["# For the sauce"] + sauceSteps,
      title: "Leek cake"),
    StrangerDocument(
      "the same list twice is one", path: "cake.html",
      """
      <h1>Leek cake</h1><h2>Ingredients</h2>\(cake)<h2>Method</h2>\(cakeMethod)
      <h2>Ingredients list</h2>\(cake)<h2>Directions</h2>\(cakeMethod)
      """,
      lines: cakeLines, steps: cakeSteps),
  ]

  @Test("several pairs of lists are the parts of one recipe", arguments: pairs)
  func readsPairs(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("headings above the pairs that name dishes are those of recipes")
  func recipes() {
    let text = """
      <h1>Supper</h1><h2>Leek cake</h2><h3>Ingredients</h3>\(Self.cake)<h3>Method</h3>\
      \(Self.cakeMethod)<h2>Lemon cream</h2><h3>Ingredients</h3>\(Self.sauce)<h3>Method</h3>\
      \(Self.sauceMethod)
      """
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "supper.html", fields: .all)
    #expect(outcome.entries.map(\.recipe.title) == ["Leek cake", "Lemon cream"])
  }
}
