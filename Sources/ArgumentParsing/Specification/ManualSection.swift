/// A section of manual pages with a row for each term, such as those of exit statuses and files.
package struct ManualSection: Sendable, Hashable {
  /// A term with its meaning.
  package struct Row: Sendable, Hashable {
    /// The term: "3", "PAGER", "~/.cache".
    let term: String
    /// Its meaning, without a final full stop.
    let meaning: String

    /// Creates a row from its parts.
    package init(_ term: String, _ meaning: String) { (self.term, self.meaning) = (term, meaning) }
  }

  /// The heading, in capitals.
  let heading: String
  /// The rows.
  let rows: [Row]

  /// Creates a section from its parts.
  package init(_ heading: String, _ rows: [Row]) { (self.heading, self.rows) = (heading, rows) }
}
