import RecipeCore
import RecipeFormatting
import RecipeMatching
import Testing

@testable import Text

struct PairReportTests {
  private static func record(_ source: String, _ id: String, _ title: String) -> RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: source, id: id), locator: .file(path: id, line: 1),
      recipe: Recipe(title: title))
  }

  private static let first = record("api", "35382", "Leek Soup")
  private static let second = record("notes", "soup/leek.md", "Vegan \u{1B}[2JLeek Soup")

  private static let explanation = PairExplanation(
    verdict: .variant, score: 0.6251,
    signals: [
      MatchSignal(.mark, .veto, vegan),
      MatchSignal(.ingredients, .evidence, value: 0.5, weight: 0.65, .ingredients(0.5)),
      MatchSignal(.amounts, .evidence, value: nil, weight: 0.1, .amounts(nil)),
    ],
    reasons: [vegan, .ingredients(0.5)])

  private static let vegan = PairReason.veto(.marks([], ["vegan"]))

  private static let apart = PairReport(
    first: first, second: second, explanation: explanation, firstRecipe: [first.reference],
    secondRecipe: [second.reference], path: [], obstacles: [])

  private static let joined = PairReport(
    first: first, second: second, explanation: explanation,
    firstRecipe: [first.reference, second.reference],
    secondRecipe: [first.reference, second.reference],
    path: [
      RecordBond(
        first: first.reference, second: second.reference, verdict: .same, score: 1,
        reasons: [.overruled(by: .decision(.link))])
    ], obstacles: [])

  @Test("a page says verdict, records, signals in columns, and what is so now")
  func page() {
    #expect(
      PairPage(Self.apart, width: nil, usesColor: false).text == """
        variants of one recipe, score 0.63
        only one title says “vegan”; 50 % of the ingredients alike

          a  api:35382
             Leek Soup
             35382:1
          b  notes:soup/leek.md
             Vegan \u{FFFD}[2JLeek Soup
             soup/leek.md:1

        Signals
          mark         keeps apart         only one title says “vegan”
          ingredients  0.50 × 0.65 = 0.33  50 % of the ingredients alike
          amounts      unknown             none can be compared

        Now
          two recipes, of 1 record and of 1 record

        """)
  }

  @Test("a narrow page wraps the words inside their column")
  func narrow() {
    let page = PairPage(Self.joined, width: 60, usesColor: false).text
    #expect(page.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= 60 })
    #expect(
      page.contains(
        """
          ingredients  0.50 × 0.65 = 0.33  50 % of the ingredients
                                           alike
        """))
    #expect(
      page.hasSuffix(
        """
        Now
          one recipe of 2 records
          joined by api:35382 and notes:soup/leek.md: linked by hand

        """))
  }

  @Test("the document has a row for each signal, and says whether they are one recipe")
  func document() {
    let document = ResultDocument.pair(Self.joined)
    #expect(
      document.head.map(\.name) == ["schema", "a", "b", "verdict", "score", "reasons"])
    #expect(document.head[4].value == .number("0.625"))
    #expect(document.tail.first?.value == .boolean(true))
    let values = document.fields.map { field in document.rows.map { field.value($0) } }
    #expect(values[2] == [.absent, .number("0.5"), .absent])
    #expect(values[3] == [.absent, .number("0.65"), .number("0.1")])
    #expect(values[4] == [.absent, .number("0.325"), .absent])
  }
}
