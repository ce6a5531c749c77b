/// Gives the pieces of a file, one after the other, to `append`.
package typealias PieceWriter = (
  _ append: @escaping ([UInt8]) throws(FileError) -> Void
) throws(FileError) -> Void

/// Files and folders, with what a program needs that looks into many files, writes many and is not
/// alone.
package protocol WritingFileSystem: FileSystem {
  /// Reads a pipe, or whatever else can be read, to its end; waits for whoever writes it.
  ///
  /// - Parameters:
  ///   - path: The pipe: `/dev/stdin`, `/dev/fd/63`.
  ///   - limit: The greatest number of bytes accepted.
  func readStream(_ path: String, limit: Int) throws(FileError) -> [UInt8]

  /// Puts a whole file in place so that a reader sees all of it or nothing of it.
  ///
  /// A power cut may still lose it; `flush` makes it last. Many files are written much faster so
  /// than one by one with `writeAtomically`.
  ///
  /// - Parameter replaces: Whether a file that has the name gives way.
  /// - Throws: `.exists` when something has the name, be it a link that leads nowhere, and does
  ///   not give way.
  func place(_ bytes: [UInt8], at path: String, replaces: Bool) throws(FileError)

  /// Puts a whole file in place as `writeAtomically` of its bytes does, piece by piece.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - pieces: Gives the pieces.
  /// - Throws: What `pieces` throws, or that a piece could not be written, even if `pieces` went on;
  ///   the error names `path`. The file then stays as it was; a pipe or a device got the pieces
  ///   before.
  func writeAtomically(to path: String, pieces: PieceWriter) throws(FileError)

  /// Makes files of a folder last a power cut: returns once they are on the disk.
  func flush(_ names: [String], in folder: String) throws(FileError)

  /// Does something while no other process holds the lock of a folder.
  ///
  /// The lock is advisory, and goes when its process ends, however it ends. On file systems that
  /// know no locks the body runs without.
  ///
  /// - Parameter waiting: Called once before it waits for another process.
  func whileLocked<Value>(
    _ folder: String, waiting: () -> Void, _ body: () throws(FileError) -> Value
  ) throws(FileError) -> Value

  /// Does something unless another process holds the lock of a folder.
  ///
  /// - Returns: `nil` when one does.
  func ifUnlocked<Value>(
    _ folder: String, _ body: () throws(FileError) -> Value
  ) throws(FileError) -> Value?

  /// Puts a file in place piece by piece, so that a reader sees all of it or nothing of it; a file
  /// that has the name gives way.
  ///
  /// A power cut may lose it, or parts of it.
  ///
  /// - Parameters:
  ///   - path: The file, in a folder that exists.
  ///   - pieces: Gives the pieces.
  func place(at path: String, pieces: PieceWriter) throws(FileError)

  /// Puts a regular file into memory as it is, without reading it.
  ///
  /// A file that another program cuts short meanwhile ends this one: only files that are replaced
  /// whole may be read so.
  func map(_ path: String) throws(FileError) -> SharedBytes

  /// Removes what writers left in a folder that were ended in the middle of a file.
  ///
  /// A draft that somebody is writing stays.
  func removeDrafts(in folder: String)
}
