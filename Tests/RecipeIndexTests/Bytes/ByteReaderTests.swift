import RecipeCore
import Testing

@testable import RecipeIndex

@Suite("Numbers and texts as bytes")
struct ByteReaderTests {
  @Test(
    "a number is read as it was written",
    arguments: [0, 1, 127, 128, 300, 1 << 21, UInt64(Int64.max), .max])
  func numbers(number: UInt64) throws {
    var writer = ByteWriter()
    writer.write(number)
    writer.write(fixed: number)
    writer.write(signed: Int64(bitPattern: number))
    let read = try Self.read(writer.bytes) { reader throws(IndexCorruption) in
      [try reader.number(), try reader.fixed(), UInt64(bitPattern: try reader.signed())]
    }
    #expect(read == [number, number, number])
  }

  @Test("a text is read as it was written", arguments: ["", "leek", "żółw 🍲", "a\u{0}b"])
  func texts(text: String) throws {
    var writer = ByteWriter()
    writer.write(text)
    let read = try Self.read(writer.bytes) { reader throws(IndexCorruption) in
      (text: try reader.text(), isAtEnd: reader.isAtEnd)
    }
    #expect(read.text == text)
    #expect(read.isAtEnd)
  }

  @Test(
    "what is cut short or too large is corruption",
    arguments: [
      [], [0x80], [5, 1, 2], [UInt8](repeating: 0xFF, count: 11),
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01],
    ])
  func corruption(bytes: [UInt8]) {
    #expect(throws: IndexCorruption()) {
      try Self.read(bytes) { reader throws(IndexCorruption) in try reader.text() }
    }
    #expect(throws: IndexCorruption()) {
      try Self.read(bytes) { reader throws(IndexCorruption) in
        (try reader.countOfItems(), try reader.fixed())
      }
    }
  }

  @Test("a part outside of the bytes is corruption", arguments: [-1..<1, 0..<4, 3..<5])
  func ranges(range: Range<Int>) {
    #expect(throws: IndexCorruption()) {
      try SharedBytes([1, 1, 1]).withBytes { bytes throws(IndexCorruption) in
        try ByteReader(bytes, range).left
      }
    }
  }

  private static func read<Value>(
    _ bytes: [UInt8], _ body: (inout ByteReader) throws(IndexCorruption) -> Value
  ) throws(IndexCorruption) -> Value {
    try SharedBytes(bytes).withBytes { bytes throws(IndexCorruption) in
      var reader = ByteReader(bytes)
      return try body(&reader)
    }
  }
}
