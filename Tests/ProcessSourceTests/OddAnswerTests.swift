import RecipeCore
import TestSupport
import Testing

@testable import ProcessSource

@Suite(
  "Odd answers of a plug-in",
  .enabled(if: PythonTool.isThere, Comment(rawValue: PythonTool.reason)))
struct OddAnswerTests {
  private func gather(
    _ fault: String, _ arguments: [String] = [], _ request: SourceRequest = SourceRequest()
  ) async throws -> PluginFixture.Outcome {
    let fixture = try PluginFixture("odd-answers")
    let program = PluginFixture.programs + "/odd-answers"
    return await fixture.gather(
      try fixture.source([
        "config": .object(json: "{\"fault\":\"\(fault)\"}"),
        "command": .program(.path(program), arguments: arguments),
      ]), request)
  }

  @Test(
    "that cannot be used are told with the first reason, and not as an empty source",
    arguments: [
      ("no-titles", "none of its 3 records can be used: the record '0' has no title, for one"),
      ("only-one", "its only record cannot be used: the record 'Soup' has no usable id (a text)"),
    ])
  func unusable(fault: String, message: String) async throws {
    let outcome = try await gather(fault)
    #expect(outcome.failure?.status == .invalid)
    #expect(outcome.failure?.message == message)
    #expect(outcome.failure?.help?.contains("an id and a title") == true)
    #expect(outcome.records.isEmpty && !outcome.diagnostics.isEmpty)
  }

  @Test("that cannot be used do not count as nothing found without words")
  func unusableSearch() async throws {
    let outcome = try await gather("no-titles", ["search"])
    #expect(outcome.failure?.status == .invalid)
    #expect(!outcome.diagnostics.contains { $0.message.contains("it can only search") })
  }

  @Test("of which one cannot be used give the others")
  func usable() async throws {
    let outcome = try await gather("one-without-title")
    #expect(outcome.failure == nil)
    #expect(outcome.records.count == 2 && outcome.diagnostics.count == 1)
  }

  @Test("that do not count their records are said not to", arguments: ["no-count", "odd-count"])
  func uncounted(fault: String) async throws {
    let outcome = try await gather(fault)
    #expect(outcome.failure?.status == .partial && outcome.records.count == 3)
    #expect(
      outcome.failure?.message
        == "the plug-in sent 3 records, but did not say how many: 'records' of 'done' is not a number of them"
    )
  }

  @Test("that name the same next page again are not followed further")
  func samePage() async throws {
    let outcome = try await gather("same-page")
    #expect(outcome.failure?.status == .partial && outcome.records.count == 6)
    #expect(outcome.failure?.message.contains("gave the same 'next' page again") == true)
    #expect(outcome.failure?.help?.contains("\"next\": null") == true)
  }

  @Test("of a plug-in that can only search, and finds nothing without words, have a hint")
  func noWords() async throws {
    let all = try await gather("nothing-without-words", ["search"])
    #expect(all.failure == nil && all.records.isEmpty)
    #expect(all.diagnostics.map(\.severity) == [.loss])
    #expect(all.diagnostics.first?.message.contains("it can only search") == true)
    #expect(all.diagnostics.first?.help?.contains("'query' in [sources.soups]") == true)
    let some = try await gather(
      "nothing-without-words", ["search"], SourceRequest(subject: .matches(of: ["leek"])))
    #expect(some.records.count == 3 && some.diagnostics.map(\.severity) == [.note])
    #expect(
      some.diagnostics.first?.message.contains("it found 3 records for 'leek'; those") == true)
  }
}
