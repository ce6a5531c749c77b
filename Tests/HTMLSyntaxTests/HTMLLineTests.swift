import HTMLSyntax
import Testing

@Suite("Lines of a page")
struct HTMLLineTests {
  @Test("blocks and line breaks end lines; scripts, navigation and small forms are left out")
  func lines() {
    let document = HTMLDocument(
      parsing: Array(
        """
        <title>T</title><nav>N</nav><p>a <b>b</b><br>c<div>d<p>e</div><script>s</script>
        <form>f</form><ul><li><p>g</p><p>h</p></ul>
        """.utf8))
    let lines = document.lines { $0.name == .li }
    #expect(lines.map(\.text) == ["a b", "c", "d", "e", "g\nh"])
    #expect(lines.map(\.index) == lines.map(\.index).sorted())
  }

  @Test("a line is emphasized or a link if all of its letters are")
  func emphasis() {
    let document = HTMLDocument(
      parsing: Array("<p><b>a</b>:<p><b>a</b> b<p><a>c</a><li><i>d</i><li><a>e</a> f".utf8))
    let lines = document.lines { $0.name == .li }
    #expect(lines.map(\.isEmphasized) == [true, false, false, true, false])
    #expect(lines.map(\.isLink) == [false, false, true, false, false])
  }

  @Test("the smallest element around two nodes is found")
  func container() throws {
    let document = HTMLDocument(parsing: Array("<div><p>a</p><p>b</p></div><p>c".utf8))
    let lines = document.lines { _ in false }
    let ancestry = HTMLAncestry(of: document)
    let inner = ancestry.container(of: lines[0].index, and: lines[1].index)
    #expect(inner.contains(lines[1].index) && !inner.contains(lines[2].index))
    #expect(ancestry.container(of: lines[0].index, and: lines[2].index).contains(lines[2].index))
  }
}
