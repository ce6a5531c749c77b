import Text

/// The method that follows the ingredients of a plain text without a word for it.
///
/// It is the blocks at the end that are sentences or numbered, with hardly any amounts at the start of
/// their lines.
struct PlainTextMethod {
  /// The index of the first line.
  let start: Int
  /// True if several lines follow each other, each of which is a sentence.
  let hasStepOnEachLine: Bool

  /// The maximum number of words of foods without an amount and a full stop.
  private static let maximumFoodWordCount = 14

  /// Finds the method in the lines below a word for ingredients, or returns `nil` if there is none.
  init?(in lines: ArraySlice<PlainTextLine>, of text: String) {
    let end = lines.firstIndex { $0.role != .text && !$0.isGap } ?? lines.endIndex
    let blocks = lines[..<end].split(whereSeparator: \.isGap)
      .map { block in (block.startIndex, block.map { UnlabelledLine($0.text(in: text)) }) }
    let method = blocks.dropFirst().reversed().prefix { Self.isMethod($0.1) }
    let foods = blocks.dropLast(method.count).dropFirst()
    guard let first = method.last, !foods.contains(where: { Self.isFood($0.1) }) else { return nil }
    start = first.0
    hasStepOnEachLine = method.allSatisfy { block in
      block.1.allSatisfy { $0.role == .sentence && $0.text.first?.isLowercase != true }
    }
  }

  /// True for a food with its amount between blank lines, as the last food may be, too.
  private static func isFood(_ block: [UnlabelledLine]) -> Bool {
    block.count == 1 && block.allSatisfy { AmountText.startsWithAmount($0.text) }
  }

  private static func isMethod(_ block: [UnlabelledLine]) -> Bool {
    guard let first = block.first, first.role != .amount,
      block.count(where: { $0.role == .amount }) * 4 <= block.count
    else { return false }
    if first.role == .numbered { return true }
    if AmountText.startsWithAmount(first.text) { return false }
    let whole = block.map(\.text).joined(separator: " ")
    return SentenceText.isSentence(whole)
      && (UnlabelledLine.isEnded(whole) || whole.split(separator: " ").count > maximumFoodWordCount)
  }
}
