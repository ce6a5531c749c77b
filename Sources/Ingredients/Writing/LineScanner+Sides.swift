import Text

extension LineScanner {
  /// Returns the groups of sides in the line: those of "8x8-inch", "9 by 13 inches", "23 x 33 cm".
  func sides() -> [WrittenSides] {
    var scan = self
    var groups: [WrittenSides] = []
    while !scan.isAtEnd {
      let start = scan.index
      let isInWord = start > index && (self[start - 1].isASCIILetter || self[start - 1] == 0x2E)
      if scan.isAtNumber, !isInWord {
        if let sides = scan.takeSides() {
          groups.append(sides)
        } else {
          scan.skipNumber()
        }
      }
      if scan.index == start { scan.index += 1 }
    }
    return groups
  }

  /// Consumes two or three numbers with "x" or "by" between them, and their unit of length.
  private mutating func takeSides() -> WrittenSides? {
    var scan = self
    guard let first = scan.takeSide() else { return nil }
    var sides = [first]
    while sides.count < Self.maximumSideCount {
      let saved = scan
      scan.skipSpaces()
      _ = scan.take("-")
      guard scan.takeSideJoint() else {
        scan = saved
        break
      }
      _ = scan.take("-")
      scan.skipSpaces()
      guard let side = scan.takeSide() else {
        scan = saved
        break
      }
      sides.append(side)
    }
    let units = sides.compactMap(\.unit)
    guard sides.count > 1, let unit = units.first?.unit, units.allSatisfy({ $0.unit == unit })
    else { return nil }
    index = scan.index
    return WrittenSides(numbers: sides.map(\.number), units: units.map(\.range), unit: unit)
  }

  /// A number among sides, and the unit behind it if there is one.
  private struct Side {
    let number: WrittenNumber
    let unit: Unit?
  }

  private static let maximumSideCount = 3

  private mutating func takeSide() -> Side? {
    let start = index
    guard isAtNumber, let value = takeNumber()?.value, value.isPositive else { return nil }
    let number = WrittenNumber(range: start..<index, value: value)
    var scan = self
    if let mark = scan.takeInchMark() {
      index = scan.index
      return Side(number: number, unit: mark)
    }
    scan.skipSpaces()
    if scan.take("-") { scan.skipSpaces() }
    let unitStart = scan.index
    guard let term = scan.takeTerm(where: { $0.unit?.kind == .length }), let unit = term.word.unit
    else { return Side(number: number, unit: nil) }
    index = scan.index
    return Side(number: number, unit: Unit(unit: unit, range: unitStart..<scan.index))
  }

  /// Consumes "x", "×" or "by".
  private mutating func takeSideJoint() -> Bool {
    if takeTimes() || take("x") || take("X") { return true }
    guard current | 0x20 == UInt8(ascii: "b"), self[index + 1] | 0x20 == UInt8(ascii: "y") else {
      return false
    }
    index += 2
    skipSpaces()
    return true
  }
}
