import Text

/// The lines of a text, without the fence or the quotation marks around all of it.
enum UnlabelledLines {
  /// The maximum size of a text, in bytes: a longer one without labels is hardly a recipe.
  static let sizeLimit = 64 << 10

  /// Returns the lines of a text, or an empty array for one that is too long or has code beside other
  /// text.
  static func lines(of bytes: some Collection<UInt8>) -> [UnlabelledLine] {
    guard bytes.count <= sizeLimit else { return [] }
    let all = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let inner = withoutFence(all) else { return [] }
    return inner.flatMap { withoutLabelAtEnd(UnlabelledLine($0)) }
  }

  /// Returns the lines in the fence around a text, all lines of a text without a fence, or `nil` for a
  /// text that is in and beside fences.
  private static func withoutFence(_ lines: [Substring]) -> [Substring]? {
    let fences = lines.indices.filter { isFence(lines[$0]) }
    guard let first = fences.first else { return lines }
    guard fences.count == 2, let last = fences.last,
      (lines[..<first] + lines[(last + 1)...]).allSatisfy(isBesideFence)
    else { return nil }
    return Array(lines[..<first] + lines[(first + 1)..<last])
  }

  private static func isFence(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("```") || text.hasPrefix("~~~")
  }

  /// True for an empty line, a rule or the heading above a fence.
  private static func isBesideFence(_ line: Substring) -> Bool {
    line.hasPrefix("#") || !line.contains { $0.isLetter || $0.isNumber }
  }

  /// Returns a line, and the label at its end as a line of its own: "Pepper Method".
  private static func withoutLabelAtEnd(_ line: UnlabelledLine) -> [UnlabelledLine] {
    switch line.role {
    case .words, .heading, .sentence: break
    default: return [line]
    }
    guard line.text.utf8.count <= longestLabelled, let label = labelAtEnd(of: line.text) else {
      return [line]
    }
    let name = String(line.text[label.start...])
    let end = UnlabelledLine(text: name, role: .label(label.kind))
    return [UnlabelledLine(line.text[..<label.start]), end]
  }

  /// The maximum length of a line with a label at its end, in bytes, and of the label, in words.
  private static let (longestLabelled, mostWords) = (120, 3)

  /// Returns the longest label with a capital at the end of a line, before brackets if there are any;
  /// before it are other words.
  private static func labelAtEnd(of text: String) -> (start: String.Index, kind: SectionKind)? {
    let bracket = text.hasSuffix(")") ? text.lastIndex(of: "(") : nil
    let end = bracket ?? text.endIndex
    let words = text[..<end].split(separator: " ")
    return words.dropFirst().suffix(mostWords).firstNonNil { word in
      guard word.first?.isUppercase == true,
        case let label = String(text[word.startIndex..<end]).cleaned(.line),
        let kind = SectionKind(heading: IngredientHeading.name(of: label), isNested: true),
        kind.holdsIngredients || kind == .directions
      else { return nil }
      return (word.startIndex, kind)
    }
  }
}
