/// Takes the lines `key: value` out of front matter that cannot be parsed.
struct FrontMatterSalvage {
  /// What stands between key and value.
  let delimiter: UInt8

  /// The members of all lines that are not indented and have a key and a value.
  func members(of text: ArraySlice<UInt8>) -> [FrontMatterMember] {
    text.split { $0 == 0x0A || $0 == 0x0D }.compactMap(member)
  }

  private func member(of line: ArraySlice<UInt8>) -> FrontMatterMember? {
    guard let first = line.first, first > 0x20, first != UInt8(ascii: "#"),
      first != UInt8(ascii: "-"), let end = line.firstIndex(of: delimiter)
    else { return nil }
    let name = trimmed(line[..<end])
    let value = trimmed(line[(end + 1)...])
    guard !name.isEmpty, !value.isEmpty, name.count <= 64 else { return nil }
    return FrontMatterMember(
      name: String(decoding: name, as: UTF8.self),
      value: .text(String(decoding: unquoted(value), as: UTF8.self)))
  }

  private func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
    return text.drop { $0 == 0x20 || $0 == 0x09 }
  }

  private func unquoted(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.count >= 2, let quote = text.first, quote == text.last,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return text }
    return text.dropFirst().dropLast()
  }
}
