/// A table: names and values in the order they were first written.
package struct TOMLTable: Sendable, Hashable {
  /// One name and its value.
  package struct Entry: Sendable, Hashable {
    /// The name.
    package let key: TOMLKey
    /// Its value.
    package let value: TOMLValue

    /// Makes an entry of its parts.
    package init(key: TOMLKey, value: TOMLValue) {
      self.key = key
      self.value = value
    }
  }

  /// The names and values; no name is there twice.
  package let entries: [Entry]

  /// Makes a table of its entries.
  package init(entries: [Entry]) {
    self.entries = entries
  }

  /// The value of a name, compared by its Unicode scalars; `nil` when there is none.
  package subscript(name: String) -> TOMLValue? {
    entry(named: name)?.value
  }

  /// The entry of a name, compared by its Unicode scalars; `nil` when there is none.
  package func entry(named name: String) -> Entry? {
    entries.first { $0.key.name.utf8.elementsEqual(name.utf8) }
  }
}
