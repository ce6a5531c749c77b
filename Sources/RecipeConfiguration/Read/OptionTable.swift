import TOMLSyntax

/// A table of options, which may be missing.
struct OptionTable {
  /// The full name: `sources.api`.
  let name: String
  /// The entries.
  let entries: [TOMLTable.Entry]
  /// The position of its name, or `nil` if the table is missing.
  let position: TOMLPosition?

  /// Creates an existing table.
  init(name: String, entries: [TOMLTable.Entry], position: TOMLPosition) {
    self.name = name
    self.entries = entries
    self.position = position
  }

  /// Creates a missing table.
  init(name: String) {
    self.name = name
    entries = []
    position = nil
  }
}
