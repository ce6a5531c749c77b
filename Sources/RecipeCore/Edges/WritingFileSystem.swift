/// Files and folders, with what a program needs that writes many files and is not alone.
package protocol WritingFileSystem: FileSystem {
  /// Puts a whole file in place so that a reader sees all of it or nothing of it.
  ///
  /// A power cut may still lose it; `flush` makes it last. Many files are written much faster so
  /// than one by one with `writeAtomically`.
  ///
  /// - Parameter replaces: Whether a file that has the name gives way.
  /// - Throws: `.exists` when something has the name, be it a link that leads nowhere, and does
  ///   not give way.
  func place(_ bytes: [UInt8], at path: String, replaces: Bool) throws(FileError)

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

  /// Removes what writers left in a folder that were ended in the middle of a file.
  ///
  /// Call it while the folder is locked, lest a draft that is being written goes.
  func removeDrafts(in folder: String)
}
