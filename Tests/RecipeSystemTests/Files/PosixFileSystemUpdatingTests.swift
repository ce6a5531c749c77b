import Foundation
import RecipeCore
import RecipeSystem
import Testing

@Suite("Changing a small file in place")
struct PosixFileSystemUpdatingTests {
  private let files = PosixFileSystem()

  @Test("a new file is private; a shorter content leaves nothing of the old; nil leaves all")
  func updates() throws {
    let folder = try ScratchFolder()
    let path = folder.path(of: "ledger")
    try files.update(path, limit: 99) { old in
      #expect(old.isEmpty)
      return Array("ten".utf8)
    }
    #expect(try files.status(of: path)?.permissions == 0o600)
    try files.update(path, limit: 99) { old in old == Array("ten".utf8) ? Array("9".utf8) : nil }
    try files.update(path, limit: 99) { _ in nil }
    #expect(try files.read(path, limit: 99) == Array("9".utf8))
    #expect(try folder.names == ["ledger"])
  }

  @Test("changes at the same time are all made")
  func concurrent() throws {
    let folder = try ScratchFolder()
    let path = folder.path(of: "count")
    let threads = DispatchGroup()
    for _ in 0..<8 {
      DispatchQueue(label: "updates").async(group: threads) {
        for _ in 0..<10 { Self.countUp(path) }
      }
    }
    threads.wait()
    #expect(try files.read(path, limit: 99) == Array("80".utf8))
  }

  private static func countUp(_ path: String) {
    try? PosixFileSystem().update(path, limit: 99) { old in
      // Long enough that another thread reads meanwhile when nothing keeps it from doing so.
      usleep(500)
      return Array(String((Int(String(decoding: old, as: UTF8.self)) ?? 0) + 1).utf8)
    }
  }

  @Test("what cannot be changed is an error and stays as it is")
  func refused() throws {
    let folder = try ScratchFolder()
    let path = try folder.add("large", "0123456789")
    let reasons: [(String, FileError.Reason)] = [
      (path, .tooLarge(limit: 9)), (folder.path, .isFolder), ("/dev/null/x", .notAFolder),
      (folder.path(of: "none/x"), .notFound),
    ]
    for (path, reason) in reasons {
      let error = #expect(throws: FileError.self) { try files.update(path, limit: 9) { _ in [1] } }
      #expect(error?.reason == reason)
      #expect(error?.path == path)
    }
    #expect(try files.read(path, limit: 99).count == 10)
  }
}
