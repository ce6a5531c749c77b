import RecipeCore
import Testing

@testable import RecipeMerging

struct RecipeIDTests {
  @Test(
    "ids never change",
    arguments: [
      ("api", "35382", "a758f5984b16"), ("notes", "soup/leek.md", "79c547e89fc3"),
      ("", "", "25fc6dd36ce0"),
    ])
  func isStable(source: String, id: String, expected: String) {
    #expect(RecipeID.of(RecordReference(source: source, id: id)) == expected)
  }

  @Test("ids are twelve digits, and the border between source and id matters")
  func shape() {
    let ids = (0..<2000).map { RecipeID.of(RecordReference(source: "s", id: "\($0)")) }
    #expect(Set(ids).count == 2000)
    #expect(ids.allSatisfy { $0.utf8.count == 12 && $0.allSatisfy(\.isHexDigit) })
    #expect(
      RecipeID.of(RecordReference(source: "ab", id: "c"))
        != RecipeID.of(RecordReference(source: "a", id: "bc")))
  }
}
