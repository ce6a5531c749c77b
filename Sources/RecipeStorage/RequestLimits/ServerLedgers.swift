import RecipeCore
import Synchronization

/// The ledgers of the servers that a source asks: usually one.
final class ServerLedgers: Sendable {
  private let folder: String
  private let files: any WritingFileSystem
  private let clock: any WallClock
  private let ledgers = Mutex<[ServerOrigin: ServerLedger]>([:])

  /// Creates the ledgers in the folder of all records, which need not exist.
  init(folder: String, files: any WritingFileSystem, clock: any WallClock) {
    self.folder = folder
    self.files = files
    self.clock = clock
  }

  /// The time in seconds since 1970.
  var now: Int { clock.now }

  /// Returns the ledger of a server.
  func ledger(of server: ServerOrigin) -> ServerLedger {
    ledgers.withLock { ledgers in
      if let ledger = ledgers[server] { return ledger }
      let ledger = ServerLedger(of: server, in: folder, files: files, clock: clock)
      ledgers[server] = ledger
      return ledger
    }
  }
}
