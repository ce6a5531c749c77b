import RecipeMatching
import Text

extension PairEvidence {
  /// Reads what `write` wrote.
  init(reading reader: inout ByteReader) throws(IndexCorruption) {
    self.init(
      pages: try PageRelation(code: reader.number()), titles: try Titles(reading: &reader),
      foods: try reader.flag() ? reader.share() : nil,
      amounts: try reader.flag() ? AmountAgreement(reading: &reader) : nil,
      lines: try LineComparison(reading: &reader),
      method: try reader.flag() ? MethodComparison(reading: &reader) : nil,
      images: try ImageRelation(code: reader.number()))
  }

  /// Writes the evidence.
  func write(to writer: inout ByteWriter) {
    writer.write(pages.code)
    titles.write(to: &writer)
    writer.write(foods != nil)
    if let foods { writer.write(fixed: foods.bitPattern) }
    writer.write(amounts != nil)
    amounts?.write(to: &writer)
    lines.write(to: &writer)
    writer.write(method != nil)
    method?.write(to: &writer)
    writer.write(images.code)
  }
}

extension PageRelation {
  private static let codes: [PageRelation] = [.same, .twoOfOneSite, .twoSites, .unknown]

  fileprivate var code: Int { Self.codes.firstIndex(of: self) ?? 0 }

  fileprivate init(code: UInt64) throws(IndexCorruption) {
    guard code < Self.codes.count else { throw IndexCorruption() }
    self = Self.codes[Int(code)]
  }
}

extension ImageRelation {
  private static let codes: [ImageRelation] = [.same, .other, .unknown]

  fileprivate var code: Int { Self.codes.firstIndex(of: self) ?? 0 }

  fileprivate init(code: UInt64) throws(IndexCorruption) {
    guard code < Self.codes.count else { throw IndexCorruption() }
    self = Self.codes[Int(code)]
  }
}

extension PairEvidence.Titles {
  fileprivate init(reading reader: inout ByteReader) throws(IndexCorruption) {
    self.init(
      areSame: try reader.flag(), likeness: try reader.share(), dishes: try reader.lineCount(),
      foods: try reader.lineCount(), haveOtherParts: try reader.flag())
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(areSame)
    writer.write(fixed: likeness.bitPattern)
    writer.write(dishes)
    writer.write(foods)
    writer.write(haveOtherParts)
  }
}

extension AmountAgreement {
  fileprivate init(reading reader: inout ByteReader) throws(IndexCorruption) {
    let (count, agreeing, unknown) = (
      try reader.lineCount(), try reader.lineCount(), try reader.lineCount()
    )
    guard agreeing <= count, count > 0 else { throw IndexCorruption() }
    self.init(count: count, agreeing: agreeing, unknown: unknown, scale: try reader.share())
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(count)
    writer.write(agreeing)
    writer.write(unknown)
    writer.write(fixed: scale.bitPattern)
  }
}

extension LineComparison {
  fileprivate init(reading reader: inout ByteReader) throws(IndexCorruption) {
    self.init(
      equal: try reader.share(), share: try reader.share(),
      greatest: try reader.flag() ? LineDifference(reading: &reader) : nil)
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(fixed: equal.bitPattern)
    writer.write(fixed: share.bitPattern)
    writer.write(greatest != nil)
    greatest?.write(to: &writer)
  }
}

extension LineDifference {
  fileprivate init(reading reader: inout ByteReader) throws(IndexCorruption) {
    let size = try reader.share()
    switch try reader.number() {
    case 0: self.init(.onlyOne(try reader.text()), size: size)
    case 1: self.init(.swapped(try reader.text(), try reader.text()), size: size)
    case 2: self.init(.amount(try reader.text(), times: try reader.share()), size: size)
    default: throw IndexCorruption()
    }
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(fixed: size.bitPattern)
    switch kind {
    case .onlyOne(let food):
      writer.write(0)
      writer.write(food)
    case .swapped(let one, let other):
      writer.write(1)
      writer.write(one)
      writer.write(other)
    case .amount(let food, let times):
      writer.write(2)
      writer.write(food)
      writer.write(fixed: times.bitPattern)
    }
  }
}

extension MethodComparison {
  fileprivate init(reading reader: inout ByteReader) throws(IndexCorruption) {
    self.init(
      hasOtherTemperatures: try reader.flag(),
      hasOtherTimes: try reader.flag(), otherAppliances: try reader.lineCount())
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(hasOtherTemperatures)
    writer.write(hasOtherTimes)
    writer.write(otherAppliances)
  }
}

extension ByteReader {
  /// Reads a share of 1 or a factor, which can be put into words.
  fileprivate mutating func share() throws(IndexCorruption) -> Double {
    let share = Double(bitPattern: try fixed())
    guard share >= 0, share <= 1e9 else { throw IndexCorruption() }
    return share
  }
}
