import Testing

@testable import RecipeSystem

@Suite("The tail of a program's errors")
struct ErrorTailTests {
  @Test("has everything while it is short")
  func short() {
    var tail = ErrorTail()
    for piece in ["one", "\ntwo", ""] { tail.append(Array(piece.utf8)) }
    #expect(tail.bytes == Array("one\ntwo".utf8))
  }

  @Test("starts with a whole line once a part is lost, so that no half secret is in it")
  func long() {
    let line = Array("the key is s3cr3t-pass/word\n".utf8)
    for shift in 0..<line.count {
      var tail = ErrorTail()
      tail.append([UInt8](repeating: UInt8(ascii: "x"), count: shift) + [UInt8(ascii: "\n")])
      for _ in 0..<6_000 { tail.append(line) }
      #expect(tail.bytes.starts(with: line))
      #expect(tail.bytes.count <= ErrorTail.limit)
    }
  }

  @Test("has nothing of one endless line")
  func endless() {
    var tail = ErrorTail()
    tail.append([UInt8](repeating: UInt8(ascii: "x"), count: 3 * ErrorTail.limit))
    #expect(tail.bytes.isEmpty)
  }
}
