import Foundation
import RecipeCore
import RecipeSystem
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("The ledger of a server")
struct ServerLedgerTests {
  private static let server = ServerOrigin(of: NetworkBench.request)
  private static let now = 1_700_000_000

  private static let users = [
    ServerUser(source: "api", key: nil), ServerUser(source: "api", key: "first key"),
    ServerUser(source: "other", key: "second key"),
  ]

  @Test("several writers lose nothing of each other's")
  func writers() async throws {
    let folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/recipes-ledger-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { [user = ServerUser(source: "api", key: nil)] in
          let ledger = ServerLedger(
            of: Self.server, in: folder, files: PosixFileSystem(),
            clock: NetworkBench.Clock())
          for _ in 0..<25 {
            ledger.change(of: user) { account, _ in account.key.day.used += 1 }
          }
        }
      }
    }
    let ledger = ServerLedger(
      of: Self.server, in: folder, files: PosixFileSystem(),
      clock: NetworkBench.Clock())
    #expect(ledger.record?.account(of: "api", at: Self.now).key.day.used == 200)
  }

  @Test("a record is read as it was written")
  func roundTrip() {
    var record = ServerRecord()
    for user in Self.users {
      record.change(user, at: Self.now) { account in
        account.key.day.used = 7
        account.key.day.isSpent = user.keyMark == nil
        account.key.pause(for: 60, at: Self.now)
        account.key.note(said: "ten a minute")
        for _ in 0..<4 { account.source.breaker.fail(at: Self.now) }
        account.source.trouble = "it did not respond"
      }
    }
    #expect(ServerRecord(record.bytes, at: Self.now) == record)
  }

  @Test(
    "a damaged record is none, as nobody knows how many requests were made",
    arguments: [
      "", "{", "[]", #"{"day": "x", "used": []}"#, "{\"day\": 1e99}", "\u{0}",
      #"{"keys": [1, [], {}, {"mark": -1, "day": 1e99, "used": []}]}"#,
      #"{"keys": {"day": 19675}, "sources": [{}, {"name": 1}, []]}"#,
      #"{"keys": [{"day": 19675, "used": -1}]}"#,
    ])
  func damage(text: String) {
    #expect(ServerRecord(Array(text.utf8), at: Self.now) == nil)
  }

  @Test("a damaged record of a source is as if nothing had happened")
  func sourceDamage() throws {
    let text = """
      {"sources": [{}, {"name": 1}, [], {"name": "api", "failures": -1, "open_until": "x", \
      "mark": 1e9}], "keys": []}
      """
    let record = try #require(ServerRecord(Array(text.utf8), at: Self.now))
    let account = record.account(of: "api", at: Self.now)
    #expect(
      account == ServerAccount(source: SourceRecord("api"), key: KeyRecord(nil, at: Self.now)))
  }

  @Test("numbers that nobody can have written end no run")
  func extremes() throws {
    for number in [Int.min, Int.min + 1, Int.max] {
      let text = """
        {"sources": [{"name": "api", "failures": \(number), "open_until": \(number)}], \
        "keys": [{"day": 19675, "used": \(max(0, number)), "pause_until": \(number)}]}
        """
      var record = try #require(ServerRecord(Array(text.utf8), at: Self.now))
      record.change(Self.users[0], at: Self.now) { account in
        account.source.breaker.fail(at: Self.now)
        account.key.day.used += 1
        account.key.pause(for: 9, at: Self.now)
      }
      let account = record.account(of: "api", at: Self.now)
      #expect((0...900).contains(account.source.breaker.secondsLeft(at: Self.now)))
      #expect((0...86_400).contains(account.key.pauseLeft(at: Self.now)))
    }
  }

  @Test("the requests of a source are those of the key that it used last")
  func keys() {
    var record = ServerRecord()
    for (number, user) in Self.users.enumerated() {
      record.change(user, at: Self.now) { $0.key.day.used = number + 1 }
    }
    #expect(record.account(of: "api", at: Self.now).key.day.used == 2)
    #expect(record.account(of: "other", at: Self.now).key.day.used == 3)
    #expect(record.account(of: "renamed", at: Self.now).key.day.used == 3)
  }

  @Test("a record stays small however many keys are used")
  func manyKeys() {
    var record = ServerRecord()
    for number in 0..<1000 {
      let user = ServerUser(source: "source \(number)", key: "key \(number)")
      record.change(user, at: Self.now) { $0.key.day.used = 1 }
    }
    #expect(record.bytes.count < 16 << 10)
    #expect(record.account(of: "source 999", at: Self.now).key.day.used == 1)
  }

  @Test("a source is not left alone because of the failures of another at the same server")
  func breakers() {
    var record = ServerRecord()
    record.change(Self.users[0], at: Self.now) { account in
      for _ in 0..<4 { account.source.breaker.fail(at: Self.now) }
    }
    for (name, state) in [("api", NetworkStatus.Breaker.open), ("other", .closed)] {
      #expect(record.account(of: name, at: Self.now).source.breaker.state(at: Self.now) == state)
    }
  }
}
