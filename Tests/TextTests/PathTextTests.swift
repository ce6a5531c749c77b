import Testing
import Text

@Suite("Texts of numbers and paths")
struct PathTextTests {
  @Test(
    "the parent of a path ends before its last component",
    arguments: [
      ("/a/b", "/a", "b"), ("/a", "/", "a"), ("/", "/", nil), ("/a/b/", "/a", "b"),
      ("/a//b", "/a", "b"), ("a", "", "a"), ("", "", nil),
      ("/a/\u{301}b", "/a", "\u{301}b"),
    ])
  func paths(path: String, parent: String, name: String?) {
    #expect(path.parentFolder == parent)
    #expect(path.fileName == name)
  }

  @Test("a number has the noun that it needs")
  func counted() {
    #expect([0, 1, 2].map { $0.counted("recipe") } == ["0 recipes", "1 recipe", "2 recipes"])
    #expect(2.counted("index", "indices") == "2 indices")
  }

  @Test("sixteen hexadecimal digits, with zeros before them")
  func hexadecimal() {
    #expect(UInt64(0xab).hexadecimal == "00000000000000ab")
    #expect(UInt64.max.hexadecimal == "ffffffffffffffff")
  }
}
