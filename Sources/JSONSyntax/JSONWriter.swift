/// A writer of JSON into a byte buffer, compact or indented by two spaces.
package struct JSONWriter: Sendable {
  /// The bytes written so far.
  package var bytes: [UInt8] = []

  private let isIndented: Bool
  /// The number of open arrays and objects.
  private var depth = 0
  /// True if the next value is the first of its array or object, or of the text.
  private var isFirst = true
  /// True if a member's name has just been written.
  private var isAfterName = false

  /// Creates a writer.
  package init(isIndented: Bool) {
    self.isIndented = isIndented
  }

  /// Starts an array.
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }
  /// Ends the innermost array.
  package mutating func endArray() { end(UInt8(ascii: "]")) }
  /// Starts an object.
  package mutating func beginObject() { begin(UInt8(ascii: "{")) }
  /// Ends the innermost object.
  package mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Writes a member's name; its value must follow.
  package mutating func name(_ name: String) {
    beginValue()
    appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
    if isIndented { bytes.append(UInt8(ascii: " ")) }
    isAfterName = true
  }

  /// Writes a string, escaping only what must be escaped.
  package mutating func string(_ string: String) {
    beginValue()
    appendQuoted(string)
  }

  /// Updates the state as if a value had been written, which the caller writes itself.
  package mutating func skipValue() {
    if isAfterName { isAfterName = false } else { isFirst = false }
  }

  /// Writes an integer.
  package mutating func integer(_ integer: Int) { raw(String(integer)) }
  /// Writes `true` or `false`.
  package mutating func boolean(_ boolean: Bool) { raw(boolean ? "true" : "false") }
  /// Writes `null`.
  package mutating func null() { raw("null") }

  /// Writes a valid JSON text, such as a number, verbatim.
  package mutating func raw(_ json: String) {
    beginValue()
    bytes.append(contentsOf: json.utf8)
  }
}

// MARK: - Layout

extension JSONWriter {
  private mutating func begin(_ bracket: UInt8) {
    beginValue()
    bytes.append(bracket)
    depth += 1
    isFirst = true
  }

  private mutating func end(_ bracket: UInt8) {
    depth = max(0, depth - 1)
    if !isFirst { breakLine() }
    bytes.append(bracket)
    isFirst = false
  }

  private mutating func beginValue() {
    guard !isAfterName else {
      isAfterName = false
      return
    }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if depth > 0 { breakLine() }
    isFirst = false
  }

  private mutating func breakLine() {
    guard isIndented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}

// MARK: - Strings

extension JSONWriter {
  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { appendEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ utf8: UnsafeBufferPointer<UInt8>) {
    var rest = utf8[...]
    while let special = rest.firstIndex(where: Self.needsEscape) {
      bytes.append(contentsOf: rest[..<special])
      appendEscape(of: rest[special])
      rest = rest[rest.index(after: special)...]
    }
    bytes.append(contentsOf: rest)
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func appendEscape(of byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case ..<0x20:
      let digits = String(byte, radix: 16)
      bytes.append(contentsOf: (digits.utf8.count < 2 ? "u000" : "u00").utf8)
      bytes.append(contentsOf: digits.utf8)
    default: bytes.append(byte)
    }
  }
}
