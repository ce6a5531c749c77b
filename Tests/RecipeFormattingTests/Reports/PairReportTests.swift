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
    verdict: .variant, logOdds: 2.25,
    signals: [
      MatchSignal(.mark, .veto, vegan),
      MatchSignal(.prior, .evidence, weight: -0.8, .prior),
      MatchSignal(.titles, .evidence, weight: 0.88, .titles(0.8, areSame: false)),
      MatchSignal(.amounts, .evidence, weight: 3.21, .amounts(sevenOfEight)),
      MatchSignal(.difference, .evidence, weight: -1.04, .difference(.onlyOne("cream"))),
    ],
    reasons: [vegan, .difference(.onlyOne("cream")), .amounts(sevenOfEight)])

  private static let sevenOfEight = AmountAgreement(count: 8, agreeing: 7, unknown: 0, scale: 1)

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
        variants of one recipe, score 0.90
        only one title says “vegan”; only one has “cream”; 7 of 8 amounts equal

          a  api:35382
             Leek Soup
             35382:1
          b  notes:soup/leek.md
             Vegan \u{FFFD}[2JLeek Soup
             soup/leek.md:1

        Evidence, in log-odds
          mark         veto  only one title says “vegan”
          prior       -0.80  most recipes that look alike are two
          titles      +0.88  titles 80 % alike
          amounts     +3.21  7 of 8 amounts equal
          difference  -1.04  only one has “cream”
          sum         +2.25  variant from -6.00, same recipe from +0.50

        Now
          two recipes, of 1 record and of 1 record

        """)
  }

  @Test("a narrow page wraps the words inside their column")
  func narrow() {
    let page = PairPage(Self.joined, width: 40, usesColor: false).text
    #expect(page.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= 40 })
    #expect(
      page.contains(
        """
          prior       -0.80  most recipes that
                             look alike are two
        """))
    #expect(
      page.hasSuffix(
        """
        Now
          one recipe of 2 records
          joined by api:35382 and
          notes:soup/leek.md: linked by hand

        """))
  }

  @Test("the document has a row for each signal, and says whether they are one recipe")
  func document() {
    let document = ResultDocument.pair(Self.joined)
    #expect(
      document.head.map(\.name)
        == ["schema", "a", "b", "verdict", "score", "log_odds", "threshold", "reasons"])
    #expect(document.head[4].value == .number("0.905"))
    #expect(document.head[5].value == .number("2.25"))
    #expect(document.head[6].value == .number("0.5"))
    #expect(document.tail.first?.value == .boolean(true))
    let values = document.fields.map { field in document.rows.map { field.value($0) } }
    let weights = ["-0.8", "0.88", "3.21", "-1.04"].map { OutputValue.number($0) }
    #expect(values[2] == [.absent] + weights)
  }

  @Test(
    "the sum is compared with what decides",
    arguments: [
      (RecordPair.Verdict.same, 0.5, PairReason.prior, "+0.50  same recipe from +0.50"),
      (.variant, -5.99, .prior, "-5.99  variant from -6.00, same recipe from +0.50"),
      (.different, -6.01, .prior, "-6.01  variant from -6.00"),
      (.same, -0.5, .page(.same), "-0.50  one page is one recipe"),
      (.different, 0.3, .prior, "+0.30  too few ingredients to weigh"),
    ])
  func sum(verdict: RecordPair.Verdict, logOdds: Double, reason: PairReason, line: String) {
    let report = PairReport(
      first: Self.first, second: Self.second,
      explanation: PairExplanation(
        verdict: verdict, logOdds: logOdds,
        signals: [MatchSignal(.prior, .evidence, weight: logOdds, reason)], reasons: []),
      firstRecipe: [Self.first.reference], secondRecipe: [Self.second.reference], path: [],
      obstacles: [])
    let lines = PairPage(report, width: nil, usesColor: false).text.split(separator: "\n")
    #expect(lines.contains("  sum    \(line)"))
  }
}
