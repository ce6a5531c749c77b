/// The need of a search for the details of records that a list has only in outline.
///
/// Two needs are equal if they are of the same search.
package struct DetailNeed: Sendable, Hashable {
  private let search: String
  private let isUndecided: @Sendable (ListedRecord) -> Bool
  private let isAnswered: @Sendable (RecipeRecord) -> Bool
  private let choose: @Sendable (_ undecided: [ListedRecord], _ others: [ListedRecord]) -> [Bool]

  /// Creates the need of a search.
  ///
  /// - Parameters:
  ///   - search: The text of the search, with its page.
  ///   - isAnswered: Returns true if a whole record has one of the values that the search looks for in details.
  ///   - choose: Returns for each undecided record true if its details can change the page of the search.
  ///   - isUndecided: Returns true if the details of a record decide whether it is found.
  package init(
    of search: String, isAnswered: @escaping @Sendable (RecipeRecord) -> Bool = { _ in true },
    choose: @escaping @Sendable (_ undecided: [ListedRecord], _ others: [ListedRecord]) -> [Bool] =
      {
        undecided, _ in undecided.map { _ in true }
      },
    _ isUndecided: @escaping @Sendable (ListedRecord) -> Bool
  ) {
    self.search = search
    self.isUndecided = isUndecided
    self.isAnswered = isAnswered
    self.choose = choose
  }

  /// True if the details of a record decide whether it is found.
  package func includes(_ record: ListedRecord) -> Bool { isUndecided(record) }

  /// True if no whole record of a sample has a value that the search looks for in details: the source has none,
  /// and need not be asked.
  ///
  /// - Parameter sample: Whole records; a few tell nothing.
  package func isHopeless(after sample: [RecipeRecord]) -> Bool {
    sample.count >= Self.sampleSize && !isAnswered(in: sample)
  }

  /// True if a whole record has one of the values that the search looks for in details.
  package func isAnswered(in records: [RecipeRecord]) -> Bool {
    records.contains(where: isAnswered)
  }

  /// The number of whole records that tell what a source has.
  package static var sampleSize: Int { 10 }

  /// Returns for each of some undecided records true if its details can change the page of the search.
  ///
  /// - Parameter others: The other records of the source, which may be found as they are.
  package func canChangePage(_ undecided: [ListedRecord], beside others: [ListedRecord]) -> [Bool] {
    choose(undecided, others)
  }

  package static func == (left: DetailNeed, right: DetailNeed) -> Bool {
    left.search == right.search
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(search)
  }
}
