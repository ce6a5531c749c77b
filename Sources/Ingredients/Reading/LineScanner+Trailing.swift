import Text

extension LineScanner {
  /// Moves to the next number that is outside parentheses and not the end of a word such as "B12".
  mutating func skipToNumber() -> Bool {
    while index < end {
      if isAtNumber, !isLatinLetter(before: index) { return true }
      if takeGroup() != nil { continue }
      index += 1
    }
    return false
  }

  /// Skips the digits of a number, and the rest of a range.
  mutating func skipNumber() {
    while isAtNumber { index += 1 }
    var scan = self
    scan.skipSpaces()
    if scan.takeDash() {
      scan.skipSpaces()
      if scan.isAtNumber {
        self = scan
        return skipNumber()
      }
    }
    index += 1
  }

  /// Moves to the next equals sign that is outside parentheses.
  mutating func skipToEqualsSign() -> Bool {
    while index < end {
      if equalsSignLength > 0 { return true }
      if takeGroup() != nil { continue }
      index += 1
    }
    return false
  }

  /// The length in bytes of the equals sign here, which may be of full width, or 0.
  var equalsSignLength: Int {
    if current == UInt8(ascii: "=") { return 1 }
    return triple(at: index) == 0xEF_BC_9D ? 3 : 0
  }

  /// Moves to the next number in words of a script without spaces, behind the first character.
  mutating func skipToWideNumber() -> Bool {
    while index < end {
      if takeGroup() != nil { continue }
      index += max(1, letterLength(at: index))
      var scan = self
      if isWide(at: index), scan.takeNumberWord() != nil { return true }
    }
    return false
  }

  /// Leaves out the full stop at the end of the line, also that of Chinese and Japanese.
  mutating func skipFinalPoint() {
    let upper = trimmed(index..<end).upperBound
    if upper > index, self[upper - 1] == UInt8(ascii: ".") { end = upper - 1 }
    if upper > index + 3, triple(at: upper - 3) == 0xE3_80_82 { end = upper - 3 }
  }

  /// Skips "long", "thick" or "wide" after a length.
  mutating func skipDimension() {
    var scan = self
    scan.skipSpaces()
    guard scan.takeTerm(.each) != nil else { return }
    index = scan.index
  }

  /// True if a part of the line has a colon and a number behind it, or a number in words at once.
  func namesAmount(_ range: Range<Int>) -> Bool {
    var scan = part(range)
    while !scan.isAtEnd, !scan.take(":") { scan.index += 1 }
    // "主料:猪皮 1kg、水 4kg" is a list.
    if isWide(at: scan.index) { return false }
    scan.skipSpaces()
    var word = scan
    return !scan.isAtEnd && !isWide(at: scan.index) && word.takeNumberWord() != nil
      || scan.skipToNumber()
  }

  /// True if "of" and a number are in a part of the line: "green parts of 1 leek".
  func hasCountBehindOf(_ range: Range<Int>) -> Bool {
    var scan = part(range)
    while !scan.isAtEnd {
      let isWordStart = scan.index == range.lowerBound || spaceLength(at: scan.index - 1) > 0
      if isWordStart, scan.takeTerm(.filler) != nil, scan.spaceLength(at: scan.index) > 0 {
        scan.skipSpaces()
        if scan.isAtNumber { return true }
        continue
      }
      scan.index += 1
    }
    return false
  }

  /// True if a part of the line counts a half of something: "Duck: half a duck", "Onion: half", not "half and half".
  func countsHalf(_ range: Range<Int>) -> Bool {
    guard let start = offset(of: .half, in: range), !isWide(at: start) else { return false }
    var rest = part(start..<range.upperBound)
    guard rest.takeTerm(.vague) == nil, rest.takeTerm(.half) != nil else { return false }
    rest.skipSpaces()
    let before = trimmed(range.lowerBound..<start).upperBound
    let isMarked =
      before > range.lowerBound && !isWide(at: before) && letterLength(at: before - 1) == 0
    return isMarked || rest.takeTerm(.article) != nil
  }

  /// True if a part of the line begins with the number of some things: the 6 of "5, 6 pieces".
  func beginsWithCount(_ range: Range<Int>) -> Bool {
    var scan = part(trimmed(range))
    return scan.isAtNumber && scan.takeCount() != nil
  }

  /// Skips "* servings" after an amount for one of them.
  mutating func skipPerServing() {
    var scan = self
    scan.skipSpaces()
    guard scan.take("*") || scan.takeTimes() else { return }
    scan.skipSpaces()
    guard scan.takeTerm(.serving) != nil else { return }
    index = scan.index
  }

  /// Skips 左右, ほど, 程度, 弱 and 強, "or so" after an amount, and 以上, "or more".
  mutating func skipAbout() {
    switch triple(at: index) {
    case 0xE5_B7_A6 where triple(at: index + 3) == 0xE5_8F_B3: index += 6
    case 0xE3_81_BB where triple(at: index + 3) == 0xE3_81_A9: index += 6
    case 0xE4_BB_A5 where triple(at: index + 3) == 0xE4_B8_8A: index += 6
    case 0xE7_A8_8B where triple(at: index + 3) == 0xE5_BA_A6: index += 6
    // 弱 and 強, a little less or more.
    case 0xE5_BC_B1, 0xE5_BC_B7: index += 3
    default: break
    }
  }

  /// Returns the Japanese unit before a number: 大さじ, 小さじ or カップ.
  func prefixUnit(before offset: Int) -> Unit? {
    let spaceless = trimmed(index..<max(index, offset)).upperBound
    let start = spaceless - 9
    guard start >= index else { return nil }
    var scan = part(start..<spaceless)
    guard let unit = scan.takeUnit(), scan.isAtEnd else { return nil }
    return unit.unit.isBeforeNumber ? unit : nil
  }

  /// True if a part of the line ends with an article or "of", so that a size follows: "butter for a 20 cm
  /// tin", "one piece of 4 cm".
  func endsWithArticle(_ range: Range<Int>) -> Bool {
    let range = trimmed(range)
    var start = range.upperBound
    while start > range.lowerBound, spaceLength(at: start - 1) == 0 { start -= 1 }
    var word = part(start..<range.upperBound)
    return start > range.lowerBound && !isWide(at: start)
      && word.takeTerm([.article, .filler]) != nil
      && word.isAtEnd
  }

  /// Returns the end of the food before an amount, without "about", dashes, colons, dots and "x".
  func foodEnd(before offset: Int) -> Int {
    var upper = offset
    while upper > index {
      let spaceless = trimmed(index..<upper).upperBound
      let length = separatorLength(before: spaceless)
      guard length > 0 else { return spaceless }
      upper = spaceless - length
    }
    return index
  }

  /// True if a number without a unit may be at `start` after a food that ends at `foodEnd`.
  ///
  /// It may be after a separator ("eggs: 2", "eggs x 2") and after scripts without spaces.
  func allowsBareNumber(at start: Int, foodEnd: Int) -> Bool {
    if foodEnd >= 3, isWide(at: foodEnd - 3), letterLength(at: foodEnd - 3) == 3 { return true }
    return (foodEnd..<max(start, foodEnd)).contains { offset in
      self[offset] == 0x09 || self[offset] > 0x20 && self[offset] != 0xC2 && self[offset] != 0xA0
    }
  }

  /// True if a number behind a short food ends the line, up to remarks: "Garlic cloves 3-4 (large)".
  ///
  /// It does not count the food in "flour type 405".
  func endsLine(behind food: Range<Int>) -> Bool {
    var scan = self
    scan.skipSpaces()
    while scan.takeGroup() != nil { scan.skipSpaces() }
    guard scan.isAtEnd || scan.current == UInt8(ascii: ",") else { return false }
    var words = part(food)
    for _ in 0..<4 {
      guard words.takeTerm(.label) == nil, words.skipWord() else { return false }
      _ = words.take(":")
      words.skipSpaces()
      if words.takeGroup() != nil { words.skipSpaces() }
      if words.isAtEnd { return true }
    }
    return false
  }

  private func isLatinLetter(before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    return self[offset - 1].isASCIILetter && !isTimes(before: offset)
  }

  /// True if the word "x" ends before an offset.
  private func isTimes(before offset: Int) -> Bool {
    self[offset - 1] | 0x20 == UInt8(ascii: "x") && offset >= 2 && self[offset - 2] <= 0x20
  }

  /// Returns the length in bytes of the separator that ends at an offset, or 0.
  private func separatorLength(before offset: Int) -> Int {
    switch self[offset - 1] {
    case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: ","), UInt8(ascii: "|"),
      UInt8(ascii: "="), UInt8(ascii: "~"):
      return 1
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return isTimes(before: offset) ? 1 : 0
    case 0x97 where self[offset - 2] == 0xC3, 0xB7 where self[offset - 2] == 0xC2: return 2
    case 0x80...: return wideSeparatorLength(before: offset)
    default: return approximationLength(before: offset)
    }
  }

  private func wideSeparatorLength(before offset: Int) -> Int {
    guard offset >= 3 else { return 0 }
    switch triple(at: offset - 3) {
    // Dashes, ellipsis and bullet; colon, comma and tilde of full width; 、・ー and 約 约.
    case 0xE2_80_90...0xE2_80_95, 0xE2_80_A2, 0xE2_80_A6, 0xE2_8B_AF, 0xE3_80_81, 0xE3_83_BB,
      0xEF_BC_9A, 0xEF_BC_8C, 0xEF_BD_9E, 0xE7_B4_84, 0xE7_BA_A6:
      return 3
    default: return 0
    }
  }

  /// Returns the length in bytes of "about" or "ca." before an amount, or 0.
  private func approximationLength(before offset: Int) -> Int {
    var start = offset
    while start > index, spaceLength(at: start - 1) == 0, offset - start < 16 { start -= 1 }
    guard start > index else { return 0 }
    var word = part(start..<offset)
    guard word.takeTerm(.approximation) != nil, word.isAtEnd else { return 0 }
    return offset - start
  }
}
