import RecipeCore

/// The turns of runs to make the same request: the first makes it, and the others wait for its answer.
///
/// Each request has one of a few lock files. Requests that share one wait for each other without need.
struct RequestTurns: Sendable {
  /// The number of digits of a hash that name a lock file.
  private static let digits = 3

  /// The folder of the lock files; it need not exist.
  let folder: String
  /// The file system.
  let files: any WritingFileSystem

  /// Takes the turn to make a request, unless another run has it.
  ///
  /// - Returns: `nil` if another run has it.
  /// - Throws: An error if there can be no lock files.
  func take(_ request: HTTPRequest) throws(FileError) -> (any HeldLock)? {
    try files.createFolder(folder)
    return try files.lock("\(folder)/\(StoredAnswer.fileName(of: request).prefix(Self.digits))")
  }
}
