import MarkdownSyntax
import Testing

@Suite("Markdown blocks")
struct MarkdownBlockTests {
  @Test(
    "block structure",
    arguments: [
      ("# One #\nTwo\n===\nThree\n---\n", "h1[One] h1[Two] h2[Three]"),
      ("#no heading\n####### seven", "p[#no heading ####### seven]"),
      ("- a\n- b\n\n* c", "ul(li(p[a]) li(p[b])) ul(li(p[c]))"),
      ("1. a\n   more\n2. b", "ol(li(p[a more]) li(p[b]))"),
      (
        "- a\n- 1. b\n- * c\n- # d\n- e\n- *f* g",
        "ul(li(p[a]) li(ol(li(p[b]))) li(ul(li(p[c]))) li(h1[d]) li(p[e]) li(p[f g]))"
      ),
      ("1. a\n2. b\n3) c\n4) d", "ol(li(p[a]) li(p[b])) ol(li(p[c]) li(p[d]))"),
      ("- a\n-     code\n- b", "ul(li(p[a]) li(code[code]) li(p[b]))"),
      ("- a\n- - -\n- b", "ul(li(p[a])) hr ul(li(p[b]))"),
      ("text\n- a\nlazy", "p[text] ul(li(p[a lazy]))"),
      ("text\n2. no list", "p[text 2. no list]"),
      ("- a\n  - b\n    - c\n- d", "ul(li(p[a] ul(li(p[b] ul(li(p[c]))))) li(p[d]))"),
      ("> q\n> - a\nlazy", "quote(p[q] ul(li(p[a lazy])))"),
      ("```yaml\n# code\n```\nafter", "code[# code] p[after]"),
      (
        "    indented\n\n    more\ntext", "code[indented|  |more] p[text]".replacing("  ", with: "")
      ),
      ("- a\n\n      code\n", "ul(li(p[a] code[code]))"),
      ("a\n\n***\n- - -\n", "p[a] hr hr"),
      ("- ```\n  \n \n    \n  ```", "ul(li(code[||  ]))"),
      ("- a\n---\nb", "ul(li(p[a])) hr p[b]"),
      ("<!-- a\n\nb -->\ntext", "html p[text]"),
      ("<div>\n*x*\n\ny", "html p[y]"), ("<hr/>\nx", "html"), ("<div/x>\n*a*", "p[<div/x> a]"),
      ("text\n<b>inline</b>", "p[text inline]"),
      ("| A | B |\n|---|:-:|\n| 1 | a\\|b |\n\nx", "table(tr[A,B] tr[1,a\\|b]) p[x]"),
      ("A | B\n- | -\n1 | 2", "table(tr[A,B] tr[1,2])"),
      ("text\n| 1 | a |\n| 2 | b |", "p[text] table(tr[1,a] tr[2,b])"),
      ("text\n| 1 | a |", "p[text | 1 | a |]"),
      ("[a]: /x\n[b]: <y z> 'title'\ntext [a] [b]", "p[text a b]"),
      ("- [ ] open\n- [x] done\n- [y] text", "ul(li?(p[open]) li!(p[done]) li(p[\\[y\\] text]))"),
      ("\u{FEFF}# Title\r\n\r\n- a\r\n", "h1[Title] ul(li(p[a]))"),
      ("-\n- a\n-   ", "ul(li li(p[a]) li)"),
      ("\t- a\n", "code[- a]"),
      ("-\ta\n\n\tb", "ul(li(p[a] p[b]))"),
    ])
  func structure(markdown: String, expected: String) {
    let expected = expected.replacing("\\[", with: "[").replacing("\\]", with: "]")
    #expect(outline(MarkdownDocument(parsing: Array(markdown.utf8))) == expected)
  }

  @Test("a list is loose when a blank line stands between its items or in one")
  func tightness() {
    func isTight(_ markdown: String) -> Bool? {
      MarkdownDocument(parsing: Array(markdown.utf8)).blocks.first?.isTight
    }
    #expect(isTight("- a\n- b\n") == true)
    #expect(isTight("- a\n\n- b\n") == false)
    #expect(isTight("- a\n\n  b\n") == false)
    #expect(isTight("- a\n  ```\n\n  ```\n- b\n\n") == true)
  }

  @Test("blocks know their lines and bytes, counted in the whole document")
  func positions() {
    let text = "+++\n\n# Title\n\n- one\n  two\n\n  three\n"
    let document = MarkdownDocument(parsing: Array(text.utf8), from: 4, line: 2)
    #expect(document.blocks.map(\.line) == [3, 5, 5, 5, 8])
    let list = document.blocks[1]
    let slice = String(decoding: document.bytes[list.start..<list.end], as: UTF8.self)
    #expect(slice == "- one\n  two\n\n  three")
    #expect(document.lineStart(at: list.end) == list.end - 7)
  }

  @Test(
    "hostile input stays within the depth limit and is read in linear time",
    arguments: [
      ">", "- ", "1. ", "> - ", "[", "![", "*", "**a ", "_a_", "`", "<", "&", "[a](b", "[[a", "|",
      "~~", "[a]: ", "![a](", "[a](b)", "[x![", "*a_b", "a**b_", "<a b='", "<!", "<!--", "<?",
      "<![CDATA[",
      "[a][", "[a]", "&#1;", "`a``", "\\", "~~~\n", "-\n", "a\n", "  \n", "[a]: b\n", "[a]: b 'c\n",
      "<a@",
      "<a:", "***", "* * *\n", "| - |\n", "|a|\n|-|\n", "[^1]", "[a](b \"",
    ])
  func hostile(unit: String) {
    let text = String(repeating: unit, count: 8_000)
    let document = MarkdownDocument(parsing: Array(text.utf8))
    var texts = 0
    for index in document.blocks.indices { texts += document.plainText(of: index).utf8.count }
    #expect(document.blocks.count < 100 || unit.hasSuffix("\n"))
    #expect(texts <= text.utf8.count + 1_000)
  }

  @Test("what is read beyond CommonMark can be left out")
  func extensions() {
    func plain(_ markdown: String) -> String {
      outline(MarkdownDocument(parsing: Array(markdown.utf8), extensions: []))
    }
    #expect(plain("| A |\n|---|\n| 1 |") == "p[| A | |---| | 1 |]")
    #expect(plain("- [x] done") == "ul(li(p[[x] done]))")
    #expect(plain("~~gone~~ text[^1] [[page]]") == "p[~~gone~~ text[^1] [[page]]]")
  }

  @Test("code knows what stands after its fence")
  func infoStrings() {
    func info(_ markdown: String) -> String {
      let document = MarkdownDocument(parsing: Array(markdown.utf8))
      return document.infoString(of: 0)
    }
    #expect(info("```  swift startline=3 \nx\n```") == "swift startline=3")
    #expect(info("~~~~ f&ouml;\\* `\r\n~~~~") == "fö* `")
    #expect(info("```\nx") == "")
    #expect(info("    ``` x") == "")
    #expect(info("text") == "")
  }

  @Test("an ordered list knows its first number")
  func firstNumbers() {
    func first(_ markdown: String) -> Int? {
      MarkdownDocument(parsing: Array(markdown.utf8)).firstNumber(of: 0)
    }
    #expect(first("  7) a\n8) b") == 7)
    #expect(first("999999999. a") == 999_999_999)
    #expect(first("0. a") == 0)
    #expect(first("- a") == nil)
  }

  @Test("definitions are no text, and a paragraph after them begins where its text does")
  func definitions() {
    let text = "> [a]: /x\n> 'two\n> lines'\n> [b]:\n> <y z>\n> text [a] [B]\n"
    let document = MarkdownDocument(parsing: Array(text.utf8))
    #expect(document.plainText(of: 1) == "text a B")
    #expect(document.blocks[1].line == 6)
    let targets = document.inlines(of: 1).pieces.compactMap { piece -> LinkTarget? in
      if case .begin(.link(let target)) = piece.kind { target } else { nil }
    }
    let inlines = document.inlines(of: 1)
    #expect(targets.map(inlines.target) == ["/x", "y z"])
    #expect(targets.map(inlines.title) == ["two\nlines", nil])
  }

  private func outline(_ document: MarkdownDocument) -> String {
    let outermost = sequence(state: 0) { index -> Int? in
      guard index < document.blocks.count else { return nil }
      defer { index = document.blocks[index].next }
      return index
    }
    return outermost.map { outline($0, in: document) }.joined(separator: " ")
  }

  private func outline(_ index: Int, in document: MarkdownDocument) -> String {
    let block = document.blocks[index]
    let inner = document.children(of: index).map { outline($0, in: document) }
    let children = inner.isEmpty ? "" : "(\(inner.joined(separator: " ")))"
    switch block.kind {
    case .heading(let level): return "h\(level)[\(document.plainText(of: index))]"
    case .paragraph: return "p[\(document.plainText(of: index))]"
    case .bulletList: return "ul" + children
    case .orderedList: return "ol" + children
    case .item:
      return "li" + ["": "", "open": "?", "done": "!"]["\(block.task)", default: ""] + children
    case .quote: return "quote" + children
    case .code:
      return "code[\(document.verbatimText(of: index).replacing("\n", with: "|"))]"
    case .thematicBreak: return "hr"
    case .html: return "html"
    case .table: return "table" + children
    case .row:
      let cells = document.cells(of: index).map {
        String(decoding: document.bytes[$0], as: UTF8.self)
      }
      return "tr[\(cells.joined(separator: ","))]"
    }
  }
}
