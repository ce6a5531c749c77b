import RecipeConfiguration
import Testing

@Suite("What is wrong with recipes.toml")
struct ConfigurationErrorTests {
  @Test("all issues of a file are reported, each with its line and what to do")
  func severalIssues() {
    let text = """
      colour = 1
      [defaults]
      output = "jsn"
      limit = "20"

      [sources.api]
      kind = "food2fork"
      wieght = 2.0
      default_rank = 101

      [sources.notes]
      kind = "markdwon"
      timeout = "soon"
      """
    #expect(
      Sample.refusal(of: text) == """
        recipes.toml:1:1: unknown key 'colour' at the top level
           1 | colour = 1
             | ^^^^^^
           help: use 'library', 'defaults', 'templates', 'formats', 'cache', 'matching', 'aisles', \
        'queries' or 'sources'
        recipes.toml:3:10: 'output' cannot be 'jsn'
           3 | output = "jsn"
             |          ^^^^^
           help: did you mean 'json'?
        recipes.toml:4:9: 'limit' must be a whole number, not a string
           4 | limit = "20"
             |         ^^^^
           help: remove the quotation marks
        recipes.toml:6:10: 'base_url' is missing in [sources.api]
           6 | [sources.api]
             |          ^^^
           help: add base_url = "…": where the API answers
        recipes.toml:8:1: unknown key 'wieght' in [sources.api]
           8 | wieght = 2.0
             | ^^^^^^
           help: did you mean 'weight'?
        recipes.toml:9:16: 'default_rank' must be from 0 to 100, not 101
           9 | default_rank = 101
             |                ^^^
        recipes.toml:12:8: 'kind' cannot be 'markdwon'
           12 | kind = "markdwon"
              |        ^^^^^^^^^^
           help: did you mean 'markdown'?
        recipes.toml:13:11: 'timeout' must be a duration, not 'soon'
           13 | timeout = "soon"
              |           ^^^^^^
           help: write a duration such as "3s", "500ms", "2m", "1h", "1d" or "1w"
        """)
  }

  @Test("a text that is no TOML is shown with the place of its first error")
  func syntaxError() {
    #expect(
      Sample.refusal(of: "# żó\r\n[sources.a]\r\npath = notes\r\n") == """
        recipes.toml:3:8: not a value; text needs quotation marks
           3 | path = notes
             |        ^^^^^
        """)
  }

  @Test(
    "each kind of mistake in a source is named",
    arguments: [
      ("path = 1", "the key 'path' is already defined", nil),
      ("exclude = \"a\"", "'exclude' must be an array of strings, not a string", "write [\"a\"]"),
      ("exclude = [1]", "'exclude' must be an array of strings, but contains a whole number", nil),
      (
        "follows_links = \"true\"", "'follows_links' must be true or false, not a string",
        "remove the quotation marks"
      ),
      ("share = 1.5", "'share' must be from 0 to 1, not 1.5", nil),
      ("share = nan", "'share' must be from 0 to 1, not nan", nil),
      ("share = []", "'share' must be a number, not an array", nil),
      ("weight = 0", "'weight' must be from 0.001 to 1000, not 0", nil),
      ("rank_from = \"stars\"", "'rank_from' cannot be 'stars'", "use 'social_rank' or 'rating'"),
      ("enabled = 1", "'enabled' must be true or false, not a whole number", nil),
      (
        "timeout = \"0s\"", "'timeout' must be longer than 0",
        "to turn the source off write enabled = false"
      ),
      (
        "settle = 1979-05-27", "'settle' must be a duration, not a date",
        "write a duration such as \"3s\", \"500ms\", \"2m\", \"1h\", \"1d\" or \"1w\""
      ),
      ("kinds = 1", "unknown key 'kinds' in [sources.notes]", "did you mean 'kind'?"),
      ("[sources.notes.more]", "unknown key 'more' in [sources.notes]", "use"),
    ] as [(String, String, String?)])
  func sourceMistakes(line: String, message: String, help: String?) throws {
    let refusal = try #require(Sample.refusal(of: Sample.notes(line)))
    let lines = refusal.split(separator: "\n")
    #expect(lines.first?.hasSuffix(": \(message)") == true, "\(refusal)")
    let helpLine = lines.last.map(String.init).flatMap { $0.contains("help:") ? $0 : nil }
    #expect((helpLine == nil) == (help == nil), "\(refusal)")
    #expect(helpLine?.contains("help: \(help ?? "")") ?? true, "\(refusal)")
  }

  @Test(
    "each mistake in the shape of the file is named",
    arguments: [
      ("[sorces.a]", "unknown table 'sorces' at the top level"),
      ("library = 1", "'library' must be a table, not a whole number"),
      ("[[sources]]", "'sources' must be a table, not an array"),
      ("[sources]\nnotes = \"x\"", "the source 'notes' must be a table, not a string"),
      ("[sources.notes]", "'kind' is missing in [sources.notes]"),
      ("[sources.notes]\nkind = 3", "'kind' must be a string, not a whole number"),
      ("[sources.\"\"]\nkind = \"markdown\"\npath = \"a\"", "the source name '' must not be empty"),
      (
        "[sources.\"a b\"]\nkind = \"markdown\"\npath = \"a\"",
        "the source name 'a b' may contain only letters, digits, '-', '_' and '.'"
      ),
      (
        "[sources.-a]\nkind = \"markdown\"\npath = \"a\"",
        "the source name '-a' must start with a letter or a digit"
      ),
      (
        "[sources.ab]\nkind = \"markdown\"\npath = \"a\"\n[sources.Ab]\nkind = \"markdown\"\npath = \"a\"",
        "the source name 'Ab' differs from 'ab' only in case"
      ),
      ("[sources.a]\n[sources.a]", "the table 'a' is already defined"),
      ("[aisles]\n\"\" = [\"foil\"]", "an aisle in [aisles] has no name"),
      ("[aisles]\n\" \" = [\"foil\"]", "an aisle in [aisles] has no name"),
      ("[library]\npath = \"\"", "'path' must not be empty"),
      (
        "[library]\npath = \"~bob/x\"",
        "'path' starts with ~ and a user's name, which is not supported"
      ),
      ("[library]\npath = \"a\\u0000\"", "'path' must not contain a null character"),
      ("[defaults]\nlimit = -1", "'limit' must be from 0 to 1000000, not -1"),
      ("[defaults]\nsort = \"\\u001b[31m\"", "'sort' cannot be '\u{FFFD}[31m'"),
    ])
  func shapeMistakes(text: String, message: String) {
    let first = Sample.refusal(of: text)?.split(separator: "\n").first
    #expect(first?.hasSuffix(": \(message)") == true, "\(first ?? "accepted")")
  }

  @Test("a misspelt kind of a source is pointed at")
  func misspeltKind() {
    let refusal = Sample.refusal(of: "[sources.notes]\npath = \"x\"\nknid = \"markdown\"")
    #expect(refusal?.contains("recipes.toml:3:1: 'kind' is missing in [sources.notes]") == true)
    #expect(refusal?.contains("help: did you mean 'kind' by 'knid'?") == true, "\(refusal ?? "")")
    let other = Sample.refusal(of: "[sources.notes]\npath = \"x\"")
    #expect(other?.contains("help: add kind = ") == true)
  }

  @Test("~ without a home is an issue")
  func noHome() {
    let refusal = Sample.refusal(of: "[library]\npath = \"~/x\"", homeFolder: nil)
    #expect(refusal?.contains("'path' starts with ~, but HOME is not set") == true)
  }

  @Test(
    "no excerpt shows a secret, whatever is wrong with its line",
    arguments: [
      "key = s3cret", "key = [\"s3cret\"]", "kye = \"s3cret\"", "\"key\" = \"s3cret",
      "key = 's3cret' 1", "more = { a = 1, key = \"s3cret\" }",
      "baseurl = \"https://example.org/?key=s3cret\"",
    ])
  func secretLines(line: String) throws {
    let text = "[sources.api]\nkind = \"food2fork\"\nbase_url = \"x\"\n\(line)"
    let refusal = try #require(Sample.refusal(of: text))
    #expect(refusal.contains("= •••") || refusal.contains("key= •••"))
    #expect(!refusal.contains("s3cret"))
  }

  @Test("a long line is cut around the mark")
  func longLine() {
    let lead = String(repeating: "a = 1, ", count: 40).replacing("a", with: "path")
    let refusal = Sample.refusal(of: "library = { \(lead)b = 2 }") ?? ""
    let lines = refusal.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.unicodeScalars.count <= 110 })
  }

  @Test("issues beyond the limit are counted, not listed")
  func manyIssues() {
    let keys = (0..<60).map { "unknown\($0) = 1" }.joined(separator: "\n")
    let refusal = Sample.refusal(of: "[library]\n\(keys)")
    #expect(refusal?.hasSuffix("\n… and 10 more") == true)
  }
}
