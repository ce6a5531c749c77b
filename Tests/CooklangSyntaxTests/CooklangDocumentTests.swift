import CooklangSyntax
import Testing

@Suite("Cooklang")
struct CooklangDocumentTests {
  @Test(
    "paragraphs are steps, notes and sections",
    arguments: [
      ("A\nb\n\nC", ["step A b", "step C"]),
      ("A\r\nb\r\n\r\nC\rd", ["step A b", "step C d"]),
      ("A\\\nb\\\n\\\nc", ["step A\nb\n\nc"]),
      ("> one\n> two\nthree\n\nfour", ["note one two three", "step four"]),
      ("a\n> n\n\nb", ["step a", "note n", "step b"]),
      (
        "= Dough\nMix.\n== Filling ==\nFill.",
        [
          "section Dough", "step Mix.", "section Filling", "step Fill.",
        ]
      ),
      ("==\n\nx", ["section ", "step x"]),
      ("\\= a\n\n\\> b", ["step = a", "step > b"]),
      ("  = a", ["step = a"]),
      ("\u{FEFF}= S\n\nx", ["section S", "step x"]),
      ("", []), (" \n\t\n", []), ("\\", []),
    ] as [(String, [String])])
  func blocks(text: String, expected: [String]) {
    #expect(CooklangSample.blocks(of: text) == expected)
  }

  @Test(
    "comments are cut, and a line of nothing else ends a step",
    arguments: [
      ("a -- b\nc", ["step a  c"]), ("a\n-- b\nc", ["step a", "step c"]),
      ("a [- b -]c", ["step a c"]), ("a [- b\n\nb -] c", ["step a  c"]),
      ("a --- b", ["step a --- b"]), ("a [- b", ["step a [- b"]),
      ("a \\-- b \\[- c -]", ["step a -- b [- c -]"]), ("@a{1 [- b -]%g}", ["step @a{1%g}"]),
      ("word--word", ["step word"]), ("a [-] b", ["step a [-] b"]),
    ])
  func comments(text: String, expected: [String]) {
    #expect(CooklangSample.blocks(of: text) == expected)
  }

  @Test(
    "marks are told from text",
    arguments: [
      ("@olive\noil{1%tbsp}.", "@olive oil{1%tbsp}|."),
      (
        "Add @salt(flaky), @egg{2}(boiled (hard)) ok",
        "Add |@salt{}(flaky)|, |@egg{2}(boiled (hard))| ok"
      ),
      ("@a b @c{}", "@a{}| b |@c{}"), ("@a{1 @b{2}", "@a{}|{1 |@b{2}"),
      ("@a{1\\\n%g}", "@a{}|{1\n%g}"), ("@{} #{} ~{}", "@{} #{} ~{}"),
      ("~{5%min}~eggs{3%min}~rest", "~{5%min}|~eggs{3%min}|~rest{}"),
      ("@a_b @a-b", "@a{}|_b |@a{}|-b"), ("me@home", "me|@home{}"),
      ("\\@a \\#b \\~c{1} @d\\{{2}", "@a #b ~c{1} |@d{{2}"), ("\\q \\\\", "\\q \\"),
      ("@a\\@b{1}", "@a@b{1}"), ("@./x/Y z{2%g}", "@Y z{2%g}"),
      ("@a  b{ 1  2 % g }", "@a  b{1  2%g}"),
      ("@½ cup milk{}", "@½ cup milk{}"), ("@麺、茹で", "@麺{}|、茹で"), ("@(x) y{}", "@(x) y{}"),
      ("@a{}(x", "@a{}|(x"), ("@a{1%b%c}", "@a{1%b%c}"), ("@ @ @", "@ @ @"),
    ])
  func items(text: String, expected: String) {
    #expect(CooklangSample.blocks(of: text) == ["step " + expected])
  }

  @Test("lines of metadata are no steps")
  func metadata() {
    let document = CooklangDocument(
      parsing: Array(">> servings: 2\n>>source :https://a.example/x--y\nMix.\n>> nothing".utf8),
      line: 5)
    #expect(document.metadata.map(\.key) == ["servings", "source"])
    #expect(document.metadata.map(\.value) == ["2", "https://a.example/x--y"])
    #expect(document.metadata.map(\.line) == [5, 6])
    #expect(document.blocks.count == 1)
    #expect(document.problems.map(\.kind) == [.metadataWithoutColon])
    #expect(document.problems.map(\.line) == [8])
  }

  @Test("modifiers, aliases, paths and fixed quantities are kept")
  func details() throws {
    let (item, document) = try #require(CooklangSample.item("@&?white wine|wine{=2%dl}"))
    #expect(item.modifiers == [.reference, .optional])
    #expect(document.string(item.name) == "white wine")
    #expect(document.string(item.alias) == "wine")
    #expect(item.isFixed)
    #expect(!item.isReference)
    let reference = try #require(CooklangSample.item("@../a/b{}"))
    #expect(reference.item.isReference)
    #expect(reference.document.string(reference.item.name) == "b")
    #expect(try #require(CooklangSample.item("@@b{}")).item.isReference)
  }

  @Test(
    "what is odd is told with its place",
    arguments: [
      ("é @a{1", CooklangProblem.Kind.braceNotClosed, 1, 5),
      ("x\n\n[- a -] @a{}(b", .parenthesisNotClosed, 3, 13),
      ("x\ny [- z", .commentNotClosed, 2, 3), ("Wait ~{ }", .emptyTimer, 1, 6),
      ("@*salt{}", .unknownModifier, 1, 2), ("a @&&salt{}", .unknownModifier, 1, 5),
    ])
  func problems(text: String, kind: CooklangProblem.Kind, line: Int, column: Int) {
    let problems = CooklangDocument(parsing: Array(text.utf8)).problems
    #expect(problems.map(\.kind) == [kind])
    #expect(problems.map(\.line) == [line])
    #expect(problems.map(\.column) == [column])
  }

  @Test("of very many problems the first are told and the others counted")
  func manyProblems() {
    let text = String(repeating: "@a{ ", count: 1_000)
    let document = CooklangDocument(parsing: Array(text.utf8))
    #expect(document.problems.count == 50)
    #expect(document.furtherProblems == 950)
  }

  @Test(
    "numbers are read as the canonical tests have them",
    arguments: [
      ("2", CooklangNumber.one(2)), ("1.5", .one(1.5)), ("1/2", .one(0.5)), ("1 / 2", .one(0.5)),
      ("1 1/2", .one(1.5)), ("2-4", .range(2, 4)), ("1/2 - 1", .range(0.5, 1)), ("0", .one(0)),
      ("01/2", nil), ("1/02", nil), ("1/0", nil), ("007", nil), ("1.", nil), (".5", nil),
      ("-1", nil),
      ("7 k", nil), ("1-2-3", nil), ("½", nil), ("", nil), ("99999999999999999999", nil),
      ("1/2/3", nil),
    ] as [(String, CooklangNumber?)])
  func numbers(text: String, expected: CooklangNumber?) {
    #expect(CooklangNumber(text) == expected)
  }
}
