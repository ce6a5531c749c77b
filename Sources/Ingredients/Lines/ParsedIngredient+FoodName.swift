extension ParsedIngredient {
  /// The food without remarks, preparation and descriptions in a list before it: "mustard greens" of
  /// "washed, dried and chopped mustard greens", "salt" of "salt to taste".
  ///
  /// A single description stays, as it may tell what to buy: "crushed tomatoes".
  package var foodName: String {
    var food = food
    let name = food.withUTF8 { bytes in
      let scanner = LineScanner(bytes)
      return String(decoding: bytes[scanner.foodName], as: UTF8.self)
    }
    return name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The food without the words before it that describe it: "peppers" of "green peppers".
  var undescribedFood: String {
    var food = food
    return food.withUTF8 { bytes in
      let scanner = LineScanner(bytes)
      let start = scanner.nameStart(in: 0..<bytes.count)
      return String(decoding: bytes[start...], as: UTF8.self)
    }
  }

  /// True if the food is nothing but words that describe one: "large" of "and 1 large".
  package var onlyDescribesFood: Bool {
    var food = food
    return food.withUTF8 { LineScanner($0).describesOnly(0..<$0.count) }
  }
}

extension LineScanner {
  /// The range of the name in a food: the first part between commas that names one.
  fileprivate var foodName: Range<Int> {
    var start = index
    while true {
      let partEnd = (start..<end).first { isFoodEnd(self[$0]) } ?? end
      guard partEnd < end, describesOnly(start..<partEnd) else {
        return withoutRemark(
          trimmed((start > index ? nameStart(in: start..<partEnd) : start)..<partEnd))
      }
      start = partEnd + 1
    }
  }

  /// Returns the start of what follows the descriptions; that of the range if nothing does.
  fileprivate func nameStart(in range: Range<Int>) -> Int {
    var part = part(trimmed(range))
    part.skipDescriptions()
    return part.isAtEnd ? range.lowerBound : part.index
  }

  /// Returns a range up to the remark behind its first word.
  private func withoutRemark(_ range: Range<Int>) -> Range<Int> {
    var part = part(range)
    guard part.skipWord() else { return range }
    while !part.isAtEnd {
      part.skipSpaces()
      let start = part.index
      if part.takeTerm([.remark, .mixing]) != nil, part.isAtSpaceOrEnd {
        return trimmed(range.lowerBound..<start)
      }
      part.index = start
      if !part.skipWord() { part.index += 1 }
    }
    return range
  }

  private func isFoodEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "(")
  }
}
