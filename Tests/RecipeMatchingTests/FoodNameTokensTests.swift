import Testing

@testable import RecipeCore
@testable import RecipeMatching
@testable import Text

struct FoodNameTokensTests {
  @Test("each group has its parts, and a text is written behind a space")
  func parts() {
    var tokens = FoodNameTokens()
    for names in [[], ["leek"], [], ["olive", "oil"]] {
      tokens.append(
        names.map { (StableHash.of(Array($0.utf8)[...]), Array($0.utf8)[...], .common) })
    }
    #expect((0..<4).map(tokens.numbers) == [0..<0, 0..<1, 1..<1, 1..<3])
    var bytes: [UInt8] = []
    let ranges = (0..<3).map { tokens.appendText(of: tokens[$0], to: &bytes) }
    #expect(String(decoding: bytes, as: UTF8.self) == "leek olive oil")
    #expect(ranges == [0..<4, 5..<10, 11..<14])
    #expect(tokens[2].hash == StableHash.of(bytes[11...]) && tokens[2].tier == .common)
  }
}
