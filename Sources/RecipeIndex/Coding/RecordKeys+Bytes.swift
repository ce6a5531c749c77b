import RecipeMatching
import Text

extension RecordKeys {
  /// The number of eight-byte numbers as which the keys of a record are written.
  private static let numberCount = 13
  /// The number of records whose keys are buffered before they are written.
  private static let batch = 1024

  /// Reads the keys of a number of records.
  static func all(
    _ count: Int, from reader: inout ByteReader
  ) throws(IndexCorruption) -> [RecordKeys] {
    let rows = try reader.rows(count, of: numberCount * 8)
    var areOrdered = true
    let all = [RecordKeys](unsafeUninitializedCapacity: count) { keys, initialized in
      for record in 0..<count {
        let row = RecordKeys(row: rows, at: record * numberCount * 8)
        areOrdered = areOrdered && row.areWordsOrdered
        keys.initializeElement(at: record, to: row)
      }
      initialized = count
    }
    guard areOrdered else { throw IndexCorruption() }
    return all
  }

  /// Writes the keys of records, in rows of the same size.
  static func write(_ keys: [RecordKeys], to writer: inout ByteWriter) {
    var numbers: [UInt64] = []
    numbers.reserveCapacity(batch * numberCount)
    for (record, keys) in keys.enumerated() {
      keys.append(to: &numbers)
      if record % batch == batch - 1 {
        writer.write(numbers: numbers)
        numbers.removeAll(keepingCapacity: true)
      }
    }
    writer.write(numbers: numbers)
  }

  private init(row bytes: UnsafeRawBufferPointer, at start: Int) {
    func number(_ place: Int) -> UInt64 {
      bytes.number(at: start + place * 8, as: UInt64.self)
    }
    self.init(
      words: SIMD8(
        number(0), number(1), number(2), number(3), number(4), number(5), number(6), number(7)),
      grams: TitleGrams(bits: SIMD2(number(8), number(9))), page: number(10), site: number(11),
      title: number(12))
  }

  private func append(to numbers: inout [UInt64]) {
    for place in words.indices { numbers.append(words[place]) }
    numbers.append(grams.bits[0])
    numbers.append(grams.bits[1])
    numbers.append(page)
    numbers.append(site)
    numbers.append(title)
  }

  /// True if the words are ascending and padded with 0, which bounds the work of splitting blocks.
  private var areWordsOrdered: Bool {
    let next = SIMD8(words[1], words[2], words[3], words[4], words[5], words[6], words[7], 0)
    return Swift.all((next .== 0) .| (words .< next) .& (words .!= 0))
  }
}
