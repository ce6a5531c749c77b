extension JSONRepairer {
  /// Copies a number, `true`, `false` or `null`; any other word becomes `null`, or a name if one is
  /// expected.
  mutating func addWord() {
    if skipComment() { return }
    prepare(forName: true)
    let start = offset
    while offset < bytes.count, bytes[offset].isOfWord { offset += 1 }
    let word = bytes[start..<offset]
    if expectsName {
      note(.unknownWord, at: start)
      append("\"".utf8)
      append(word)
      append("\"".utf8)
    } else if isValue(start..<offset) {
      append(word)
    } else {
      note(.unknownWord, at: start)
      append("null".utf8)
    }
    didAddString()
  }

  private func isValue(_ word: Range<Int>) -> Bool {
    guard !bytes[word.lowerBound].isLetter else {
      return ["true", "false", "null"].contains { bytes[word].elementsEqual($0.utf8) }
    }
    return (try? JSONDocument(parsing: bytes, in: word)) != nil
  }

  /// Skips comments of JavaScript and HTML, CDATA markers, semicolons and stray characters.
  mutating func skipOther() {
    if skipComment() { return }
    skipStray()
  }

  /// Skips a stray character; a semicolon after the outermost value is not even noted.
  mutating func skipStray() {
    if bytes[offset] != UInt8(ascii: ";") || !isOutside { note(.strayCharacter, at: offset) }
    offset += 1
  }

  private mutating func skipComment() -> Bool {
    let rest = bytes[offset...]
    for mark in ["<!--", "-->", "<![CDATA["] where rest.starts(with: mark.utf8) {
      note(.comment, at: offset)
      offset += mark.utf8.count
      return true
    }
    guard rest.first == UInt8(ascii: "/") else { return false }
    let second = rest.dropFirst().first
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else { return false }
    note(.comment, at: offset)
    offset = second == UInt8(ascii: "/") ? endOfLine : endOfComment
    return true
  }

  private var endOfLine: Int { bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count }

  /// The offset past the `*/` of a comment, or the end of the text.
  private var endOfComment: Int {
    var index = offset + 2
    while let star = bytes[min(index, bytes.count)...].firstIndex(of: UInt8(ascii: "*")) {
      index = star + 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "/") { return index + 1 }
    }
    return bytes.count
  }
}

extension UInt8 {
  /// True if the byte is an ASCII letter.
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// True if the byte can be part of a number or a word.
  fileprivate var isOfWord: Bool {
    isLetter || self &- UInt8(ascii: "0") < 10 || "+-._$@".utf8.contains(self)
  }
}
