import Text

/// The groups of names in some tables, searched in place: a query needs few of them.
struct NameTable: Sendable {
  /// A name by the stems of its words.
  struct Name: Hashable {
    /// The stems.
    let stems: [[UInt8]]
    /// The folded name.
    let folded: [UInt8]

    /// Creates a name from folded text.
    init(_ folded: [UInt8]) {
      self.folded = folded
      stems = FoldedWords(folded).map { Array(folded[Plural.stem($0, of: folded)]) }
    }

    /// True if the words of another name are among these, one after the other.
    func contains(_ other: Name) -> Bool {
      guard other.stems.count <= stems.count else { return false }
      return (0...stems.count - other.stems.count).contains { start in
        stems[start...].starts(with: other.stems)
      }
    }

    /// True if another name has nearly the same letters.
    func isSpelling(of other: Name) -> Bool {
      let (letters, others) = (Array(stems.joined())[...], Array(other.stems.joined())[...])
      return WordLikeness.areAlike(letters, others) || WordLikeness.mayBeOne(letters, others)
    }

    static func == (left: Name, right: Name) -> Bool { left.stems == right.stems }
    func hash(into hasher: inout Hasher) { hasher.combine(stems) }
  }

  private struct Entry {
    /// The range of the name in `folded`.
    let range: Range<Int>
    let group: Int
  }

  /// All names, folded, one after the other.
  private var folded: [UInt8] = []
  private var entries: [Entry] = []
  private var groupCount = 0

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - tables: Texts with a group on each line, its names separated by commas.
  ///   - groups: More groups.
  init(tables: [String], groups: [[String]]) {
    folded.reserveCapacity(tables.reduce(0) { $0 + $1.utf8.count })
    for table in tables {
      FoodName.forEachTerm(of: table, separator: UInt8(ascii: "\n")) { line in
        FoodName.forEachTerm(of: line, separator: UInt8(ascii: ",")) { add($0) }
        groupCount += 1
      }
    }
    for names in groups {
      for name in names {
        add(name)
        // "Knödel" is also typed as "Knoedel".
        guard TextFolding.hasUmlauts(name) else { continue }
        add(String(decoding: TextFolding.fold(name, umlauts: .spelledOut), as: UTF8.self))
      }
      groupCount += 1
    }
  }

  private mutating func add(_ name: String) {
    var name = name
    name.withUTF8 { add($0) }
  }

  /// Returns the longest name that some stems begin with.
  func longestName(of stems: ArraySlice<[UInt8]>) -> Name? {
    var longest: (entry: Entry, length: Int)?
    for entry in entries {
      if let length = length(of: entry, startingWith: stems), length > longest?.length ?? 0 {
        longest = (entry, length)
      }
    }
    return longest.map { name(of: $0.entry) }
  }

  /// Returns the names in the groups that have a name, in the groups that share one with these, and so
  /// on, each once.
  func names(sharingGroupsWith name: Name) -> [Name] {
    var (names, known, groups) = ([name], Set([name]), Set<Int>())
    var next = 0
    while next < names.count {
      let stems = names[next].stems[...]
      for entry in entries
      where !groups.contains(entry.group) && length(of: entry, startingWith: stems) == stems.count {
        groups.insert(entry.group)
        for other in entries where other.group == entry.group {
          let other = self.name(of: other)
          if known.insert(other).inserted { names.append(other) }
        }
      }
      next += 1
    }
    return names
  }

  private mutating func add(_ name: UnsafeBufferPointer<UInt8>) {
    let start = folded.count
    TextFolding.append(name, to: &folded)
    // A space keeps it apart from the name before.
    let range = (start > 0 ? start + 1 : start)..<folded.count
    if folded.count > start, !range.isEmpty {
      entries.append(Entry(range: range, group: groupCount))
    }
  }

  private func name(of entry: Entry) -> Name { Name(Array(folded[entry.range])) }

  /// Returns the number of words of a name, or `nil` if some stems do not begin with it.
  private func length(of entry: Entry, startingWith stems: ArraySlice<[UInt8]>) -> Int? {
    var (start, place) = (entry.range.lowerBound, stems.startIndex)
    while start < entry.range.upperBound {
      guard place < stems.endIndex, folded[start] == stems[place].first else { return nil }
      let end =
        folded[start..<entry.range.upperBound].firstIndex(of: 0x20) ?? entry.range.upperBound
      guard folded[Plural.stem(start..<end, of: folded)].elementsEqual(stems[place]) else {
        return nil
      }
      place += 1
      start = end + 1
    }
    return place - stems.startIndex
  }
}
