import Ingredients

/// The weights of food words in two recipes: less if several lines of one have the word.
struct FoodWeights: Sendable {
  /// The weight of a word of one line: divisible by every count up to 12, so that sums are exact.
  private static let whole = 27720

  private let counts: [UInt64: Int]

  /// Counts the words of the lines of both recipes.
  init(_ left: [[UInt64]], _ right: [[UInt64]]) {
    counts = Self.counts(left).merging(Self.counts(right)) { max($0, $1) }
  }

  /// Returns the similarity of two lines in thousandths: the mean of the share of all words that
  /// both have and of the share of the shorter one's words that the other has.
  ///
  /// - Parameters:
  ///   - left: The words of one line, ascending, each once.
  ///   - right: The words of the other.
  func likeness(_ left: [UInt64], _ right: [UInt64]) -> Int {
    let shared = weight(of: Set(left).intersection(right))
    let (one, other) = (weight(of: left), weight(of: right))
    guard shared > 0 else { return 0 }
    return (shared * 1000 / (one + other - shared) + shared * 1000 / min(one, other)) / 2
  }

  private func weight(of words: some Sequence<UInt64>) -> Int {
    words.reduce(0) { $0 + Self.whole / max(1, counts[$1] ?? 1) }
  }

  private static func counts(_ lines: [[UInt64]]) -> [UInt64: Int] {
    lines.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
