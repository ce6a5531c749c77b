import Text

/// Tags of static site generators that are sections, `{% ingredients(portions=2) %}` to `{% end %}`.
///
/// The name of a section becomes a heading, and the arguments that are facts of a recipe a line of their
/// own. Lines stay lines, but not the offsets in them.
enum SectionTags {
  /// Returns a document with headings for the tags.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func replaced(in bytes: [UInt8], from start: Int) -> [UInt8] {
    guard mayHaveTags(bytes[start...]) else { return bytes }
    var lines = bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Array($0) }
    let closed = Set(lines.compactMap { tag(in: $0)?.closed })
    var isBelowHeading = false
    for index in lines.indices {
      guard let tag = tag(in: lines[index]) else {
        if let first = lines[index].first(where: { $0 > 0x20 }) {
          isBelowHeading = first == UInt8(ascii: "#")
        }
        continue
      }
      let facts = Array(facts(in: tag.arguments).utf8)
      let isNamed =
        !isBelowHeading && !closed.isDisjoint(with: ["", tag.name])
        && SectionKind(heading: tag.name, isNested: true) != nil
      // A tag that is all there is of a section stays, and is read with its times.
      guard isNamed || !facts.isEmpty && isBelowHeading else { continue }
      lines[index] = isNamed ? Array("###### \(tag.name)".utf8) : facts
      let next = index + 1
      if isNamed, next < lines.count, lines[next].allSatisfy({ $0 <= 0x20 }) {
        lines[next] = facts
      } else if isNamed, !facts.isEmpty, index > 0, lines[index - 1].allSatisfy({ $0 <= 0x20 }) {
        lines.swapAt(index - 1, index)
        lines[index] = facts
      }
      isBelowHeading = isNamed
    }
    return bytes[..<start] + Array(lines.joined(separator: [0x0A]))
  }

  /// The marks around tags.
  private static let forms = [("{{<", ">}}"), ("{{%", "%}}"), ("{%", "%}")]

  /// A tag that is all of a line.
  private struct Tag {
    /// The name, folded.
    let name: String
    /// What follows the name.
    let arguments: String
    /// The name of the section that it ends, empty for the last one; `nil` if it ends none.
    var closed: String?
  }

  /// Returns the tag that is all of a line, or `nil` for others.
  ///
  /// A tag whose section no other ends stands for what is elsewhere.
  private static func tag(in line: [UInt8]) -> Tag? {
    guard line.count <= 240, line.contains(UInt8(ascii: "%")) || line.contains(UInt8(ascii: "<"))
    else { return nil }
    let text = String(decoding: line, as: UTF8.self).cleaned(.line)
    guard let form = forms.first(where: { text.hasPrefix($0.0) && text.hasSuffix($0.1) }) else {
      return nil
    }
    let content = text.dropFirst(form.0.count).dropLast(form.1.count).drop {
      $0 == " " || $0 == "-"
    }
    let isEnd = content.hasPrefix("/")
    let name = content.drop { $0 == "/" || $0 == " " }
      .prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
    guard !name.isEmpty, !content.contains("{") else { return nil }
    let words = FoldedText.words(KeyWords.words(of: String(name)).utf8)
    if isEnd { return Tag(name: "", arguments: "", closed: words) }
    if words.hasPrefix("end") {
      let closed = words.dropFirst(3).drop { $0 == " " }
      return Tag(name: "", arguments: "", closed: String(closed))
    }
    return Tag(name: words, arguments: String(content.dropFirst(name.count)))
  }

  /// Returns the facts among arguments, `portions=2, minutes="45"`, as a line of labels and values.
  static func facts(in arguments: String) -> String {
    var facts: [String] = []
    var rest = arguments[...]
    while let sign = rest.firstIndex(of: "="), facts.count < 8 {
      let key = rest[..<sign].split { !$0.isLetter && !"-_".contains($0) }.last ?? ""
      let value = rest[rest.index(after: sign)...].drop { $0 == " " }
      let isQuoted = value.first == "\"" || value.first == "'"
      let text =
        isQuoted
        ? value.dropFirst().prefix { $0 != value.first }
        : value.prefix { !" ,)".contains($0) }
      rest = value.dropFirst(text.count)
      if let fact = fact(String(key), String(text)) { facts.append(fact) }
    }
    return facts.joined(separator: " | ")
  }

  private static func fact(_ key: String, _ value: String) -> String? {
    guard value.contains(where: \.isNumber) else { return nil }
    if RecipeKey(label: Array(key.utf8)[...])?.isMeasure == true { return "\(key): \(value)" }
    guard let time = TimeKey(key), time.unit != nil, value.allSatisfy(\.isNumber) else {
      return nil
    }
    switch time.key {
    case .prepTime: return "prep time: \(value) \(unit(of: key))"
    case .cookTime: return "cook time: \(value) \(unit(of: key))"
    case .waitTime: return "wait time: \(value) \(unit(of: key))"
    default: return "total time: \(value) \(unit(of: key))"
    }
  }

  private static func unit(of key: String) -> String {
    switch TimeKey(key)?.unit {
    case 1: "s"
    case 3600: "h"
    default: "min"
    }
  }

  /// True if a brace is before another, or a sign of percent, a fast check that rules out most documents.
  private static func mayHaveTags(_ body: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in body {
      if previous == UInt8(ascii: "{"), byte == previous || byte == UInt8(ascii: "%") {
        return true
      }
      previous = byte
    }
    return false
  }
}
