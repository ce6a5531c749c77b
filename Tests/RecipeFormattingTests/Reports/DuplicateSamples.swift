import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeMerging

/// A kitchen of few records: three of one soup, two of one bread, and near misses.
enum DuplicateSamples {
  /// What the matcher might say of them.
  static let matched = MatchedRecords(
    records: [soup, laterSoup, bread, veganSoup, otherBread, soupNote, hostile],
    traits: [:],
    clusters: [
      RecordCluster(
        members: [0, 1, 5],
        links: [
          pair(
            0, 5, .same, 0.91,
            .init(
              evidence: PairEvidence(
                pages: .same, titles: .init(areSame: true, likeness: 1),
                amounts: AmountAgreement(count: 5, agreeing: 5, unknown: 0, scale: 2),
                lines: LineComparison(equal: 4, share: 0.9, greatest: nil)))),
          pair(
            1, 5, .same, 0.847,
            .init(
              evidence: PairEvidence(
                titles: .init(likeness: 0.67),
                lines: LineComparison(
                  equal: 0, share: 0,
                  greatest: LineDifference(.onlyOne("cream"), size: 0.1))))),
        ]),
      RecordCluster(
        members: [2, 4],
        links: [pair(2, 4, .same, 1, .init(evidence: titles(1, areSame: true)))]),
      RecordCluster(members: [3]), RecordCluster(members: [6]),
    ],
    variants: [
      pair(0, 3, .variant, 0.62, .init(vetoes: [vegan])),
      pair(1, 3, .variant, 0.64, .init(vetoes: [vegan], evidence: titles(0.8))),
      pair(3, 6, .variant, 0.5, .init()),
    ])

  private static let vegan = PairVeto.marks([], ["vegan"])

  /// Evidence of titles only.
  static func titles(_ likeness: Double, areSame: Bool = false) -> PairEvidence {
    PairEvidence(
      titles: .init(areSame: areSame, likeness: likeness),
      lines: LineComparison(equal: 0, share: 0, greatest: nil))
  }

  /// The report of them.
  static func report(
    parts: Set<DuplicateReport.Part> = [.clusters, .variants]
  ) async -> DuplicateReport {
    DuplicateReport(
      await RecipeMerger(work: ParallelMap(parallelism: 1)).merge(matched), matched, parts: parts)
  }

  private static func pair(
    _ first: Int, _ second: Int, _ verdict: RecordPair.Verdict, _ score: Double,
    _ grounds: PairGrounds
  ) -> RecordPair {
    RecordPair(first: first, second: second, verdict: verdict, score: score, grounds: grounds)
  }

  private static func record(_ source: String, _ id: String, _ recipe: Recipe) -> RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: source, id: id), locator: .url("https://a.example"),
      recipe: recipe)
  }
}

// MARK: - The records

extension DuplicateSamples {
  private static let soup = record(
    "api", "35382",
    Recipe(
      title: "Potato-Leek Soup",
      ingredients: ["2 leeks", "500 g potatoes", "1 l stock", "1 bay leaf", "50 g butter", "salt"],
      directions: ["Wash.", "Cook.", "Blend."], yield: "4 servings", totalMinutes: 40))

  private static let laterSoup = record(
    "api", "35999",
    Recipe(
      title: "Leek and Potato Soup with a Very Long Title for a Cold Winter's Night",
      ingredients: [
        "3 leeks, white and light green parts only, halved, washed well and sliced",
        "1 lb potatoes", "1 l stock", "50 ml cream", "50 g cultured butter", "salt",
      ],
      yield: "4"))

  private static let soupNote = record(
    "notes", "soup/leek.md",
    Recipe(
      title: "Potato-Leek Soup",
      ingredients: ["3 leeks", "1 kg potatoes", "2 l stock", "1 bay leaf", "100 g butter", "salt"],
      directions: ["Cook all of it."], yield: "8 servings", totalMinutes: 90))

  private static let bread = record(
    "api", "7", Recipe(title: "Rye Bread", ingredients: ["500 g rye flour", "10 g salt"]))

  private static let otherBread = record(
    "json", "bread.json",
    Recipe(title: "Rye Bread", ingredients: ["1 kg rye flour", "20 g salt"]))

  private static let veganSoup = record(
    "json", "vegan.json",
    Recipe(title: "Vegan Potato-Leek Soup", ingredients: ["2 leeks", "2 cups potatoes"]))

  private static let hostile = record(
    "notes", "```.md", Recipe(title: "```\u{1B}[31m red \u{202E}", ingredients: ["1 \u{1B}[0mleek"])
  )
}
