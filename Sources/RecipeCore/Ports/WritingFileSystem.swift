/// A function that passes the pieces of a file to `append`, one after the other.
package typealias PieceWriter = (
  _ append: @escaping ([UInt8]) throws(FileError) -> Void
) throws(FileError) -> Void

/// A file system for a program that reads and writes many files, concurrently with other processes.
package protocol WritingFileSystem: FileSystem {
  /// Reads a pipe or other special file to its end; waits for its writer.
  ///
  /// - Parameters:
  ///   - path: The pipe: `/dev/stdin`, `/dev/fd/63`.
  ///   - limit: The maximum number of bytes accepted.
  func readStream(_ path: String, limit: Int) throws(FileError) -> [UInt8]

  /// Reads a whole file of a folder that others may write to, which must not lead out of it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The greatest size accepted, in bytes.
  /// - Throws: `.unfollowedLink` if the path is a symbolic link, wherever it leads.
  func readWithoutFollowing(_ path: String, limit: Int) throws(FileError) -> [UInt8]

  /// Writes a whole file atomically: a reader sees all of it or nothing.
  ///
  /// A power failure may still lose it until `flush` has returned. For many files this is much
  /// faster than `writeAtomically` for each.
  ///
  /// - Parameter replaces: True if an existing file is replaced.
  /// - Throws: `.exists` if the name exists, even as a dangling link, and is not replaced.
  func place(_ bytes: [UInt8], at path: String, replaces: Bool) throws(FileError)

  /// Writes a file atomically, piece by piece, with the guarantees of `writeAtomically(_:to:)`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - pieces: Passes the pieces.
  /// - Throws: The error of `pieces`, or that a piece could not be written, even if `pieces`
  ///   ignored it; the error names `path`. The file then stays unchanged; a pipe or a device has
  ///   received the pieces before.
  func writeAtomically(to path: String, pieces: PieceWriter) throws(FileError)

  /// Makes files of a folder durable: returns once they are on the disk.
  func flush(_ names: [String], in folder: String) throws(FileError)

  /// Runs a body while this process holds the lock of a folder, which it waits for.
  ///
  /// The lock is advisory and is released when its process ends, however it ends. On file systems
  /// without locks the body runs unlocked.
  ///
  /// - Parameter waiting: Called once before waiting for another process.
  func whileLocked<Value>(
    _ folder: String, waiting: () -> Void, _ body: () throws(FileError) -> Value
  ) throws(FileError) -> Value

  /// Runs a body with the lock of a folder, unless another process holds it.
  ///
  /// - Returns: `nil` if another process holds the lock.
  func ifUnlocked<Value>(
    _ folder: String, _ body: () throws(FileError) -> Value
  ) throws(FileError) -> Value?

  /// Takes the lock of a file, which is created if need be, unless somebody else holds it: another process
  /// or another task of this one.
  ///
  /// Without locks, as on some file systems, nobody is kept away.
  ///
  /// - Parameter path: A file in a folder that exists.
  /// - Returns: `nil` if somebody else holds it.
  func lock(_ path: String) throws(FileError) -> (any HeldLock)?

  /// Writes a file atomically, piece by piece; replaces an existing file.
  ///
  /// A power failure may lose all or parts of it.
  ///
  /// - Parameters:
  ///   - path: The file, in a folder that exists.
  ///   - pieces: Passes the pieces.
  func place(at path: String, pieces: PieceWriter) throws(FileError)

  /// Marks a file as changed now, without changing it.
  func touch(_ path: String) throws(FileError)

  /// Lets those who may read a file run it, too.
  func makeExecutable(_ path: String) throws(FileError)

  /// Maps a regular file into memory.
  ///
  /// A file that another program truncates while it is mapped crashes this one (SIGBUS): only files
  /// that are always replaced as a whole may be mapped.
  func map(_ path: String) throws(FileError) -> SharedBytes

  /// Returns the paths of temporary files in a folder that writers left when they were ended in the
  /// middle.
  func drafts(in folder: String) -> [String]

  /// Removes temporary files in a folder that writers left when they were ended in the middle.
  ///
  /// A temporary file that is being written stays.
  func removeDrafts(in folder: String)
}

extension WritingFileSystem {
  /// Returns a lock that keeps nobody away.
  package func lock(_ path: String) throws(FileError) -> (any HeldLock)? { OpenLock() }
}
