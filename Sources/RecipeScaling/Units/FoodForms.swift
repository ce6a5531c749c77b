/// The foods of one language in the singular and in the plural.
struct FoodForms: Sendable {
  /// The language: "en".
  let language: String

  private let toMany: [String: String]
  private let toOne: [String: String]
  /// True if adjectives follow the noun and agree with it: "oignons rouges".
  private let changesEveryWord: Bool
  /// True if the last part of a word decides: "Kardamomkapseln" like "Kapseln".
  private let hasCompounds: Bool

  /// Creates the forms of a language.
  ///
  /// - Parameters:
  ///   - regular: Words that take an "s", separated by white space.
  ///   - irregular: Pairs such as `leaf/leaves`, separated by white space.
  init(
    _ language: String, regular: String = "", irregular: String = "",
    changesEveryWord: Bool = false, hasCompounds: Bool = false
  ) {
    let pairs =
      regular.split(whereSeparator: \.isWhitespace).map { (String($0), $0 + "s") }
      + irregular.split(whereSeparator: \.isWhitespace).compactMap { pair in
        let forms = pair.split(separator: "/")
        return forms.count == 2 ? (String(forms[0]), String(forms[1])) : nil
      }
    self.language = language
    self.changesEveryWord = changesEveryWord
    self.hasCompounds = hasCompounds
    toMany = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    toOne = Dictionary(pairs.map { ($0.1, $0.0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a food in the plural or the singular; `nil` if it is in no list, or in that form.
  func form(of food: String, isMany: Bool) -> String? {
    var words = food.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var hasChanged = false
    for index in words.indices.reversed() where !words[index].isEmpty {
      if let form = form(ofWord: words[index], isMany: isMany) {
        words[index] = form
        hasChanged = true
      }
      guard changesEveryWord else { break }
    }
    return hasChanged ? words.joined(separator: " ") : nil
  }

  private func form(ofWord word: String, isMany: Bool) -> String? {
    let forms = isMany ? toMany : toOne
    let folded = word.lowercased()
    if let form = forms[folded] { return Self.cased(form, like: word) }
    guard hasCompounds else { return nil }
    // The longest ending counts: "Frühlingszwiebel" before "Zwiebel".
    for start in folded.indices.dropFirst(3) {
      let ending = String(folded[start...])
      guard ending.count > 3 else { return nil }
      if let form = forms[ending] { return word.dropLast(ending.count) + form }
    }
    return nil
  }

  private static func cased(_ word: String, like model: String) -> String {
    model.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }
}
