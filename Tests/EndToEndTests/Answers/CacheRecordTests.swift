import Foundation
import TestSupport
import Testing

@Suite("a recording of cached answers")
struct CacheRecordTests {
  @Test("gives the same recipes without a server, and does not have the key")
  func replay() async throws {
    let api = try RecipeAPI(count: 40, #"details = "all""#, #"key_env = "KEY""#)
    func run(_ arguments: String...) async throws -> CommandResult {
      try await api.run(arguments).with("KEY", "kale-4711-plum").result()
    }
    let table = ["list", "-n", "0", "-o", "csv", "--fields", "title,ingredients"]
    let list = try await api.run(table).with("KEY", "kale-4711-plum").result()
    #expect(list.status == 0)
    api.stop()
    let recorded = try await run("cache", "record", "api", "tapes")
    #expect(recorded.errors.contains("recorded 42 answers in tapes"))
    let files = try api.folder.files(below: "tapes")
    #expect(files.count == 42)
    for file in files {
      #expect(try !api.folder.text(of: "tapes/" + file).contains("kale-4711"))
    }
    try api.add("[sources.tape]\nkind = \"food2fork\"\nrecording = \"tapes\"\n", "recipes.toml")
    #expect(try await api.run(table).result().output == list.output)
    let again = try await run("cache", "record", "api", "tapes")
    #expect(again.status == 2)
  }

  @Test("needs answers, and a kind of source that asks a server")
  func refused() async throws {
    let api = try RecipeAPI(count: 4)
    let record = ["cache", "record", "api", "tapes"]
    let nothing = try await api.run(record).result()
    #expect(nothing.status == 2)
    #expect(nothing.errors.contains("nothing of api is cached that could be recorded"))
    #expect(nothing.errors.contains("run 'recipes list' first"))
    try api.add("[sources.notes]\nkind = \"json\"\npath = \"notes\"\n", "recipes.toml")
    let other = try await api.run("cache", "record", "notes", "tapes").result()
    #expect(other.status == nothing.status)
    #expect(other.errors.contains("no recording replaces a source of kind 'json'"))
    #expect(try api.folder.files(below: "").filter { $0.hasPrefix("tapes") }.isEmpty)
  }
}
