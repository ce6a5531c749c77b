import Text

/// The choice of one language in a document that has its texts in several.
///
/// ```
/// title: {de: Linsensuppe, en: Lentil soup}
/// ingredients_de: [200 g Linsen]
/// ingredients_en: [200 g lentils]
/// ```
///
/// The language is that of the document's key `language`, else the one that it has first.
struct LanguageChoice {
  private var language: String?

  /// Returns the members of a document in one language, or `nil` if there is nothing to choose.
  static func chosen(_ members: [FrontMatterMember]) -> [FrontMatterMember]? {
    let stated = members.first { RecipeKey($0.name.utf8) == .language }?.value.text
    var choice = LanguageChoice(language: stated.map { String($0.lowercased().prefix(2)) })
    let chosen = choice.members(members, depth: 0)
    return chosen == members ? nil : chosen
  }

  /// Returns a document in one language.
  static func chosen(_ value: FrontMatterValue) -> FrontMatterValue {
    guard case .map(let members) = value, let chosen = chosen(members) else { return value }
    return .map(chosen)
  }

  /// The maximum depth of values that are examined.
  private static let depthLimit = 32

  private mutating func members(
    _ members: [FrontMatterMember], depth: Int
  ) -> [FrontMatterMember] {
    guard depth < Self.depthLimit else { return members }
    var rest = withoutOthers(members)
    for index in rest.indices {
      let member = rest[index]
      let value = self.value(member.value, depth: depth + 1)
      if value != member.value {
        rest[index] = FrontMatterMember(name: member.name, value: value, line: member.line)
      }
    }
    return rest
  }

  private mutating func value(_ value: FrontMatterValue, depth: Int) -> FrontMatterValue {
    guard depth < Self.depthLimit else { return value }
    switch value {
    case .text, .literal: return value
    case .list(let elements):
      if elements.allSatisfy({ $0.text != nil }) { return value }
      return .list(elements.map { self.value($0, depth: depth + 1) })
    case .map(let members):
      guard let index = index(among: members) else {
        return .map(self.members(members, depth: depth))
      }
      return self.value(members[index].value, depth: depth + 1)
    }
  }

  /// Returns the index of the member in the language if all members are named by languages.
  private mutating func index(among members: [FrontMatterMember]) -> Int? {
    let isOnly = members.count == 1 && members[0].name.utf8.count == 5
    guard members.count > 1 || isOnly,
      members.allSatisfy({ member in
        // "en-US" is nothing but a language, whatever its value.
        Self.code(member.name) != nil
          && (member.value.mayBeTranslated || member.name.utf8.count == 5)
      })
    else { return nil }
    return choose(among: members.map { Self.code($0.name) ?? "" })
  }

  /// Returns the index of a language, which is that of all later choices, too.
  private mutating func choose(among codes: [String]) -> Int {
    if let index = codes.firstIndex(where: { $0 == language }) { return index }
    if language == nil { language = codes.first }
    return 0
  }

  /// Returns the members without those in other languages: "title_en" beside "title_de", or an
  /// object "en" beside an object "de".
  private mutating func withoutOthers(_ members: [FrontMatterMember]) -> [FrontMatterMember] {
    let objects = members.indices.filter { index in
      if case .map = members[index].value { return Self.code(members[index].name) != nil }
      return false
    }
    var replaced: [Int: [FrontMatterMember]] = [:]
    if objects.count > 1 {
      let chosen = objects[choose(among: objects.map { Self.code(members[$0].name) ?? "" })]
      for index in objects { replaced[index] = [] }
      if case .map(let inner) = members[chosen].value { replaced[chosen] = inner }
    }
    let translations = Self.translations(members)
    let names = translations.isEmpty ? [] : Set(members.map(\.name))
    for (stem, indices) in translations {
      let codes = indices.map { Self.parts(of: members[$0].name)?.code ?? "" }
      let chosen = indices[choose(among: codes)]
      for index in indices { replaced[index] = [] }
      guard !names.contains(stem) else { continue }
      let member = members[chosen]
      replaced[chosen] = [FrontMatterMember(name: stem, value: member.value, line: member.line)]
    }
    guard !replaced.isEmpty else { return members }
    return members.indices.flatMap { replaced[$0] ?? [members[$0]] }
  }

  /// Returns the members with several languages of one name, in order.
  private static func translations(
    _ members: [FrontMatterMember]
  ) -> [(stem: String, indices: [Int])] {
    var found: [(stem: String, indices: [Int])] = []
    var places: [String: Int] = [:]
    for (index, member) in members.enumerated() {
      guard let stem = parts(of: member.name)?.stem, member.value.mayBeTranslated else { continue }
      if let place = places[stem] {
        found[place].indices.append(index)
      } else {
        places[stem] = found.count
        found.append((stem, [index]))
      }
    }
    guard !found.isEmpty else { return [] }
    let translatable = Set(members.lazy.filter(\.value.mayBeTranslated).map(\.name))
    return found.filter { name in
      name.indices.count > 1
        || translatable.contains(name.stem)
          && name.indices.allSatisfy { !isWord(members[$0].name) }
    }
  }

  /// Splits "title_de" into the name and its language.
  private static func parts(of name: String) -> (stem: String, code: String)? {
    let bytes = name.utf8
    guard bytes.count > 4, bytes.count <= 48,
      let mark = name.dropLast(2).last, "_-.".contains(mark), let code = code(name.suffix(2))
    else { return nil }
    return (String(name.dropLast(3)), code)
  }

  /// True if the language at the end of a name may be a word: "recipe_no".
  private static func isWord(_ name: String) -> Bool { ["no", "it"].contains(name.suffix(2)) }

  /// True for the path of a value in one of several languages: `ingredients_es`, `ingredients.es`,
  /// `translations.es.title`.
  static func isTranslation(_ path: String) -> Bool {
    let keys = path.split(separator: ".").map(String.init)
    return keys.contains { key in
      translationWords.contains(FoldedText.words(key.utf8)) || isLanguage(key)
        || parts(of: key).map { RecipeKey(ofObject: $0.stem) != nil && !isWord(key) } ?? false
    }
  }

  private static let translationWords: Set<String> = [
    "translation", "translations", "translated", "i18n", "l10n", "locales", "languages",
    "ubersetzung", "ubersetzungen", "traduction", "traductions", "traduccion", "traducciones",
    "traduzione", "traduzioni", "traducao", "traducoes",
  ]

  /// True for the code of a language: "de", "pt-BR".
  static func isLanguage(_ name: String) -> Bool { code(name) != nil }

  /// Returns the language that a name is: "de", "pt-BR".
  private static func code(_ name: some StringProtocol) -> String? {
    let bytes = name.utf8
    guard bytes.count == 2 || bytes.count == 5 else { return nil }
    if bytes.count == 5, let mark = name.dropFirst(2).first, mark != "-", mark != "_" { return nil }
    let code = name.prefix(2).lowercased()
    return codes.contains(code) ? code : nil
  }

  /// The codes of ISO 639-1 for the languages of most recipes.
  private static let codes = Set(
    """
    en de fr es it pt nl sv da nb nn no fi is pl cs sk hu ro ru uk bg hr sr sl el tr ca eu gl et lv \
    lt id ms vi zh ja ko ar he fa hi th
    """.split(separator: " ").map(String.init))
}

extension FrontMatterValue {
  /// True for what languages differ in: texts with letters, lists and objects.
  fileprivate var mayBeTranslated: Bool {
    switch self {
    case .text(let text): text.contains(where: \.isLetter) && !AmountText.isAmount(text)
    case .literal: false
    case .list, .map: true
    }
  }
}
