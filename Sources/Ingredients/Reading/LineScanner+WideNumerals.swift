extension LineScanner {
  /// Consumes a Chinese or Japanese numeral of several characters: 十二, 二百五十, 三分之一.
  ///
  /// It counts only before a unit, as 十三香 is the name of a spice.
  mutating func takeWideNumeral() -> Quantity? {
    guard isWide(at: index) else { return nil }
    var scan = self
    guard let number = scan.takeNumeral() else { return nil }
    let value: Rational?
    if scan.triple(at: scan.index) == 0xE5_88_86, scan.triple(at: scan.index + 3) == 0xE4_B9_8B {
      scan.index += 6
      value = scan.takeNumeral().flatMap { Rational($0, over: number) }
    } else {
      value = scan.index - index > 3 ? Rational(number) : nil
    }
    guard let value else { return nil }
    let range = index..<scan.index
    index = scan.index
    return Quantity(first: ScannedNumber(value: value), range: range, needsUnit: true)
  }

  /// Consumes a numeral in tens, hundreds and thousands; nothing of 两三, which is two or three.
  private mutating func takeNumeral() -> Int64? {
    let start = index
    var (sum, digit): (Int64, Int64?) = (0, nil)
    while let value = numeral(at: index), index - start < 3 * Self.maximumNumeralCount {
      // 一千克 is a kilogram.
      if value == 1000, triple(at: index + 3) == 0xE5_85_8B { break }
      guard value < 10 ? digit == nil : index > start || value == 10 else {
        index = start
        return nil
      }
      if value < 10 {
        digit = value
      } else {
        sum += (digit ?? 1) * value
        digit = nil
      }
      index += 3
    }
    return index > start ? sum + (digit ?? 0) : nil
  }

  private static let maximumNumeralCount = 8

  /// Returns the value of the numeral at an offset: 一, 十, 百.
  private func numeral(at offset: Int) -> Int64? {
    switch triple(at: offset) {
    case 0xE4_B8_80: 1
    case 0xE4_BA_8C, 0xE4_B8_A4, 0xE5_85_A9: 2
    case 0xE4_B8_89: 3
    case 0xE5_9B_9B: 4
    case 0xE4_BA_94: 5
    case 0xE5_85_AD: 6
    case 0xE4_B8_83: 7
    case 0xE5_85_AB: 8
    case 0xE4_B9_9D: 9
    case 0xE5_8D_81: 10
    case 0xE7_99_BE: 100
    case 0xE5_8D_83: 1000
    default: nil
    }
  }
}
