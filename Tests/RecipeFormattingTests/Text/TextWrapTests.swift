import RecipeCore
import Testing

@testable import RecipeFormatting
@testable import Text

@Suite("Wrapping")
struct TextWrapTests {
  @Test(
    "lines break at spaces and between East Asian characters",
    arguments: [
      ("", 10, [""]),
      ("one two three", 7, ["one two", "three"]),
      ("one two three", nil, ["one two three"]),
      ("averylongword x", 6, ["averyl", "ongwor", "d x"]),
      ("豚肉を薄切りにする。", 8, ["豚肉を薄", "切りにす", "る。"]),
      ("薄切りにする。", 12, ["薄切りにす", "る。"]),
      ("使う「醤油」を", 6, ["使う", "「醤", "油」を"]),
      ("to '豆腐'?", 8, ["to '豆", "腐'?"]), ("to '豆腐'?", 6, ["to '豆", "腐'?"]),
      ("add 豆腐 now", 8, ["add 豆腐", "now"]),
      ("a  b", 3, ["a b"]),
    ] as [(String, Int?, [String])])
  func lines(_ text: String, _ width: Int?, _ expected: [String]) {
    #expect(TextWrap.lines(text, width: width) == expected)
  }

  @Test(
    "lines after the first may be narrower",
    arguments: [
      ("one two three four", 9, 5, ["one two", "three", "four"]),
      ("one abcdefgh", 9, 5, ["one", "abcde", "fgh"]), ("abcdefgh one", 9, 5, ["abcdefgh", "one"]),
    ])
  func narrower(_ text: String, _ width: Int, _ later: Int, _ expected: [String]) {
    #expect(TextWrap.lines(text, width: width, laterWidth: later) == expected)
  }

  @Test("a path that is wider than a line is broken after slashes, or left whole if asked for")
  func paths() {
    let path = "/notes/soups/leek_and_potato.md"
    let broken = ["from", "/notes/soups/", "leek_and_potato.md"]
    #expect(TextWrap.lines("from " + path, width: 20) == broken)
    #expect(TextWrap.lines("from " + path, width: 20, keepsWords: true) == ["from", path])
  }

  @Test("no line is wider than asked, and no character is lost", arguments: 4...40)
  func bounds(_ width: Int) {
    let text =
      "Fry the onions 玉ねぎを炒める。 then add 👩‍🍳👩‍🍳👩‍🍳 and https://example.org/very/long/address "
      + "करेले को नमक लगाकर रख दें น้ำตาลทรายหนึ่งช้อนโต๊ะ வெண்பொங்கல்செய்வதுஎப்படி"
    let lines = TextWrap.lines(text, width: width)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= width })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
