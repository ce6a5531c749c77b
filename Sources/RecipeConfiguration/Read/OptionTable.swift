import TOMLSyntax

/// A table whose entries are options, or that is not there.
struct OptionTable {
  /// Its full name: `sources.api`.
  let name: String
  /// Its entries.
  let entries: [TOMLTable.Entry]
  /// Where its name is written; `nil` when it is not there.
  let position: TOMLPosition?

  /// Makes a table that is there.
  init(name: String, entries: [TOMLTable.Entry], position: TOMLPosition) {
    self.name = name
    self.entries = entries
    self.position = position
  }

  /// Makes a table that is not there.
  init(name: String) {
    self.name = name
    entries = []
    position = nil
  }
}
