import Text

/// The yield in the heading of ingredients: "Zutaten für 4 Personen".
enum HeadingYield {
  /// Returns the yield in a heading, or `nil` if there is none.
  ///
  /// It is the text in parentheses, or from the first digit on, if that names servings.
  static func yield(in heading: String) -> String? {
    let bytes = Array(heading.utf8)
    guard let digit = bytes.firstIndex(where: \.isASCIIDigit) else { return nil }
    var end = digit
    while end < bytes.count, !isBracket(bytes[end...]) { end += 1 }
    let text = String(decoding: bytes[digit..<end], as: UTF8.self)
    let words = FoldedText.words(text.utf8).split(separator: " ")
    let isYield = words.contains { namesServings(String($0.drop { $0.isNumber })) }
    return isYield ? text : follows(bytes[..<digit]) ? text : nil
  }

  /// Returns the yield in a heading of ingredients, which may count pieces of anything: "Zutaten für
  /// 14 Brötchen".
  static func yield(inIngredients heading: String) -> String? {
    if let known = yield(in: heading) { return known }
    let words = heading.split(separator: " ")
    guard let place = words.indices.dropFirst().first(where: { words[$0].first?.isNumber == true }),
      prepositions.contains(FoldedText.words(words[place - 1].utf8)), place + 1 < words.count
    else { return nil }
    let text = words[place...].joined(separator: " ").prefix { !"):".contains($0) }
    guard !TimeWords.areIn(String(text)), AmountText.unit(String(words[place + 1])) == nil,
      text.contains(where: \.isLetter)
    else { return nil }
    return String(text).cleaned(.line)
  }

  /// The words, folded, before a number of people or pieces.
  static let prepositions: Set<String> = Set(
    "für for pour para per voor til till na dla на для pro за".split(separator: " ")
      .map { FoldedText.words($0.utf8) })

  private static func namesServings(_ word: String) -> Bool { servings.contains(word) }

  /// True if a text ends with a word such as "serves" or "makes".
  private static func follows(_ text: ArraySlice<UInt8>) -> Bool {
    let words = FoldedText.words(text).split(separator: " ")
    return words.last.map { verbs.contains(String($0)) } ?? false
  }

  /// True for a closing parenthesis or bracket or a colon, also in their full-width forms.
  private static func isBracket(_ text: ArraySlice<UInt8>) -> Bool {
    switch text.first {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ":"): true
    case 0xEF: text.starts(with: "）".utf8) || text.starts(with: "：".utf8)
    default: false
    }
  }

  /// The words before a number of servings or pieces.
  static let verbs: Set<String> = [
    "serves", "makes", "yields", "feeds", "ergibt", "rinde", "rinden", "rende", "rendono", "geeft",
    "ger", "gir", "giver",
  ]
  /// The words, folded, for those who eat and for what each of them gets.
  static let servings: Set<String> = [
    "pers", "port", "pax", "prs", "serving", "servings", "portion", "portions", "portionen",
    "person", "persons", "people",
    "personen", "personne", "personnes", "parts", "persona", "personas", "porcion", "porciones",
    "raciones", "comensales", "persone", "porzione", "porzioni", "pessoas", "porcoes", "porties",
    "personer", "portioner", "porsjoner", "porcje", "porcji", "osoby", "osob", "порции", "порций",
    "персон", "porcao", "doses", "adag", "adagra", "fo", "fore", "szemely", "szemelyre", "annosta",
    "annokselle", "hengelle", "kisilik", "porsiyon", "porsi", "orang", "porci", "porce", "porcija",
    "porcije", "osobe", "portii", "persoane", "порцій", "осіб", "μεριδες", "ατομα", "人分", "人份",
    "人前", "份", "인분",
  ]
}
