import RecipeStorage
import RecipeSystem
import TestSupport
import Testing

@Suite("A run that is killed while it keeps answers")
struct AnswerKillTests {
  /// Enough to notice that answers are not replaced as a whole; `ANSWER_KILLS=300` proves more.
  private static let kills = Repetitions.count("ANSWER_KILLS", usually: 25)

  @Test("leaves no answer half there, and loses no request, whenever it is killed")
  func kills() async throws {
    try await QuotaClock.waitForRoom()
    let api = try RecipeAPI(count: 25, "daily_quota = 1000000")
    let list = ["list", "-n", "0", "-o", "ndjson"]
    _ = try await api.run(list).result()
    let bodies = try Self.bodies(api)
    var random = SeededGenerator(seed: 1)
    var span = Duration.milliseconds(400)
    var killed = 0
    for round in 0..<Self.kills {
      let run = try api.run(list + ["--refresh"]).start()
      try await Task.sleep(for: span * Double.random(in: 0.1...1, using: &random))
      run.kill()
      let wasKilled = try await run.result().status == 137
      killed += wasKilled ? 1 : 0
      span = wasKilled ? span * 11 / 10 : span * 2 / 3
      try #require(try Self.bodies(api) == bodies, "killed in round \(round)")
      try #require(try Self.used(api) >= api.count, "killed in round \(round)")
    }
    #expect(killed > Self.kills / 25, "the moments were all too late to mean anything")
    let last = try await api.run(list).result()
    #expect(last.status == 0)
    #expect(last.output.split(separator: "\n").count == 25)
    let drafts = try api.kept.files(below: "cache/recipes/answers")
      .filter { !$0.hasSuffix(".answer") }
    #expect(drafts.count <= Self.kills)
  }

  /// The kept answers, of which every file must be readable.
  private static func bodies(_ api: RecipeAPI) throws -> [String: [UInt8]] {
    let store = AnswerCache(
      root: api.kept.path + "/cache/recipes/answers", maximumByteCount: 1 << 30,
      files: PosixFileSystem())
    let answers = store.recording(of: "api") { $0 }
    let files = try api.kept.files(below: "cache/recipes/answers/api")
      .filter { $0.hasSuffix(".answer") }
    #expect(answers.count == files.count)
    return Dictionary(answers.map { ($0.name, $0.bytes) }) { first, _ in first }
  }

  /// The requests that are counted for today.
  private static func used(_ api: RecipeAPI) throws -> Int {
    let files = try api.kept.files(below: "state/recipes/.servers").filter { $0.hasSuffix(".json") }
    let text = try api.kept.text(of: "state/recipes/.servers/" + (files.first ?? ""))
    let digits = text.split(separator: "\"used\":").last?.prefix { $0.isNumber }
    return digits.flatMap { Int($0) } ?? 0
  }
}
