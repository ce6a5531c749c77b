import MarkdownSyntax

/// Tells bullets that are directions from bullets that are ingredients.
enum StepSentences {
  /// Whether no item begins with an amount, and most are as long as sentences are.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - list: The index of the list.
  static func areAll(in document: MarkdownDocument, list: Int) -> Bool {
    guard document.blocks[list].kind == .bulletList else { return false }
    var (items, sentences) = (0, 0)
    for item in document.children(of: list) {
      let block = document.blocks[item]
      let text = document.bytes[block.start..<max(block.start, block.end)]
      if RecipeMDAmount.begins(text) { return false }
      items += 1
      if isSentence(text) { sentences += 1 }
    }
    return items > 0 && sentences * 2 > items
  }

  private static func isSentence(_ text: ArraySlice<UInt8>) -> Bool {
    let end = text.last { $0 > 0x20 }
    let isEnded = end == UInt8(ascii: ".") || text.suffix(3).elementsEqual("。".utf8)
    return isEnded ? text.count > 20 : text.count > 60
  }
}
