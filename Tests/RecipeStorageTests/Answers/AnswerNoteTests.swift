import RecipeCore
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("The notes about answers")
struct AnswerNoteTests {
  private static let folder = "/cache/api"

  /// Its folders never change their stamps, as within a tick of the clock.
  private let files = InMemoryFileSystem()

  /// A store as each process has one.
  private func store(maximumByteCount: Int = 1 << 20) -> AnswerCache {
    AnswerCache(root: "/cache", maximumByteCount: maximumByteCount, files: files)
  }

  private static func keep(
    _ number: Int, in store: AnswerCache, of source: String = "api"
  ) throws {
    let request = HTTPRequest(url: "http://api.example/\(number)")
    let response = HTTPResponse(status: 200, body: [UInt8](repeating: 0x20, count: 900))
    try store.cache(CachedResponse(response, to: request, at: number), of: request, of: source)
  }

  private static func note(_ folder: FileStamp) -> AnswerNote {
    AnswerNote(
      checksum: 1, folder: folder, time: 2, end: 3, oldest: 4,
      server: ServerOrigin("http://api.example/"))
  }

  @Test("a note holds at once, also about answers that were kept while it was made")
  func holds() throws {
    let store = store()
    store.beginNote(of: "api")
    try Self.keep(1, in: store)
    store.keepNote(of: "api", Self.note)
    #expect(store.note(of: "api")?.checksum == 1)
    #expect(self.store().note(of: "api")?.checksum == 1)
  }

  @Test("no note is kept that was not begun")
  func notBegun() throws {
    let store = store()
    try Self.keep(1, in: store)
    store.keepNote(of: "api", Self.note)
    #expect(store.note(of: "api") == nil)
  }

  @Test(
    "whoever changes answers ends the note about them, in the same tick of the clock as well",
    arguments: [true, false])
  func changed(isSameProcess: Bool) throws {
    let store = store()
    try Self.keep(1, in: store)
    store.beginNote(of: "api")
    store.keepNote(of: "api", Self.note)
    try Self.keep(1, in: isSameProcess ? store : self.store())
    #expect(store.note(of: "api") == nil)
  }

  @Test("a note is not kept if another process changed the answers meanwhile, or began one")
  func meanwhile() throws {
    for change in [{ try Self.keep(2, in: $0) }, { $0.beginNote(of: "api") }]
      as [(AnswerCache) throws -> Void]
    {
      let store = store()
      try Self.keep(1, in: store)
      store.beginNote(of: "api")
      try change(self.store())
      try Self.keep(3, in: store)
      store.keepNote(of: "api", Self.note)
      #expect(store.note(of: "api") == nil)
    }
  }

  @Test("a note ends with its answers, whether they are cleared, make room or are removed by hand")
  func removed() throws {
    for remove in [
      { _ = try $0.store().clear(nil) },
      {
        for number in 2..<9 { try Self.keep(number, in: $0.store(maximumByteCount: 4000), of: "b") }
      },
      { try $0.files.removeFile(Self.folder) },
    ] as [(Self) throws -> Void] {
      let bench = Self()
      let store = bench.store()
      try Self.keep(1, in: store)
      store.beginNote(of: "api")
      store.keepNote(of: "api", Self.note)
      #expect(store.note(of: "api") != nil)
      try remove(bench)
      #expect(store.note(of: "api") == nil)
    }
  }
}
