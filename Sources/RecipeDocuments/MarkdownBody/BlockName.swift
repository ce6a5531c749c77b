import MarkdownSyntax
import RecipeCore

/// A paragraph of one line right above another block, which it may name: "For the sauce:".
struct BlockName {
  private let document: MarkdownDocument
  private let paragraph: Int
  /// The block below the line.
  private let block: Int

  /// The maximum length of a name, in bytes.
  private static let maximumLength = 48

  /// Creates the name of a block, or returns `nil` for a paragraph of several lines or above nothing.
  init?(_ document: MarkdownDocument, _ paragraph: Int, above block: Int?) {
    guard let block, document.blocks[paragraph].kind == .paragraph,
      document.lineCount(of: paragraph) == 1
    else { return nil }
    (self.document, self.paragraph, self.block) = (document, paragraph, block)
  }

  private var text: String { document.plainText(of: paragraph) }

  private var isAboveBullets: Bool { document.blocks[block].kind == .bulletList }

  /// True if the line is the name of a group of ingredients: `_Optional_`, or `For the sauce:`.
  var isOfGroup: Bool {
    guard isAboveBullets, !StepSentences.areMost(in: document, list: block) else { return false }
    let line = document.bytes[document.lineRange(0, of: paragraph)]
    guard line.count <= Self.maximumLength, let first = line.first, let last = line.last else {
      return false
    }
    let isMarked = (first == UInt8(ascii: "_") || first == UInt8(ascii: "*")) && first == last
    return isMarked || last == UInt8(ascii: ":")
  }

  /// True for a few words with a colon above the first list, which has amounts: "A:".
  var isOfFirstFoods: Bool {
    guard document.isListOfFoods(block), isOfGroup else { return false }
    let text = text
    let count = text.split(separator: " ").count
    return text.hasSuffix(":") && count <= 3
      && (count == 1 || !WorkVerb.isIn(text)) && RecipeKey(text.utf8) == nil
  }

  /// True for a few words above bullets, which are no sentence.
  var isOfFurtherFoods: Bool {
    let text = text
    return isAboveBullets && isShort(text) && text.split(separator: " ").count <= 4
      && !isPunctuated(text)
  }

  /// True for a few words on a line of their own above fenced code with ingredients.
  var isOfCode: Bool {
    guard document.blocks[block].kind == .code, document.haveAmounts(inCode: block) else {
      return false
    }
    let text = text
    return isShort(text) && !isPunctuated(text) && !text.contains(where: \.isNumber)
  }

  /// True for a few words with a colon above bullets, "Do:", which may be those of work.
  var mayBeOfWork: Bool {
    let text = text
    return isAboveBullets && text.hasSuffix(":") && isShort(text)
      && text.split(separator: " ").count <= 3
  }

  private func isShort(_ text: String) -> Bool { text.utf8.count <= Self.maximumLength }

  private func isPunctuated(_ text: String) -> Bool { text.contains { ".!?".contains($0) } }
}
