import MarkdownSyntax
import Testing

@Suite("Plain text of Markdown")
struct MarkdownPlainTextTests {
  @Test(
    "markup is left out and text stays",
    arguments: [
      ("*2 cups* flour", "2 cups flour"), ("**bold** and __bold__", "bold and bold"),
      ("***both*** x", "both x"), ("2*3*4 and snake_case_name", "234 and snake_case_name"),
      ("4 * 5 * 6", "4 * 5 * 6"), ("*open and **open", "*open and **open"),
      ("*a **b** c*", "a b c"), ("**a *b** c*", "a b c"), ("~~gone~~ ~30 min", "gone ~30 min"),
      ("`code *x*` and ``a ` b``", "code *x* and a ` b"), ("` a ` b", "a b"),
      ("x `` \n    a\n  b\n  `` y", "x  a b y"), ("x ``\r\n  a\r\n  `` y", "x a y"),
      ("a \\* b \\[c\\] \\1", "a * b [c] \\1"),
      ("&frac12; &amp; &#8532; &#x41; &nope;", "½ & ⅔ A &nope;"),
      ("[text](http://a.example/x_(y)) end", "text end"), ("[a](<b c> \"title\") d", "a d"),
      ("[a](b)", "a"), ("[a](b", "[a](b"), ("[a](b))", "a)"), ("[ab]", "[ab]"), ("[](b)", ""),
      ("[not a link] (x)", "[not a link] (x)"), ("![alt *x*](a.jpg) after", "after"),
      ("[![alt](a.jpg)](b) after", "after"), ("<https://a.example/?x=1>", "https://a.example/?x=1"),
      ("[[Page|shown]] and [[Page]] ![[file.png]]", "shown and Page"),
      ("text[^1] more", "text[1] more"), ("a<br>b <b class=\"x\">c</b> <!-- d -->e", "a b c e"),
      ("1 < 2 > 1", "1 < 2 > 1"),
      ("eggs ({{< qty \"3 large\" >}}) {{< figure src=\"a.jpg\" >}}x", "eggs (3 large) x"),
      ("{{% note %}}rest{{% /note %}} {% include a.html %}it", "rest it"),
      ("{{< ref \"soups/leek.md\" >}}a {{< t \"1/2 h\" >}}", "a 1/2 h"),
      ("a pan{: .wide } {#top}b {1} {.5} {{ x }} {{< open", "a pan b {1} {.5} {{ x }} {{< open"),
      ("line one  \nline two\\\nline three", "line one line two line three"),
      ("[*a*](b) *c*", "a c"), ("*[a*](b)", "*a*"), ("[a [b](c) d](e)", "[a b d](e)"),
      ("“*a*”text", "“a”text"), ("米饭*份数* x", "米饭份数 x"), ("½ cup", "½ cup"),
    ])
  func text(markdown: String, expected: String) {
    let document = MarkdownDocument(parsing: Array(markdown.utf8))
    #expect(document.plainText(of: 0) == expected)
  }

  @Test("the line break of the caller's choice stands between lines")
  func lineBreaks() {
    let document = MarkdownDocument(parsing: Array("> a\n> *b*\n> c".utf8))
    #expect(document.plainText(of: 1, lineBreak: 0x0A) == "a\nb\nc")
  }

  @Test(
    "the target of an image is at hand",
    arguments: [
      ("![](a%20b.jpg)", "a%20b.jpg"), ("x ![a](<b c.png> 't') y", "b c.png"),
      ("![a][r]\n\n[r]: /r.png?a&amp;b", "/r.png?a&b"), ("![[c.png|100]]", "c.png"),
    ])
  func images(markdown: String, expected: String) {
    let document = MarkdownDocument(parsing: Array(markdown.utf8))
    #expect(document.inlines(of: 0).firstImageTarget == expected)
  }

  @Test("a link in a quote over several lines leads where its definition says")
  func quotedReference() throws {
    let document = MarkdownDocument(parsing: Array("> see\n> [a]\n\n[a]: <b c> 'T'".utf8))
    let inlines = document.inlines(of: 1)
    let link = try #require(inlines.pieces.first { $0.kind.isLink })
    guard case .begin(.link(let target)) = link.kind else { return }
    #expect(!inlines.isInDocument)
    #expect(inlines.target(target) == "b c")
    #expect(inlines.title(target) == "T")
  }

  @Test("invalid UTF-8 becomes replacement characters")
  func invalid() {
    let document = MarkdownDocument(parsing: [0x61, 0xFF, 0x2A, 0xC3, 0x2A, 0xE2, 0x80])
    #expect(document.plainText(of: 0).unicodeScalars.contains("\u{FFFD}"))
  }

  @Test(
    "character references of all kinds are decoded once",
    arguments: [
      ("&AElig;&AMP;&zwnj;", "\u{C6}&\u{200C}"), ("&CounterClockwiseContourIntegral;", "\u{2233}"),
      ("&NotEqualTilde;", "\u{2242}\u{338}"),
      ("&a; &AM; &zwnjj; &Zz; &;", "&a; &AM; &zwnjj; &Zz; &;"),
      ("&#0;&#xD800;&#x110000;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("&#12345678; &#x1234567;", "&#12345678; &#x1234567;"),
      ("&#X41;&#065;", "AA"), ("&#-1; &#+1; &#x; &#;", "&#-1; &#+1; &#x; &#;"),
      ("&amp;amp;", "&amp;"),
      ("&frac12,AMP;&lt C;", "&frac12,AMP;&lt C;"),
    ])
  func references(text: String, expected: String) {
    #expect(HTMLEntity.decoding(text) == expected)
  }

  @Test("entities of a text are decoded once")
  func entities() {
    #expect(HTMLEntity.decoding("a &lt;b&gt; &amp;lt; &eacute; &") == "a <b> &lt; é &")
  }
}

extension MarkdownInline.Kind {
  /// Whether a link begins.
  fileprivate var isLink: Bool {
    if case .begin(.link) = self { true } else { false }
  }
}
