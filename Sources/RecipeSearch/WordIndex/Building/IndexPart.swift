import Text

/// What the index gets from some recipes that stand one after the other.
package struct IndexPart: Sendable {
  /// The recipes that have a word in a field.
  struct List: Sendable {
    /// The number of the word times the number of fields, plus the field.
    let key: UInt32
    /// The first position.
    let first: UInt32
    /// The last position.
    let last: UInt32
    /// Where the gaps of the list end, which begin where those of the list before do.
    let end: UInt32
    /// Where its repeats end, which begin where those of the list before do.
    let repeatsEnd: UInt32
  }

  /// The lists of all words, in any order.
  struct Lists: Sendable {
    private(set) var lists: [List] = []
    /// How far apart the positions of each list are, see `PositionGaps`.
    private var gaps = ByteWriter()
    /// Which recipes have a word more than once.
    private var repeats: [WordCount] = []

    /// About how many bytes all lists take.
    var byteCount: Int { gaps.bytes.count + 3 * repeats.count }

    /// Adds the list of a word in a field.
    ///
    /// - Parameters:
    ///   - counts: The recipes that have it, ascending, one at least.
    ///   - isCounted: Whether it counts how often they have it.
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

    /// The gaps behind the first position of a list.
    func gaps(ofList place: Int) -> ArraySlice<UInt8> {
      gaps.bytes[(place == 0 ? 0 : Int(lists[place - 1].end))..<Int(lists[place].end)]
    }

    /// The recipes of a list that have the word more than once.
    func repeats(ofList place: Int) -> ArraySlice<WordCount> {
      let start = place == 0 ? 0 : Int(lists[place - 1].repeatsEnd)
      return repeats[start..<Int(lists[place].repeatsEnd)]
    }
  }

  /// The words of these recipes.
  let words: WordPool
  /// Who has them.
  let lists: Lists
  /// The values of each of `RecipeColumn.all`.
  let columns: [NumberColumnPart]
  /// What scores need to know of these recipes.
  let statistics: StatisticsTally
}
