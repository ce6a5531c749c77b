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
      ("a: |\n  one\n    two\n\n  three\n", "one\n  two\n\nthree\n"),
      ("a: >\n  one\n  two\n\n  three\n", "one two\nthree\n"),
      ("a: |-\n  one\n", "one"), ("a: >+ # note\n  one\n  two\n\n", "one two\n\n"),
      ("a: |2\n    one\nb: c", "  one\n"), ("a: |\nb: c", ""),
      ("a: >-\n\n  b\n   c\n  d", "\nb\n c\nd"),
      ("a: |+1\n  one", " one\n"), ("a: |\r\n  one\r\n  two\r\n", "one\ntwo\n"),
      ("a: |\n\tone\n\t\ttwo\nb: c", "one\n\ttwo\n"),
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
      ("a: 1\nb: *x", "there is no anchor '&x' above; quote the text", 2, 4),
      ("a: &x &y 1", "a value can have only one anchor", 1, 7),
      ("a: !recipe 1", "tags are not supported; quote the text", 1, 4),
      ("a: 1\n---\nb: 2", "several documents are not supported", 2, 1),
      ("%YAML 1.2\n---\na: 1", "directives are not supported", 1, 1),
      ("a: \"\\q\"", "unknown escape in a double-quoted text; write '\\\\' for a backslash", 1, 5),
      ("a: > 5 minutes", "expected a line end after '|' or '>'; quote the text", 1, 6),
      ("a: \"open", "the quote that opens here is not closed", 1, 4),
      ("a: [1, 2", "the bracket that opens here is not closed", 1, 4),
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

  @Test("anchors are repeated by their aliases, as values and as keys")
  func aliases() throws {
    let root = try value("a: &x salt\nb: *x\nc: &list [1, *x]\nd: *list\n*x : {e: *x}\n&k key: *k")
    #expect(root["b"]?.text == "salt")
    #expect(root["d"]?.elements.map(\.text) == ["1", "salt"])
    #expect(root["salt"]?["e"]?.text == "salt")
    #expect(root["key"]?.text == "key")
  }

  @Test("aliases that would multiply without end are refused")
  func aliasBudget() {
    var yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<10 {
      let alias = "*a\(level - 1)"
      let list = Array(repeating: alias, count: 10).joined(separator: ", ")
      yaml += "a\(level): &a\(level) [\(list)]\n"
    }
    let error = #expect(throws: YAMLSyntaxError.self) { try value(yaml) }
    #expect(error?.message == "aliases repeat too many values")
    #expect(error?.line == 4)
  }

  @Test("aliases that would repeat more than a megabyte of text are refused")
  func aliasText() throws {
    let half = String(repeating: "x", count: YAMLDocument.maximumAliasTextSize / 2)
    let yaml = "a: &a \(half)\nb: *a\nc: {k: *a}\n"
    #expect(try value(yaml)["b"]?.text == half)
    let error = #expect(throws: YAMLSyntaxError.self) { try value(yaml + "d: *a\n") }
    #expect(error?.message == "aliases repeat too much text")
    #expect(error?.line == 4)
    let names = "a: &a {\(half): 1}\nb: [*a, *a]\nc: *a\n"
    #expect(throws: YAMLSyntaxError.self) { try value(names) }
  }

  @Test("aliases do not nest deeper than brackets may")
  func aliasDepth() {
    var yaml = "a0: &a0 [x]\n"
    for level in 1..<80 { yaml += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    let error = #expect(throws: YAMLSyntaxError.self) { try value(yaml) }
    #expect(error?.message == "nested too deeply")
  }

  @Test(
    "a scalar without quotes may mean a number, a boolean or nothing",
    arguments: [
      ("5", YAMLCoreScalar.number(5)), ("-0.5", .number(-0.5)), ("1e3", .number(1_000)),
      ("0x1F", .number(31)), ("0o17", .number(15)), (".inf", .number(.infinity)),
      ("true", .boolean(true)), ("FALSE", .boolean(false)), ("~", .null), ("", .null),
      ("null", .null), ("yes", .text("yes")), ("1:30", .text("1:30")), ("4-6", .text("4-6")),
      ("1_000", .text("1_000")), ("1.2.3", .text("1.2.3")), ("e5", .text("e5")),
      ("\"5\"", .text("5")), ("'true'", .text("true")), ("|-\n  5", .text("5")),
      ("!!str 5", .text("5")), ("! 5", .text("! 5")), ("!!int 5", .number(5)), (".", .text(".")),
    ])
  func core(yaml: String, expected: YAMLCoreScalar) throws {
    #expect(try value("a: " + yaml)["a"]?.core == expected)
  }

  @Test(
    "what people mean is read, and refused where YAML is asked for as specified",
    arguments: [
      ("a: Soup: the best", "Soup: the best"), ("a: - 5", "- 5"), ("a: @home", "@home"),
      ("a: 50 % of it\n", "50 % of it"), ("a: % of it", "% of it"), ("a: `code`", "`code`"),
      ("a:\n\tb", "b"), ("a: \"one\ntwo\"", "one two"), ("a: & salt", "& salt"),
    ])
  func habits(yaml: String, expected: String) throws {
    #expect(try value(yaml)["a"]?.text == expected)
    guard !expected.hasPrefix("50") else { return }
    #expect(throws: YAMLSyntaxError.self) {
      try YAMLDocument(parsing: Array(yaml.utf8), dialect: .specified)
    }
  }

  @Test(
    "hostile input is read or refused in linear time, with a place inside the text",
    arguments: [
      "[", "{", "- ", "a: ", "a:\n", "? ", "- a\n", "'", "\"", "\"a\" ", "\\", "a\n", "a\n\n",
      " a\n",
      "a: |\n", "\n", "#\n", "&a ", "!!str ", "*a ", "[a, ", "[a: ", "a: &a x\nb: *a\n", "\t",
      "a: 'b\n", "a: [b\n", "---\n", "...\n", "a: >\n b\n", "\"\\\n", "\u{FEFF}", "\r", "é: ", "| ",
    ])
  func hostile(unit: String) {
    let count = 4_000
    for prefix in ["", "a: ", "a:\n  - "] {
      for dialect in [YAMLDialect.frontMatter, .specified] {
        let bytes = Array((prefix + String(repeating: unit, count: count)).utf8)
        do {
          _ = try YAMLDocument(parsing: bytes, dialect: dialect)
        } catch {
          #expect((1...(bytes.count + 1)).contains(error.line))
          #expect(error.column >= 1 && error.column <= bytes.count + 1)
        }
      }
    }
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
