import Ingredients
import Text

/// The yield in the heading of ingredients: "Zutaten für 4 Personen".
enum HeadingYield {
  /// Returns the yield in a heading, or `nil` if there is none.
  ///
  /// It is the text in parentheses, or from the first digit on, if that names servings.
  static func yield(in heading: String) -> String? {
    var bytes = Array(heading.utf8)
    // "2. Ingredients (4 people)"
    if let start = StepNumber.end(in: bytes[...]), start < bytes.count { bytes.removeFirst(start) }
    guard let digit = bytes.firstIndex(where: \.isASCIIDigit) else { return nil }
    var end = digit
    while end < bytes.count, !isBracket(bytes[end...]) { end += 1 }
    let text = String(decoding: bytes[digit..<end], as: UTF8.self)
    let words = FoldedText.words(text.utf8).split(separator: " ")
    let isYield = words.contains { namesServings(String($0.drop { $0.isNumber })) }
    return isYield ? text : follows(bytes[..<digit]) ? text : nil
  }

  /// Returns the yield in the brackets at the end of a title, which has people or pieces of the whole: "Buns (40
  /// pcs)", 肉じゃが（4人分）.
  static func yield(inTitle title: String) -> String? {
    guard let last = title.last, ")）".contains(last),
      let open = title.lastIndex(where: { "(（".contains($0) }), open > title.startIndex
    else { return nil }
    let text = String(title[title.index(after: open)...].dropLast()).cleaned(.line)
    guard text.first?.isNumber == true, text.utf8.count <= 40, !TimeWords.areIn(text) else {
      return nil
    }
    let words = text.split(separator: " ").map { FoldedText.words($0.utf8) }
    let isCount = words.count == 2 && pieces.contains(words[1])
    return isCount || yield(in: text) != nil || ServingsSentence.yield(in: text) != nil ? text : nil
  }

  /// The words for pieces of a whole, and none for what foods are bought in.
  private static let pieces = Set(
    """
    pcs piece pieces stück stücke stk st stycken pièces piezas pezzi peças stuks unidades unidades styk kpl szt \
    sztuk ks kusů kom komada db darab buc bucăți шт штук adet τεμάχια tk 個 개 loaves slices rolls buns
    """.split(whereSeparator: \.isWhitespace).map { FoldedText.words($0.utf8) })

  /// Returns the yield in a heading that is a number with the first letter of a word for people or
  /// servings, "4p", "6 P.*", or `nil` for any other; it is the number.
  static func abbreviated(_ heading: String) -> String? {
    let text = heading.filter { !"*†.() ".contains($0) }
    let number = text.prefix(while: \.isNumber)
    guard !number.isEmpty, number.count <= 3, ["p", "P"].contains(text.dropFirst(number.count))
    else { return nil }
    return String(number)
  }

  /// Returns the yield in a heading of ingredients, which may count pieces of anything: "Zutaten für
  /// 14 Brötchen".
  static func yield(inIngredients heading: String) -> String? {
    if let known = yield(in: heading) { return known }
    if let counted = inBrackets(heading) { return counted }
    let words = heading.split(separator: " ").filter {
      !approximations.contains(FoldedText.words($0.utf8))
    }
    // "Zutaten für 2"
    let ending = words.suffix(2).map { $0.hasSuffix(":") ? $0.dropLast() : $0 }
    if ending.count == 2, prepositions.contains(FoldedText.words(ending[0].utf8)),
      Int(ending[1]) != nil
    {
      return String(ending[1])
    }
    guard let place = words.indices.dropFirst().first(where: { words[$0].first?.isNumber == true }),
      prepositions.contains(FoldedText.words(words[place - 1].utf8)), place + 1 < words.count
    else { return nil }
    let text = words[place...].joined(separator: " ").prefix { !"):".contains($0) }
    guard !TimeWords.areIn(String(text)), AmountText.unit(String(words[place + 1])) == nil,
      text.contains(where: \.isLetter)
    else { return nil }
    return String(text).cleaned(.line)
  }

  /// True for a name that is a yield and nothing else: "(for about 15 pancakes)", "2 servings".
  static func isWhole(_ name: String) -> Bool {
    let words = name.split(separator: " ").map { FoldedText.words($0.utf8) }
    guard let first = words.first(where: { !$0.isEmpty }) else { return false }
    let begins = prepositions.contains(first) || verbs.contains(first) || Int(first) != nil
    return begins && (ServingsSentence.yield(in: name) ?? yield(inIngredients: name)) != nil
  }

  /// Returns a number of pieces that is all there is in the brackets of a heading: "Ingrédients (6
  /// gaufres)".
  private static func inBrackets(_ heading: String) -> String? {
    guard heading.last == ")", let open = heading.lastIndex(of: "("), open > heading.startIndex,
      SectionKind(heading: heading, isNested: true)?.holdsIngredients == true
    else { return nil }
    let text = heading[heading.index(after: open)...].dropLast()
    let words = text.split(separator: " ")
    guard (2...3).contains(words.count), Int(words[0]) != nil, !TimeWords.areIn(String(text)),
      AmountText.unit(String(words[1])) == nil, words[1].contains(where: \.isLetter)
    else { return nil }
    return String(text).cleaned(.line)
  }

  /// The words, folded, that say that a number is not exact.
  static let approximations: Set<String> = Set(
    """
    ca circa about approx approximately around roughly etwa ungefähr rund zirka environ env \
    aproximadamente unos unas cerca circa ongeveer omkring cirka noin około asi přibližně körülbelül \
    kb aproximativ около примерно приблизно yaklaşık okolo
    """.split(separator: " ").map { FoldedText.words($0.utf8) })

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
    "serves", "makes", "yields", "feeds", "ergibt", "reicht", "rinde", "rinden", "alcanza", "rende",
    "rendono", "geeft", "ger", "gir", "giver", "daje", "racker", "получается", "виходить",
    "выходит",
  ]
  /// The words that are said of serving and of doing as well, and of yields only before people: "Serve 4 pessoas".
  static let wordsOfServing: Set<String> = ["serve", "sirve", "fa", "da", "adja"]
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
    "人前", "份", "인분", "convives", "couverts", "comensals", "personnes", "leute", "kpl",
  ]
}
