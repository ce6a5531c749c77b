import Text

/// An ingredient whose parts a document stores separately, joined as a cook would write the line.
///
/// "200 g (7 oz) flour, sifted (plain)"; in Chinese, Japanese and Korean the food comes first.
struct JoinedIngredient {
  /// The amount, with or without its unit.
  var amount = ""
  /// The name of the unit.
  var unit = ""
  /// The same amount in other units.
  var otherAmount = ""
  /// The food.
  var food = ""
  /// The preparation of the food before it is used: "finely chopped".
  var preparation = ""
  /// A remark.
  var note = ""

  /// The line, which is empty if all parts are.
  var text: String {
    let measure = measure
    let food = isWhole ? "" : food
    let parts = isFoodFirst ? [food] + measure.parts : measure.parts + [food]
    return parts.filter { !$0.isEmpty }.joined(separator: " ") + measure.ending
      + Self.appended(preparation, after: ", ") + Self.bracketed(note)
  }

  /// True if the amount has the food, too: "1 filet mignon of 600 g" of "filet mignon", but not
  /// "1 cup chopped (about 1 medium onion)" of "onion".
  private var isWhole: Bool {
    let food = FoldedText.words(food.utf8)
    return food.utf8.count > 2 && amount.contains(where: \.isLetter)
      && (" " + Self.wordsBeforeRemarks(of: amount) + " ").contains(" " + food + " ")
  }

  /// Returns the words of an amount up to a bracket, a comma, or a word that begins a remark, an
  /// alternative or an addition; the comma in "0,5 l" is part of the number.
  private static func wordsBeforeRemarks(of amount: String) -> String {
    var before = UInt8(ascii: " ")
    let bytes = Array(amount.utf8)
    let end = bytes.indices.first { index in
      defer { before = bytes[index] }
      if bytes[index] == UInt8(ascii: ",") {
        let after = index + 1 < bytes.count ? bytes[index + 1] : 0x20
        return !(before.isASCIIDigit && after.isASCIIDigit)
      }
      return [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ";")].contains(bytes[index])
    }
    let words = FoldedText.words(bytes[..<(end ?? bytes.count)]).split(separator: " ")
    return words.prefix { !remarks.contains($0) }.joined(separator: " ")
  }

  /// The words after which an amount tells of something else than the food.
  private static let remarks = Set(
    """
    or plus not and oder nicht und ou non et o no y e ma mas não of niet en eller ikke och og inte \
    lub nie i или не и або tai ei ja veya değil sau nu
    """.split(whereSeparator: \.isWhitespace).map { Substring(FoldedText.words($0.utf8)) })

  /// The parts that tell how much, and an amount that a cook writes after the food: ", to taste".
  private var measure: (parts: [String], ending: String) {
    let other = amount == otherAmount ? "" : otherAmount
    let unit = hasUnit ? unit : ""
    guard Self.hasText(amount) else {
      if Self.isAsLiked(unit), !Self.hasText(other), !food.isEmpty { return ([], ", " + unit) }
      return ([joined(Self.hasText(other) ? other : "", unit)], "")
    }
    let bracketed = Self.hasText(other) ? "(\(other))" : ""
    if isWhole { return ([amount], "") }
    if !unit.isEmpty || isFoodFirst || Self.precedesFood(amount) {
      return ([joined(amount, unit), bracketed], "")
    }
    return ([bracketed], food.isEmpty ? amount : ", " + amount)
  }

  /// True if the unit is a word, and the amount does not end with it already.
  private var hasUnit: Bool {
    guard unit.contains(where: \.isLetter), !Self.isNothing(unit),
      FoldedText.words(unit.utf8) != FoldedText.words(food.utf8)
    else { return false }
    let last = FoldedText.words(amount.utf8).split(separator: " ").last ?? ""
    return last.drop(while: \.isNumber) != FoldedText.words(unit.utf8)
  }

  /// Joins a number and a unit: "2 dl", "2個", "大さじ2".
  private func joined(_ amount: String, _ unit: String) -> String {
    guard !amount.isEmpty, !unit.isEmpty else { return amount + unit }
    guard unit.isEastAsian, amount.utf8.last.map({ $0.isASCIIDigit }) ?? false else {
      return amount + " " + unit
    }
    return Self.leadingUnits.contains(unit) ? unit + amount : amount + unit
  }

  /// The units of Japanese that precede their numbers.
  private static let leadingUnits: Set<String> = ["大さじ", "小さじ", "カップ"]

  /// True if the food is in a language whose lists put amounts after the foods.
  private var isFoodFirst: Bool { food.isEastAsian }

  /// True if an amount stands before the food: "3", "½ cup", "a handful", "some"; "to taste" and
  /// "nach Geschmack" follow it.
  private static func precedesFood(_ amount: String) -> Bool {
    guard let first = amount.unicodeScalars.first else { return false }
    if isAsLiked(amount) { return false }
    return first.properties.numericType != nil || first == "~" || first == "." || first == "<"
      || AmountText.isAmount(amount) || AmountText.unit(amount) != nil
      || amount.unicodeScalars.contains { $0.properties.numericType != nil }
      || isVague(amount)
  }

  /// True for an amount in words, such as "some" or "a pinch".
  static func isVague(_ amount: String) -> Bool {
    vague.contains(FoldedText.words(amount.utf8.prefix { $0 != 0x20 }))
  }

  /// True for an amount that a cook chooses: "to taste".
  static func isAsLiked(_ amount: String) -> Bool {
    amount.utf8.count <= 40 && asLiked.contains(FoldedText.words(amount.utf8))
  }

  /// The amounts that a cook chooses.
  private static let asLiked = Set(
    """
    to taste,as needed,as required,as desired,if desired,a gosto,al gusto,a gusto,a piacere,\
    quanto basta,q b,qb,nach geschmack,nach belieben,nach bedarf,au goût,à volonté,selon le goût,\
    naar smaak,naar behoefte,efter smak,efter smag,etter smak,maun mukaan,do smaku,podle chuti,\
    podľa chuti,ízlés szerint,по вкусу,за смаком,κατά βούληση,isteğe göre,damak tadına göre,\
    după gust,po želji,po ukusu,secukupnya,c n,cantidad necesaria,c s,al gust
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

  /// The first words of amounts without a number that stand before the food.
  private static let vague = Set(
    """
    a an some few several plenty about little half etwas wenig einige ein eine viel reichlich paar \
    un une quelques peu unos unas una poco alguns algumas um uma pouco qualche alcuni wat een \
    enkele lite litt lidt nogle noen nagra en ett et kilka troche несколько немного biraz birkac \
    trochu nekolik kevés
    """.split(separator: " ").map { FoldedText.words($0.utf8) })

  /// True if a cell contains more than a mark that stands for nothing: "-", "–", "/", "n/a".
  private static func hasText(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    } && !isNothing(text)
  }

  /// True for a word that programs and people have for no amount, and no unit: "(ohne)", "n/a", "null".
  private static func isNothing(_ text: String) -> Bool {
    text.utf8.count <= 16 && nothings.contains(FoldedText.words(text.utf8))
  }

  private static let nothings = Set(
    """
    none,n,n a,null,undefined,nil,nan,no unit,unitless,ohne,keine,keiner,keine angabe,k a,sans,aucun,\
    aucune,ninguno,ninguna,sin unidad,nessuno,nessuna,nenhum,nenhuma,geen,ingen,inga,brak,bez,нет,\
    без,немає,yok,なし,無し,无,無,없음
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

  private static func appended(_ text: String, after separator: String) -> String {
    let text = text.drop { ",;– ".contains($0) }
    if text.hasPrefix("("), text.hasSuffix(")") { return " " + text }
    return hasText(String(text)) ? separator + text : ""
  }

  private static func bracketed(_ note: String) -> String {
    guard hasText(note) || note.contains("%") else { return "" }
    let isBracketed =
      note.hasPrefix("(") && note.hasSuffix(")") || note.hasPrefix("（") && note.hasSuffix("）")
    return isBracketed ? " " + note : " (\(note))"
  }
}

extension String {
  /// True if the text contains a Chinese, Japanese or Korean letter.
  fileprivate var isEastAsian: Bool {
    // U+2E80 starts with E2 BA; letters from U+3040 with E3 81.
    utf8.contains { $0 >= 0xE3 && $0 <= 0xED }
      && unicodeScalars.contains { (0x3040...0xD7A3).contains($0.value) }
  }
}
