/// A source that the starter file enables.
package struct StarterSource: Sendable, Hashable {
  /// The name.
  package let name: String
  /// The kind.
  package let kind: String
  /// The folder, as written in the file.
  package let path: String

  /// Creates a source from its values.
  package init(name: String, kind: String, path: String) {
    self.name = name
    self.kind = kind
    self.path = path
  }
}
