import Text

/// The words of a step, for the comparison of two; equal if the same words come in the same order.
struct StepWords: Sendable, Hashable {
  /// The maximum number of words of a step that are compared.
  private static let maximumWordCount = 400

  private let folded: [UInt8]
  private let words: Set<UInt64>

  /// Splits a step into words.
  init(_ text: String) {
    let folded = TextFolding.fold(text)
    self.folded = folded
    words = Set(
      FoldedWords(folded).lazy.prefix(Self.maximumWordCount).map { StableHash.of(folded, in: $0) })
  }

  /// Returns the share of words that two steps have in common, in thousandths (Dice's coefficient).
  func likeness(to other: StepWords) -> Int {
    let count = words.count + other.words.count
    return count == 0 ? 0 : words.intersection(other.words).count * 2000 / count
  }

  static func == (left: Self, right: Self) -> Bool { left.folded == right.folded }

  func hash(into hasher: inout Hasher) { hasher.combine(folded) }
}
