/// The language of a recipe as sources write it: "en-GB", "de_DE", "English".
struct LanguageTag {
  /// The tag in lower case: "en-gb".
  let text: String

  /// Reads a language.
  ///
  /// - Returns: `nil` if it is not known, or neither a tag nor the name of a language.
  init?(_ language: String?) {
    guard let language else { return nil }
    let folded = language.lowercased()
    if let tag = Self.names[folded] {
      text = tag
      return
    }
    let main = folded.prefix { $0 != "-" && $0 != "_" }
    guard (2...3).contains(main.utf8.count), main.allSatisfy(\.isLetter) else { return nil }
    text = folded
  }

  private static let names = [
    "english": "en", "german": "de", "deutsch": "de", "french": "fr", "français": "fr",
    "spanish": "es", "español": "es", "portuguese": "pt", "português": "pt", "italian": "it",
    "italiano": "it", "dutch": "nl", "nederlands": "nl", "swedish": "sv", "svenska": "sv",
    "danish": "da", "dansk": "da", "norwegian": "no", "norsk": "no", "polish": "pl", "polski": "pl",
    "russian": "ru", "chinese": "zh", "japanese": "ja", "korean": "ko", "turkish": "tr",
  ]
}
