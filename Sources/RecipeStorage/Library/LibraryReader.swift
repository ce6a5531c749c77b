import RecipeCore
import Text

/// A source that reads the library folder, and its names for the library's files.
package struct LibraryReader: Sendable, Hashable {
  /// The source's name.
  package let source: String
  /// The prefix of file names in the ids of its records: empty, or a path that ends in `/`.
  package let prefix: String

  /// Creates a reader from its values.
  package init(source: String, prefix: String) {
    self.source = source
    self.prefix = prefix
  }

  /// Returns the new reference of a record whose file was renamed.
  ///
  /// - Parameter newNames: The new names of files, by the old ones.
  /// - Returns: `nil` if the record is not of this source, or its file keeps its name.
  func newReference(
    of reference: RecordReference, _ newNames: [ByteKey: ByteKey]
  ) -> RecordReference? {
    guard reference.source == source, reference.id.utf8.starts(with: prefix.utf8) else {
      return nil
    }
    let rest = String(Substring(reference.id.utf8.dropFirst(prefix.utf8.count)))
    if let name = newNames[ByteKey(rest)] {
      return RecordReference(source: source, id: prefix + name.text)
    }
    // A recipe of a file with several: `soups.json#2`, `soups.json#35382`.
    for mark in rest.indices where rest[mark] == "#" {
      guard let name = newNames[ByteKey(String(rest[..<mark]))] else { continue }
      return RecordReference(source: source, id: prefix + name.text + rest[mark...])
    }
    return nil
  }
}
