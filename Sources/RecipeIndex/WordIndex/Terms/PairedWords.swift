import Text

/// The stems of words so frequent that they are indexed in pairs.
struct PairedWords: Sendable, Equatable {
  /// The stems, ascending.
  let stems: [[UInt8]]

  /// Creates a list from distinct stems in any order.
  init(_ stems: [[UInt8]] = []) {
    self.stems = stems.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Returns the index of a stem, or `nil` if it is not indexed in pairs.
  func place(of stem: ArraySlice<UInt8>) -> Int? {
    let place = stems.firstPlace { !$0.lexicographicallyPrecedes(stem) }
    return place < stems.count && stems[place].elementsEqual(stem) ? place : nil
  }

  /// The list as bytes: a checksum of the others; the number of stems; each with its length.
  var bytes: [UInt8] {
    var content = ByteWriter()
    content.write(stems.count)
    for stem in stems {
      content.write(stem.count)
      content.append(contentsOf: stem)
    }
    var bytes = ByteWriter(capacity: content.bytes.count + 8)
    bytes.write(fixed: Checksum.of(content.bytes))
    bytes.append(contentsOf: content.bytes)
    return bytes.bytes
  }

  /// Reads what `bytes` returned.
  init(_ bytes: UnsafeRawBufferPointer) throws(IndexCorruption) {
    var reader = ByteReader(bytes)
    let checksum = try reader.fixed()
    let content = try reader.part(count: reader.left)
    guard checksum == Checksum.of(content) else { throw IndexCorruption() }
    reader = ByteReader(content)
    var stems: [[UInt8]] = []
    for _ in 0..<(try reader.countOfItems()) {
      stems.append(Array(try reader.part(count: try reader.count())))
    }
    self.stems = stems
  }
}
