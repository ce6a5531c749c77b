/// What `[library]` says: the user's own recipes, where `import` writes.
package struct LibrarySettings: Sendable, Hashable {
  /// The folder when none is given, relative to the configuration's.
  static let defaultName = "recipes"

  /// The folder, absolute; it may not exist yet.
  package let path: String

  /// Makes the settings of their values.
  package init(path: String) {
    self.path = path
  }
}
