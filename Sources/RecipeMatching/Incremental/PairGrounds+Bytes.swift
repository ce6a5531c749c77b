import Text

extension PairGrounds {
  /// Reads what `write` wrote.
  init(reading reader: inout ByteReader) throws(ByteReader.Damage) {
    let preface = try reader.texts()
    var vetoes: [PairVeto] = []
    for _ in 0..<(try reader.countOfItems()) { vetoes.append(try PairVeto(reading: &reader)) }
    self.init(
      preface: preface, vetoes: vetoes, seen: try reader.flag() ? Seen(reading: &reader) : nil)
  }

  /// Writes the grounds.
  func write(to writer: inout ByteWriter) {
    writer.write(preface)
    writer.write(vetoes.count)
    for veto in vetoes { veto.write(to: &writer) }
    writer.write(seen != nil)
    seen?.write(to: &writer)
  }
}

extension PairGrounds.Seen {
  fileprivate init(reading reader: inout ByteReader) throws(ByteReader.Damage) {
    let flags = try reader.number()
    self.init(
      isSamePage: flags & 1 != 0, isSameSite: flags & 2 != 0, isSameTitle: flags & 4 != 0,
      titles: try reader.share(), foods: flags & 16 != 0 ? try reader.share() : nil,
      amounts: flags & 32 != 0 ? try AmountAgreement(reading: &reader) : nil,
      hasSameImage: flags & 8 != 0)
  }

  fileprivate func write(to writer: inout ByteWriter) {
    let flags = [
      isSamePage, isSameSite, isSameTitle, hasSameImage, foods != nil, amounts != nil,
    ]
    writer.write(flags.reversed().reduce(UInt64(0)) { $0 << 1 | ($1 ? 1 : 0) })
    writer.write(fixed: titles.bitPattern)
    if let foods { writer.write(fixed: foods.bitPattern) }
    amounts?.write(to: &writer)
  }
}

extension AmountAgreement {
  fileprivate init(reading reader: inout ByteReader) throws(ByteReader.Damage) {
    let (count, agreeing, unknown) = (
      try reader.lineCount(), try reader.lineCount(), try reader.lineCount()
    )
    guard agreeing <= count, count > 0 else { throw ByteReader.Damage() }
    self.init(
      count: count, agreeing: agreeing, unknown: unknown, isMainFar: try reader.flag(),
      isFarAtKnownYield: try reader.flag(), scale: try reader.share())
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(count)
    writer.write(agreeing)
    writer.write(unknown)
    writer.write(isMainFar)
    writer.write(isFarAtKnownYield)
    writer.write(fixed: scale.bitPattern)
  }
}

extension ByteReader {
  /// Reads a share of 1 or a factor, which can be put into words.
  fileprivate mutating func share() throws(Damage) -> Double {
    let share = Double(bitPattern: try fixed())
    guard share >= 0, share <= 1e9 else { throw Damage() }
    return share
  }
}
