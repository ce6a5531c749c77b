import RecipeCore
import RecipeMatching

/// Two records that are laid beside one another.
struct RecordComparison: Sendable {
  /// The title of the recipe that both are, or of the first record.
  let title: String
  /// The recipe's id; `nil` when there are two.
  let id: String?
  /// The first record.
  let left: RecipeRecord
  /// The second record.
  let right: RecipeRecord
  /// What was found about them.
  let pair: RecordPair
  /// What differs, in lines.
  let lines: [DifferenceLine]

  /// The two records of a link.
  init(_ link: RecordPair, of cluster: DuplicateCluster, _ differences: DifferenceFinder) {
    title = cluster.title
    id = cluster.id
    left = cluster.records[link.first]
    right = cluster.records[link.second]
    pair = link
    lines = cluster.differences(of: link, differences).lines
  }

  /// The two records of a variant.
  init(_ variant: DuplicateVariant, _ differences: DifferenceFinder) {
    title = variant.first.recipe.title
    id = nil
    left = variant.first
    right = variant.second
    pair = variant.pair
    lines = variant.differences(differences).lines
  }

  /// The title, with the id by which `show` finds the recipe.
  var heading: String { id.map { "\(title) (\($0.prefix(8)))" } ?? title }

  /// Verdict, score and reasons.
  var finding: String { pair.finding }

  /// All there is to say when nothing differs, on one line; `nil` when something does.
  var remark: String? {
    guard lines.count == 1, ownTitle(of: left) == nil, ownTitle(of: right) == nil else {
      return nil
    }
    let records = "\(left.reference.words) and \(right.reference.words)"
    return "\(pair.verdict.rawValue) \(ShareText.text(pair.score)): \(records), \(lines[0].note)"
  }

  /// The title of one of the records when it is not the one above.
  func ownTitle(of record: RecipeRecord) -> String? {
    record.recipe.title == title ? nil : record.recipe.title
  }
}
