import RecipeMatching

extension PairGrounds {
  /// Reads what `write` wrote.
  init(reading reader: inout ByteReader) throws(ByteReader.Damage) {
    let override = try reader.flag() ? PairOverride(reading: &reader) : nil
    var vetoes: [PairVeto] = []
    for _ in 0..<(try reader.countOfItems()) { vetoes.append(try PairVeto(reading: &reader)) }
    self.init(
      override: override, vetoes: vetoes, seen: try reader.flag() ? Seen(reading: &reader) : nil)
  }

  /// Writes the grounds.
  func write(to writer: inout ByteWriter) {
    writer.write(override != nil)
    override?.write(to: &writer)
    writer.write(vetoes.count)
    for veto in vetoes { veto.write(to: &writer) }
    writer.write(seen != nil)
    seen?.write(to: &writer)
  }
}

extension PairOverride {
  fileprivate init(reading reader: inout ByteReader) throws(ByteReader.Damage) {
    switch try reader.number() {
    case 0: self = .decision(.link)
    case 1: self = .decision(.unlink)
    case 2: self = .obstacle(.unlinked)
    case 3: self = .obstacle(.uniqueSource)
    case 4: self = .obstacle(.members)
    default: throw ByteReader.Damage()
    }
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(code)
  }

  private var code: Int {
    switch self {
    case .decision(.link): 0
    case .decision(.unlink): 1
    case .obstacle(.unlinked): 2
    case .obstacle(.uniqueSource): 3
    case .obstacle(.members): 4
    }
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
  /// Reads a share of 1 or a factor, within limits that can be formatted.
  fileprivate mutating func share() throws(Damage) -> Double {
    let share = Double(bitPattern: try fixed())
    guard share >= 0, share <= 1e9 else { throw Damage() }
    return share
  }
}
