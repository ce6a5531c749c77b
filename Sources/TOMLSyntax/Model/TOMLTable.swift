/// A table: keys and values in the order in which they were first written.
package struct TOMLTable: Sendable, Hashable {
  /// A key and its value.
  package struct Entry: Sendable, Hashable {
    /// The key.
    package let key: TOMLKey
    /// The value.
    package let value: TOMLValue

    /// Creates an entry from its parts.
    package init(key: TOMLKey, value: TOMLValue) {
      self.key = key
      self.value = value
    }
  }

  /// The keys and values; keys are unique.
  package let entries: [Entry]

  /// Returns the value of a key, compared by Unicode scalars, or `nil` if there is none.
  package subscript(name: String) -> TOMLValue? {
    entry(named: name)?.value
  }

  /// Returns the entry of a key, compared by Unicode scalars, or `nil` if there is none.
  package func entry(named name: String) -> Entry? {
    entries.first { $0.key.name.utf8.elementsEqual(name.utf8) }
  }
}
