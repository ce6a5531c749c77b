import RecipeCore
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("The store of answers")
struct AnswerCacheTests {
  private static func request(_ number: Int) -> HTTPRequest {
    HTTPRequest(url: "http://api.example/\(number)")
  }

  private static func answer(_ number: Int, size: Int) -> CachedResponse {
    CachedResponse(
      HTTPResponse(status: 200, body: [UInt8](repeating: 0x20, count: size)), to: request(number),
      at: number)
  }

  @Test("what was used least recently goes first when there is too much")
  func leastRecentlyUsed() throws {
    let files = InMemoryFileSystem()
    let former = AnswerCache(root: "/cache", maximumByteCount: 10_000, files: files)
    for number in 0..<9 {
      try former.cache(Self.answer(number, size: 900), of: Self.request(number), of: "api")
    }
    let store = AnswerCache(root: "/cache", maximumByteCount: 10_000, files: files)
    // The clock is far ahead of the marks in the files, so each use is marked.
    for _ in 0..<3 { _ = store.answer(to: Self.request(0), of: "api", now: 2_000_000_000) }
    for number in 9..<12 {
      try store.cache(Self.answer(number, size: 900), of: Self.request(number), of: "api")
    }
    let kept = Set(store.answers(of: "api").map(\.time))
    #expect(kept.contains(0), "it was used")
    #expect(kept.count < 12)
    let size = files.filePaths.reduce(0) { $0 + (files.text(of: $1)?.utf8.count ?? 0) }
    #expect(size <= 10_000)
  }

  @Test("of a run that does not fit, the first answers are kept, and those of earlier runs are not")
  func firstOfRun() throws {
    let files = InMemoryFileSystem()
    let former = AnswerCache(root: "/cache", maximumByteCount: 5000, files: files)
    try former.cache(Self.answer(99, size: 900), of: Self.request(99), of: "api")
    let store = AnswerCache(root: "/cache", maximumByteCount: 5000, files: files)
    let kept = try (0..<20).filter { number in
      try store.cache(Self.answer(number, size: 900), of: Self.request(number), of: "api")
    }
    #expect(kept == Array(kept.indices) && (3...5).contains(kept.count))
    #expect(Set(store.answers(of: "api").map(\.time)) == Set(kept))
  }

  @Test(
    "an answer that does not fit is left out alone: nothing is removed for it, and the next is kept"
  )
  func oneTooLargeOfRun() throws {
    let files = InMemoryFileSystem()
    let former = AnswerCache(root: "/cache", maximumByteCount: 10_000, files: files)
    try former.cache(Self.answer(99, size: 2000), of: Self.request(99), of: "other")
    let store = AnswerCache(root: "/cache", maximumByteCount: 10_000, files: files)
    let kept = try [(1, 4000), (2, 7000), (3, 100), (4, 100)].filter { number, size in
      try store.cache(Self.answer(number, size: size), of: Self.request(number), of: "api")
    }
    #expect(kept.map(\.0) == [1, 3, 4])
    #expect(store.answers(of: "other").map(\.time) == [99])
    // In place of the first one a larger one may not fit, and does not cost it.
    #expect(try !store.cache(Self.answer(1, size: 9900), of: Self.request(1), of: "api"))
    #expect(Set(store.answers(of: "api").map(\.time)) == [1, 3, 4])
  }

  @Test("an answer larger than all that may be kept is not kept")
  func tooLarge() throws {
    let files = InMemoryFileSystem()
    let store = AnswerCache(root: "/cache", maximumByteCount: 1000, files: files)
    #expect(try !store.cache(Self.answer(1, size: 2000), of: Self.request(1), of: "api"))
    #expect(files.filePaths.isEmpty)
  }

  @Test("an answer is looked for only if it was there at first, or was kept since")
  func mayHave() throws {
    let store = AnswerCache(root: "/cache", maximumByteCount: 1 << 20, files: InMemoryFileSystem())
    try store.cache(Self.answer(1, size: 9), of: Self.request(1), of: "api")
    for number in 1...2 {
      #expect(store.mayHave(Self.request(number), of: "api") == (number == 1))
    }
    try store.cache(Self.answer(2, size: 9), of: Self.request(2), of: "api")
    #expect(store.mayHave(Self.request(2), of: "api"))
    #expect(!store.mayHave(Self.request(1), of: "other"))
  }

  @Test("a source with a new name has the answers of its former one, until they are cleared")
  func newName() throws {
    let files = InMemoryFileSystem()
    func store(_ names: Set<String>) -> AnswerCache {
      AnswerCache(root: "/cache", maximumByteCount: 1 << 20, files: files, inUse: names)
    }
    let old = store(["old", "used"])
    for number in 1...2 {
      try old.cache(Self.answer(number, size: 9), of: Self.request(number), of: "old")
    }
    #expect(old.answer(to: Self.request(1), of: "other", now: 0) == nil, "old is in use")
    let new = store(["new", "used"])
    #expect(new.mayHave(Self.request(3), of: "new") == false)
    #expect(new.mayHave(Self.request(2), of: "new"))
    #expect(new.answer(to: Self.request(1), of: "new", now: 0)?.time == 1)
    let elsewhere = HTTPRequest(url: "http://other.example/1")
    #expect(new.answer(to: elsewhere, of: "used", now: 0) == nil)
    #expect(try new.clear("new").answers == 2)
    #expect(store(["new"]).answer(to: Self.request(1), of: "new", now: 0) == nil)
  }

  @Test("a plug-in does not have the answers of another program, which has no server either")
  func otherProgram() throws {
    let files = InMemoryFileSystem()
    func store(_ names: Set<String>) -> AnswerCache {
      AnswerCache(root: "/cache", maximumByteCount: 1 << 20, files: files, inUse: names)
    }
    let question = HTTPRequest(url: "process:/plugins/recipes-source-soup#1")
    let response = HTTPResponse(status: 200, headers: [], body: [1])
    try store(["old"]).cache(
      CachedResponse(response, to: question, at: 1), of: question, of: "old")
    let other = HTTPRequest(url: "process:/plugins/recipes-source-bank#1")
    #expect(store(["bank"]).answer(to: other, of: "bank", now: 0) == nil)
    #expect(store(["bank"]).summaries().map(\.source) == ["old"])
    #expect(store(["new"]).answer(to: question, of: "new", now: 0)?.time == 1)
  }

  @Test("the answers of one source are cleared without those of another")
  func clear() throws {
    let store = AnswerCache(root: "/cache", maximumByteCount: 1 << 20, files: InMemoryFileSystem())
    for source in ["api", "käse/../x"] {
      try store.cache(Self.answer(1, size: 9), of: Self.request(1), of: source)
    }
    #expect(store.summaries().map(\.source).sorted() == ["api", "käse/../x"])
    #expect(try store.clear("api").answers == 1)
    #expect(store.answer(to: Self.request(1), of: "api", now: 0) == nil)
    #expect(store.answer(to: Self.request(1), of: "käse/../x", now: 0) != nil)
    #expect(try store.clear(nil).answers == 1)
  }
}
