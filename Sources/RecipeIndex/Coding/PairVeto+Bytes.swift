import RecipeMatching

extension PairVeto {
  /// Reads what `write` wrote.
  init(reading reader: inout ByteReader) throws(IndexCorruption) {
    switch try reader.number() {
    case 0: self = .marks(try reader.texts(), try reader.texts())
    case 1: self = .dishes(try reader.text(), try reader.text())
    case 2: self = .onePage
    default: throw IndexCorruption()
    }
  }

  /// Writes the case, then its values.
  func write(to writer: inout ByteWriter) {
    switch self {
    case .marks(let one, let other):
      writer.write(0)
      writer.write(one)
      writer.write(other)
    case .dishes(let one, let other):
      writer.write(1)
      writer.write(one)
      writer.write(other)
    case .onePage: writer.write(2)
    }
  }
}

extension ByteReader {
  /// Reads a count of ingredient lines, with which one may reckon.
  mutating func lineCount() throws(IndexCorruption) -> Int {
    guard let count = UInt16(exactly: try number()) else { throw IndexCorruption() }
    return Int(count)
  }
}
