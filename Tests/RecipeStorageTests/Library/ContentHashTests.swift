import Testing

@testable import RecipeStorage

@Suite("Fingerprints")
struct ContentHashTests {
  @Test("they are 32 digits that stay the same from version to version")
  func stable() {
    #expect(ContentHash(of: []).text == "f52a15e9a9b5e89bf598333d8025f6c3")
    #expect(ContentHash(of: "Leek soup".utf8).text == "1e0598918b41508de2b327e0687345c5")
  }

  @Test("texts that differ a little have nothing in common")
  func differ() {
    let texts = (0..<2_000).map { ContentHash(of: "recipe \($0)".utf8).text }
    #expect(Set(texts).count == texts.count)
    #expect(Set(texts.map { $0.prefix(16) }).count == texts.count)
    #expect(Set(texts.map { $0.suffix(16) }).count == texts.count)
  }

  @Test(
    "only 32 hexadecimal digits are a fingerprint",
    arguments: [
      ("0123456789abcdef0123456789abcdef", true), ("0123", false),
      (String(repeating: "g", count: 32), false),
    ])
  func parses(_ text: String, _ isValid: Bool) {
    #expect((ContentHash(text) != nil) == isValid)
  }
}
