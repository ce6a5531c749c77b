import Testing

/// What plug-ins written in a few lines of shell give, and are asked.
struct PluginAnswerTests {
  /// A plug-in whose answer to the first request is given, and which notes what it is asked.
  private func kitchen(_ answer: String, _ more: String = "") async throws -> PluginKitchen {
    let kitchen = try PluginKitchen()
    try kitchen.folder.write(
      """
      #!/bin/sh
      read -r _
      echo '{"t":"hello","protocol":"recipes-source","version":1,"caps":{"list":true,"get":true}}'
      read -r init
      \(more)
      echo '{"t":"ready"}'
      read -r request
      echo "$request" >> "$HOME/requests"
      \(answer)

      """, to: "given")
    try kitchen.folder.write(
      kitchen.process(
        "soups", "\(kitchen.folder.path)/recipes-source-soups",
        "[sources.soups.secrets]\nAPI_KEY = { file = \"key\" }"), to: "named.toml")
    try kitchen.folder.write("s3cr3t/word&more", to: "key")
    let script = "chmod 600 key; cp given recipes-source-soups; chmod 700 recipes-source-soups"
    #expect(try await shell(script).inFolder(kitchen.folder.path).result().status == 0)
    return kitchen
  }

  @Test("of records with one id the first counts, and the result is not complete")
  func oneID() async throws {
    let kitchen = try await kitchen(
      """
      echo '{"t":"record","id":"1","recipe":{"id":"a","title":"Leek soup","ingredients":["1 leek"]}}'
      echo '{"t":"record","id":"1","recipe":{"id":"a","title":"Bean soup","ingredients":["1 bean"]}}'
      echo '{"t":"done","id":"1","records":2}'
      """)
    let result = try await kitchen.run("--config", "named.toml", "-v", "list", "-o", "json")
    #expect(result.output.contains("Leek soup") && !result.output.contains("Bean soup"))
    let document: ListDocument = try result.json()
    #expect(!document.complete && result.status == 3)
    #expect(result.errors.contains("a record has the id of an earlier one, and was left out"))
  }

  @Test("offline, a plug-in that may use the network is not asked for a record either")
  func offline() async throws {
    let kitchen = try await kitchen(
      """
      echo '{"t":"record","id":"1","recipe":{"id":"a","title":"Leek soup"}}'
      echo '{"t":"done","id":"1","records":1,"ttl_s":3600}'
      """)
    #expect(try await kitchen.run("--config", "named.toml", "list").output.contains("Leek soup"))
    let shown = try await kitchen.run("--config", "named.toml", "--offline", "show", "leek soup")
    #expect(shown.output.contains("Leek soup"), "\(shown.errors)")
    let requests = try kitchen.folder.text(of: "requests")
    #expect(requests.contains("\"list\"") && !requests.contains("\"get\""))
  }

  @Test("a test of a plug-in shows no secret that it repeats", arguments: ["--json", "--tap"])
  func secret(format: String) async throws {
    let kitchen = try await kitchen(":", "echo \"cannot log in with $init\" >&2; exit 1")
    let result = try await kitchen.run(
      "plugin", "test", "./recipes-source-soups", "--config", "named.toml", format)
    #expect(result.status == 1)
    #expect(result.output.contains("cannot log in with"), "\(result.output.prefix(500))")
    #expect(!(result.output + result.errors).contains("s3cr3t"))
  }
}
