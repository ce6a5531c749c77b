import MarkdownSyntax
import RecipeCore
import Text

/// Headings that are facts: "Total time: 20 min", "For 4".
extension BodyReader {
  /// Reads the facts of a heading such as "Total time: 20 min".
  mutating func readFacts(inHeadingOf section: BodySection) -> Bool {
    guard let facts = facts(inHeadingOf: section) else { return false }
    set(facts)
    return true
  }

  private func facts(inHeadingOf section: BodySection) -> [MetadataLine.Fact]? {
    guard let heading = section.heading, document.lineCount(of: heading) == 1,
      section.name.utf8.contains(where: \.isASCIIDigit),
      case let line = MetadataLine.trimmed(
        document.lineRange(0, of: heading), in: document.bytes)
    else { return nil }
    return MetadataLine(document.bytes, line)?.facts ?? servings(inHeading: line)
  }

  /// Returns the yield and the times in a bold line among ingredients that has nothing else: "Yields 1
  /// batch".
  func measures(inHeadingOf section: BodySection) -> [MetadataLine.Fact]? {
    guard section.level == BodyHeading.lineLevel, let facts = facts(inHeadingOf: section),
      facts.allSatisfy(\.key.isMeasure)
    else { return nil }
    return facts
  }

  /// Returns the yield of a heading that begins with a word such as "for": "Pour 2 personnes".
  private func servings(inHeading line: Range<Int>) -> [MetadataLine.Fact]? {
    let text = document.plainText(of: line)
    guard text.split(separator: " ").count <= 3, ServingsSentence.yield(in: text) != nil,
      let number = document.bytes[line].firstIndex(where: \.isASCIIDigit)
    else { return nil }
    return [MetadataLine.Fact(key: .yield, value: number..<line.upperBound)]
  }
}
