import Foundation
import TestSupport
import Testing

/// The example plug-ins with what they read.
struct PluginExampleTests {
  @Test(
    "the Git source reads a repository as it was",
    .enabled(if: PythonTool.isThere && Self.hasGit, "needs git"))
  func git() async throws {
    let kitchen = try PluginKitchen()
    try kitchen.folder.write(
      "# Leek soup\n\n- 2 leeks\n- 1 l water\n\n1. Boil.\n", to: "book/soups/leek.md")
    try kitchen.folder.write(
      "## Ingredients\n\n- 1 pea\n\n## Directions\n\n1. Boil.\n", to: "book/green-peas.md")
    let git = "git -C book -c user.name=cook -c user.email=cook@example.org"
    try kitchen.folder.write(
      kitchen.process(
        "book", PluginKitchen.examples + "/git/recipes-source-git",
        "[sources.book.config]\nrepository = \"book\"\nrevision = \"v1\""), to: "named.toml")
    let script = """
      git init -q book && git -C book add -A && \(git) commit -qm one && git -C book tag v1
      echo '# Pea soup' > book/soups/leek.md && \(git) commit -qam two
      recipes --config named.toml list -o ndjson
      recipes --config named.toml show book:soups/leek.md
      """
    let result = try await shell(script).inFolder(kitchen.folder.path)
      .with("HOME", kitchen.folder.path).result()
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains(#""title":"Leek soup""#))
    #expect(result.output.contains(#""locator":"soups/leek.md:1""#))
    #expect(!result.output.contains("Pea soup"))
    #expect(result.output.contains(#""title":"Green peas""#), "\(result.output)")
    let text = try kitchen.folder.text(of: "named.toml").replacing("\"v1\"", with: "\"v9\"")
    try kitchen.folder.write(text, to: "named.toml")
    let unknown = try await kitchen.run("--config", "named.toml", "list")
    #expect(unknown.status == 4)
    #expect(unknown.errors.contains("there is no revision 'v9' in \(kitchen.folder.path)/book"))
  }

  @Test(
    "the PostgreSQL source reads a query of a real server",
    .enabled(if: PythonTool.isThere && Self.hasPostgreSQL, "needs PostgreSQL's server and psql"))
  func postgresql() async throws {
    let kitchen = try PluginKitchen()
    let socket = FileManager.default.temporaryDirectory.appending(
      path: "rp-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: socket, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: socket) }
    let path = socket.path(percentEncoded: false)
    let query = "SELECT number AS id, name AS title, ingredients, steps AS directions FROM dishes"
    try kitchen.folder.write(
      kitchen.process(
        "db", PluginKitchen.examples + "/postgresql/recipes-source-postgresql",
        """
        [sources.db.config]
        url = "postgresql://cook@/postgres?host=\(path)"
        query = "\(query)"
        [sources.db.secrets]
        PASSWORD = { env = "DB_PASSWORD" }
        """), to: "named.toml")
    let result = try await shell(
      """
      '\(PluginKitchen.programs)/with-postgresql' '\(path)' '\(RecipesBinary.path)' --config named.toml --no-merge list -n0 -o ndjson
      """
    ).inFolder(kitchen.folder.path).with("HOME", kitchen.folder.path)
      .with("DB_PASSWORD", "secret-soup-password").result()
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.split(separator: "\n").count == 2_500)
    #expect(result.output.contains("Crème brûlée"))
  }

  private static let hasPostgreSQL =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/psql")
    && (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql").isEmpty)
      == false

  private static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")
}
