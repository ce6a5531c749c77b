import TestSupport
import Testing

/// The time that a run takes beside a plug-in that never answers.
struct HostileTimeTests {
  /// The timeout of the source, in ticks of 10 ms.
  private static let timeout = 150
  /// What a run may take longer, in ticks.
  private static let tolerance = 100
  /// The attempts of which one must hold: other programs may delay a run, but not each.
  ///
  /// Where all tests run at once they delay each, so that one attempt only shows that the run ends. The time
  /// holds where this suite runs alone, with `HOSTILE_RUNS=1`.
  private static let attempts = Repetitions.areGiven("HOSTILE_RUNS") ? 12 : 1

  @Test(
    "a plug-in that never ends by itself delays a run by a second at most",
    .enabled(if: PythonTool.isThere, Comment(rawValue: PythonTool.reason)),
    arguments: ["ignores-signals", "silent", "slow-drip", "fork"])
  func deadline(program: String) async throws {
    let kitchen = try PluginKitchen()
    try kitchen.folder.write(#"{"title": "Leek soup"}"#, to: "soup.json")
    let healthy = "[sources.healthy]\nkind = \"json\"\npath = \"soup.json\"\n"
    try kitchen.folder.write(healthy, to: "healthy.toml")
    try kitchen.folder.write(
      """
      [sources.hostile]
      kind = "process"
      command = "\(PluginKitchen.programs)/hostile/\(program)"
      timeout = "\(Self.timeout * 10)ms"
      [sources.hostile.secrets]
      API_KEY = { env = "HOME" }

      """ + healthy, to: "hostile.toml")
    var counts: [Int] = []
    while counts.count < Self.attempts, counts.last.map({ $0 > Self.tolerance }) ?? true {
      let usual = try await ticks(of: "healthy.toml", kitchen)
      counts.append(try await ticks(of: "hostile.toml", kitchen) - usual - Self.timeout)
    }
    if Repetitions.areGiven("HOSTILE_RUNS") {
      #expect(counts.contains { $0 <= Self.tolerance }, "\(counts)")
    }
  }

  private func ticks(of configuration: String, _ kitchen: PluginKitchen) async throws -> Int {
    let result = try await CommandRun(
      PluginKitchen.programs + "/ticks", [RecipesBinary.path, "--config", configuration, "list"]
    ).inFolder(kitchen.folder.path).with("HOME", kitchen.folder.path).result()
    return try #require(Int(result.output.trimmingSuffix("\n")))
  }
}
