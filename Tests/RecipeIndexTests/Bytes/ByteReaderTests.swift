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
    let read = try Self.read(writer.bytes) { reader throws(ByteReader.Damage) in
      [try reader.number(), try reader.fixed(), UInt64(bitPattern: try reader.signed())]
    }
    #expect(read == [number, number, number])
  }

  @Test("a text is read as it was written", arguments: ["", "leek", "żółw 🍲", "a\u{0}b"])
  func texts(text: String) throws {
    var writer = ByteWriter()
    writer.write(text)
    let read = try Self.read(writer.bytes) { reader throws(ByteReader.Damage) in
      (text: try reader.text(), isAtEnd: reader.isAtEnd)
    }
    #expect(read.text == text)
    #expect(read.isAtEnd)
  }

  @Test(
    "what is cut short or too large is damage",
    arguments: [
      [], [0x80], [5, 1, 2], [UInt8](repeating: 0xFF, count: 11),
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01],
    ])
  func damage(bytes: [UInt8]) {
    #expect(throws: ByteReader.Damage()) {
      try Self.read(bytes) { reader throws(ByteReader.Damage) in try reader.text() }
    }
    #expect(throws: ByteReader.Damage()) {
      try Self.read(bytes) { reader throws(ByteReader.Damage) in
        (try reader.countOfItems(), try reader.fixed())
      }
    }
  }

  @Test("a part outside of the bytes is damage", arguments: [-1..<1, 0..<4, 3..<5])
  func ranges(range: Range<Int>) {
    #expect(throws: ByteReader.Damage()) {
      try SharedBytes([1, 1, 1]).withBytes { bytes throws(ByteReader.Damage) in
        try ByteReader(bytes, range).left
      }
    }
  }

  private static func read<Value>(
    _ bytes: [UInt8], _ body: (inout ByteReader) throws(ByteReader.Damage) -> Value
  ) throws(ByteReader.Damage) -> Value {
    try SharedBytes(bytes).withBytes { bytes throws(ByteReader.Damage) in
      var reader = ByteReader(bytes)
      return try body(&reader)
    }
  }
}
