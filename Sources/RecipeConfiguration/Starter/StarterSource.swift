/// A source that a starter file turns on.
package struct StarterSource: Sendable, Hashable {
  /// Its name.
  package let name: String
  /// Its kind.
  package let kind: String
  /// Its folder, as it is to be written.
  package let path: String

  /// Makes a source of its values.
  package init(name: String, kind: String, path: String) {
    self.name = name
    self.kind = kind
    self.path = path
  }
}
