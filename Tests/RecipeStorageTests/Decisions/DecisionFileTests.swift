import TestSupport
import RecipeCore
import RecipeMatching
import Testing

@testable import RecipeStorage

struct DecisionFileTests {
  private func file(_ text: String) -> DecisionFile {
    DecisionFile(parsing: Array(text.utf8))
  }

  private func text(_ file: DecisionFile) -> String {
    String(decoding: file.bytes, as: UTF8.self)
  }

  @Test(
    "a file that nobody changes stays as it is",
    arguments: [
      "", "# only a comment\n", "link a:1 b:2\n", "\n\nlink a:1 b:2\n\n# end\n", "?\n<<<<<<< x\n",
      "link a:1 b:2\r\nlink a:1 b:3\r\n",
    ])
  func unchanged(content: String) {
    #expect(text(file(content)) == content)
    #expect(!file(content).isChanged)
  }

  @Test("a new file begins with how to write it, and is read back")
  func header() {
    var file = file("")
    file.add([.sample(.link, "b:2", "a:1")])
    let lines = text(file).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix("# ") == true)
    #expect(lines.suffix(3) == ["", "link a:1 b:2", ""])
    #expect(self.file(text(file)).decisions == [.sample(.link, "a:1", "b:2")])
    #expect(self.file(text(file)).diagnostics(path: "x").isEmpty)
  }

  @Test("decisions stand in the order of the records, whatever order they are made in")
  func order() {
    var file = file("# mine\n")
    for (first, second) in [("c:1", "d:1"), ("a:1", "z:1"), ("a:1", "b:1"), ("b:1", "c:1")] {
      file.add([.sample(.link, first, second)])
    }
    #expect(
      text(file) == "# mine\nlink a:1 b:1\nlink a:1 z:1\nlink b:1 c:1\nlink c:1 d:1\n")
  }

  @Test("decisions that are made at once stand as if they were made one by one, each once")
  func atOnce() {
    let old = "# mine\n\n# Nan's\nlink b:1 c:1\nlink d:1 e:1\nlink c:1 d:1\n# end\n"
    let new = [("c:2", "x:1"), ("a:1", "z:1"), ("d:1", "e:1"), ("e:1", "f:1"), ("a:1", "b:1")]
      .map { MatchDecision.sample(.link, $0, $1) }
    var atOnce = file(old)
    atOnce.add(new + new)
    var oneByOne = file(old)
    for decision in new { oneByOne.add([decision]) }
    #expect(text(atOnce) == text(oneByOne))
    #expect(
      text(atOnce) == """
        # mine

        link a:1 b:1
        link a:1 z:1
        # Nan's
        link b:1 c:1
        link d:1 e:1
        link c:1 d:1
        link c:2 x:1
        link e:1 f:1
        # end

        """)
  }

  @Test("comments stay with the decisions below them")
  func comments() {
    var file = file(
      """
      # The file's own words.

      # Nan's soup.
      link b:1 c:1  # sure
      link c:1 d:1

      # The end.

      """)
    file.add([.sample(.unlink, "a:1", "b:1")])
    file.add([.sample(.unlink, "b:1", "d:1")])
    file.add([.sample(.unlink, "x:1", "y:1")])
    #expect(
      text(file) == """
        # The file's own words.

        unlink a:1 b:1
        # Nan's soup.
        link b:1 c:1  # sure
        unlink b:1 d:1
        link c:1 d:1
        unlink x:1 y:1

        # The end.

        """)
  }

  @Test("a decision is written once, and taken back wherever it stands")
  func once() {
    var file = file("link b:2 a:1 # one\n# kept\nlink a:1 b:2\n")
    file.add([.sample(.link, "a:1", "b:2")])
    #expect(!file.isChanged)
    file.remove([.sample(.unlink, "a:1", "b:2")])
    #expect(!file.isChanged)
    file.remove([.sample(.link, "a:1", "b:2")])
    #expect(text(file) == "# kept\n")
  }

  @Test("a merge that nobody resolved is a warning, both sides count, and all of it stays")
  func conflict() {
    var file = file(
      """
      <<<<<<< HEAD
      link a:1 b:1
      =======
      unlink a:1 b:1
      link c:1 d:1
      >>>>>>> theirs

      """)
    #expect(
      file.decisions.settled
        == [.sample(.unlink, "a:1", "b:1"), .sample(.link, "c:1", "d:1")])
    let warnings = file.diagnostics(path: "lib/x")
    #expect(warnings.map { $0.location?.line } == [1, 2, 3, 6])
    #expect(warnings.allSatisfy { $0.severity == .warning && $0.help != nil })
    #expect(warnings[0].message == "a merge conflict is not resolved")
    #expect(warnings[1].message == "a:1 and b:1 are both linked and unlinked; 'unlink' applies")
    let before = text(file)
    file.add([.sample(.link, "a:1", "c:1")])
    #expect(text(file) == before + "link a:1 c:1\n")
  }

  @Test("broken lines are named, and stay where they are")
  func broken() {
    var file = file("nonsense\nlink a:1 b:2\nlink a b\n")
    #expect(file.decisions == [.sample(.link, "a:1", "b:2")])
    #expect(
      file.diagnostics(path: "lib/x").map { "\($0.location?.description ?? ""): \($0.message)" }
        == [
          "lib/x:1: this line is not a decision and is ignored",
          "lib/x:3: 'a' is not the name of a record, so the line is ignored",
        ])
    file.remove([.sample(.link, "a:1", "b:2")])
    #expect(text(file) == "nonsense\nlink a b\n")
  }

  @Test("a file with much wrong is told of in a few lines")
  func manyBroken() {
    let warnings = file(String(repeating: "?\n", count: 1000)).diagnostics(path: "x")
    #expect(warnings.count == 21)
    #expect(warnings.last?.message == "980 more lines are not decisions and are ignored")
  }

  @Test("a decision about a record that is not there is noted with its line")
  func waiting() {
    let file = file("# soups\nlink a:1 b:2\nunlink a:1 c%20d:3\n")
    let absent: Set = [RecordReference(source: "c d", id: "3")]
    let notes = file.notes(about: absent, path: "x")
    #expect(notes.map { $0.location?.description } == ["x:3"])
    #expect(
      notes.first?.message == "no source has c%20d:3 at present, so this decision has no effect")
    #expect(notes.first?.severity == .note)
  }

  @Test("a renamed record is renamed in place, and its comments stay")
  func rename() {
    var file = file("# soup\nlink a:1 lib:old.json # hm\nunlink lib:old.json x:1\nlink p:1 q:1\n")
    file.rename { reference in
      reference.id == "old.json" ? RecordReference(source: "lib", id: "new one.json") : nil
    }
    #expect(
      text(file)
        == "# soup\nlink a:1 lib:new%20one.json # hm\nunlink lib:new%20one.json x:1\nlink p:1 q:1\n"
    )
  }
}

extension MatchDecision {
  /// A decision about records named `source:id`.
  static func sample(_ kind: Kind, _ one: String, _ other: String) -> MatchDecision {
    let references = [one, other].map { text in
      let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
      return RecordReference(source: parts[0], id: parts[1])
    }
    guard let decision = MatchDecision(kind, references[0], references[1]) else {
      return sample(kind, "a:1", "a:2")
    }
    return decision
  }
}
