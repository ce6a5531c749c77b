/// The settings of `[library]`: the user's own recipes, to which `import` writes.
package struct LibrarySettings: Sendable, Hashable {
  /// The default folder, relative to the configuration's.
  static let defaultName = "recipes"

  /// The folder, absolute; it may not exist yet.
  package let path: String
}
