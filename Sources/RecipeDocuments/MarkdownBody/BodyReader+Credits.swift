import MarkdownSyntax
import RecipeCore

/// The source of the recipe, as prose mentions it.
extension BodyReader {
  /// Searches prose for the source: "From [Site](https://…)", "Adapted from https://…".
  mutating func readCredit(in range: Range<Int>) {
    guard draft.sourceURL == nil else { return }
    let bytes = document.bytes
    var index = range.lowerBound
    while index < range.upperBound {
      if let width = creditWidth(at: index, end: range.upperBound) {
        let target = (index + width)..<range.upperBound
        if startsLink(target.lowerBound, end: target.upperBound) {
          setSource(linkRange(target))
          return
        }
      }
      index += 1
      while index < range.upperBound, bytes[index - 1] != 0x20 { index += 1 }
    }
  }

  private func creditWidth(at index: Int, end: Int) -> Int? {
    let rest = document.bytes[index..<end]
    let words: [StaticString]
    switch document.bytes[index] | 0x20 {
    case UInt8(ascii: "f"): words = ["from ", "From "]
    case UInt8(ascii: "v"): words = ["via ", "Via "]
    case UInt8(ascii: "a"): words = isPublished(before: index) ? ["at "] : []
    case UInt8(ascii: "s"): words = ["Source: ", "source: "]
    default: return nil
    }
    return words.first { rest.begins(with: $0) }?.utf8CodeUnitCount
  }

  /// True if a word for publication precedes an offset: "originally posted at".
  private func isPublished(before index: Int) -> Bool {
    let words = FoldedText.words(document.bytes[max(0, index - 40)..<index])
      .split(separator: " ")
    return words.last.map {
      ["published", "posted", "appeared", "found", "available", "recipe", "original"].contains($0)
    } ?? false
  }

  private func startsLink(_ index: Int, end: Int) -> Bool {
    let rest = document.bytes[index..<end]
    return rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "<")
      || rest.starts(with: "http".utf8)
  }

  /// Returns the range of the link at the start of a range.
  private func linkRange(_ range: Range<Int>) -> Range<Int> {
    let bytes = document.bytes
    guard bytes[range.lowerBound] == UInt8(ascii: "["),
      let middle = bytes[range].firstIndex(of: UInt8(ascii: "]")),
      let end = bytes[middle..<range.upperBound].firstIndex(of: UInt8(ascii: ")"))
    else { return range }
    return range.lowerBound..<end + 1
  }
}

extension ArraySlice<UInt8> {
  fileprivate func begins(with word: StaticString) -> Bool {
    word.withUTF8Buffer { starts(with: $0) }
  }
}
