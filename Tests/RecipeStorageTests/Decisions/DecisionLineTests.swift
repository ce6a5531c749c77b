import RecipeCore
import RecipeMatching
import Testing

@testable import RecipeStorage

struct DecisionLineTests {
  private static let nastyTexts = [
    "", " ", "a b", "tab\there", "line\nend", "\r\n", "\0", "\u{7F}", "#", "# no comment", "a#2",
    "%", "100%", "%20", "%zz", ":", "a:b", "::", "link", "\"quoted\"", "back\\slash", "é",
    "e\u{301}",
    "番茄炒蛋.md", "👩‍👩‍👧 cake.md", "\u{A0}", "\u{3000}", "\u{200B}", "\u{2028}", "\u{202E}gpj",
    "\u{FEFF}", "<<<<<<< HEAD", "=======", "/soup/leek.md", "\u{10FFFF}",
  ]

  private static let nasty = nastyTexts.flatMap { text in
    [RecordReference(source: "notes", id: text), RecordReference(source: text, id: "1")]
  }

  @Test("any reference comes back byte for byte", arguments: nasty)
  func roundTrip(reference: RecordReference) throws {
    let other = RecordReference(source: "api", id: "35382")
    for kind in [MatchDecision.Kind.link, .unlink] {
      let decision = try #require(MatchDecision(kind, reference, other))
      let line = DecisionLine(decision)
      #expect(!line.bytes.contains(0x0A))
      #expect(DecisionLine(parsing: line.bytes).decision == decision)
      let commented = DecisionLine(parsing: line.bytes + Array("  # why".utf8))
      #expect(commented.decision == decision)
      #expect(commented.comment == Array("  # why".utf8)[...])
    }
  }

  @Test(
    "what people can read and type stands as it is",
    arguments: [
      ("notes", "soup/leek.md#2", "notes:soup/leek.md#2"),
      ("notes", "Leek Soup.md", "notes:Leek%20Soup.md"),
      ("notes", "crème brûlée.md", "notes:crème%20brûlée.md"),
      ("api", "http://a.example/?p=1", "api:http://a.example/?p=1"),
      ("a:b", "c:d", "a%3Ab:c:d"), ("#a", "1", "%23a:1"),
    ])
  func text(source: String, id: String, text: String) {
    #expect(ReferenceText.text(of: RecordReference(source: source, id: id)) == text)
  }

  @Test(
    "a line is read as people write it",
    arguments: [
      "link api:1 notes:a", "  link\tapi:1   notes:a ", "link notes:a api:1",
      "link api:1 notes:a\r",
      "link api:%31 notes:%61#", "link api:1 notes:a #", "\u{FEFF}link api:1 notes:a",
    ])
  func written(line: String) {
    let id = line.hasSuffix("a#") || line.hasSuffix("%61#") ? "a#" : "a"
    let expected = MatchDecision(
      .link, RecordReference(source: "api", id: "1"), RecordReference(source: "notes", id: id))
    #expect(DecisionLine(parsing: Array(line.utf8)).decision == expected)
  }

  @Test(
    "comments and empty lines say nothing", arguments: ["", "  ", "# link a:1 b:2", " #", "\r"])
  func remarks(line: String) {
    #expect(DecisionLine(parsing: Array(line.utf8)).content == .remark)
  }

  @Test(
    "what is no decision says why",
    arguments: [
      ("link", .noDecision), ("link api:1", .noDecision), ("link api:1 b:2 c:3", .noDecision),
      ("LINK api:1 b:2", .noDecision), ("join api:1 b:2", .noDecision),
      ("link api b:2", .noReference("api")), ("link api:1 b:%2", .noReference("b:%2")),
      ("unlink api:1 b:%FF", .noReference("b:%FF")), ("link b:%+1 api:1", .noReference("b:%+1")),
      ("link api:1 api:1", .oneRecord), ("link api:1 api:%31", .oneRecord),
      ("<<<<<<< HEAD", .conflictMark), ("=======", .conflictMark), ("======= ", .conflictMark),
      (">>>>>>> 1a2b3c (mine)", .conflictMark), ("||||||| base", .conflictMark),
      ("=======\r", .conflictMark), ("<<<<<<<<", .noDecision), ("<<<<<<<HEAD", .noDecision),
    ] as [(String, DecisionFlaw)])
  func broken(line: String, flaw: DecisionFlaw) {
    #expect(DecisionLine(parsing: Array(line.utf8)).flaw == flaw)
  }

  @Test("bytes that are no text are a broken line")
  func invalid() {
    let line = DecisionLine(parsing: Array("link a:1 b:".utf8) + [0xC3, 0x28])
    #expect(line.flaw == .noReference("b:\u{FFFD}("))
  }
}
