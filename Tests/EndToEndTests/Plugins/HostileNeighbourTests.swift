import TestSupport
import Testing

/// A healthy source beside a hostile plug-in.
struct HostileNeighbourTests {
  /// The programs that never end by themselves; the others have the time of a slow machine.
  private static let endless: Set = ["silent", "slow-drip", "ignores-signals"]
  private static let secret = "s3cr3t-pass/word&more"

  @Test(
    "the others' results are complete and the secret is nowhere, whatever a plug-in does",
    .enabled(if: PythonTool.isThere, Comment(rawValue: PythonTool.reason)),
    arguments: [
      "silent", "slow-drip", "long-line", "invalid-utf8", "exits-half-way", "fork",
      "ignores-signals", "stderr-flood", "noise", "wrong-version", "wrong-count", "echo-secret",
    ])
  func neighbour(program: String) async throws {
    let kitchen = try PluginKitchen()
    try kitchen.folder.write(
      #"{"title": "Another soup", "ingredients": ["1 leek"]}"#, to: "soup.json")
    try kitchen.folder.write(
      """
      [sources.hostile]
      kind = "process"
      command = "\(PluginKitchen.programs)/hostile/\(program)"
      timeout = "\(Self.endless.contains(program) ? "1500ms" : "60s")"
      start_timeout = "30s"
      [sources.hostile.secrets]
      API_KEY = { file = "key" }
      [sources.healthy]
      kind = "json"
      path = "soup.json"
      """, to: "named.toml")
    try kitchen.folder.write(Self.secret, to: "key")
    let result = try await kitchen.run("--config", "named.toml", "-v", "list", "-o", "json")
    #expect(result.status == 0 || result.status == 3, "\(result.errors)")
    #expect(result.output.contains("Another soup"))
    #expect(!(result.output + result.errors).contains(Self.secret))
    #expect(result.errors.contains("hostile: ") || program == "stderr-flood")
  }
}
