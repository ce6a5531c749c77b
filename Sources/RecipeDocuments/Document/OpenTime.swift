import Text

/// Times of which a text says only the least: "1 h+", "at least 1 h", "ab 30 Min", "2 h plus chilling".
enum OpenTime {
  /// True if the time of a text is a lower bound.
  ///
  /// - Parameter isRange: True if the text has both ends of a range, of which "from" begins the first.
  static func isMeant(by text: String, isRange: Bool) -> Bool {
    let scalars = Array(text.cleaned(.line).unicodeScalars.prefix(longest))
    let digits = scalars.indices.filter { isNumber(scalars[$0]) }
    if hasPlus(scalars, digits) || hasGreaterSign(scalars, before: digits.first) { return true }
    guard let first = digits.first, let last = digits.last else { return false }
    let before = words(scalars[..<first])
    let after = words(scalars[(last + 1)...])
    if isRange { return endings.contains(where: padded(after).contains) }
    if before.contains(where: minima.contains) || after.contains(where: minima.contains) {
      return true
    }
    if isAbbreviatedMinimum(scalars[..<first], before, after) { return true }
    let (start, end) = (padded(before), padded(after))
    return phrases.contains { start.contains($0) || $0.wordCount > 1 && end.contains($0) }
      || hasAddition(after) || endings.contains(where: end.contains)
      || hasWideEnding(scalars[(last + 1)...])
      || before.last.map(beginnings.contains) ?? false
      || longBeginnings.contains(where: start.hasSuffix)
  }

  private static let longest = 200

  /// True for a plus sign behind a number that adds no other number.
  private static func hasPlus(_ scalars: [Unicode.Scalar], _ digits: [Int]) -> Bool {
    guard let first = digits.first else { return false }
    return scalars.indices.contains { index in
      guard index > first, scalars[index] == "+" || scalars[index] == "\u{FF0B}" else {
        return false
      }
      let rest = scalars[(index + 1)...]
      return !(rest.first { $0 != " " }.map(isNumber) ?? false)
        && !words(rest).contains(where: isNumber)
    }
  }

  /// True for "plus" before what has no number: "30 minutes plus chilling".
  private static func hasAddition(_ after: [String]) -> Bool {
    guard let plus = after.firstIndex(of: "plus") else { return false }
    let rest = after[(plus + 1)...]
    return !rest.isEmpty && !rest.contains(where: isNumber)
  }

  /// True for a word of a number, such as "one" or "half".
  private static func isNumber(_ word: String) -> Bool {
    NumberWords.replaced(in: [word]) != [word]
  }

  private static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType != nil && scalar.value < 0x3000
  }

  private static func hasGreaterSign(_ scalars: [Unicode.Scalar], before number: Int?) -> Bool {
    scalars[..<(number ?? 0)].contains { $0 == ">" || $0 == "≥" || $0 == "\u{FF1E}" }
  }

  /// True for "min." for a minimum, rather than for minutes: it stands before the number, with a
  /// unit behind that.
  private static func isAbbreviatedMinimum(
    _ start: ArraySlice<Unicode.Scalar>, _ before: [String], _ after: [String]
  ) -> Bool {
    guard before.last == "min", start.last(where: { $0 != " " }) != ":" else { return false }
    return after.first.flatMap(TimeUnits.seconds) != nil
  }

  private static func hasWideEnding(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let text = String(String.UnicodeScalarView(rest))
    return ["以上", "이상", "起"].contains { text.contains($0) }
  }

  private static func words(_ scalars: ArraySlice<Unicode.Scalar>) -> [String] {
    FoldedText.words(String(String.UnicodeScalarView(scalars)).utf8).split(separator: " ")
      .map(String.init)
  }

  /// Returns words with a space before and behind each.
  private static func padded(_ words: [String]) -> String {
    " " + words.joined(separator: " ") + " "
  }

  private static func table(_ text: String) -> [String] {
    text.split(separator: ",").map { FoldedText.words($0.utf8) }.filter { !$0.isEmpty }
  }

  /// The words for a minimum, wherever they stand.
  private static let minima = Set(
    table(
      """
      minimum,minimal,minimo,mínimo,mínima,mindestens,mind,wenigstens,almeno,minstens,minimaal,minst,\
      mindst,vähintään,przynajmniej,alespoň,minimálně,nejméně,aspoň,legalább,minimum,peste,τουλάχιστον,\
      минимум,щонайменше,принаймні,найменше,поне,barem,najmanje,almenys,vähemalt,mažiausiai,\
      setidaknya,minimal,至少,最少,少なくとも,최소,לפחות,أقل
      """))

  /// The phrases for a minimum, or for more than a time, before or behind the number.
  private static let phrases = table(
    """
    at least,no less than,more than,upwards of,mehr als,länger als,au moins,au minimum,plus de,\
    al menos,por lo menos,como mínimo,más de,pelo menos,no mínimo,mais de,ao menos,più di,\
    meer dan,langer dan,mer än,mere end,mer enn,over,über,oltre,ponad,co najmniej,více než,több mint,\
    cel puțin,mai mult de,en az,не менее,не меньше,как минимум,хотя бы,более,больше,не менше,\
    понад,повече от,više od,més de,rohkem kui,daugiau nei,lebih dari,ít nhất,hơn,yli,enemmän kuin,\
    على الأقل,أكثر من,יותר מ
    """
  ).map { " \($0) " }

  /// The words that make a time behind which they stand a lower bound.
  private static let endings = table(
    """
    or more,or longer,and more,and up,oder mehr,oder länger,ou plus,et plus,o más,y más,ou mais,e mais,\
    o più,e oltre,of meer,of langer,eller mer,eller mere,eller längre,eller længere,tai enemmän,\
    lub więcej,i więcej,nebo více,a více,vagy több,sau mai mult,veya daha fazla,ve üzeri,и более,\
    или более,или больше,и больше,або більше,і більше,или повече,ili više,o més,või rohkem,ar daugiau,\
    atau lebih,trở lên,أو أكثر,או יותר
    """
  ).map { " \($0) " }

  /// The words for "from" before the only number.
  private static let beginnings = Set(
    table("from,ab,vanaf,från,fra,desde,od,от,від,alates,nuo,dari,từ,從,从"))

  private static let longBeginnings = table(
    "à partir de,a partir de,a partire da,starting at,a partir d"
  ).map { " \($0) " }
}

extension String {
  /// The number of words of a text with a space before and behind each.
  fileprivate var wordCount: Int { split(separator: " ").count }
}
