import TestSupport
import RecipeCore
import Testing

/// A source whose list says little and that knows more of each record.
private struct OutlineSource: RecipeSource {
  var failure: SourceFailure?

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {}

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    if let failure { throw failure }
    return id == "gone" ? nil : .sample("a/\(id)", "Pie", ingredients: ["apples"])
  }
}

// The limit ends a wait for ever. It is far above what the tests take, since every suspension queues
// behind whatever other tests hold the threads.
@Suite(.timeLimit(.minutes(15)))
struct RecordFetchTests {
  private func fetch(
    _ ids: [String], from source: any RecipeSource, on clock: some Clock<Duration> = ManualClock()
  ) async -> FetchedRecords {
    let configured = ConfiguredSource(
      name: "a", kind: "test", traits: SourceTraits(), timeout: .milliseconds(50), source: source)
    return await Gatherer(clock: clock)
      .fetch(ids.map { RecordReference(source: "a", id: $0) }, from: [configured])
  }

  @Test("records are fetched whole; one that is gone is no trouble")
  func whole() async {
    let fetched = await fetch(["1", "gone", "2"], from: OutlineSource())
    #expect(fetched.records.map(\.reference.id).sorted() == ["1", "2"])
    #expect(fetched.records.allSatisfy { $0.recipe.ingredients == ["apples"] })
    #expect(fetched.failures.isEmpty)
  }

  @Test("a fetch that fails says so and what to do")
  func failure() async {
    let failure = SourceFailure(.unreachable, "nobody answers", help: "try again later")
    let fetched = await fetch(["1"], from: OutlineSource(failure: failure))
    #expect(fetched.records.isEmpty)
    #expect(fetched.failures == ["a": failure])
  }

  @Test("a fetch that takes too long is not waited for")
  func timeout() async {
    let gate = Gate()
    defer { gate.open() }
    let clock = ManualClock()
    async let fetched = fetch(["1"], from: StuckSource(gate: gate), on: clock)
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(50))
    #expect(await fetched.failures["a"]?.message == "no response within 50 ms")
  }
}

/// A source that fetches for ever.
private struct StuckSource: RecipeSource {
  let gate: Gate

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {}

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    await gate.wait()
    return nil
  }
}
