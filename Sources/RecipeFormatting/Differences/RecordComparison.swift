import RecipeCore
import RecipeMatching

/// Two records for comparison.
struct RecordComparison: Sendable {
  /// The title of their common recipe, or of the first record.
  let title: String
  /// The recipe's id, or `nil` if they are of two recipes.
  let id: String?
  /// The first record.
  let left: RecipeRecord
  /// The second record.
  let right: RecipeRecord
  /// The findings of matching about them.
  let pair: RecordPair
  /// The differences.
  let lines: [DifferenceLine]

  /// Creates the comparison of the records of a link.
  init(_ link: RecordPair, of cluster: DuplicateCluster, _ differences: DifferenceFinder) {
    title = cluster.title
    id = cluster.id
    left = cluster.records[link.first]
    right = cluster.records[link.second]
    pair = link
    lines = cluster.differences(of: link, differences).lines
  }

  /// Creates the comparison of the records of a variant.
  init(_ variant: DuplicateVariant, _ differences: DifferenceFinder) {
    title = variant.first.recipe.title
    id = nil
    left = variant.first
    right = variant.second
    pair = variant.pair
    lines = variant.differences(differences).lines
  }

  /// The title, with the id for `show`.
  var heading: String { id.map { "\(title) (\($0.prefix(8)))" } ?? title }

  /// The verdict, score and reasons.
  var finding: String { pair.finding }

  /// The whole comparison on one line, or `nil` if there are differences.
  var remark: String? {
    guard lines.count == 1, ownTitle(of: left) == nil, ownTitle(of: right) == nil else {
      return nil
    }
    let records = "\(left.reference.words) and \(right.reference.words)"
    return "\(pair.verdict.rawValue) \(ShareText.text(pair.score)): \(records), \(lines[0].note)"
  }

  /// Returns the title of a record if it differs from the heading's.
  func ownTitle(of record: RecipeRecord) -> String? {
    record.recipe.title == title ? nil : record.recipe.title
  }
}
