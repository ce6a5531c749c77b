import Testing
import YAMLSyntax

@Suite("YAML front matter")
struct YAMLDocumentTests {
  @Test(
    "scalars stay text",
    arguments: [
      ("time: 1:30", "1:30"), ("time: 4-6", "4-6"), ("time: yes", "yes"), ("time: ✓", "✓"),
      ("time: 2021-03-10", "2021-03-10"), ("time: 007", "007"), ("time: ~", "~"),
      ("time: \"a: b # c\"", "a: b # c"), ("time: 'it''s'", "it's"),
      ("time: \"tab\\tand \\u00e9 and \\\"quotes\\\"\"", "tab\tand é and \"quotes\""),
      ("time: Soup: the best", "Soup: the best"),
      ("time: http://a.example/b#c", "http://a.example/b#c"),
      ("time: one # comment", "one"), ("time:\ttabbed", "tabbed"), ("time: & salt", "& salt"),
      ("time: - 5", "- 5"), ("time:", ""), ("time: one\n  two\n\n  three", "one two\nthree"),
      ("time: \"one\n  two\"", "one two"), ("\"time\": quoted key", "quoted key"),
    ])
  func scalars(yaml: String, expected: String) throws {
    #expect(try value(yaml)["time"]?.text == expected)
  }

  @Test(
    "block scalars keep or fold their lines",
    arguments: [
      ("a: |\n  one\n    two\n\n  three\n", "one\n  two\n\nthree"),
      ("a: >\n  one\n  two\n\n  three\n", "one two\nthree"),
      ("a: |-\n  one\n", "one"), ("a: >+ # note\n  one\n  two\n\n", "one two"),
      ("a: |2\n    one\nb: c", "  one"), ("a: |\nb: c", ""),
    ])
  func blockScalars(yaml: String, expected: String) throws {
    #expect(try value(yaml)["a"]?.text == expected)
  }

  @Test(
    "lists of all shapes have the same elements",
    arguments: [
      "tags: [a, 'b c', \"d\"]", "tags:\n- a\n- b c\n- d", "tags:\n  - a\n  - b c\n  - d\n",
      "tags: [\n  a, b c, # note\n  d,\n]", "tags:\r\n- a\r\n- b c\r\n- d\r\n",
      "\u{FEFF}tags:\n\t- a\n\t- b c\n\t- d", "# first\ntags:\n\n- a\n\n# note\n- b c\n- d",
    ])
  func lists(yaml: String) throws {
    #expect(try value(yaml)["tags"]?.elements.map(\.text) == ["a", "b c", "d"])
  }

  @Test("mappings nest in blocks and in flow, and lists in both")
  func nesting() throws {
    let yaml = """
      ingredients:
        sauce:
          - 1 cup: tomatoes
          - name: oil
            amount: 2 tbsp
        rest: {salt: 1 pinch, pepper: , list: [x, y: z]}
      after: here
      """
    let root = try value(yaml)
    let ingredients = try #require(root["ingredients"])
    #expect(ingredients["sauce"]?.elements[0]["1 cup"]?.text == "tomatoes")
    #expect(ingredients["sauce"]?.elements[1].members.map(\.name) == ["name", "amount"])
    #expect(ingredients["rest"]?["salt"]?.text == "1 pinch")
    #expect(ingredients["rest"]?["pepper"]?.text == "")
    #expect(ingredients["rest"]?["list"]?.elements[1]["y"]?.text == "z")
    #expect(root["after"]?.text == "here")
  }

  @Test("values know their line, counted from the one given")
  func lines() throws {
    let bytes = Array("---\na: 1\nb:\n  - 2\n---\n".utf8)
    let root = try YAMLDocument(parsing: bytes, in: 4..<16, line: 2).root
    #expect(root["a"]?.line == 2)
    #expect(root["b"]?.elements.first?.line == 4)
  }

  @Test("a text without values is empty", arguments: ["", "\n\n", "# only a comment\n"])
  func empty(yaml: String) throws {
    #expect(try value(yaml).text == "")
  }

  @Test(
    "what cannot be read is named with its place",
    arguments: [
      ("a: &x 1", "anchors are not supported; quote the text", 1, 4),
      ("a: 1\nb: *x", "aliases are not supported; quote the text", 2, 4),
      ("a: !!str 1", "tags are not supported; quote the text", 1, 4),
      ("a: \"open", "the quote that opens here is never closed", 1, 4),
      ("a: [1, 2", "the bracket that opens here is never closed", 1, 4),
      ("a: [1 2\n] x", "unexpected text after the value", 2, 3),
      ("a: \"x\" y", "unexpected text after the value", 1, 8),
      ("a: 1\n  b: 2", "indented more than the line before", 2, 3),
      ("é: 1\nfree text", "expected 'key: value'", 2, 1),
      ("a: 1\n? b: c", "complex keys are not supported", 2, 1),
    ])
  func errors(yaml: String, message: String, line: Int, column: Int) throws {
    let error = #expect(throws: YAMLSyntaxError.self) { try value(yaml) }
    #expect(error?.message == message)
    #expect(error?.line == line)
    #expect(error?.column == column)
  }

  @Test("deep nesting is refused instead of exhausting the stack", arguments: ["[", "- ", "{a: "])
  func depth(opening: String) {
    #expect(throws: YAMLSyntaxError.self) {
      try value(String(repeating: opening, count: 100_000))
    }
  }

  private func value(_ yaml: String) throws -> YAMLValue {
    try YAMLDocument(parsing: Array(yaml.utf8)).root
  }
}
