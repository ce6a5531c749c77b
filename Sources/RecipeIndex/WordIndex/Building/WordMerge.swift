/// The merged posting lists of all parts, by word and field.
struct WordMerge {
  /// A list of a part.
  private struct Place {
    let part: UInt32
    let list: UInt32
  }

  private static let fieldCount = IndexField.allCases.count

  private let parts: [IndexPart]
  private let words: WordPool
  /// The lists of each key among all words, those of a key in the order of the parts.
  private let places: [Place]
  /// The beginning of the lists of each key, and the end of all.
  private let starts: [Int]

  /// Merges the words of all parts.
  ///
  /// - Parameter parts: The parts, in rank order.
  init(_ parts: [IndexPart]) {
    self.parts = parts
    var numbers = WordNumbers()
    let keys = parts.map { Self.keys(of: $0, &numbers) }
    words = numbers.pool
    var starts = Array(repeating: 0, count: words.count * Self.fieldCount + 1)
    for key in keys.joined() { starts[key + 1] += 1 }
    for key in starts.indices.dropFirst() { starts[key] += starts[key - 1] }
    var places = Array(repeating: Place(part: 0, list: 0), count: starts[starts.count - 1])
    var ends = starts
    for (part, keys) in keys.enumerated() {
      for (list, key) in keys.enumerated() {
        places[ends[key]] = Place(
          part: UInt32(truncatingIfNeeded: part), list: UInt32(truncatingIfNeeded: list))
        ends[key] += 1
      }
    }
    self.places = places
    self.starts = starts
  }

  /// Writes all words and their lists.
  func write(to writer: inout WordDictionaryWriter) {
    var (gaps, repeats) = (ByteWriter(), ByteWriter())
    for word in orderedWords {
      let fields = fields(of: word)
      writer.begin(word: words[word], fields)
      for field in fields.fields {
        join(lists(word, field), in: &gaps)
        repeats.removeAll()
        WordRepeats.write(self.repeats(word, field), to: &repeats)
        writer.add(gaps: gaps.bytes, repeats: repeats.bytes)
      }
    }
  }

  /// The numbers of all words in the order of the words' bytes.
  var orderedWords: [Int] { words.sortedNumbers }

  /// Returns a word by its number.
  func word(_ number: Int) -> ArraySlice<UInt8> { words[number] }

  /// Returns the fields in which any recipe has a word.
  func fields(of word: Int) -> IndexFieldSet {
    var fields = IndexFieldSet()
    for field in 0..<Self.fieldCount {
      let key = word * Self.fieldCount + field
      guard starts[key] < starts[key + 1] else { continue }
      fields.insert(IndexFieldSet(rawValue: 1 << UInt64(field)))
    }
    return fields
  }

  /// Returns the positions of the recipes that have a word in a field, ascending.
  func positions(_ word: Int, _ field: IndexField) -> [UInt32] {
    var gaps = ByteWriter()
    join(lists(word, field), in: &gaps)
    var positions: [UInt32] = []
    gaps.bytes.withUnsafeBytes { bytes in
      // Bytes that were just written are valid.
      try? PositionGaps.forEach(in: bytes, below: Int(UInt32.max)) { position in
        positions.append(UInt32(truncatingIfNeeded: position))
      }
    }
    return positions
  }

  /// Returns the recipes that have a word more than once in a field, ascending; only counted fields
  /// have any.
  func repeats(_ word: Int, _ field: IndexField) -> some Sequence<WordCount> {
    lists(word, field).lazy.flatMap { place in
      parts[Int(place.part)].lists.repeats(ofList: Int(place.list))
    }
  }

  /// Returns the keys of a part's lists among all words.
  private static func keys(of part: IndexPart, _ numbers: inout WordNumbers) -> [Int] {
    let words = part.words
    let own = (0..<words.count).map { word in
      words[word].withUnsafeBufferPointer { numbers.number(of: $0) }
    }
    return part.lists.lists.map { list in
      let (word, field) = Int(list.key).quotientAndRemainder(dividingBy: fieldCount)
      return own[word] * fieldCount + field
    }
  }

  private func lists(_ word: Int, _ field: IndexField) -> ArraySlice<Place> {
    let key = word * Self.fieldCount + field.rawValue
    return places[starts[key]..<starts[key + 1]]
  }

  /// Concatenates consecutive lists.
  private func join(_ lists: ArraySlice<Place>, in gaps: inout ByteWriter) {
    gaps.removeAll()
    var next: UInt32 = 0
    for place in lists {
      let lists = parts[Int(place.part)].lists
      let list = lists.lists[Int(place.list)]
      gaps.write(UInt64(list.first - next))
      gaps.append(contentsOf: lists.gaps(ofList: Int(place.list)))
      next = list.last + 1
    }
  }
}
