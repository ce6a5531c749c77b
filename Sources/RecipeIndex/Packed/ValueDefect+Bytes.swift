import RecipeMerging
import Text

extension ValueDefect {
  /// Writes a code of the defect, then its values.
  func write(to writer: inout ByteWriter) {
    switch self {
    case .synthetic(let reason):
      writer.write(0)
      writer.write(reason.rawValue)
    case .blemish(let blemish):
      writer.write(1)
      writer.write(blemish.rawValue)
    case .cutShort(let count, let all, let unit):
      writer.write(2)
      writer.write(count)
      writer.write(all)
      writer.write(unit.rawValue)
    }
  }

  /// Reads what `write` wrote.
  init(reading reader: inout ByteReader) throws(IndexCorruption) {
    switch try reader.count() {
    case 0: self = .synthetic(try reader.value())
    case 1: self = .blemish(try reader.value())
    case 2: self = .cutShort(try reader.count(), of: try reader.count(), try reader.value())
    default: throw IndexCorruption()
    }
  }
}

extension ByteReader {
  /// Reads a value by its name.
  fileprivate mutating func value<Value: RawRepresentable<String>>() throws(IndexCorruption)
    -> Value
  {
    guard let value = Value(rawValue: try text()) else { throw IndexCorruption() }
    return value
  }
}
