import RecipeSearch
import Text

/// The words that the last one of a query that is being typed can become.
struct QueryCompletion: Sendable, Hashable {
  /// The word as typed.
  let word: String
  /// The words that it can become, at least one, the most frequent first.
  let replacements: [String]

  /// The most that are offered.
  private static let limit = 8

  /// Completes the end of a text; `nil` if nothing is known.
  ///
  /// - Parameters:
  ///   - text: The text before the cursor.
  ///   - sources: The names of the sources.
  ///   - terms: The tags and publishers, if they are counted.
  ///   - saved: The names of saved queries.
  init?(of text: String, sources: [String], terms: SearchTerms?, saved: [String]) {
    let word = Self.lastWord(of: text)
    self.word = word
    let found: [String]
    if word.hasPrefix("@") {
      let typed = word.filter { $0 != "\"" }
      found = saved.filter { Self.begins("@" + $0, with: typed) }.map(SavedQueries.use)
    } else if let colon = word.firstIndex(of: ":") {
      let (name, value) = (String(word[..<colon]), String(word[word.index(after: colon)...]))
      let typed = value.filter { $0 != "\"" }
      found = Self.values(of: name, sources, terms)
        .filter { Self.begins($0, with: typed) }
        .map { "\(name):\(Self.quoted($0, always: value.hasPrefix("\"")))" }
    } else {
      guard word.count >= 2 else { return nil }
      found = QueryVocabulary.fields.map { $0 + ":" }.filter { Self.begins($0, with: word) }
    }
    replacements = Array(found.filter { $0 != word }.prefix(Self.limit))
    guard !replacements.isEmpty else { return nil }
  }

  /// The text that would follow the cursor: the rest of the first word, or empty if that is written
  /// differently.
  var ghost: String {
    replacements[0].hasPrefix(word) ? String(replacements[0].dropFirst(word.count)) : ""
  }

  /// True if the end of a text is a value that is only known once tags and publishers are counted.
  static func needsTerms(_ text: String) -> Bool {
    let word = lastWord(of: text)
    guard let colon = word.firstIndex(of: ":") else { return false }
    return switch QueryName(String(word[..<colon])) {
    case .field(.tags), .field(.publisher): true
    default: false
    }
  }

  private static func values(
    of name: String, _ sources: [String], _ terms: SearchTerms?
  ) -> [String] {
    switch QueryName(name) {
    case .field(.source): sources
    case .field(.tags): terms?.tags.map(\.name) ?? []
    case .field(.publisher): terms?.publishers.map(\.name) ?? []
    case .mark: QueryVocabulary.marks
    case .has, .missing: QueryVocabulary.presences
    default: []
    }
  }

  /// Returns a value as the query language reads it: in quotes if it is more than a word.
  ///
  /// - Parameter always: True to put a word in quotes, too.
  static func quoted(_ value: String, always: Bool = false) -> String {
    let isWord =
      !always && value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return isWord ? value : "\"\(value.filter { $0 != "\"" })\""
  }

  /// Returns the word at the end of a text, without what excludes or groups; one in quotes may have spaces.
  private static func lastWord(of text: String) -> String {
    var word = ""
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      let isEnd = !isQuoted && (character.isWhitespace || character == "(" || character == ")")
      if isEnd { word = "" } else if character != "-" || !word.isEmpty { word.append(character) }
    }
    return word
  }

  private static func begins(_ text: String, with beginning: String) -> Bool {
    TextFolding.fold(text).starts(with: TextFolding.fold(beginning))
  }
}
