import RecipeCore

/// A source that reads the library folder, and how it names the library's files.
package struct LibraryReader: Sendable, Hashable {
  /// The source's name.
  package let source: String
  /// What stands before the name of a file in the ids of its records: empty, or a path that ends in
  /// `/`.
  package let prefix: String

  /// Makes a reader of its values.
  package init(source: String, prefix: String) {
    self.source = source
    self.prefix = prefix
  }

  /// What the source calls a record once its file has another name.
  ///
  /// - Parameter newNames: The new names of files, by the old ones.
  /// - Returns: `nil` when the record is not of this source, or its file keeps its name.
  func newReference(
    of reference: RecordReference, _ newNames: [String: String]
  ) -> RecordReference? {
    guard reference.source == source, reference.id.utf8.starts(with: prefix.utf8) else {
      return nil
    }
    let rest = String(Substring(reference.id.utf8.dropFirst(prefix.utf8.count)))
    if let name = newNames[rest] { return RecordReference(source: source, id: prefix + name) }
    // One of several recipes of a file: `soups.json#2`.
    guard let mark = rest.lastIndex(of: "#"), let name = newNames[String(rest[..<mark])],
      rest[mark...].dropFirst().allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    return RecordReference(source: source, id: prefix + name + rest[mark...])
  }
}
