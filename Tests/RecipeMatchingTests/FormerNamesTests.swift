import RecipeCore
import TestSupport
import Testing

@testable import RecipeMatching

/// Decisions that name records by their numbers in a file, as records once were.
struct FormerNamesTests {
  private static func record(_ id: String, number: Int?, _ title: String) -> RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: "a", id: id), locator: .file(path: "f.json", line: 1),
      number: number, content: RecipeContent(Recipe(title: title)))
  }

  private static let records = [
    record("f.json#1", number: 3, "Third"), record("f.json#x", number: 1, "First"),
    record("f.json#y", number: 2, "Second"),
  ]

  private func decision(_ one: String, _ other: String) throws -> MatchDecision {
    try #require(
      MatchDecision(
        .link, RecordReference(source: "a", id: one), RecordReference(source: "a", id: other)))
  }

  @Test(
    "a number stands for the record that has it, unless another has that very name",
    arguments: [
      ("f.json#2", "f.json#x", "f.json#y", "f.json#x"),
      ("f.json#1", "f.json#3", "f.json#1", "f.json#1"),
      ("f.json#9", "g.json#2", "f.json#9", "g.json#2"),
      ("f.json", "f.json#y", "f.json", "f.json#y"),
    ])
  func renaming(one: String, other: String, first: String, second: String) throws {
    let old = [try decision(one, other)]
    let renamed = FormerNames(in: old, among: Self.records).renaming(old)
    // The third record is f.json#1 by its own id, so both names of the second case are one record.
    #expect(renamed == (first == second ? [] : [try decision(first, second)]))
  }

  @Test("a name that several records had is of none, and the decision waits")
  func shared() throws {
    let twins = [2, 3].map { number in
      RecipeRecord(
        reference: RecordReference(source: "a", id: "f.json#\(number)"),
        locator: .file(path: "f.json", line: 1),
        recipe: Recipe(
          title: "Twin", extras: [ExtraField(name: "id", json: "\"b\"")]))
    }
    let old = [try decision("f.json#b", "f.json#x")]
    #expect(FormerNames(in: old, among: Self.records + twins).renaming(old) == old)
    let one = FormerNames(in: old, among: Self.records + twins.prefix(1)).renaming(old)
    #expect(one == [try decision("f.json#2", "f.json#x")])
  }

  @Test("what is decided by a number holds, and is not reported as absent")
  func holding() async throws {
    let link = try decision("f.json#2", "f.json#x")
    let batch = SourceBatch.sample("a", Self.records)
    let matched = await RecordMatcher(
      settings: MatchSettings(decisions: [link]), work: .sample
    ).match([batch])
    #expect(matched.clusters.map(\.members) == [[0], [1, 2]])
    #expect(RecordedDecisions([link]) { _ in }.absent(from: [batch]).isEmpty)
  }
}
