import Foundation
import Testing

@Suite("What makes an index stale")
struct IndexFreshnessTests {
  /// A change, and how it shows in the list.
  struct Change: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @Sendable (TemporaryFolder) throws -> Void
    let shows: String
    var isThere = true
    var testDescription: String { name }
  }

  private static let changes = [
    Change(
      name: "a new file", make: { try $0.write(json("Quince Jam"), to: "box/new.json") },
      shows: "Quince Jam"),
    Change(
      name: "other content of the same size",
      make: { try $0.write(json("Recipe 007 b"), to: "box/7.json") }, shows: "Recipe 007 b"),
    Change(
      name: "other content of the same size and the same time",
      make: { folder in
        let url = URL(filePath: folder.path + "/box/7.json")
        let old = try FileManager.default.attributesOfItem(atPath: folder.path + "/box/7.json")
        try Data(json("Recipe 007 b").utf8).write(to: url)
        try FileManager.default.setAttributes(
          [.modificationDate: old[.modificationDate] ?? Date()],
          ofItemAtPath: folder.path + "/box/7.json")
      }, shows: "Recipe 007 b"),
    Change(
      name: "the same letter of other code points",
      make: { try $0.write(json("Cafe\u{301} Cake"), to: "box/cafe.json") },
      shows: "Cafe\u{301} Cake"),
    Change(
      name: "a file that is gone",
      make: { try FileManager.default.removeItem(atPath: $0.path + "/box/7.json") },
      shows: "Recipe 007 a", isThere: false),
    Change(
      name: "an older file in the place of another",
      make: { folder in
        let aside = try folder.write(json("Recipe 007 b"), to: "aside")
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: aside)
        try FileManager.default.removeItem(atPath: folder.path + "/box/7.json")
        try FileManager.default.moveItem(atPath: aside, toPath: folder.path + "/box/7.json")
      }, shows: "Recipe 007 b"),
    Change(
      name: "a file of another name",
      make: {
        try FileManager.default.moveItem(
          atPath: $0.path + "/box/7.json", toPath: $0.path + "/box/renamed.json")
      }, shows: "renamed.json"),
    Change(
      name: "a link to another file",
      make: { folder in
        try FileManager.default.removeItem(atPath: folder.path + "/box/link.json")
        try folder.link("box/link.json", to: ".store/two.json")
      }, shows: "Link Two"),
    Change(
      name: "the file behind a link",
      make: { try $0.write(json("Link Three"), to: "box/.store/one.json") }, shows: "Link Three"),
    Change(
      name: "another configuration",
      make: { folder in
        let text = try folder.text(of: "recipes.toml")
        try folder.write(text + "exclude = [\"7.json\"]\n", to: "recipes.toml")
      }, shows: "Recipe 007 a", isThere: false),
    Change(
      name: "a decision of a person",
      make: { try $0.write("link box:1.json box:2.json\n", to: "recipes/.duplicates.txt") },
      shows: #""id":"1.json","locator":"1.json:1"},{"source":"box","id":"2.json""#),
    Change(
      name: "a corrupt index", make: { _ in }, shows: "Recipe 007 a"),
  ]

  @Test("a run after a change shows it", arguments: changes)
  func shown(change: Change) async throws {
    let folder = try Self.folder()
    let cache = try TemporaryFolder()
    let first = try await Self.list(folder, cache)
    #expect(first.output.contains("Recipe 007 a"))
    #expect(try cache.files().count == 1)
    if change.name != "a corrupt index" {
      #expect(Self.has(change.shows, first) != change.isThere)
    }
    try change.make(folder)
    if change.name == "a corrupt index" { try Self.corrupt(cache) }
    let second = try await Self.list(folder, cache)
    #expect(Self.has(change.shows, second) == change.isThere)
    let third = try await Self.list(folder, cache)
    #expect(third.output == second.output)
    let plain = try await recipes("list", "-n", "0", "-o", "ndjson", "--no-cache")
      .inFolder(folder.path).result()
    #expect(second.output.utf8.elementsEqual(plain.output.utf8))
    #expect(second.errors == plain.errors)
  }

  @Test("nothing is said about a corrupt index but with -v, and it is rebuilt")
  func silence() async throws {
    let folder = try Self.folder()
    let cache = try TemporaryFolder()
    _ = try await Self.list(folder, cache)
    try Self.corrupt(cache)
    let told = try await Self.run(["list", "-v", "-o", "ndjson"], folder, cache)
    #expect(told.errors.contains("it is corrupt; rebuilding it"))
    let again = try await Self.run(["list", "-v", "-o", "ndjson"], folder, cache)
    #expect(again.errors.isEmpty)
  }

  @Test("where nothing can be written a run does without", arguments: ["/dev/null", "/proc/none"])
  func readOnly(place: String) async throws {
    let folder = try Self.folder()
    let run = try await recipes("list", "-n", "1", "-o", "ndjson").inFolder(folder.path)
      .with("XDG_CACHE_HOME", place).result()
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.lines.count == 1)
  }

  @Test("two runs at once are both right, and leave one index")
  func together() async throws {
    let folder = try Self.folder()
    let cache = try TemporaryFolder()
    async let one = Self.list(folder, cache)
    async let other = Self.list(folder, cache)
    let outputs = try await [one.output, other.output]
    #expect(outputs[0] == outputs[1])
    #expect(try cache.files().map { $0.suffix(6) } == [".index"])
  }

  @Test("'cache' shows what is kept, and removes it")
  func command() async throws {
    let folder = try Self.folder()
    let cache = try TemporaryFolder()
    func cacheCommand(_ words: String...) async throws -> CommandResult {
      try await Self.run(["cache"] + words, folder, cache)
    }
    #expect(try await cacheCommand().errors.contains("nothing is cached"))
    _ = try await Self.list(folder, cache)
    let fields = "configuration,files,records"
    let row = try await cacheCommand("status", "--fields", fields, "-o", "csv")
    #expect(row.lines.last == "\(folder.path)/recipes.toml,122,122\r")
    #expect(try await cacheCommand("clear").status == 0)
    #expect(try cache.files().isEmpty)
    #expect(try await cacheCommand("refresh").status == 0)
    #expect(try cache.files().count == 1)
  }

  @Test(
    "two files that give one id are told in every run, and the other one counts once one is gone")
  func repeatedReference() async throws {
    let folder = try Self.folder()
    let cache = try TemporaryFolder()
    let text = try folder.text(of: "recipes.toml")
    try folder.write(text + "include = [\"**/*\"]\n", to: "recipes.toml")
    try folder.write("[\(Self.json("One of Two")), \(Self.json("Two of Two"))]", to: "box/two.json")
    try folder.write(Self.json("A Recipe Apart"), to: "box/two.json#2")
    for _ in 0..<3 {
      let run = try await Self.run(["list", "-v", "-o", "ndjson"], folder, cache)
      #expect(run.errors.contains("more than once"))
    }
    try FileManager.default.removeItem(atPath: folder.path + "/box/two.json#2")
    let run = try await Self.list(folder, cache)
    #expect(run.output.contains("Two of Two"))
    #expect(!run.output.contains("A Recipe Apart"))
  }

  // MARK: Parts

  /// Whether the output has a text, byte for byte.
  private static func has(_ text: String, _ result: CommandResult) -> Bool {
    Data(result.output.utf8).range(of: Data(text.utf8)) != nil
  }

  private static func list(
    _ folder: TemporaryFolder, _ cache: TemporaryFolder
  ) async throws -> CommandResult {
    try await run(["list", "-n", "0", "-o", "ndjson"], folder, cache)
  }

  private static func run(
    _ arguments: [String], _ folder: TemporaryFolder, _ cache: TemporaryFolder
  ) async throws -> CommandResult {
    try await CommandRun(RecipesBinary.path, arguments).inFolder(folder.path)
      .with("XDG_CACHE_HOME", cache.path).with("HOME", folder.path).result()
  }

  /// A folder of 121 recipes and a link to another.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      [library]
      path = "recipes"
      [sources.box]
      kind = "json"
      path = "box"

      """, to: "recipes.toml")
    for number in 0..<120 {
      let digits = String("00\(number)".suffix(3))
      try folder.write(json("Recipe \(digits) a"), to: "box/\(number).json")
    }
    try folder.write(json("Caf\u{E9} Cake"), to: "box/cafe.json")
    try folder.write(json("Link One"), to: "box/.store/one.json")
    try folder.write(json("Link Two"), to: "box/.store/two.json")
    try folder.link("box/link.json", to: ".store/one.json")
    return folder
  }

  private static func json(_ title: String) -> String {
    #"{"title": "\#(title)", "ingredients": ["1 cup of \#(title)"], "directions": ["Cook."]}"#
  }

  /// Turns over one bit in each kilobyte of every index.
  private static func corrupt(_ cache: TemporaryFolder) throws {
    for file in try cache.files() {
      let url = URL(filePath: cache.path + "/" + file)
      var bytes = [UInt8](try Data(contentsOf: url))
      for place in stride(from: 500, to: bytes.count, by: 1000) { bytes[place] ^= 1 }
      try Data(bytes).write(to: url)
    }
  }
}
