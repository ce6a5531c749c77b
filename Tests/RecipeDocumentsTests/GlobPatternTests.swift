import RecipeDocuments
import Testing

@Suite("Globs")
struct GlobPatternTests {
  @Test(
    "a pattern matches what it says",
    arguments: [
      ("**/*.json", ["a.json", "a/b.json", "a/b/c.json", ".json"]),
      ("*.json", ["a.json", "a/b.json"]),
      ("**.json", ["a.json", "a/b.json", ".json"]),
      ("soup/**.md", ["soup/a.md", "soup/.md"]),
      ("**draft.md", ["draft.md", "a/my draft.md"]),
      ("drafts/**", ["drafts", "drafts/a", "drafts/a/b"]),
      ("drafts/", ["drafts", "drafts/a/b"]),
      ("/a.json", ["a.json"]),
      ("soup/*.json", ["soup/a.json"]),
      ("a?c", ["abc", "aéc", "x/a猫c"]),
      ("[a-cx]1", ["a1", "c1", "x1"]),
      ("[!a-c]1", ["d1", "é1"]),
      ("[]]1", ["]1"]),
      ("[a", ["[a"]),
      ("{a,b{c,d}}.json", ["a.json", "bc.json", "x/bd.json"]),
      ("{a", ["{a"]),
      ("a{}b", ["ab"]),
      ("**/x/**/y", ["x/y", "a/x/b/c/y", "x/x/y/y"]),
      ("a*b*c", ["abc", "aXbYbZc"]),
      ("**", ["a", "a/b"]),
    ])
  func matches(pattern: String, paths: [String]) {
    for path in paths { #expect(GlobPattern(pattern).matches(path), "\(path)") }
  }

  @Test(
    "a pattern does not match anything else",
    arguments: [
      ("**/*.json", ["a.jsonl", "a.json/b", "a.JSON", "json"]),
      ("soup/**.md", ["soup/a/b.md", "a.md", "soup/a.mdx"]),
      ("drafts/**", ["draft", "a/drafts/b", "drafts2/a"]),
      ("/a.json", ["b/a.json"]),
      ("soup/*.json", ["a.json", "soup/a/b.json", "x/soup/a.json"]),
      ("a?c", ["ac", "abbc", "a/c"]),
      ("[a-c]1", ["d1", "1", "aa1"]),
      ("[!a-c]1", ["a1"]),
      ("{a,b}.json", ["c.json", "{a,b}.json", ".json"]),
      ("**/x/**/y", ["x", "y", "a/x/b", "xy"]),
      ("a*b*c", ["ab", "acb", "abcd"]),
      ("", ["a"]),
    ])
  func rejects(pattern: String, paths: [String]) {
    for path in paths { #expect(!GlobPattern(pattern).matches(path), "\(path)") }
  }

  @Test("patterns made to be slow are not")
  func hostile() {
    let stars = GlobPattern(String(repeating: "*a", count: 50) + "b")
    #expect(!stars.matches(String(repeating: "a", count: 2_000)))
    let depths = GlobPattern(String(repeating: "**/a/", count: 20) + "b")
    #expect(!depths.matches(String(repeating: "a/", count: 500) + "a"))
    let braces = GlobPattern(String(repeating: "{a,b}", count: 40))
    #expect(!braces.matches("c"))
  }
}
