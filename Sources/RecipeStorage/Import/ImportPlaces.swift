import RecipeCore
import RecipeDocuments

/// Where the recipes of one document came from, as the record knows it and as the report says it.
struct ImportPlaces {
  /// The place of one recipe.
  struct Place: Sendable, Hashable {
    /// What `--retry` takes; `nil` for a pipe.
    let document: String?
    /// Where it came from, as the record knows it; without a part for a pipe, see `isLasting`.
    let origin: RecipeOrigin
    /// Whether the origin names the same recipe next time.
    let isLasting: Bool
    /// Where it came from, as the report says it: with `#n` for the n-th recipe of several.
    let text: String
  }

  private let item: ImportItem
  private let counts: [String: Int]
  private var numbers: [String: Int] = [:]
  private var parts: [String: UnusedNames] = [:]

  /// Looks at how many recipes the item has.
  init(of item: ImportItem) {
    self.item = item
    counts = Dictionary(
      item.outcome.entries.map { (item.document(of: $0), 1) }, uniquingKeysWith: +)
  }

  /// The place of the next recipe; call it for each, in order.
  mutating func next(_ entry: DocumentOutcome.Entry) -> Place {
    let document = item.document(of: entry)
    let isOne = counts[document] == 1
    numbers[document, default: 0] += 1
    return Place(
      document: item.document,
      origin: RecipeOrigin(
        document: document, part: isOne ? nil : part(of: document, entry.recipe.title)),
      isLasting: item.isLasting,
      text: isOne ? document : "\(document)#\(numbers[document, default: 1])")
  }

  /// The name of a recipe inside its document, from its title; those that repeat get numbers.
  private mutating func part(of document: String, _ title: String) -> String {
    parts[document, default: UnusedNames(separator: "-")].name(RecipeFileName.stem(for: title))
  }
}

extension ImportItem {
  /// The document that a recipe stands in: the item's, or one inside of it when that is an archive.
  func document(of entry: DocumentOutcome.Entry) -> String {
    entry.part.map { "\(origin)/\($0)" } ?? origin
  }
}
