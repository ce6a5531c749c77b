package import RecipeCore

/// The library folder, where `import` writes.
package struct RecipeLibrary: Sendable {
  /// Makes the library of a folder.
  package init(root: String, files: any FileSystem) {
  }
}
