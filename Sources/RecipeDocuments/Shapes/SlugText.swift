import Text

/// Names that programs make of titles, and refer to: "red-onion", "red_onion_k3f9", "12.red-onion",
/// "vegetables/red-onion", "redOnion".
enum SlugText {
  /// Returns the words of a name without spaces, "red onion", and any other text as it is.
  static func words(of text: String) -> String {
    guard let name = name(in: text, isPath: false) else { return text }
    return name.count < text.count || hasSeveralWords(name) ? words(name) : text
  }

  /// Returns the words of texts, or `nil` unless each is such a name and one has several words, or is
  /// marked as a reference.
  ///
  /// Ids that all of them end with are left out.
  static func words(ofAll texts: [String]) -> [String]? {
    if texts.contains(where: { isCamelCase($0[...]) }), texts.allSatisfy(isIdentifier) {
      return texts.map { KeyWords.words(of: $0).lowercased() }
    }
    let names = texts.compactMap { name(in: $0, isPath: true) }
    guard names.count == texts.count,
      zip(texts, names).contains(where: { $0.count > $1.count || hasSeveralWords($1) })
    else { return nil }
    let length = lengthOfIDs(names)
    return names.map { words($0.dropLast(length)) }
  }

  /// Returns the lines of a list with the words of names, if all of them are such names.
  static func readable(_ lines: [String]) -> [String] {
    guard lines.count(where: { hasSeveralWords($0[...]) && !$0.contains(" ") }) > 1,
      lines.allSatisfy({ name(in: $0, isPath: false) != nil })
    else { return lines }
    return lines.map(words)
  }

  /// True for lowercase letters, digits and hyphens or underscores between them.
  static func isName(_ text: String) -> Bool { isName(text[...]) }

  /// True for such a name, or a reference to one: "12.red-onion", "foods/red-onion", "[[red-onion]]".
  static func isReference(_ text: String) -> Bool { name(in: text, isPath: true) != nil }

  /// The maximum length of a name, in bytes.
  private static let longest = 80

  /// Returns the name in a text, without its mark, its number and its folder, or `nil` for another text.
  ///
  /// - Parameter isPath: True if folders, which may as well be alternatives, "salt/pepper", are left out.
  private static func name(in text: String, isPath: Bool) -> Substring? {
    guard text.utf8.count <= longest, !text.utf8.contains(0x20) else { return nil }
    var rest =
      text.hasPrefix("[[") && text.hasSuffix("]]") ? text.dropFirst(2).dropLast(2) : text[...]
    if let first = rest.first, "@#$&".contains(first) { rest.removeFirst() }
    if isPath, let end = rest.lastIndex(where: { "/:".contains($0) }) {
      rest = rest[rest.index(after: end)...]
    }
    for ending in endings where rest.hasSuffix(ending) { rest.removeLast(ending.count) }
    rest = withoutNumber(rest)
    return isName(rest) || isCamelCase(rest) ? rest : nil
  }

  private static let endings = [".md", ".toml", ".yaml", ".yml", ".json"]

  /// Returns a name without the number before it: "12.red-onion".
  private static func withoutNumber(_ name: Substring) -> Substring {
    let rest = name.drop(while: \.isNumber)
    guard rest.startIndex > name.startIndex, rest.first == ".",
      rest.dropFirst().first?.isLetter == true
    else { return name }
    return rest.dropFirst()
  }

  private static func isName(_ text: Substring) -> Bool {
    guard text.utf8.count <= longest, let first = text.unicodeScalars.first,
      let last = text.unicodeScalars.last, isLetter(first), isLetter(last) || isDigit(last)
    else { return false }
    return text.unicodeScalars.allSatisfy { isLetter($0) || isDigit($0) || $0 == "-" || $0 == "_" }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// True for letters, some of which begin a word within the name, "redOnion"; a unit, "mL", is no name.
  private static func isCamelCase(_ name: Substring) -> Bool {
    name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      && name.first?.isLetter == true
      && zip(name, name.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
      && !zip(name, name.dropFirst()).contains { $0.isUppercase && $1.isUppercase }
      && KeyWords.words(of: String(name)).split(separator: " ").allSatisfy { $0.count > 1 }
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count <= longest && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func hasSeveralWords(_ name: Substring) -> Bool {
    name.contains { "-_".contains($0) } || isCamelCase(name)
  }

  private static func words(_ name: Substring) -> String {
    guard isCamelCase(name) else {
      return name.split { "-_".contains($0) }.joined(separator: " ")
    }
    return KeyWords.words(of: String(name)).lowercased()
  }

  /// Returns the length of the ids at the ends of names, with the underscore before them, or 0: they
  /// are equally long, and some have digits.
  private static func lengthOfIDs(_ names: [Substring]) -> Int {
    let ids = names.map { name in
      name.lastIndex(of: "_").map { name[$0...] } ?? name[name.endIndex...]
    }
    guard let length = ids.first?.count, (5...13).contains(length),
      ids.allSatisfy({ $0.count == length }),
      ids.contains(where: { $0.contains(where: \.isNumber) }),
      ids.allSatisfy({ !$0.dropFirst().allSatisfy(\.isNumber) })
    else { return 0 }
    return length
  }
}
