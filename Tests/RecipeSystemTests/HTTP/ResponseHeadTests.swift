import RecipeCore
import Testing

@testable import recipes_http

@Suite("The head of a response")
struct ResponseHeadTests {
  @Test("an interim response is not the response, and leaves nothing behind")
  func interim() {
    let head = head(
      "HTTP/1.1 103 Early Hints", "Link: </a.css>", "", "HTTP/1.1 100 Continue", "",
      "HTTP/1.1 200 OK", "Content-Type: a/b", "")
    #expect(head.isFinal)
    #expect(head.status == 200)
    #expect(head.headers == [HTTPHeader("Content-Type", "a/b")])
    #expect(!self.head("HTTP/1.1 103 Early Hints", "").isFinal)
  }

  @Test("trailers, folded values and odd statuses are read")
  func odd() {
    let head = head("HTTP/2 799 ", "a:  b ", "\tc", "no colon", "D:", "", "Trailer: x", "")
    #expect(head.status == 799)
    #expect(head.headers == [HTTPHeader("a", "b c"), HTTPHeader("D", "")])
  }

  @Test("only the statuses of redirects redirect", arguments: [200, 201, 300, 304, 301, 307])
  func location(status: Int) {
    let head = head("HTTP/1.1 \(status) x", "LOCATION: /y", "")
    #expect(head.location == ([301, 307].contains(status) ? "/y" : nil))
  }

  @Test("heads without end are refused")
  func limit() {
    var head = ResponseHead()
    let line = Array("HTTP/1.1 103 x\r\n".utf8)
    let isRefused = (0..<100_000).contains { _ in !head.take(line) }
    #expect(isRefused)
  }

  private func head(_ lines: String...) -> ResponseHead {
    var head = ResponseHead()
    for line in lines {
      let isTaken = head.take(Array((line + "\r\n").utf8))
      #expect(isTaken)
    }
    return head
  }
}
