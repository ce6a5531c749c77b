import Testing
import Text

@Suite("Words of a shell")
struct ShellWordTests {
  @Test(
    "a word is quoted where a shell would take it for more",
    arguments: [
      ("/home/ann/recipes.toml", "/home/ann/recipes.toml"), ("菜谱.toml", "菜谱.toml"),
      ("my recipes.toml", "'my recipes.toml'"), ("a;rm b", "'a;rm b'"), ("$HOME", "'$HOME'"),
      ("it's", #"'it'\''s'"#), ("", "''"), ("~/x", "'~/x'"), ("*", "'*'"),
    ])
  func quoted(word: String, quoted: String) {
    #expect(word.shellWord == quoted)
  }
}
