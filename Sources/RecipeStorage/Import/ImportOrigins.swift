import RecipeCore
import RecipeDocuments
import Text

/// The origins of the recipes of a document, as the manifest and as the report state them.
struct ImportOrigins {
  /// The origin of a recipe.
  struct Place: Sendable, Hashable {
    /// The origin for `--retry`, or `nil` for a pipe.
    let document: String?
    /// The origin, as the manifest states it; without a part for a pipe, see `isLasting`.
    let origin: RecipeOrigin
    /// True if the origin will name the same recipe next time.
    let isLasting: Bool
    /// The origin, as the report states it: with `#n` for the n-th recipe of several.
    let text: String
  }

  private let item: ImportItem
  private let counts: [ByteKey: Int]
  private var numbers: [ByteKey: Int] = [:]
  private var parts: [ByteKey: UnusedNames] = [:]

  /// Counts the recipes of an item.
  init(of item: ImportItem) {
    self.item = item
    counts = Dictionary(
      item.outcome.entries.map { (item.document(of: $0), 1) }, uniquingKeysWith: +)
  }

  /// Returns the origin of the next recipe; call it for each, in order.
  mutating func next(_ entry: DocumentOutcome.Entry) -> Place {
    let document = item.document(of: entry)
    let isOne = counts[document] == 1
    numbers[document, default: 0] += 1
    return Place(
      document: item.document,
      origin: RecipeOrigin(
        document: document, part: isOne ? nil : part(of: document, entry.recipe.title)),
      isLasting: item.isLasting,
      text: isOne ? document.text : "\(document)#\(numbers[document, default: 1])")
  }

  /// Returns the name of a recipe in its document, from its title; repeated names get numbers.
  private mutating func part(of document: ByteKey, _ title: String) -> ByteKey {
    let stem = RecipeFileName.stem(for: title)
    return ByteKey(parts[document, default: UnusedNames(separator: "-")].name(stem))
  }
}

extension ImportItem {
  /// Returns the document that contains a recipe: the item, or a document in it if it is an
  /// archive.
  func document(of entry: DocumentOutcome.Entry) -> ByteKey {
    ByteKey(entry.part.map { "\(origin)/\($0)" } ?? origin)
  }
}
