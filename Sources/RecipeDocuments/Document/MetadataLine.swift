import Text

/// A line of facts: `Serves: 4`, `Serves 6 · Prep 30 min · Rating: 4.5/5`.
struct MetadataLine {
  /// A fact.
  struct Fact {
    /// The key.
    let key: RecipeKey
    /// The range of the value.
    let value: Range<Int>
    /// The range of the label, if there is one.
    var label: Range<Int>?
    /// True if the name of a time may as well be a verb, so that the fact alone may be a step: "Bake 20 minutes".
    var isNamedByVerb = false
  }

  /// The maximum length of a line of facts, in bytes.
  private static let limit = 400

  /// The facts, in order.
  let facts: [Fact]

  /// Reads a line, or returns `nil` unless it consists of facts.
  init?(_ bytes: [UInt8], _ line: Range<Int>) {
    guard line.count <= Self.limit, Self.mayHoldFacts(bytes[line]) else { return nil }
    var facts: [Fact] = []
    var end = line.lowerBound
    while let part = Self.part(after: &end, of: line, in: bytes) {
      guard let fact = Self.fact(bytes, part, end: &end) else {
        if let (first, rest) = Self.firstSentence(bytes, part) {
          facts += first
          end = rest
          continue
        }
        guard !facts.isEmpty else { return nil }
        if let time = Self.time(bytes, part) { facts.append(time) }
        continue
      }
      facts.append(fact)
    }
    guard !facts.isEmpty, facts.count > 1 || !facts[0].isNamedByVerb else { return nil }
    self.facts = facts
  }

  /// The maximum number of labels that are not known at the start of a line.
  private static let mostUnknown = 4

  /// Returns the parts with labels that are not known at the start of a line, and the facts after
  /// them, the first of which has a label; or `nil` for any other line.
  static func afterUnknownLabels(
    _ bytes: [UInt8], _ line: Range<Int>
  ) -> (unknown: [Range<Int>], facts: [Fact])? {
    guard line.count <= limit else { return nil }
    var unknown: [Range<Int>] = []
    var end = line.lowerBound
    while unknown.count < mostUnknown, let part = part(after: &end, of: line, in: bytes),
      end < line.upperBound, isUnknownLabel(bytes, part)
    {
      unknown.append(part)
      if let facts = MetadataLine(bytes, end..<line.upperBound)?.facts {
        return facts.first?.label == nil ? nil : (unknown, facts)
      }
    }
    return nil
  }

  /// True for a short part that is a label and its value, "**Difficulty:** easy".
  private static func isUnknownLabel(_ bytes: [UInt8], _ part: Range<Int>) -> Bool {
    part.count <= 60 && hasLabel(bytes, part)
  }

  /// Returns the fact that is the first of several sentences, if any, and the start of the others.
  ///
  /// A label that is not known does not hide those that follow: "4 servings. Desalting: 12 h. Prep:
  /// 25 min".
  private static func firstSentence(
    _ bytes: [UInt8], _ part: Range<Int>
  ) -> (facts: [Fact], rest: Int)? {
    guard bytes[part].count(where: { $0 == UInt8(ascii: ":") }) > 1,
      let sentence = endOfSentence(in: bytes, part),
      case let first = stated(bytes, part.lowerBound..<sentence),
      first != nil || isTime(bytes, part.lowerBound..<sentence),
      stated(bytes, sentence + 1..<part.upperBound) != nil
        || firstSentence(bytes, trimmed(sentence + 1..<part.upperBound, in: bytes)) != nil
    else { return nil }
    return (first.map { [$0] } ?? [], sentence + 1)
  }

  /// True for a time after a label: "Desalting: 12 h".
  private static func isTime(_ bytes: [UInt8], _ sentence: Range<Int>) -> Bool {
    guard let (offset, width) = colon(bytes, sentence) else { return false }
    let value = trimmed(offset + width..<sentence.upperBound, in: bytes)
    return RecipeDuration.isStated(by: String(decoding: bytes[value], as: UTF8.self))
  }

  /// Returns the first fact of a part; `end` moves back to the label of a second.
  private static func fact(_ bytes: [UInt8], _ part: Range<Int>, end: inout Int) -> Fact? {
    if let (fact, rest) = firstOfTwo(bytes, part) {
      end = rest
      return fact
    }
    guard let fact = labelled(bytes, part) ?? pictured(bytes, part) ?? phrase(bytes, part) else {
      return nil
    }
    if fact.key.isMeasure, let sentence = endOfSentence(in: bytes, fact.value) {
      end = sentence + 1
      let value = trimmed(fact.value.lowerBound..<sentence, in: bytes)
      return Fact(key: fact.key, value: value, label: fact.label)
    }
    guard let second = EmbeddedLabel.start(in: bytes, part) else { return fact }
    end = second
    let first = part.lowerBound..<second
    return labelled(bytes, first) ?? phrase(bytes, first)
  }

  /// Returns the offset of the full stop that ends a time, or `nil` if no other sentence follows.
  ///
  /// It does in "10 minutes. Chill: 2 hours". A full stop after a few letters belongs to a unit, "1 Std. 30 Min.", unless a label follows.
  private static func endOfSentence(in bytes: [UInt8], _ value: Range<Int>) -> Int? {
    value.dropFirst().first { index in
      guard bytes[index] == UInt8(ascii: "."), index + 2 < value.upperBound,
        bytes[index + 1] == 0x20, !bytes[index + 2].isASCIIDigit
      else { return false }
      let word = bytes[value.lowerBound..<index].reversed().prefix { $0 > 0x20 }
      return word.count > longestUnit || colon(bytes, index + 2..<value.upperBound) != nil
    }
  }

  /// The maximum length of a unit that is abbreviated with a full stop, in bytes.
  private static let longestUnit = 4

  /// Returns the fact before a mark after which another one begins, and the start of that.
  ///
  /// Such marks are in "Serves 4, prep 10 min", "4 servings / 30 minutes" and "30 min (serves 4)".
  private static func firstOfTwo(_ bytes: [UInt8], _ part: Range<Int>) -> (Fact, rest: Int)? {
    guard part.count <= 160 else { return nil }
    for index in part.dropFirst() where mayDivide(bytes[index]) {
      let next = index + 1
      let isDivider =
        bytes[index] == UInt8(ascii: "(") || next < part.upperBound && bytes[next] == 0x20
      guard isDivider, let first = stated(bytes, part.lowerBound..<index),
        let second = stated(bytes, next..<part.upperBound)
          ?? (first.key == .yield ? time(bytes, next..<part.upperBound) : nil),
        first.key.isMeasure, second.key.isMeasure, second.key != first.key
      else { continue }
      return (first, next)
    }
    return nil
  }

  private static func mayDivide(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: "-"), UInt8(ascii: "("):
      true
    default: false
    }
  }

  /// Returns the fact that begins a range.
  private static func stated(_ bytes: [UInt8], _ range: Range<Int>) -> Fact? {
    let range = trimmed(range, in: bytes)
    return range.isEmpty ? nil : labelled(bytes, range) ?? phrase(bytes, range)
  }

  /// True if a line has a colon near its start, as lines with facts do, or starts with one of a few
  /// words.
  private static func mayHoldFacts(_ line: ArraySlice<UInt8>) -> Bool {
    if line.count <= 40 || line.contains(UInt8(ascii: "|")) { return true }
    for byte in line.prefix(64) where byte == UInt8(ascii: ":") || byte == 0xEF || byte == 0xB7 {
      return true
    }
    switch (line.first { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "_") } ?? 0) | 0x20 {
    case UInt8(ascii: "s"), UInt8(ascii: "m"), UInt8(ascii: "y"), UInt8(ascii: "f"),
      UInt8(ascii: "t"), UInt8(ascii: "p"), UInt8(ascii: "c"), UInt8(ascii: "r"):
      return true
    default: return false
    }
  }

  /// Returns the next part between ` · `, ` | `, ` • ` and dashes, and moves `end` to its end.
  private static func part(
    after end: inout Int, of line: Range<Int>, in bytes: [UInt8]
  ) -> Range<Int>? {
    var start = end
    while start < line.upperBound {
      let width = separatorWidth(bytes, at: start, end: line.upperBound)
      guard width > 0 || isGap(bytes[start]) else { break }
      start += max(1, width)
    }
    guard start < line.upperBound else { return nil }
    end = start
    // Letters and digits are not separators.
    while end < line.upperBound,
      bytes[end] < UInt8(ascii: "|") || separatorWidth(bytes, at: end, end: line.upperBound) == 0
    {
      end += 1
    }
    return start..<end
  }

  private static func isGap(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "."): true
    default: false
    }
  }

  private static func separatorWidth(_ bytes: [UInt8], at index: Int, end: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "|"): 1
    case 0xC2 where index + 1 < end && bytes[index + 1] == 0xB7: 2
    case 0xE2 where index + 2 < end && bytes[index + 1] == 0x80:
      bytes[index + 2] == 0xA2 || isDash(bytes, at: index, end: end) ? 3 : 0
    default: 0
    }
  }

  /// True if a dash, U+2013 or U+2014, is between blanks, and not between numbers.
  private static func isDash(_ bytes: [UInt8], at index: Int, end: Int) -> Bool {
    guard bytes[index + 2] == 0x93 || bytes[index + 2] == 0x94, index > 1, index + 4 < end,
      bytes[index - 1] == 0x20, bytes[index + 3] == 0x20
    else { return false }
    return !(bytes[index - 2].isASCIIDigit && bytes[index + 4].isASCIIDigit)
  }

  /// Returns a time without a label, next to facts with a label; one with a label that is not known
  /// is not the total.
  private static func time(_ bytes: [UInt8], _ part: Range<Int>) -> Fact? {
    let part = trimmed(part, in: bytes)
    guard part.count <= 32, !hasLabel(bytes, part),
      TimeWords.areIn(String(decoding: bytes[part], as: UTF8.self)),
      bytes[part].contains(where: \.isASCIIDigit)
    else { return nil }
    return Fact(key: .totalTime, value: part)
  }

  /// True if a part has a colon that is not inside a time, "1:30 h".
  private static func hasLabel(_ bytes: [UInt8], _ part: Range<Int>) -> Bool {
    guard let (index, width) = colon(bytes, part) else { return false }
    let next = index + width
    return width > 1 || next >= part.upperBound || !bytes[next].isASCIIDigit
  }

  /// Reads `label: value`, or `label:: value` as in Obsidian's Dataview.
  private static func labelled(_ bytes: [UInt8], _ part: Range<Int>) -> Fact? {
    guard let (end, width) = colon(bytes, part) else { return nil }
    let value = trimmed((end + width)..<part.upperBound, in: bytes)
    let name = bytes[part.lowerBound..<end]
    guard let key = RecipeKey(label: name) ?? (isDate(bytes[value], of: name) ? .published : nil)
    else { return nil }
    let label = trimmed(part.lowerBound..<end, in: bytes)
    return value.isEmpty ? nil : Fact(key: key, value: value, label: label)
  }

  /// True for a date of ISO 8601 after a label for one: "Date: 2023-04-05".
  private static func isDate(_ value: ArraySlice<UInt8>, of label: ArraySlice<UInt8>) -> Bool {
    let parts = value.prefix(10).split(separator: UInt8(ascii: "-"))
    return parts.map(\.count) == [4, 2, 2] && parts.joined().allSatisfy(\.isASCIIDigit)
      && !value.contains(0x20) && RecipeKey(label) == .published
  }

  /// Reads a value after a picture that stands for its label: "🕒 30 min".
  private static func pictured(_ bytes: [UInt8], _ part: Range<Int>) -> Fact? {
    let part = trimmed(part, in: bytes)
    guard let lead = EmojiLabel.lead(in: bytes[part]), lead.end < part.upperBound else {
      return nil
    }
    let value = trimmed(lead.end..<part.upperBound, in: bytes)
    let text = String(decoding: bytes[value], as: UTF8.self)
    return EmojiLabel.key(of: lead.scalar, value: text).map { Fact(key: $0, value: value) }
  }

  /// Returns the title in a line with the label of one, "**Title:** Leek soup", or `nil` for another.
  static func title(_ bytes: [UInt8], _ line: Range<Int>) -> Range<Int>? {
    guard line.count <= 160, let (end, width) = colon(bytes, line),
      RecipeKey(bytes[trimmed(line.lowerBound..<end, in: bytes)]) == .title
    else { return nil }
    let value = trimmed((end + width)..<line.upperBound, in: bytes)
    return value.isEmpty ? nil : value
  }

  private static func colon(_ bytes: [UInt8], _ part: Range<Int>) -> (offset: Int, width: Int)? {
    for index in part.prefix(64) {
      if bytes[index] == UInt8(ascii: ":") {
        let isDouble = index + 1 < part.upperBound && bytes[index + 1] == bytes[index]
        return (index, isDouble ? 2 : 1)
      }
      if bytes[index] == 0xEF, index + 2 < part.upperBound, bytes[index + 1] == 0xBC,
        bytes[index + 2] == 0x9A
      {
        return (index, 3)
      }
    }
    return nil
  }

  /// Returns a range without white space and emphasis at its ends.
  static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isTrimmed(bytes[start]) { start += 1 }
    while end > start, isTrimmed(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func isTrimmed(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_")
  }
}
