package import RecipeCore

/// The record of the imports into a library, for those who only ask whether it can be read.
package struct LibraryRecord: Sendable {
  private let root: String
  private let files: any WritingFileSystem

  /// Creates the record of a library folder.
  package init(root: String, files: any WritingFileSystem) {
    self.root = root
    self.files = files
  }

  /// The path of the file, absolute.
  package var path: String { "\(root)/\(ImportManifest.name)" }

  /// Returns the numbers of the lines that cannot be read; none without a record.
  package func damagedLines() throws(FileError) -> [Int] {
    try ManifestStore(root: root, files: files).load().damaged.map(\.number)
  }
}
