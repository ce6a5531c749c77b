/// The operations on files and folders that every stage may use.
///
/// All paths are absolute.
public protocol FileSystem: Sendable {
  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - path: The file; symbolic links are followed.
  ///   - limit: The greatest size accepted, in bytes.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]

  /// Reads a whole file, and its stamp.
  ///
  /// - Parameters:
  ///   - path: The file; symbolic links are followed.
  ///   - limit: The greatest size accepted, in bytes.
  /// - Returns: The content, and the stamp of the file if it was the same before and after reading;
  ///   else `nil`.
  func readStamped(
    _ path: String, limit: Int
  ) throws(FileError) -> (bytes: [UInt8], stamp: FileStamp?)

  /// Reads a part of a regular file.
  ///
  /// - Parameters:
  ///   - path: The file; symbolic links are followed.
  ///   - offset: The offset of the part in bytes.
  ///   - count: The number of bytes to read; fewer are returned at the end of the file.
  func read(_ path: String, from offset: Int, count: Int) throws(FileError) -> [UInt8]

  /// Lists a folder, without `.` and `..`, ordered by the UTF-8 bytes of the names.
  func entries(of folder: String) throws(FileError) -> [FileEntry]

  /// Returns the status of a path, with symbolic links followed, or `nil` if nothing exists there.
  func status(of path: String) throws(FileError) -> FileStatus?

  /// Resolves every symbolic link of a path that exists.
  func realPath(of path: String) throws(FileError) -> String

  /// Creates a folder and its parents; not an error if it exists.
  func createFolder(_ path: String) throws(FileError)

  /// Writes a whole file atomically, so that a reader sees the old content or the new, never a
  /// part: a temporary file beside it, `fsync`, `rename`.
  ///
  /// - Throws: An error also if the path is a symbolic link, which is never followed.
  func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileError)

  /// Changes a small file atomically with respect to other processes that use this: reads, changes
  /// and writes it in place. Nothing waits for the disk, so a crash of the machine may lose the
  /// change.
  ///
  /// - Parameters:
  ///   - path: The file; created if it does not exist, readable by its owner only.
  ///   - limit: The greatest size accepted, in bytes.
  ///   - change: Returns the new content for the old, or `nil` to leave it unchanged.
  func update(
    _ path: String, limit: Int, _ change: ([UInt8]) -> [UInt8]?
  ) throws(FileError)

  /// Removes a file; not an error if it does not exist.
  func removeFile(_ path: String) throws(FileError)
}

extension FileSystem {
  /// Reads a file and compares the stamps of its path before and after.
  public func readStamped(
    _ path: String, limit: Int
  ) throws(FileError) -> (bytes: [UInt8], stamp: FileStamp?) {
    let before = try status(of: path).map(FileStamp.init)
    let bytes = try read(path, limit: limit)
    let after = try status(of: path).map(FileStamp.init)
    return (bytes, before == after ? before : nil)
  }
}
