import RecipeCore
import Testing

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
    try writer.bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      #expect(try reader.number() == number)
      #expect(try reader.fixed() == number)
      #expect(try reader.signed() == Int64(bitPattern: number))
      #expect(reader.isAtEnd)
    }
  }

  @Test("a text is read as it was written", arguments: ["", "leek", "żółw 🍲", "a\u{0}b"])
  func texts(text: String) throws {
    var writer = ByteWriter()
    writer.write(text)
    try writer.bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      #expect(try reader.text() == text)
      #expect(reader.isAtEnd)
    }
  }

  @Test(
    "what is cut short or too large is damage",
    arguments: [
      [], [0x80], [5, 1, 2], [UInt8](repeating: 0xFF, count: 11),
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01],
    ])
  func damage(bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      #expect(throws: ByteReader.Damage()) {
        var reader = ByteReader(bytes)
        return try reader.text()
      }
      #expect(throws: ByteReader.Damage()) {
        var reader = ByteReader(bytes)
        return try reader.countOfItems() + Int(reader.fixed())
      }
    }
  }

  @Test("a part outside of the bytes is damage", arguments: [-1..<1, 0..<4, 3..<5])
  func ranges(range: Range<Int>) {
    [UInt8](repeating: 1, count: 3).withUnsafeBytes { bytes in
      #expect(throws: ByteReader.Damage()) { try ByteReader(bytes, range).left }
    }
  }
}
