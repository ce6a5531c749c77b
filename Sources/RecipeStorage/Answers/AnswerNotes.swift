import RecipeCore
import Synchronization

/// The notes about folders of answers, each in a file beside its folder.
///
/// Whoever changes answers removes the note about them under the lock of the store. A stamp of the folder
/// alone would miss a change within a tick of the file system's clock.
final class AnswerNotes: Sendable {
  private static let maximumSize = 4096

  private let root: String
  private let files: any WritingFileSystem
  /// The marks of this process in the places of notes that it has begun, by folder.
  private let marks = Mutex<[String: [UInt8]]>([:])

  /// Creates the notes of a store.
  ///
  /// - Parameters:
  ///   - root: The folder whose lock every writer holds; it need not exist.
  ///   - files: The file system.
  init(root: String, files: any WritingFileSystem) {
    self.root = root
    self.files = files
  }

  /// Returns the note about a folder, if it holds.
  ///
  /// The stamp shows what a person has changed by hand.
  func note(of folder: String) -> AnswerNote? {
    guard let note = content(folder).flatMap(AnswerNote.init), note.folder == stamp(of: folder)
    else { return nil }
    return note
  }

  /// Begins a note about answers that are about to be read: a mark of this process takes its place.
  ///
  /// A failure only costs time, as no note is kept then.
  func begin(of folder: String) {
    guard note(of: folder) == nil else { return }
    let mark = Array("gathering \(UInt64.random(in: 0...UInt64.max))".utf8)
    marks.withLock { $0[folder] = mark }
    try? files.createFolder(root)
    try? files.whileLocked(root, waiting: {}) { () throws(FileError) in try place(mark, folder) }
  }

  /// Keeps a note that was begun, unless another process has changed the answers or begun one since.
  ///
  /// - Parameter note: Creates the note from the stamp of the folder.
  func keep(of folder: String, _ note: (FileStamp) -> AnswerNote) {
    guard let mark = marks.withLock({ $0.removeValue(forKey: folder) }) else { return }
    try? files.whileLocked(root, waiting: {}) { () throws(FileError) in
      guard content(folder) == mark, let stamp = stamp(of: folder) else { return }
      try place(note(stamp).bytes, folder)
    }
  }

  /// Removes the note about answers that this process changes, or the mark of another process; one that
  /// this process has begun will be about the change, too.
  ///
  /// The caller holds the lock.
  func invalidate(_ folder: String) throws(FileError) {
    let mark = marks.withLock { $0[folder] }
    guard mark == nil || content(folder) != mark else { return }
    try remove(of: folder)
  }

  /// Removes the note about a folder, also one that was begun.
  func remove(of folder: String) throws(FileError) { try files.removeFile(path(folder)) }

  private func path(_ folder: String) -> String { folder + ".note" }

  private func content(_ folder: String) -> [UInt8]? {
    try? files.read(path(folder), limit: Self.maximumSize)
  }

  private func place(_ bytes: [UInt8], _ folder: String) throws(FileError) {
    try files.place(at: path(folder)) { append throws(FileError) in try append(bytes) }
  }

  private func stamp(of folder: String) -> FileStamp? {
    (try? files.status(of: folder)).flatMap(\.self).map(FileStamp.init)
  }
}
