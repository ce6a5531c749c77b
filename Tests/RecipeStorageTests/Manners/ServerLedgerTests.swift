import Foundation
import RecipeCore
import RecipeSystem
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("The ledger of a server")
struct ServerLedgerTests {
  private static let server = ServerOrigin(of: NetworkBench.request)

  @Test("several writers lose nothing of each other's")
  func writers() async throws {
    let folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/recipes-ledger-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let ledger = ServerLedger(
            of: Self.server, in: folder, files: PosixFileSystem(),
            clock: NetworkBench.Clock())
          for _ in 0..<25 { ledger.change { record, _ in record.day.used += 1 } }
        }
      }
    }
    let ledger = ServerLedger(
      of: Self.server, in: folder, files: PosixFileSystem(),
      clock: NetworkBench.Clock())
    #expect(ledger.record.day.used == 200)
  }

  @Test("a record is read as it was written")
  func roundTrip() {
    var record = ServerRecord(at: 1_700_000_000)
    record.day.used = 7
    record.day.isSpent = true
    for _ in 0..<4 { record.breaker.fail(at: 1_700_000_000) }
    record.pause(for: 60, at: 1_700_000_000)
    #expect(ServerRecord(record.bytes, at: 1_700_000_000) == record)
  }

  @Test(
    "a damaged record is as if nothing had happened",
    arguments: [
      "", "{", "[]", #"{"day": "x", "used": []}"#, "{\"day\": 1e99}", "\u{0}",
      #"{"day": 19675, "used": -9223372036854775808, "failures": -1, "open_until": 0}"#,
    ])
  func damage(text: String) {
    #expect(ServerRecord(Array(text.utf8), at: 1_700_000_000) == ServerRecord(at: 1_700_000_000))
  }
}
