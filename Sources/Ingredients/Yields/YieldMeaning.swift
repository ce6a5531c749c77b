import Text

/// The meaning of a yield, whatever its words: "4", "4 servings" and "Serves 4" mean the same.
package struct YieldMeaning: Sendable, Hashable {
  /// The number, or the lower end of a range; 0 when the text has no number.
  let lower: Double
  /// The number, or the upper end of a range; 0 when the text has no number.
  let upper: Double
  /// True if people or portions are counted.
  let isServings: Bool
  /// A hash of what is counted, or of the whole text when it has no number; 0 for servings and for
  /// a number that stands alone.
  let name: UInt64

  /// Finds the meaning of a yield as written.
  package init(_ text: String) {
    let yield = RecipeYield(text)
    lower = yield.quantity?.lower.value ?? 0
    upper = yield.quantity?.upper.value ?? 0
    isServings = yield.isServings
    name = isServings ? 0 : Self.hash(of: yield.quantity == nil ? text : yield.unit ?? "")
  }

  /// True if the text has a number.
  var hasNumber: Bool { lower > 0 }

  /// The middle of the range.
  var middle: Double { (lower + upper) / 2 }

  /// A hash of a name's words without plural endings; of its bytes when it has no words.
  private static func hash(of name: String) -> UInt64 {
    guard !name.isEmpty else { return 0 }
    let folded = TextFolding.fold(name)
    guard !folded.isEmpty else { return StableHash.of(name.utf8) }
    let stems = FoldedWords(folded).map { folded[Plural.stem($0, of: folded)] }
    return StableHash.of(stems.joined(separator: [0x20]))
  }
}
