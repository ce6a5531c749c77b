/// Files and folders, as far as this program needs them.
///
/// All paths are absolute.
public protocol FileSystem: Sendable {
  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - path: The file; symbolic links are followed.
  ///   - limit: The greatest size accepted, in bytes.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]

  /// Reads a whole file, and takes its stamp.
  ///
  /// - Parameters:
  ///   - path: The file; symbolic links are followed.
  ///   - limit: The greatest size accepted, in bytes.
  /// - Returns: The content, and the stamp that the file had both before and after it was read;
  ///   `nil` when it had two.
  func readStamped(
    _ path: String, limit: Int
  ) throws(FileError) -> (bytes: [UInt8], stamp: FileStamp?)

  /// Reads a part of a regular file.
  ///
  /// - Parameters:
  ///   - path: The file; symbolic links are followed.
  ///   - offset: Where the part begins, in bytes.
  ///   - count: How many bytes are read at most; fewer when the file ends before.
  func read(_ path: String, from offset: Int, count: Int) throws(FileError) -> [UInt8]

  /// Lists a folder, without `.` and `..`, ordered by the UTF-8 bytes of the names.
  func entries(of folder: String) throws(FileError) -> [FileEntry]

  /// Tells what is at a path, following symbolic links; `nil` when nothing is.
  func status(of path: String) throws(FileError) -> FileStatus?

  /// Resolves every symbolic link of a path that exists.
  func realPath(of path: String) throws(FileError) -> String

  /// Makes a folder and those above it; not an error when it exists.
  func createFolder(_ path: String) throws(FileError)

  /// Puts a whole file in place so that a reader sees the old content or the new, never a part:
  /// a temporary file beside it, `fsync`, `rename`.
  func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileError)

  /// Changes a small file while no other process that does so can: reads it, changes it, writes it
  /// in place. Nothing waits for the disk, so a crash of the machine may lose the change.
  ///
  /// - Parameters:
  ///   - path: The file; made when it does not exist, readable by its owner only.
  ///   - limit: The greatest size accepted, in bytes.
  ///   - change: Gives the new content for the old, `nil` to leave it.
  func update(
    _ path: String, limit: Int, _ change: ([UInt8]) -> [UInt8]?
  ) throws(FileError)

  /// Removes a file; not an error when it does not exist.
  func removeFile(_ path: String) throws(FileError)
}

extension FileSystem {
  /// Takes the stamp by the path, before and after.
  public func readStamped(
    _ path: String, limit: Int
  ) throws(FileError) -> (bytes: [UInt8], stamp: FileStamp?) {
    let before = try status(of: path).map(FileStamp.init)
    let bytes = try read(path, limit: limit)
    let after = try status(of: path).map(FileStamp.init)
    return (bytes, before == after ? before : nil)
  }
}
