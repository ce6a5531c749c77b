import TestSupport
import Testing

@Suite("A run that is killed while it writes the index")
struct IndexKillTests {
  @Test("leaves what the next run finds right, at 200 moments", arguments: 1...4)
  func kills(seed: UInt64) async throws {
    var cabinet = try RecipeCabinet(files: 120, seed: seed)
    let list = ["list", "-n", "0", "-o", "ndjson"]
    // Either all is written anew, or what few edits changed, and then beside the answer.
    let isEdited = seed % 2 == 0
    let writing = isEdited ? ["search", "leek OR chicken", "-n", "0"] : ["cache", "refresh"]
    var expected = try await cabinet.run(list + ["--no-cache"]).result().output
    var random = SeededGenerator(seed: seed)
    var span = Duration.milliseconds(300)
    var killed = 0
    for round in 0..<50 {
      if isEdited {
        try cabinet.edit()
        expected = try await cabinet.run(list + ["--no-cache"]).result().output
      }
      let run = try cabinet.run(writing).start()
      if round % 2 == 0 { try await Self.wait(until: run, writesTo: cabinet.cache) }
      let moment = Double.random(in: 0...1, using: &random)
      try await Task.sleep(for: round % 2 == 0 ? .milliseconds(4) * moment : span * moment)
      run.kill()
      if try await run.result().status == 137 {
        killed += 1
        span = span * 11 / 10
      } else {
        // The machine is faster than that.
        span = span * 2 / 3
      }
      let next = try await cabinet.run(list).result()
      try #require(next.output == expected, "killed in round \(round)")
      try #require(next.status == 0)
    }
    #expect(killed > 0, "the moments were all too late to mean anything")
    let drafts = try cabinet.cache.files().filter { !$0.hasSuffix(".index") }
    #expect(drafts.count <= 1, "drafts of killed runs are removed by the next one that writes")
  }

  /// Waits until a run has begun to write an index, or is over.
  private static func wait(until run: RunningCommand, writesTo cache: TemporaryFolder) async throws
  {
    let old = Set(try cache.files())
    while run.isRunning, try cache.files().allSatisfy(old.contains) {
      try await Task.sleep(for: .milliseconds(1))
    }
  }
}
