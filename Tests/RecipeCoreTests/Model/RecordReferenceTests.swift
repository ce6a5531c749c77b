import RecipeCore
import TestSupport
import Testing

@testable import RecipeMatching

struct RecordReferenceTests {
  private static let composed = RecordReference(source: "a", id: "caf\u{E9}.md")
  private static let decomposed = RecordReference(source: "a", id: "cafe\u{301}.md")

  @Test("names that look alike but differ in their bytes are two records")
  func bytes() async {
    #expect(Self.composed != Self.decomposed)
    #expect(Set([Self.composed, Self.decomposed, Self.composed]).count == 2)
    let records = [Self.composed, Self.decomposed].map { reference in
      RecipeRecord(
        reference: reference, locator: .file(path: reference.id, line: 1),
        recipe: Recipe(title: "Coffee"))
    }
    let source = ConfiguredSource.scripted("a") { $0.add(records) }
    let batch = await Gatherer(clock: ManualClock())
      .gather([source], request: SourceRequest())[0]
    #expect(batch.records.count == 2)
    #expect(batch.diagnostics.isEmpty)
    #expect(
      await RecordMatcher(settings: MatchSettings(merges: false), work: .sample).match([batch])
        .records.count == 2)
  }

  @Test("references are ordered by the bytes of source, then of id")
  func order() {
    let ordered = [
      RecordReference(source: "a", id: "b"), Self.decomposed, Self.composed,
      RecordReference(source: "a", id: "\u{FF5E}"), RecordReference(source: "a", id: "\u{1F372}"),
      RecordReference(source: "ab", id: ""), RecordReference(source: "b", id: "a"),
    ]
    #expect(ordered.reversed().sorted() == ordered)
    #expect(ordered.allSatisfy { !($0 < $0) })
  }
}
