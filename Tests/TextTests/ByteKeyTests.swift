import Testing
import Text

struct ByteKeyTests {
  private static let composed = "cr\u{E9}me.json"
  private static let decomposed = "cre\u{301}me.json"

  @Test("composed and decomposed names are two keys, which String takes for one")
  func normalisation() {
    #expect(Self.composed == Self.decomposed)
    let keys = [ByteKey(Self.composed), ByteKey(Self.decomposed)]
    #expect(keys[0] != keys[1])
    #expect(Set(keys).count == 2)
    #expect(keys.sorted().map(\.text.utf8.count) == [12, 11])
  }

  @Test(
    "keys are ordered by their bytes",
    arguments: [("", "a"), ("a", "aa"), ("Z", "a"), ("z", "\u{E9}"), ("e\u{301}", "\u{E9}")])
  func order(first: String, second: String) {
    #expect(ByteKey(first) < ByteKey(second))
    #expect(!(ByteKey(second) < ByteKey(first)))
    #expect(ByteKey(first) == ByteKey(first))
  }
}
