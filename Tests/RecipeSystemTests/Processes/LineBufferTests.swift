import Testing

@testable import RecipeSystem

@Suite("Lines of a stream")
struct LineBufferTests {
  private func lines(_ pieces: [String], limit: Int = 8) -> (
    lines: [String], rest: String, isTooLong: Bool
  ) {
    var buffer = LineBuffer(limit: limit)
    var lines: [String] = []
    for piece in pieces {
      buffer.append(Array(piece.utf8))
      while let line = buffer.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    }
    return (lines, String(decoding: buffer.rest, as: UTF8.self), buffer.isTooLong)
  }

  @Test("lines come whole, however they arrive")
  func pieces() {
    let text = "one\n\ntwo\nthree\nfour"
    for size in 1...text.utf8.count {
      let letters = Array(text)
      let pieces = stride(from: 0, to: letters.count, by: size).map {
        String(letters[$0..<min($0 + size, letters.count)])
      }
      let found = lines(pieces)
      #expect(found.lines == ["one", "", "two", "three"] && found.rest == "four")
      #expect(!found.isTooLong)
    }
  }

  @Test("a line of the limit comes, a longer one does not, whether or not it has ended")
  func limit() {
    #expect(lines(["12345678\n"]).lines == ["12345678"])
    #expect(lines(["123456789\n"]).isTooLong)
    #expect(lines(["1\n1234", "56789"]).isTooLong)
    #expect(lines(["123456789\n"]).lines.isEmpty)
  }
}
