import RecipeCore
import RecipeMatching

/// Two recipes for comparison, as text.
struct RecordComparison: Sendable {
  /// One of the recipes.
  struct Side: Sendable {
    /// The name, as of a record: `notes:soup/leek.md`.
    let name: String
    /// The title.
    let title: String
  }

  /// The title of their common recipe, or of the first one.
  let title: String
  /// The recipe's id, or `nil` if they are two recipes.
  let id: String?
  /// The first one.
  let left: Side
  /// The second one.
  let right: Side
  /// The verdict, score and reasons.
  let finding: String
  /// The verdict and score.
  let verdict: String
  /// The differences.
  let lines: [DifferenceLine]

  /// Creates the comparison of the records of a link.
  init(_ link: RecordPair, of cluster: DuplicateCluster, _ differences: DifferenceFinder) {
    title = cluster.title
    id = cluster.id
    left = Side(cluster.records[link.first])
    right = Side(cluster.records[link.second])
    finding = link.finding
    verdict = link.verdict.finding(score: link.score, reasons: [])
    lines = cluster.differences(of: link, differences).lines
  }

  /// Creates the comparison of the records of a variant.
  init(_ variant: DuplicateVariant, _ differences: DifferenceFinder) {
    self.init(variant.first, variant.second, variant.pair, differences)
  }

  /// Creates the comparison of two records, whether or not they are one recipe.
  init(
    _ first: RecipeRecord, _ second: RecipeRecord, _ pair: RecordPair,
    _ differences: DifferenceFinder
  ) {
    title = first.recipe.title
    id = nil
    left = Side(first)
    right = Side(second)
    finding = pair.finding
    verdict = pair.verdict.finding(score: pair.score, reasons: [])
    lines = differences.differences(between: first.recipe, and: second.recipe).lines
  }

  /// Creates the comparison of two recipes that a person named.
  init(_ comparison: RecipeComparison) {
    let (first, second) = (comparison.first, comparison.second)
    let explanation = comparison.explanation
    title = first.recipe.title
    id = first.id == second.id ? first.id : nil
    left = Side(name: first.name, title: first.recipe.title)
    right = Side(name: second.name, title: second.recipe.title)
    finding = explanation.verdict.finding(
      score: explanation.score, reasons: explanation.reasons)
    verdict = explanation.verdict.finding(score: explanation.score, reasons: [])
    lines = comparison.differences.lines
  }

  /// The title, with the id for `show`.
  var heading: String { id.map { "\(title) (\($0.prefix(8)))" } ?? title }

  /// The whole comparison on one line, or `nil` if there are differences.
  var remark: String? {
    guard lines.count == 1, ownTitle(of: left) == nil, ownTitle(of: right) == nil else {
      return nil
    }
    return "\(verdict): \(left.name) and \(right.name), \(lines[0].note)"
  }

  /// Returns the title of one if it differs from the heading's and is not in its name.
  func ownTitle(of side: Side) -> String? {
    side.title == title || side.name.hasPrefix(side.title) ? nil : side.title
  }
}

extension RecordComparison.Side {
  fileprivate init(_ record: RecipeRecord) {
    self.init(name: record.reference.words, title: record.recipe.title)
  }
}
