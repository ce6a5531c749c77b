import Foundation
import JSONSyntax
import RecipeCore
import RecipeStorage
import TestSupport
import Testing

@testable import ProcessSource

@Suite(
  "A source that is a process",
  .enabled(if: PythonTool.isThere, Comment(rawValue: PythonTool.reason)))
struct ProcessSourceTests {
  @Test("the frozen plug-in of version 1 keeps the contract of sources")
  func contract() async throws {
    let fixture = try PluginFixture("version-1")
    try await SourceContract.verify(named: "soups") { try fixture.source() }
  }

  @Test("the frozen plug-in of version 1 gives its records, page by page, with what they have")
  func records() async throws {
    let fixture = try PluginFixture("version-1")
    let outcome = await fixture.gather(try fixture.source())
    #expect(outcome.failure == nil)
    #expect(outcome.records.map(\.reference.id) == (1...6).map { "soup/\($0)" } + ["soup/7.json"])
    let soup = try #require(outcome.records.first)
    #expect(soup.recipe.title == "Soup no. 1")
    #expect(soup.recipe.ingredients == ["1 leeks", "1 l water"])
    #expect(soup.recipe.socialRank?.text == "90.5")
    #expect(soup.recipe.extras.isEmpty)
    #expect(soup.locator == .url("https://soups.example/1"))
  }

  @Test("the ten-line plug-in gives its record, and can be asked for it")
  func tenLines() async throws {
    let fixture = try PluginFixture("ten-lines")
    let source = try fixture.source()
    #expect(await fixture.gather(source).records.map(\.recipe.title) == ["Leek soup"])
    #expect(try await source.fetch("leek")?.recipe.directions == ["Boil them."])
    #expect(try await source.fetch("none") == nil)
  }

  @Test("the state of a run is given to the next one")
  func state() async throws {
    let fixture = try PluginFixture("version-1")
    for run in 1...3 {
      let outcome = await fixture.gather(try fixture.source())
      #expect(outcome.diagnostics.contains { $0.message == "soups: run \(run)" })
    }
  }

  @Test("a later page without a state keeps the one of an earlier page")
  func stateOfPages() async throws {
    let fixture = try PluginFixture("keeps-state")
    #expect(try await given(fixture) == "null")
    #expect(try await given(fixture) == #"{"kept": "x"}"#)
  }

  @Test("a state is that of one program in one configuration")
  func stateOfAnother() async throws {
    let fixture = try PluginFixture("keeps-state")
    #expect(try await given(fixture) == "null")
    #expect(try await given(fixture, in: "another.toml") == "null")
    let copy = fixture.home + "/a-copy"
    try FileManager.default.createSymbolicLink(
      atPath: copy, withDestinationPath: PluginFixture.programs + "/keeps-state")
    #expect(try await given(fixture, ["command": .program(.path(copy), arguments: [])]) == "null")
    #expect(try await given(fixture) == #"{"kept": "x"}"#)
  }

  @Test("a state that is too large is not kept, with a warning, and ends nothing")
  func largeState() async throws {
    let fixture = try PluginFixture("keeps-state")
    #expect(try await given(fixture) == "null")
    let large = try fixture.source(["config": .object(json: #"{"size":70000}"#)])
    let outcome = await fixture.gather(large)
    #expect(outcome.failure == nil)
    #expect(
      outcome.diagnostics.contains {
        $0.severity == .warning && $0.message.contains("is not kept: the limit is 65536")
      })
    #expect(try await given(fixture) == #"{"kept": "x"}"#)
  }

  @Test("a kept state that is too large is none")
  func largeKeptState() async throws {
    let fixture = try PluginFixture("keeps-state")
    #expect(try await given(fixture) == "null")
    let folders = try FileManager.default.contentsOfDirectory(atPath: fixture.home + "/state")
    let path = "\(fixture.home)/state/\(try #require(folders.first))/state.json"
    let text = #"{"kept":""# + String(repeating: "x", count: 70_000) + #""}"#
    try Data(text.utf8).write(to: URL(filePath: path))
    #expect(try await given(fixture) == "null")
  }

  @Test("a kept state that a person laid out in lines is given as one line")
  func stateOfLines() async throws {
    let fixture = try PluginFixture("keeps-state")
    #expect(try await given(fixture) == "null")
    let folders = try FileManager.default.contentsOfDirectory(atPath: fixture.home + "/state")
    let path = "\(fixture.home)/state/\(try #require(folders.first))/state.json"
    try Data("{\r\n  \"kept\":\n  \"y\"\n}\n".utf8).write(to: URL(filePath: path))
    #expect(try await given(fixture) == #"{"kept": "y"}"#)
  }

  @Test("recipes of a document are named as those of a file are: by their own ids, else by numbers")
  func names() throws {
    let foods = #""ingredients": ["1 leek"]"#
    let recipes = #"""
      [{"id": "x1", "title": "One", \#(foods)}, {"title": "Two", \#(foods)}, \#
      {"id": "x3", "title": "Three", \#(foods)}]
      """#.replacing("\"", with: "\\\"")
    let text = #"{"path": "soups.json", "text": "\#(recipes)"}"#
    let message = try JSONDocument(parsing: Array(text.utf8)).root
    let found = PluginRecord.all(of: PluginDocument(message), source: "soups", fields: .all)
    #expect(
      found.records.map(\.reference.id) == ["soups.json#x1", "soups.json#2", "soups.json#x3"])
    #expect(found.records.map(\.number) == [1, nil, 3])
  }

  /// Returns the state that a run gave to the plug-in.
  private func given(
    _ fixture: PluginFixture, _ options: [String: SourceOptionValues.Content] = [:],
    in file: String = "recipes.toml"
  ) async throws -> String? {
    let outcome = await fixture.gather(try fixture.source(options, in: file))
    #expect(outcome.failure == nil, "\(outcome.text)")
    let start = "soups: was given "
    return outcome.diagnostics.map(\.message).first { $0.hasPrefix(start) }
      .map { String($0.dropFirst(start.count)) }
  }

  @Test("progress of the plug-in is noted, for a terminal to show")
  func progress() async throws {
    let fixture = try PluginFixture("tells-progress")
    let collector = SourceCollector()
    try await fixture.source().gather(SourceRequest(), into: collector)
    #expect(collector.progress?.done == 10 && collector.progress?.total == 30)
  }

  @Test("several records that are fetched take one process")
  func fetching() async throws {
    let fixture = try PluginFixture("search-by-title")
    let collector = SourceCollector()
    try await fixture.source().fetch(["pea", "none", "leek"], into: collector)
    #expect(collector.close().records.map(\.reference.id) == ["pea", "leek"])
    let starts = try String(contentsOfFile: fixture.home + "/starts", encoding: .utf8)
    #expect(starts == "start\n")
  }

  @Test("an error as the answer to init ends the run, whatever its code")
  func refusedStart() async throws {
    let fixture = try PluginFixture("refuses-init")
    let outcome = await fixture.gather(try fixture.source())
    #expect(outcome.failure?.message == "area must be north or south")
  }

  @Test("a plug-in gets no variable but those of the protocol")
  func environment() async throws {
    let fixture = try PluginFixture("environment")
    let outcome = await fixture.gather(try fixture.source())
    let names = try #require(outcome.records.first).recipe.ingredients
    // A shell adds some of its own.
    let own: Set = ["PWD", "OLDPWD", "SHLVL", "_", "__CF_USER_TEXT_ENCODING"]
    #expect(names.filter { !own.contains($0) } == ["HOME", "PATH", "RECIPES_HOST"])
    let folder = try #require(outcome.records.first?.recipe.notes.first)
    #expect(folder.hasPrefix(fixture.home + "/state/plug-in-"))
  }

  @Test("a cancelled run ends soon, and its process with it")
  func cancellation() async throws {
    let fixture = try PluginFixture("hostile/ignores-signals")
    let source = try fixture.source()
    await SourceContract.verifyCancellation(of: source) {
      while !FileManager.default.fileExists(atPath: fixture.home + "/pids") {
        try? await Task.sleep(for: .milliseconds(5))
      }
    }
    #expect(try await fixture.survivors().isEmpty)
  }

  @Test("a program that is not there is named, and so is a secret that is not set")
  func missing() async throws {
    let fixture = try PluginFixture("none")
    let outcome = await fixture.gather(try fixture.source())
    #expect(outcome.failure?.status == .unreachable)
    #expect(outcome.failure?.message.hasPrefix("there is no program ") == true)
    let secrets = SourceOptionValues.Content.secrets(["API_KEY": .variable("UNSET")])
    let keyless = await fixture.gather(
      try PluginFixture("ten-lines").source(["secrets": secrets]))
    #expect(keyless.failure?.status == .unauthorized)
    #expect(keyless.failure?.message.contains("the variable UNSET is empty") == true)
  }

  @Test("a plug-in that may use the network is not asked offline")
  func offline() async throws {
    let fixture = try PluginFixture("ten-lines")
    let outcome = await fixture.gather(try fixture.source(), SourceRequest(isOffline: true))
    #expect(outcome.failure?.status == .unreachable)
    #expect(outcome.records.isEmpty)
    let local = try PluginFixture("version-1")
    let records = await local.gather(try local.source(), SourceRequest(isOffline: true)).records
    #expect(records.count == 7)
  }

  @Test("answers are kept for as long as the plug-in says, until the program changes")
  func keptAnswers() async throws {
    let fixture = try PluginFixture("version-1")
    let clock = SettableClock(now: 1_000)
    func gather(_ use: NetworkSession.Use = .fresh) async throws -> PluginFixture.Outcome {
      await fixture.gather(try fixture.source(answers: fixture.answers(use, at: clock)))
    }
    func runs(_ outcome: PluginFixture.Outcome) -> [String] {
      outcome.diagnostics.map(\.message).filter { $0.hasPrefix("soups: run") }
    }
    let first = try await gather()
    #expect(runs(first) == ["soups: run 1"])
    clock.now += 3_599
    let kept = try await gather()
    #expect(runs(kept).isEmpty)
    #expect(kept.records.map(\.reference) == first.records.map(\.reference))
    #expect(kept.use.oldestAge == 3_599 && !kept.use.isStale)
    #expect(runs(try await gather(.refresh)) == ["soups: run 2"])
    clock.now += 3_600
    #expect(runs(try await gather()) == ["soups: run 3"])
    clock.now += 9_999
    #expect(runs(try await gather(.offline)).isEmpty)
  }

  @Test("an old answer is used when the plug-in fails, and the failure is told")
  func staleAnswers() async throws {
    let fixture = try PluginFixture("fails-later")
    let clock = SettableClock(now: 1_000)
    let first = await fixture.gather(
      try fixture.source(answers: fixture.answers(.fresh, at: clock)))
    #expect(first.failure == nil && first.records.count == 1)
    clock.now += 61
    let second = await fixture.gather(
      try fixture.source(answers: fixture.answers(.fresh, at: clock)))
    #expect(second.failure == nil && second.records.count == 1)
    #expect(second.use.isStale)
    #expect(second.use.failure?.message == "the soup is over")
  }

  @Test(
    "base64 is read as RFC 4648 has it",
    arguments: [
      ("", []), ("Zg==", [0x66]), ("Zm8=", [0x66, 0x6F]), ("Zm9v", [0x66, 0x6F, 0x6F]),
      ("+/8=", [0xFB, 0xFF]), ("Zg=", nil), ("Z===", nil), ("Zm9v!", nil), ("====", nil),
    ] as [(String, [UInt8]?)])
  func base64(text: String, bytes: [UInt8]?) {
    #expect(Base64.decoded(text) == bytes)
  }
}
