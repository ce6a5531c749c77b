import HTMLSyntax
import Testing

@Suite("HTML tokens")
struct HTMLTokenizerTests {
  @Test(
    "a page is cut into tags and texts",
    arguments: [
      ("a<b>c</b>", ["a", "<b>", "c", "</b>"]),
      ("1 < 2 <3", ["1 ", "< 2 ", "<3"]),
      ("<a title='>'>x", ["<a title='>'>", "x"]),
      ("<a b = \"</a>\" >x", ["<a b = \"</a>\" >", "x"]),
      ("<!doctype html><p>x", ["<p>", "x"]),
      ("x<!-- <b> -- > -->y", ["x", "y"]),
      ("x<!-->y", ["x", "y"]), ("x<!-- y", ["x"]),
      ("<?xml version='1'?>y", ["y"]), ("</>x</ b>y", ["x", "y"]),
      ("<![CDATA[a<b]]>c", ["a<b", "c"]), ("<![CDATA[a", ["a"]), ("<![CDATA[", [""]),
      ("<script>a<b</script >c", ["<script>", "a<b", "</script >", "c"]),
      ("<SCRIPT>a</scripty></Script>c", ["<SCRIPT>", "a</scripty>", "</Script>", "c"]),
      ("<script></script>c", ["<script>", "</script>", "c"]),
      ("<script>a", ["<script>", "a"]), ("<title><b></title>", ["<title>", "<b>", "</title>"]),
      ("<a b='x", ["<a b='x"]), ("<", ["<"]), ("", []),
    ])
  func tokens(page: String, pieces: [String]) {
    let bytes = Array(page.utf8)
    let found = HTMLTokenizer(bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(found == pieces)
  }

  @Test(
    "attributes are read as people write them",
    arguments: [
      ("<a b=c>", "c"), ("<a B='c d'>", "c d"), ("<a x=y b = \"c\">", "c"), ("<a b>", ""),
      ("<a b=>", ""), ("<a/b='c'/>", "c"), ("<a b=/c/>", "/c/"), ("<a b='c'/>", "c"),
      ("<a b/>", ""), ("<a x='b=1' b=2>", "2"),
      ("<a b=1 b=2>", "1"), ("<a bb=1>", nil), ("<a>", nil), ("<a b='c", "c"),
      ("<a =b b=2>", "2"), ("<a b=\n'c\nd'>", "c\nd"), ("<a b=c'd e'>", "c'd"),
    ] as [(String, String?)])
  func attributes(tag: String, value: String?) throws {
    let bytes = Array(tag.utf8)
    let token = try #require(HTMLTokenizer(bytes).first { _ in true })
    #expect(HTMLAttributes(of: token, in: bytes).value(of: "b") == value)
  }

  @Test("names are told whatever their case and length")
  func names() {
    #expect(HTMLName("BLOCKQUOTE") == HTMLName("blockquote"))
    #expect(HTMLName("blockquote") != HTMLName("blockquotf"))
    #expect(HTMLName("Script") == HTMLName.script)
    #expect(HTMLName("scrip") != HTMLName.script)
  }

  @Test("a place is a line and a column in characters")
  func places() {
    let page = Array("é<p>\n\nöx<b>0123456789\n".utf8)
    var places = HTMLPositionCounter(page)
    for (offset, place) in [
      (-1, [1, 1]), (2, [1, 2]), (4, [1, 4]), (10, [3, 3]), (10, [3, 3]), (11, [3, 4]),
      (999, [4, 1]), (2, [1, 2]),
    ] {
      let found = places.place(of: offset)
      #expect([found.line, found.column] == place)
    }
  }
}
