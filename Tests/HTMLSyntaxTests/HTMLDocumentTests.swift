import HTMLSyntax
import Testing

@Suite("HTML elements")
struct HTMLDocumentTests {
  @Test(
    "the text of an element is what a reader of the page sees",
    arguments: [
      ("<p>a <b>b</b>\n c", "a b c"), ("<div><p>a<p>b</div>", "a\nb"), ("<p>a<br>b", "a\nb"),
      ("<div>a<script>x</script><style>y</style>b</div>", "ab"), ("<ul><li>a<li>b</ul>", "a\nb"),
      ("<table><tr><td>1<td>b<tr><td>c</table>", "1 b\nc"),
      ("<div>&amp;<!-- x -->é</div>", "&amp;é"),
      ("<div>a<div>b</div>c</div>", "a\nb\nc"), ("<p></p>", ""), ("<p>a</b></i>b</p>", "ab"),
      ("<div>a<template>x</template></div>b", "a"), ("<div/>a", "a"),
      ("<dl><dt>a<dd>b</dl>", "a\nb"),
    ])
  func texts(page: String, text: String) {
    let elements = Array(HTMLDocument(parsing: Array(page.utf8)).elements)
    #expect(elements.first?.text == text)
  }

  @Test(
    "end tags that are left out are implied",
    arguments: [
      ("<ul><li>a<ul><li>b</ul><li>c</ul>", [2, 1, 1, 0, 0]), ("<p>a<div>b</div>", [0, 0]),
      ("<table><tr><td>a<td>b<tr><td>c</table>", [2, 2, 0, 0, 1, 0]),
      ("<table><td><div>a</td><td>b", [2, 1, 0, 0]), ("<div><td></div><b></b>", [1, 1, 0]),
      ("<div><b></div><i></i>", [1, 0, 0]), ("<img><br><p>", [0, 0, 0]),
      ("<a href=/x/><b></b></a>", [1, 0]), ("<i/><b/><u></u>", [1, 1, 0]),
      ("<select><option>a<option>b</select>", [2, 0, 0]),
    ])
  func nesting(page: String, children: [Int]) {
    let elements = HTMLDocument(parsing: Array(page.utf8)).elements
    #expect(elements.map(\.children.count) == children)
  }

  @Test(
    "a slash closes nothing but elements of SVG and MathML, and those without tags inside",
    arguments: [
      ("<div/><p></p>", [1, 0]), ("<svg><path/><g/></svg><p></p>", [2, 0, 0, 0]),
      ("<svg/><p></p>", [0, 0]), ("<math><mi/><mo></mo></math>", [2, 0, 0]),
      ("<svg></svg><path/><p></p>", [0, 1, 0]), ("<br/><title/><p></p>", [0, 0, 0]),
    ])
  func slashes(page: String, children: [Int]) {
    let elements = HTMLDocument(parsing: Array(page.utf8)).elements
    #expect(elements.map(\.children.count) == children)
  }

  @Test("elements know how much of the page they take")
  func lengths() {
    let page = HTMLDocument(parsing: Array("<p a=b>x<i>yz</i></p><b>".utf8))
    #expect(page.size == 24)
    #expect(page.elements.map(\.tagLength) == [7, 3, 3])
    #expect(page.elements.map(\.length) == [13, 5, 3])
  }

  @Test("elements deeper than the limit are flat, and nodes beyond it are left out")
  func limits() {
    let page = Array(String(repeating: "<b>", count: 50).utf8)
    let flat = HTMLDocument(parsing: page, limits: HTMLLimits(depth: 3, nodes: 100, size: 150))
    #expect(flat.elements.map(\.children.count).prefix(4) == [1, 1, 47, 0])
    let few = HTMLDocument(parsing: page, limits: HTMLLimits(depth: 3, nodes: 10, size: 150))
    #expect(Array(few.elements).count == 10)
    let large = HTMLDocument(parsing: page, limits: HTMLLimits(depth: 3, nodes: 10, size: 149))
    #expect(Array(large.elements).isEmpty)
  }

  @Test("elements know their names, attributes and places")
  func element() throws {
    let page = HTMLDocument(parsing: Array(" <DIV ID='a&amp;b' hidden>x</DIV>".utf8))
    let element = try #require(Array(page.elements).first)
    #expect(element.name == HTMLName("div"))
    #expect(element.attribute("id") == "a&amp;b")
    #expect(element.hasAttribute("hidden"))
    #expect(!element.hasAttribute("class"))
    #expect(element.offset == 1)
  }

  @Test(
    "the encoding of a page is told by its mark or its declaration",
    arguments: [
      ("<meta charset=windows-1252>\u{E9}", HTMLEncoding.windows1252),
      ("<meta http-equiv=x content='text/html; charset=ISO-8859-1'>\u{E9}", .windows1252),
      ("<?xml version='1.0' encoding=\"latin1\"?>\u{E9}", .windows1252),
      ("<meta charset=iso-8859-1>e", .utf8), ("<meta charset='UTF-8'>\u{E9}", .utf8),
      ("<p>\u{E9}", .windows1252), ("<p>\u{C3}\u{A9}", .utf8),
      ("\u{FE}\u{FF}", .utf16BigEndian), ("\u{FF}\u{FE}", .utf16LittleEndian), ("", .utf8),
    ])
  func encodings(latin: String, encoding: HTMLEncoding) {
    let bytes = latin.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(HTMLEncoding(of: bytes) == encoding)
  }

  @Test(
    "an encoding that is not read is known by its label",
    arguments: [
      ("<meta charset=windows-1251>", "windows-1251"), ("<meta charset='Shift_JIS'/>", "shift_jis"),
      ("<meta http-equiv=x content='text/html; charset= iso-8859-2'>", "iso-8859-2"),
      ("<?xml version='1.0' encoding=\"gb2312\"?>", "gb2312"), ("<meta charset=ISO-8859-1>", nil),
      ("<meta charset=utf-8>", nil), ("<meta charset=>", nil), ("<p>", nil),
    ])
  func labels(page: String, label: String?) {
    #expect(HTMLEncoding.unknownLabel(in: Array(page.utf8)) == label)
  }

  @Test("bytes of other encodings become UTF-8")
  func decoding() {
    #expect(HTMLEncoding.windows1252.decoded([0x61, 0xE9, 0x80, 0x81]) == Array("aé€\u{81}".utf8))
    #expect(
      HTMLEncoding.utf16BigEndian.decoded([0xFE, 0xFF, 0, 0x61, 0x20, 0xAC, 1]) == Array("a€".utf8))
    #expect(HTMLEncoding.utf16LittleEndian.decoded([0xFF, 0xFE, 0xAC, 0x20]) == Array("€".utf8))
    #expect(HTMLEncoding.utf8.decoded([0xFF]) == [0xFF])
  }
}
