/// What the index gets from some recipes that stand one after the other.
struct IndexPart: Sendable {
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
  }

  /// The words of these recipes.
  let words: WordPool
  /// The lists, ordered by key.
  let lists: [List]
  /// How far apart the positions of each list are, see `PositionGaps`.
  let gaps: [UInt8]
  /// The values of each number, in the order of `QueryNumber.allCases`.
  let columns: [NumberColumnPart]
  /// What scores need to know of these recipes.
  let statistics: StatisticsTally

  /// The gaps behind the first position of a list.
  func gaps(ofList place: Int) -> ArraySlice<UInt8> {
    gaps[(place == 0 ? 0 : Int(lists[place - 1].end))..<Int(lists[place].end)]
  }
}
