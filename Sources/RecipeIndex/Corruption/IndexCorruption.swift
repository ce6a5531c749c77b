import RecipeCore

/// The error that bytes of an index are not what its writer wrote.
struct IndexCorruption: Error, Sendable, Hashable {
  /// Creates the error.
  init() {}
}

extension FileError {
  /// The error of a writer that copies from an index that turns out to be corrupt.
  ///
  /// It is only logged: the answer does not depend on what is copied, and the next run that reads
  /// the corrupt part builds a new index.
  static func corruptIndex(at path: String) -> FileError {
    FileError(.other("the previous index is corrupt"), path: path)
  }
}
