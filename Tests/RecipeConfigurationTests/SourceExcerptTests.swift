import RecipeCore
import TOMLSyntax
import Testing

@testable import RecipeConfiguration
@testable import Text

@Suite("Excerpts of a file")
struct SourceExcerptTests {
  private func excerpt(_ text: String, _ line: Int, _ column: Int, _ length: Int) -> String? {
    SourceLines(Array(text.utf8), secretNames: ["key"])
      .excerpt(at: TOMLPosition(line: line, column: column, length: length))?.description
  }

  @Test(
    "the mark stands under the part it is about",
    arguments: [
      ("a = 1", 1, 5, 1, "   1 | a = 1\n     |     ^"),
      ("\u{FEFF}a\r\nb\r\n", 1, 1, 1, "   1 | a\n     | ^"),
      ("a\r\nb\r\n", 2, 1, 9, "   2 | b\n     | ^"),
      ("菜 = 1", 1, 5, 1, "   1 | 菜 = 1\n     |      ^"),
      ("a = \"菜谱\"", 1, 5, 4, "   1 | a = \"菜谱\"\n     |     ^^^^^^"),
      ("e\u{301} = 1", 1, 6, 1, "   1 | e\u{301} = 1\n     |     ^"),
      ("a\t= 1", 1, 5, 1, "   1 | a = 1\n     |     ^"),
      ("a =", 1, 4, 1, "   1 | a =\n     |    ^"),
      ("a = '\u{1B}[31m'", 1, 6, 1, "   1 | a = '\u{FFFD}[31m'\n     |      ^"),
      ("key = 1 2", 1, 9, 1, "   1 | key = •••\n     |         ^"),
      ("", 1, 1, 1, "   1 | \n     | ^"),
    ])
  func marks(text: String, line: Int, column: Int, length: Int, expected: String) {
    #expect(excerpt(text, line, column, length) == expected)
  }

  @Test(
    "no excerpt shows a secret, however the line is broken",
    arguments: [
      "key: \"s3cret\"", "key \"s3cret\"", "key s3cret", "api_key = \"s3cret\"",
      "apiKey = \"s3cret", "\"access-token\" = 's3cret'", "db.password = s3cret",
      "sources.api.key : s3cret", "  token=s3cret", "kye = \"s3cret\"", "keys = [\"s3cret\"",
      "api = { base_url = \"x\", auth_token = \"s3cret\" }",
      "base_url = \"https://ann:s3cret@x.example",
      "base_url = \"https://s3cret@x.example/api\"", "base_url = \"ann:s3cret@x.example\"",
      "base_url = \"https://ann:s3/s3cret@x.example\"",
      "base_url = \"https://x.example?page=2&api_key=s3cret\"",
      "key_command = [\"show\", \"s3cret\"", "key_comand = [\"s3cret\"]",
      "pasword = \"s3cret\"", "passwort = \"s3cret\"", "my_tokn = \"s3cret\"", "secrett = 's3cret'",
      "apikey = \"s3cret\"", "api-key = \"s3cret\"", "toekn: s3cret", "user_credental = \"s3cret\"",
    ])
  func secrets(line: String) throws {
    let shown = try #require(excerpt(line, 1, line.unicodeScalars.count, 1))
    #expect(!shown.contains("s3cret"))
    #expect(shown.contains("•••"))
  }

  @Test(
    "an ordinary key is shown with its value",
    arguments: [
      "exclud = [\"drafts\"]", "path = \"recipes\"", "timout = \"3s\"", "units = \"metric\"",
      "to = \"a\"", "pasta = \"b\"", "bear = \"c\"", "section = \"soups\"", "tone = \"d\"",
    ])
  func ordinary(line: String) throws {
    #expect(try #require(excerpt(line, 1, 1, 1)).contains(line))
  }

  @Test(
    "the lines that a secret's value goes on over are not shown",
    arguments: [
      ("key_command = [\n  \"curl\",\n  \"s3cret\n]", 3), ("key = \"\"\"\ns3cret", 2),
      ("key = \"s3\ncret", 2), ("[a]\ntoken = [\n'x', # note\n\n's3cret',", 5),
    ])
  func continued(text: String, line: Int) {
    #expect(excerpt(text, line, 3, 1)?.contains("cret") == false)
  }

  @Test(
    "lines that only look like secrets are shown",
    arguments: [
      "key_env = \"F2F_KEY\" x", "key_file = \"~/.key\" x", "path = \"Turkey/Key lime\" x",
      "monkey = 1 2", "base_url = \"https://x.example/a@b\" x",
    ])
  func noSecrets(line: String) throws {
    #expect(try #require(excerpt(line, 1, 1, 1)).contains(line))
    #expect(excerpt("key = \"k\"\n\(line)", 2, 1, 1)?.contains(line) == true)
  }

  @Test("a line that is not there has no excerpt")
  func missingLine() {
    #expect(excerpt("a", 2, 1, 1) == nil)
    #expect(excerpt("a", 0, 1, 1) == nil)
  }

  @Test("a long line is cut on both sides of the mark")
  func longLine() throws {
    let line = (0..<400).map { String($0 % 10) }.joined()
    let marked = MarkedText(line, offset: 200, length: 500)
    #expect(marked.text.hasPrefix("…2345") && marked.text.hasSuffix("4567…"))
    #expect(marked.text.unicodeScalars.count == MarkedText.maximumLength + 2)
    let first = marked.text.unicodeScalars.dropFirst(marked.offset).first
    #expect(first == "0")
    #expect(marked.length == MarkedText.maximumLength / 2)
  }
}
