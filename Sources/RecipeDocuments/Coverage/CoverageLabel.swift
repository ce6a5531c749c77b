import Text

/// The words of a line that only say what is below or behind them, which no recipe shows.
enum CoverageLabel {
  /// The maximum size of a line with such words, in bytes.
  private static let maximumLength = 100

  /// Returns the values of a line without its labels, none if it has nothing else: "Per portion:", "Tools:".
  ///
  /// "Serves 3 to 5. Prep 10 min" is "3 to 5" and "10 min", and "Originally published at" an address the
  /// source.
  static func removed(from value: DocumentValue) -> [DocumentValue] {
    let text = value.text.cleaned(.line)
    guard text.utf8.count <= maximumLength, !isWord(text) else { return [value] }
    if isHeading(text) || isCredit(text) { return [] }
    guard let facts = facts(in: text) ?? ServingsSentence.yield(in: text).map({ [$0] }) else {
      return [value]
    }
    return facts.map { DocumentValue(value.name, $0, line: value.line, item: value.item) }
  }

  /// True for one English word or number, "cup", which is no label and no fact.
  private static func isWord(_ text: String) -> Bool { text.utf8.allSatisfy(\.isASCIIAlphanumeric) }

  /// True for a word for a section, a fact or all ingredients, before a colon.
  private static func isHeading(_ text: String) -> Bool {
    guard text.hasSuffix(":") || text.hasSuffix("：") else { return false }
    let name = String(text.dropLast().drop { !$0.isLetter })
    return IngredientCollector.isGeneric(name) || RecipeKey(name.utf8) != nil
      || SectionKind(heading: name, isNested: true) != nil
  }

  /// True for an address after a few words for where a recipe comes from.
  private static func isCredit(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count <= 5 && words.last.map { $0.hasPrefix("http") } ?? false
      && Credit.begins(Array(text.utf8)[...])
  }

  private static func isColon(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ":") }

  /// Returns the values of a line that consists of facts, or `nil` if it has more.
  private static func facts(in text: String) -> [String]? {
    let bytes = Array(text.utf8)
    guard let facts = MetadataLine(bytes, bytes.indices)?.facts, let last = facts.last,
      facts.allSatisfy({ $0.key.isMeasure }), bytes.count(where: Self.isColon) <= facts.count,
      last.value.upperBound + 2 >= bytes.count
    else { return nil }
    return facts.map { String(decoding: bytes[$0.value], as: UTF8.self) }
  }
}
