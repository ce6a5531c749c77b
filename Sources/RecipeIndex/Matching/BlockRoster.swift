import RecipeMatching

/// The records in each of some blocks.
struct BlockRoster: Sendable {
  /// The number of records whose blocks are listed at a time.
  private static let batch = 1 << 10

  /// A record in a block.
  struct Entry: Sendable {
    /// The index of the block.
    let block: Int32
    /// The number of the record.
    let record: Int32
  }

  /// The records, block by block.
  private var records: [Int32]
  /// The offset of the records of each block, and the end of the last.
  private var starts: [Int]

  /// Groups records by block.
  ///
  /// - Parameters:
  ///   - entries: The entries, by ascending records.
  ///   - count: The number of blocks.
  init(_ entries: [Entry], blocks count: Int) {
    starts = Array(repeating: 0, count: count + 1)
    for entry in entries { starts[Int(entry.block) + 1] += 1 }
    for block in 0..<count { starts[block + 1] += starts[block] }
    records = Array(repeating: 0, count: entries.count)
    var ends = starts
    for entry in entries {
      let block = Int(entry.block)
      records[ends[block]] = entry.record
      ends[block] += 1
    }
  }

  /// Returns the records of a block, ascending.
  func records(ofBlock block: Int) -> ArraySlice<Int32> {
    records[starts[block]..<starts[block + 1]]
  }

  /// Returns the entries of some records in the selected blocks.
  ///
  /// - Parameter numbers: The numbers of the records, ascending.
  static func entries(
    of numbers: [Int32], _ index: RecordIndex, in selection: BlockSelection
  ) -> [Entry] {
    var entries: [Entry] = []
    for start in stride(from: 0, to: numbers.count, by: batch) {
      let batch = numbers[start...].prefix(batch)
      let blocks = index.blocks(of: batch)
      var place = 0
      for (number, end) in zip(batch, blocks.ends) {
        let start = entries.count
        for key in blocks.keys[place..<end] {
          guard let block = selection.place(of: key),
            !entries[start...].contains(where: { $0.block == block })
          else { continue }
          entries.append(Entry(block: block, record: number))
        }
        place = end
      }
    }
    return entries
  }
}
