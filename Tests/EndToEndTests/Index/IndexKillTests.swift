import TestSupport
import Testing

@Suite("A run that is killed while it writes the index")
struct IndexKillTests {
  @Test("leaves what the next run finds right, at 200 moments", arguments: 1...4)
  func kills(seed: UInt64) async throws {
    let cabinet = try RecipeCabinet(files: 120, seed: seed)
    let list = ["list", "-n", "0", "-o", "ndjson"]
    let expected = try await cabinet.run(list + ["--no-cache"]).result().output
    var random = SeededGenerator(seed: seed)
    let clock = ContinuousClock()
    let refresh = cabinet.run(["cache", "refresh"])
    var whole = try await clock.measure { _ = try await refresh.result() }
    var killed = 0
    for round in 0..<50 {
      let share = Double.random(in: (round % 2 == 0 ? 0 : 0.6)...1.1, using: &random)
      let run = try refresh.start()
      try await Task.sleep(for: whole * share)
      run.kill()
      if try await run.result().status == 137 {
        killed += 1
      } else {
        // The machine was busier when the whole was measured.
        whole = whole * 9 / 10
      }
      let next = try await cabinet.run(list).result()
      try #require(next.output == expected, "killed at \(share) of \(whole)")
      try #require(next.status == 0)
    }
    #expect(killed > 10, "the moments were all too late to mean anything")
    let drafts = try cabinet.cache.files().filter { !$0.hasSuffix(".index") }
    #expect(drafts.count <= 1, "drafts of killed runs are removed by the next one that writes")
  }
}
