import RecipeCore
import TestSupport
import Testing

@testable import RecipeCLI
@testable import Text

/// The explanation of a verdict.
extension DuplicatesTests {
  @Test("every signal of an explanation fits into sixty columns")
  func narrow() async {
    var kitchen = kitchen(decisions: "unlink box:leek.json box:nan.json\n")
    kitchen.width = 60
    let page = await kitchen.run("duplicates", "explain", "leek.json", "nan.json").output
    #expect(page.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= 60 })
    for word in ["Evidence", "decision", "decides", "unlinked by hand", "amounts", "two rec"] {
      #expect(page.contains(word), "\(word)")
    }
  }

  @Test("an explanation is safe for a terminal, and coloured when that is asked for")
  func safe() async {
    let kitchen = kitchen()
    kitchen.files.put(
      .file(Array(#"{"title": "T\u001b[31m\u202e", "ingredients": ["tea"]}"#.utf8)),
      at: "/home/ana/box/a\u{1B}[1m.json")
    let plain = await kitchen.run("duplicates", "explain", "tea", "box:a\u{1B}[1m.json").output
    #expect(!plain.isEmpty && !plain.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    let colored = await kitchen.run(
      "duplicates", "explain", "tea", "bread", "--color", "always"
    ).output
    #expect(colored.contains("\u{1B}[1mEvidence, in log-odds\u{1B}[0m"))
  }

  @Test("records of which too little is known are not called different")
  func undecided() async {
    let kitchen = kitchen()
    for name in ["one", "two"] {
      kitchen.files.put(
        .file(Array("{\"title\": \"Stock\", \"ingredients\": [\"bones\"]}".utf8)),
        at: "/home/ana/box/\(name).json")
    }
    let page = await kitchen.run("duplicates", "explain", "one.json", "two.json").output
    #expect(page.hasPrefix("not known to be one recipe, score 0.57\ntoo little is known to tell\n"))
  }

  @Test("what joins two records by way of others, or keeps them apart, is told")
  func way() async {
    let kitchen = kitchen(
      decisions: "link box:bread.json box:leek.json\nlink box:bread.json box:tea.json\n")
    let joined = await kitchen.run("duplicates", "explain", "leek.json", "tea").output
    #expect(joined.contains("joined by box:bread.json and box:leek.json: linked by hand"))
    #expect(joined.contains("joined by box:bread.json and box:tea.json: linked by hand"))
    let apart = self.kitchen(
      decisions: "link box:nan.json box:tea.json\nunlink box:leek.json box:tea.json\n")
    let page = await apart.run("duplicates", "explain", "leek.json", "nan.json").output
    #expect(page.contains("same recipe"))
    #expect(page.contains("kept apart by box:leek.json and box:tea.json: unlinked by hand"))
  }

  @Test("an explanation is a document of signals in every format")
  func formats() async {
    let kitchen = kitchen()
    let json = await kitchen.run("duplicates", "explain", "leek.json", "nan.json", "--json").output
    for member in [
      #""schema": "recipes/1""#, #""verdict": "same""#, #""one_recipe": true"#, #""signals": ["#,
      #""log_odds": "#, #""joined_by": ["#,
    ] { #expect(json.contains(member), "\(member)") }
    let csv = await kitchen.run(
      "duplicates", "explain", "leek.json", "nan.json", "-o", "csv"
    ).output
    #expect(csv.hasPrefix("name,role,weight,words\r\n"))
    let fields = await kitchen.run("duplicates", "explain", "a", "b", "--fields", "?").output
    #expect(fields == "name\nrole\nweight\nwords\n")
  }
}
