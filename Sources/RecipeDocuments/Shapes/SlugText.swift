import Text

/// Names that programs make of titles, and refer to: "red-onion", "red_onion_k3f9".
enum SlugText {
  /// Returns the words of a name without spaces, "red onion", and any other text as it is.
  static func words(of text: String) -> String {
    isName(text) && text.contains { "-_".contains($0) } ? words(text[...]) : text
  }

  /// Returns the words of texts, or `nil` unless each is such a name and one has several words.
  ///
  /// Ids that all of them end with are left out.
  static func words(ofAll texts: [String]) -> [String]? {
    guard texts.allSatisfy(isName), texts.contains(where: { $0.contains { "-_".contains($0) } })
    else { return nil }
    let length = lengthOfIDs(texts)
    return texts.map { words($0.dropLast(length)) }
  }

  /// True for lowercase letters, digits and hyphens or underscores between them.
  static func isName(_ text: String) -> Bool {
    guard text.utf8.count <= longest, let first = text.utf8.first, let last = text.utf8.last,
      isLetter(first), isLetter(last) || last.isASCIIDigit
    else { return false }
    return text.utf8.allSatisfy { byte in
      isLetter(byte) || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
  }

  /// The maximum length of a name, in bytes.
  private static let longest = 80

  private static func isLetter(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }

  private static func words(_ name: Substring) -> String {
    name.split { "-_".contains($0) }.joined(separator: " ")
  }

  /// Returns the length of the ids at the ends of names, with the underscore before them, or 0: they
  /// are equally long, and some have digits.
  private static func lengthOfIDs(_ texts: [String]) -> Int {
    let ids = texts.map { text in
      text.lastIndex(of: "_").map { text[$0...] } ?? text[text.endIndex...]
    }
    guard let length = ids.first?.count, (5...13).contains(length),
      ids.allSatisfy({ $0.count == length }),
      ids.contains(where: { $0.contains(where: \.isNumber) }),
      ids.allSatisfy({ !$0.dropFirst().allSatisfy(\.isNumber) })
    else { return 0 }
    return length
  }
}
