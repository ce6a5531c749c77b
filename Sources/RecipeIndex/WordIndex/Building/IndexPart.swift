import RecipeSearch

/// The part of the index for some consecutive recipes.
struct IndexPart: Sendable {
  /// The posting list of a word in a field.
  struct List: Sendable {
    /// The number of the word times the number of fields, plus the field.
    let key: UInt32
    /// The first position.
    let first: UInt32
    /// The last position.
    let last: UInt32
    /// The end of the list's gaps, which begin where those of the previous list end.
    let end: UInt32
    /// The end of its repeats, which begin where those of the previous list end.
    let repeatsEnd: UInt32
  }

  /// The posting lists of all words, in any order.
  struct Lists: Sendable {
    private(set) var lists: [List] = []
    /// The encoded gaps of all lists; see `PositionGaps`.
    private var gaps = ByteWriter()
    /// The recipes that have a word more than once.
    private var repeats: [WordCount] = []

    /// The estimated size of all lists in bytes.
    var byteCount: Int { gaps.bytes.count + 3 * repeats.count }

    /// Adds the list of a word in a field.
    ///
    /// - Parameters:
    ///   - counts: The recipes that have it, ascending, at least one.
    ///   - isCounted: True if frequencies are stored.
    mutating func append(
      word: Int, _ field: IndexField, _ counts: ArraySlice<WordCount>, isCounted: Bool
    ) {
      guard let first = counts.first, let last = counts.last else { return }
      PositionGaps.write(
        counts.dropFirst().lazy.map { $0.position }, after: first.position, to: &gaps)
      if isCounted { for count in counts where count.times > 1 { repeats.append(count) } }
      lists.append(
        List(
          key: UInt32(truncatingIfNeeded: word * IndexField.allCases.count + field.rawValue),
          first: first.position, last: last.position,
          end: UInt32(truncatingIfNeeded: gaps.bytes.count),
          repeatsEnd: UInt32(truncatingIfNeeded: repeats.count)))
    }

    /// Returns the gaps after the first position of a list.
    func gaps(ofList place: Int) -> ArraySlice<UInt8> {
      gaps.bytes[(place == 0 ? 0 : Int(lists[place - 1].end))..<Int(lists[place].end)]
    }

    /// Returns the recipes of a list that have the word more than once.
    func repeats(ofList place: Int) -> ArraySlice<WordCount> {
      let start = place == 0 ? 0 : Int(lists[place - 1].repeatsEnd)
      return repeats[start..<Int(lists[place].repeatsEnd)]
    }
  }

  /// The words of these recipes.
  let words: WordPool
  /// Their posting lists.
  let lists: Lists
  /// The values of each of `RecipeColumn.all`.
  let columns: [NumberColumnPart]
  /// The statistics of these recipes for scores.
  let statistics: StatisticsTally
}
