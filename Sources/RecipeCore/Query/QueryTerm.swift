/// One thing a query looks for.
struct QueryTerm: Sendable, Hashable {
  /// What is looked for.
  enum Pattern: Sendable, Hashable {
    /// Words one after the other, in any of these spellings.
    case words([WordPattern])
    /// Something without letters, such as an emoji, found as it is.
    case symbols(String)
    /// A page, by its address.
    case page(CanonicalURL)
  }

  /// The text as written, without quotes and field.
  let text: String
  /// What is looked for.
  let pattern: Pattern
  /// Where; `nil` is everywhere words are looked for.
  let field: QueryField?
  /// Whether recipes that have it are left out.
  let isExcluded: Bool

  /// Whether a source that can only search for words finds all that has it.
  var isSearchable: Bool {
    if case .page = pattern { return false }
    return field == nil && !isExcluded
  }

  /// Makes a term of a word or phrase.
  ///
  /// - Returns: `nil` when `text` has neither a letter nor a symbol beyond ASCII.
  init?(_ text: String, field: QueryField?, isExcluded: Bool) {
    guard let pattern = Self.pattern(of: text, isField: field != nil) else { return nil }
    self.text = text
    self.pattern = pattern
    self.field = field
    self.isExcluded = isExcluded
  }

  private static func pattern(of text: String, isField: Bool) -> Pattern? {
    if !isField, text.contains("://"), let url = CanonicalURL(text) { return .page(url) }
    let spellings: [TextFolding.Umlauts] =
      TextFolding.hasUmlauts(text) ? [.dropped, .spelledOut] : [.dropped]
    let words = spellings.compactMap { umlauts in
      WordPattern(folded: TextFolding.fold(text, umlauts: umlauts))
    }
    if !words.isEmpty { return .words(words) }
    let symbols = text.unicodeScalars.filter { !$0.isASCII }
    return symbols.isEmpty ? nil : .symbols(String(String.UnicodeScalarView(symbols)))
  }
}
