/// A record of which its document says more than it shows, or that is likely to be misread.
package struct PartialRecord: Sendable, Hashable {
  /// A reason to look at a record, besides the share of its text.
  package enum Flaw: String, Sendable, Hashable, CaseIterable {
    case noIngredients = "no ingredients"
    case noDirections = "no directions"
    /// No amount of an ingredient, though there are numbers in the text that was not read.
    case noAmounts = "no amounts"
    case directionsAreAmounts = "directions that look like ingredients"
    case ingredientsAreSentences = "ingredients that look like directions"
  }

  /// The path of the document.
  package let path: String
  /// The line at which the record starts, from 1.
  package let line: Int
  /// The title, if the document has several records.
  package let title: String?
  /// The share of its text that is shown, or `nil` if it is not known apart from that of others.
  package let share: Double?
  /// The keys, headings and columns whose text was not read, those with most letters first.
  package let unread: [String]
  /// The other reasons.
  package let flaws: [Flaw]

  /// Creates a record from its parts.
  package init(
    path: String, line: Int, title: String?, share: Double?, unread: [String], flaws: [Flaw]
  ) {
    (self.path, self.line, self.title) = (path, line, title)
    (self.share, self.unread, self.flaws) = (share, unread, flaws)
  }

  /// Returns the record with only some of its flaws.
  func limited(to cached: Set<Flaw>) -> PartialRecord {
    PartialRecord(
      path: path, line: line, title: title, share: share, unread: unread,
      flaws: flaws.filter(cached.contains))
  }

  /// The order of records: a lower one is worse.
  var rank: Double { (share ?? 1) - 0.25 * Double(flaws.count) }
}
