/// The lines `key: value` of front matter that cannot be parsed.
struct FrontMatterSalvage {
  /// The lines whose value is a plain or quoted text.
  private(set) var members: [FrontMatterMember] = []
  /// The lines whose value starts as a list, quote or the like that does not end on the line.
  private(set) var damaged: [FrontMatterMember] = []

  /// Reads all lines that are not indented and have a key and a value.
  ///
  /// - Parameters:
  ///   - text: The front matter, which starts on the second line of its document.
  ///   - delimiter: The delimiter of key and value.
  init(_ text: ArraySlice<UInt8>, delimiter: UInt8) {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let (name, value) = Self.parts(of: line, delimiter) else { continue }
      if let value = Self.text(of: value) {
        members.append(Self.member(name, value, line: index + 2))
      } else {
        damaged.append(Self.member(name, value, line: index + 2))
      }
    }
  }

  private static func parts(
    of line: ArraySlice<UInt8>, _ delimiter: UInt8
  ) -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    guard let first = line.first, first > 0x20, first != UInt8(ascii: "#"),
      first != UInt8(ascii: "-"), let end = line.firstIndex(of: delimiter)
    else { return nil }
    let name = trimmed(line[..<end])
    let value = trimmed(line[(end + 1)...])
    guard !name.isEmpty, !value.isEmpty, name.count <= 64 else { return nil }
    return (name, value)
  }

  private static func member(
    _ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>, line: Int
  ) -> FrontMatterMember {
    FrontMatterMember(
      name: String(decoding: name, as: UTF8.self),
      value: .text(String(decoding: value, as: UTF8.self)), line: line)
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }

  /// Returns a value without its quotes, or `nil` for one that is not a text in YAML or TOML.
  private static func text(of value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    switch value.first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      value.count >= 2 && value.first == value.last ? value.dropFirst().dropLast() : nil
    // The indicators of YAML 1.2 (section 5.3) that cannot start a plain scalar.
    case let first? where "[]{}&*!|>%@`".utf8.contains(first): nil
    default: value
    }
  }
}
