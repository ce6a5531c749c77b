/// A merge of the words of an earlier index with those of new recipes.
struct WordUpdate {
  /// The buffers of a list, reused for the next word.
  private struct Buffer {
    var gaps = ByteWriter()
    var repeats = ByteWriter()
    var next: UInt64 = 0

    mutating func clear() {
      gaps.removeAll()
      repeats.removeAll()
      next = 0
    }

    @inline(__always)
    mutating func append(_ position: UInt32) {
      gaps.write(UInt64(position) - next)
      next = UInt64(position) + 1
    }
  }

  private let earlier: WordDictionary
  private let changes: RecordChanges
  private let fresh: WordMerge
  private var buffers = IndexField.allCases.map { _ in Buffer() }

  /// Creates a merge.
  ///
  /// - Parameters:
  ///   - earlier: The words of the earlier index.
  ///   - changes: The changes to its recipes.
  ///   - fresh: The words of the new recipes, by their present positions.
  init(_ earlier: WordDictionary, _ changes: RecordChanges, fresh: WordMerge) {
    self.earlier = earlier
    self.changes = changes
    self.fresh = fresh
  }

  /// Writes all words that any recipe has, and their lists.
  ///
  /// - Throws: `IndexCorruption` if the earlier index is corrupt.
  mutating func write(to writer: inout WordDictionaryWriter) throws(IndexCorruption) {
    var cursor = WordCursor(earlier, blocks: 0..<earlier.layout.blockCount)
    try cursor.advance()
    var rest = fresh.orderedWords[...]
    while !cursor.isAtEnd || !rest.isEmpty {
      let own = rest.first.map { fresh.word($0) }
      let isKnown =
        !cursor.isAtEnd && own.map { !$0.lexicographicallyPrecedes(cursor.word) } ?? true
      let isFresh = own.map { !isKnown || $0.elementsEqual(cursor.word) } ?? false
      let lists = isKnown ? cursor.lists : []
      if isFresh, let word = rest.popFirst() {
        try write(fresh.word(word), lists, fresh: word, to: &writer)
      } else {
        try write(cursor.word[...], lists, fresh: nil, to: &writer)
      }
      if isKnown { try cursor.advance() }
    }
  }

  private mutating func write(
    _ word: ArraySlice<UInt8>, _ lists: [WordList], fresh number: Int?,
    to writer: inout WordDictionaryWriter
  ) throws(IndexCorruption) {
    var fields = number.map(fresh.fields) ?? IndexFieldSet()
    for field in fields.fields where !lists.contains(where: { $0.field == field }) {
      try join(nil, number, field)
    }
    for list in lists {
      try join(list, number, list.field)
      if !buffers[list.field.rawValue].gaps.bytes.isEmpty {
        fields.formUnion(IndexFieldSet(list.field))
      }
    }
    guard !fields.isEmpty else { return }
    writer.begin(word: word, fields)
    for field in fields.fields {
      let buffer = buffers[field.rawValue]
      writer.add(gaps: buffer.gaps.bytes, repeats: buffer.repeats.bytes)
    }
  }

  /// Builds the list of a field from the remaining recipes of the earlier index and the new ones.
  private mutating func join(
    _ list: WordList?, _ number: Int?, _ field: IndexField
  ) throws(IndexCorruption) {
    let added = number.map { fresh.positions($0, field) } ?? []
    var place = 0
    let later = changes.later
    var buffer = Buffer()
    swap(&buffer, &buffers[field.rawValue])
    buffer.clear()
    try list?.forEachPosition(below: later.count) { position in
      guard later[position] >= 0 else { return }
      let moved = UInt32(later[position])
      while place < added.count, added[place] < moved {
        buffer.append(added[place])
        place += 1
      }
      buffer.append(moved)
    }
    for position in added[place...] { buffer.append(position) }
    if field.isCounted { WordRepeats.write(try repeats(list, number, field), to: &buffer.repeats) }
    swap(&buffer, &buffers[field.rawValue])
  }

  /// Returns the present recipes that have a word more than once: the remaining ones of a list of
  /// the earlier index, and new ones.
  private func repeats(
    _ list: WordList?, _ number: Int?, _ field: IndexField
  ) throws(IndexCorruption) -> [WordCount] {
    var added = (number.map { Array(fresh.repeats($0, field)) } ?? [])[...]
    let later = changes.later
    var repeats: [WordCount] = []
    try list?.forEachRepeat(below: later.count) { count in
      let place = later[Int(count.position)]
      guard place >= 0 else { return }
      let moved = WordCount(position: UInt32(place), times: count.times)
      while let next = added.first, next.position < moved.position {
        repeats.append(next)
        added.removeFirst()
      }
      repeats.append(moved)
    }
    return repeats + added
  }
}
