/// Which records are in each of some blocks.
struct BlockRoster: Sendable {
  /// That a record is in a block.
  struct Entry: Sendable {
    /// The place of the block.
    package let block: Int32
    /// The number of the record.
    package let record: Int32
  }

  /// The records of one block after the other.
  private var records: [Int32]
  /// Where those of each block begin, and where those of the last end.
  private var starts: [Int]

  /// Puts records into their blocks.
  ///
  /// - Parameters:
  ///   - entries: By ascending records.
  ///   - count: How many blocks there are.
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

  /// The records of a block, ascending.
  func records(ofBlock block: Int) -> ArraySlice<Int32> {
    records[starts[block]..<starts[block + 1]]
  }

  /// The selected blocks that some records are in.
  ///
  /// - Parameter numbers: The numbers of the records, ascending.
  static func entries(
    of numbers: some Sequence<Int32>, _ keys: [RecordKeys], in selection: BlockSelection
  ) -> [Entry] {
    var entries: [Entry] = []
    for number in numbers {
      let start = entries.count
      keys[Int(number)].forEachBlock { key in
        guard let block = selection.place(of: key),
          !entries[start...].contains(where: { $0.block == block })
        else { return }
        entries.append(Entry(block: block, record: number))
      }
    }
    return entries
  }
}
