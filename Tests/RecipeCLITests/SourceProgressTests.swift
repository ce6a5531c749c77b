import RecipeCore
import Testing

@testable import RecipeCLI

@Suite("Progress", .timeLimit(.minutes(15)))
struct SourceProgressTests {
  /// A clock on which every sleep is over soon, or never.
  private struct StubClock: Clock {
    let isStopped: Bool
    var now: ContinuousClock.Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
      while isStopped {
        try Task.checkCancellation()
        await Task.yield()
      }
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  private struct EmptySource: RecipeSource {
    func gather(
      _ request: SourceRequest, into collector: SourceCollector
    ) async throws(SourceFailure) {}

    func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? { nil }
  }

  private let sources = ["a", "b"].map { name in
    ConfiguredSource(
      name: name, kind: "json", traits: SourceTraits(), timeout: .seconds(1), source: EmptySource())
  }

  @Test("the line counts the sources that are done, and clears itself")
  func drawing() async {
    let stream = RecordingStream(width: 80)
    let progress = RunProgress()
    let watch = ProgressWatch(stream: stream, clock: StubClock(isStopped: false))
    await watch.watch({ progress.line }) {
      _ = await SourceProgress(progress: progress).count(sources) { counted in
        while !stream.text.contains("Reading 2 sources, 0 done…") { await Task.yield() }
        try? await counted[0].source?.gather(SourceRequest(), into: SourceCollector())
        while !stream.text.contains("Reading 2 sources, 1 done…") { await Task.yield() }
        return []
      }
      progress.begin { "Comparing 9 records…" }
      while !stream.text.contains("Comparing 9 records…") { await Task.yield() }
    }
    #expect(stream.text.hasSuffix("\r\u{1B}[K"))
  }

  /// A source that says how far it is, and waits until that is seen.
  private struct SteppingSource: RecipeSource {
    let stream: RecordingStream

    func gather(
      _ request: SourceRequest, into collector: SourceCollector
    ) async throws(SourceFailure) {
      collector.noteProgress(10, of: 30)
      while !stream.text.contains("Reading 1 source… (c: 10 of 30)") { await Task.yield() }
      collector.noteProgress(12)
      while !stream.text.contains("Reading 1 source… (c: 12)") { await Task.yield() }
    }

    func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? { nil }
  }

  @Test("the line says how far a source is that says so")
  func steps() async {
    let stream = RecordingStream(width: 80)
    let progress = RunProgress()
    let watch = ProgressWatch(stream: stream, clock: StubClock(isStopped: false))
    let source = ConfiguredSource(
      name: "c", kind: "json", traits: SourceTraits(), timeout: .seconds(1),
      source: SteppingSource(stream: stream))
    await watch.watch({ progress.line }) {
      _ = await SourceProgress(progress: progress).count([source]) { counted in
        try? await counted[0].source?.gather(SourceRequest(), into: SourceCollector())
        return []
      }
    }
    #expect(stream.text.hasSuffix("\r\u{1B}[K"))
  }

  @Test("nothing is drawn before the delay has passed")
  func delay() async {
    let stream = RecordingStream(width: 80)
    let watch = ProgressWatch(stream: stream, clock: StubClock(isStopped: true))
    let count = await watch.watch({ "Reading" }) { 2 }
    #expect(count == 2)
    #expect(stream.text.isEmpty)
  }
}
