import RecipeCore
import Synchronization
import Text

/// The record of a server in a small file, which all processes share.
///
/// Each change is made under the lock of the folder and replaces the file as a whole, so that a process
/// that is killed loses neither a request nor the requests of others.
final class ServerLedger: Sendable {
  /// The ending of the files.
  static let ending = ".json"
  private static let maximumSize = 64 << 10
  /// Less than any file system allows in a name; longer origins with a common prefix share a record.
  private static let maximumNameLength = 200

  private let path: String
  private let folder: String
  private let files: any WritingFileSystem
  private let clock: any WallClock
  /// The record of this run, in case the file cannot be written.
  private let own: Mutex<ServerRecord?>
  private let trouble = Mutex<FileError?>(nil)

  /// Creates the ledger of a server.
  ///
  /// - Parameters:
  ///   - server: The server.
  ///   - folder: The folder of all records; it need not exist.
  ///   - files: The file system.
  ///   - clock: The time of day.
  convenience init(
    of server: ServerOrigin, in folder: String, files: any WritingFileSystem, clock: any WallClock
  ) {
    self.init(at: Self.path(of: server, in: folder), in: folder, files: files, clock: clock)
  }

  /// Creates the ledger of a file.
  init(
    at path: String, in folder: String, files: any WritingFileSystem, clock: any WallClock
  ) {
    self.folder = folder
    self.path = path
    self.files = files
    self.clock = clock
    own = Mutex(nil)
  }

  /// Returns the path of a server's record.
  static func path(of server: ServerOrigin, in folder: String) -> String {
    "\(folder)/\(server.text.percentEncoded.prefix(maximumNameLength))\(ending)"
  }

  /// The record as it is now, or `nil` if the file cannot be read.
  var record: ServerRecord? {
    own.withLock { own in own ?? (try? stored()) }
  }

  /// The error that the file cannot be read or written, if so.
  var failure: FileError? { trouble.withLock(\.self) }

  /// Changes the account of a user in the file; without a writable file, in the record of this run alone.
  ///
  /// - Parameters:
  ///   - user: The user.
  ///   - change: Changes the account at a time.
  /// - Returns: The result of `change`.
  func change<Result: Sendable>(
    of user: ServerUser, _ change: (inout ServerAccount, _ now: Int) -> Result
  ) -> Result {
    changeRecord { record, now in record.change(user, at: now) { change(&$0, now) } }
  }

  private func changeRecord<Result: Sendable>(
    _ change: (inout ServerRecord, _ now: Int) -> Result
  ) -> Result {
    own.withLock { own in
      if var record = own {
        defer { own = record }
        return change(&record, clock.now)
      }
      do throws(FileError) {
        return try changeFile(change)
      } catch {
        trouble.withLock { $0 = error }
        var record = (try? stored()) ?? ServerRecord()
        defer { own = record }
        return change(&record, clock.now)
      }
    }
  }

  private func changeFile<Result: Sendable>(
    _ change: (inout ServerRecord, _ now: Int) -> Result
  ) throws(FileError) -> Result {
    try files.createFolder(folder)
    return try files.whileLocked(folder, waiting: {}) { () throws(FileError) in
      let old = try stored()
      var new = old
      let result = change(&new, clock.now)
      if new != old {
        files.removeDrafts(in: folder)
        try files.place(at: path) { append throws(FileError) in try append(new.bytes) }
      }
      return result
    }
  }

  /// The reason of the error that the file is damaged.
  static let damage = FileError.Reason.other("the file is damaged")

  /// Reads the record; one that is not there is new, but one that cannot be read must not be replaced: it may
  /// have the requests of this day.
  private func stored() throws(FileError) -> ServerRecord {
    let file: (bytes: [UInt8], stamp: FileStamp?)
    do throws(FileError) {
      file = try files.readStamped(path, limit: Self.maximumSize)
    } catch {
      guard error.reason == .notFound else { throw error }
      return ServerRecord()
    }
    let now = clock.now
    if let record = ServerRecord(file.bytes, at: now) { return record }
    let written = file.stamp.map { Int($0.modified / 1_000_000_000) } ?? now
    guard RequestDay.isOver(written, at: now) else { throw FileError(Self.damage, path: path) }
    return ServerRecord()
  }
}
