/// The text around a number of a line, which tells if it can be a part of an amount.
struct NumberSurroundings {
  private let before: Substring
  private let after: Substring

  /// Creates the text around a number.
  init(of place: Range<Int>, in bytes: [UInt8]) {
    before = String(decoding: bytes[..<place.lowerBound], as: UTF8.self)[...]
    let rest = String(decoding: bytes[place.upperBound...], as: UTF8.self)
    after = Self.withoutRange(rest[...])
  }

  /// True if the number is a time, a temperature, a size, a share, a grade or a part of a name.
  var tellNoAmount: Bool {
    if let mark = after.first(where: { $0 != " " }), Self.marks.contains(mark) { return true }
    if isJoined || isNamed || before.last == "#" { return true }
    let words = before.split { !$0.isLetter && $0 != "." }.map { $0.lowercased() }
    if words.contains(where: Self.eachWords.contains) { return true }
    if before.last.map({ !$0.isNumber && $0 != ")" }) ?? false, let word = words.last,
      Self.names.contains(word)
    {
      return true
    }
    let next = after.drop { $0 == " " || $0 == "-" }
    let letters = next.prefix { $0.isLetter && $0.isASCII == next.first?.isASCII }.lowercased()
    return Self.others.contains(letters)
  }

  /// True for the numbers of "16/20 count", "9x13" and "10:30".
  private var isJoined: Bool {
    let last = before.suffix(2)
    if last.count == 2, last.first?.isNumber == true, let mark = last.last, "/x×:".contains(mark) {
      return true
    }
    if before.hasSuffix(" x ") || before.hasSuffix(" by ") || before.hasSuffix("× ") { return true }
    guard let mark = after.first, "/x×:".contains(mark) else { return false }
    return after.dropFirst().first?.isNumber == true
  }

  /// True behind "such as" and "like", which name a product.
  private var isNamed: Bool { before.contains("such as") || before.contains(" like ") }

  /// Returns a text without the other end of a range: " slices" of " or 3 slices".
  private static func withoutRange(_ text: Substring) -> Substring {
    guard let match = text.prefixMatch(of: /\s?(?:[-–]|or|to|bis|oder|à|a|ou|o|tot|till)\s?\d+/)
    else {
      return text
    }
    return text[match.range.upperBound...]
  }

  private static let marks: Set<Character> = [
    "%", "％", "°", "º", "℃", "℉", "分", "秒", "度", "等", "号", "段", "人", "日", "時", "倍", "小",
  ]

  /// Words before the size of one thing: "6 Kugeln Mozzarella à 125 g".
  private static let eachWords: Set<String> = [
    "each", "je", "jeweils", "à", "chacun", "chacune", "cada", "ciascuno", "elk", "vardera", "hver",
  ]

  private static let others: Set<String> = Set(
    """
    second seconds minute minutes min mins hour hours hr hrs day days week weeks month months \
    year years night nights time times piece pieces part parts half halves quarter quarters \
    wedge wedges slice slices chunk chunks strip strips portion portions serving servings person \
    people layer layers batch batches degree degrees way ways side sides inch inches in cm mm \
    count percent proof cubes rounds sections lengths spears squares triangles sheets by ct size \
    spice spices grain bean cheese fat equal disks balls rings steaks sticks per x f c ribs bone \
    bones lengthwise crosswise even thin heads fold star minuten stunden grad minutos horas \
    heures minuti ore teile scheiben stücke würfel morceaux quartiers trozos pezzi stukken delar \
    bitar old
    """.split(separator: " ").map(String.init))

  /// Words behind which a number is a name or a size.
  private static let names: Set<String> = [
    "into", "note", "notes", "tip", "see", "no", "no.", "type", "omega", "than", "between", "at",
    "step", "page", "number",
    "size",
    "every", "each", "within", "for", "after",
  ]
}
