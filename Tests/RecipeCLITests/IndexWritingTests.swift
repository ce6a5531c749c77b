import RecipeCore
import RecipeMerging
import Synchronization
import TestSupport
import Testing

@testable import RecipeCLI
@testable import RecipeIndex

@Suite("An index that is written while recipes are put in order")
struct IndexWritingTests {
  /// A kitchen of a hundred recipes of two records each, which an index knows.
  private static func kitchen() async -> Kitchen {
    let kitchen = Kitchen()
    for number in 0..<100 {
      for copy in ["", "-copy"] { kitchen.put(number, copy) }
    }
    let status = await kitchen.run("list").status
    #expect(status == .done)
    return kitchen
  }

  private static let search = ["search", "dish", "-n", "0", "-o", "tsv", "-v"]

  /// Searches with the index and without, and again with the index.
  private static func expectSame(_ kitchen: Kitchen) async throws {
    let indexed = await kitchen.run(search)
    let plain = await kitchen.run(search + ["--no-cache"])
    #expect(indexed.output == plain.output && indexed.status == .done)
    #expect(indexed.errors == plain.errors)
    try await expectKnown(kitchen)
  }

  /// A run reads no file but the index and what is small.
  private static func expectKnown(_ kitchen: Kitchen) async throws {
    let before = kitchen.files.reads.count
    let again = await kitchen.run(search)
    #expect(again.errors.isEmpty && again.status == .done)
    let reads = kitchen.files.reads.dropFirst(before)
    #expect(!reads.contains { $0.contains("/box/") }, "the index has all")
    #expect(try kitchen.indexPath() == reads.first { $0.hasSuffix(".index") })
  }

  @Test("after few changes")
  func fewChanges() async throws {
    let kitchen = await Self.kitchen()
    for number in 0..<5 { kitchen.put(number, "-copy", "2 lemons") }
    try await Self.expectSame(kitchen)
    #expect(kitchen.files.abandoned.isEmpty)
  }

  @Test("is cancelled when few records, but many recipes changed, and then rebuilt in silence")
  func manyRecipes() async throws {
    let kitchen = await Self.kitchen()
    for number in 0..<20 { kitchen.put(number, "-copy", "2 lemons") }
    try await Self.expectSame(kitchen)
    #expect(kitchen.files.abandoned == [try kitchen.indexPath()])
  }

  @Test("comes to its end when what was found cannot be printed")
  func unprintable() async throws {
    var kitchen = await Self.kitchen()
    kitchen.put(7, "-copy", "2 lemons")
    kitchen.outputOutcome = .failed(FileError(.noSpace, path: "standard output"))
    let run = await kitchen.run(Self.search)
    #expect(run.status == .usage && run.errors.contains("no space left"))
    kitchen.outputOutcome = .written
    try await Self.expectKnown(kitchen)
  }

  @Test("is cancelled when the words of the earlier index are corrupt, which is told with -v")
  func corruptWords() async throws {
    let kitchen = await Self.kitchen()
    let path = try kitchen.indexPath()
    var bytes = try kitchen.files.read(path, limit: .max)
    // The name of the format, as a number stands.
    let name = Array("sdrowr".utf8)
    let place = try #require(bytes.indices.dropLast(8).last { bytes[$0...].starts(with: name) })
    bytes[place] = 0
    kitchen.files.put(.file(bytes), at: path)
    kitchen.put(7, "-copy", "2 lemons")
    let run = await kitchen.run(Self.search)
    let plain = await kitchen.run(Self.search + ["--no-cache"])
    #expect(run.output == plain.output)
    #expect(run.errors == "recipes: the index: it is corrupt; rebuilding it\n" + plain.errors)
    try await Self.expectKnown(kitchen)
  }

  // MARK: By itself

  /// An update of nothing.
  private static func update() throws -> IndexUpdate {
    try #require(try IndexUpdate([], records: [], since: nil, moment: 0))
  }

  private static func nothing() throws -> NumberedRecipes {
    try #require(NumberedRecipes(Ranking(recipes: [], places: []), of: []))
  }

  @Test("is written in full once all is given, and leaves no file when it is cancelled")
  func givenUp() async throws {
    for given in 0...2 {
      let files = InMemoryFileSystem(["/cache/.keep": ""])
      let update = try Self.update()
      let facts = IndexFacts(
        configuration: "/recipes.toml", sources: [], merges: true, decisions: [], absent: [])
      let errors = Mutex<[FileError]>([])
      let writing = IndexWriting(update) { late in
        do throws(FileError) {
          try update.write(
            IndexUpdate.Findings(memory: nil, facts: facts), late, fingerprint: 1,
            to: "/cache/a.index", files)
        } catch {
          errors.withLock { $0.append(error) }
        }
      }
      if given > 0 { writing.fulfill(try Self.nothing()) }
      if given > 1 {
        writing.fulfill(words: [])
        await writing.end()
      } else {
        await writing.cancel()
      }
      #expect(errors.withLock { $0 } == [])
      #expect(
        files.filePaths == (given > 1 ? ["/cache/.keep", "/cache/a.index"] : ["/cache/.keep"]))
    }
  }
}

extension Kitchen {
  /// Puts a record of a dish, of which a copy has the same ingredients.
  fileprivate func put(_ number: Int, _ copy: String, _ more: String = "1 onion") {
    let text = """
      {"title": "Dish of \(Self.words[number / 10]) and \(Self.words[number % 10])\(number)",
       "source_url": "https://kitchen.example/\(number)", "social_rank": \(number),
       "ingredients": ["\(number + 1) leeks", "\(number + 2) g flour", "\(more)"]}
      """
    files.put(.file(Array(text.utf8)), at: "/home/ana/box/\(number)\(copy).json")
  }

  private static let words = [
    "barley", "carrot", "lentil", "quince", "fennel", "rye", "plum", "cod", "chicory", "okra",
  ]

  /// The file of the only index.
  fileprivate func indexPath() throws -> String {
    let paths = files.filePaths.filter { $0.hasSuffix(".index") }
    #expect(paths.count == 1)
    return try #require(paths.first)
  }
}
