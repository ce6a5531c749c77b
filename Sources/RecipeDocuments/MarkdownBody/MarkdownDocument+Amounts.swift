import MarkdownSyntax
import RecipeCore

/// Blocks that are ingredients by their amounts.
extension MarkdownDocument {
  /// True for bullets some of which begin with an amount, and which are no sentences.
  func isListOfFoods(_ list: Int) -> Bool {
    blocks[list].kind == .bulletList
      && children(of: list).contains { beginsWithAmount(item: $0) }
      && !StepSentences.areMost(in: self, list: list)
  }

  /// True for fenced code with a line for each ingredient.
  func haveAmounts(inCode code: Int) -> Bool {
    FencedIngredients(self, at: code)?.haveAmounts ?? false
  }

  /// True if a paragraph has several lines that all start with an amount, or are pairs of a food and its
  /// amount, "Milk:: 200 ml".
  func haveAmounts(inLinesOf paragraph: Int) -> Bool {
    let count = lineCount(of: paragraph)
    guard count > 1 else { return false }
    if (0..<count).allSatisfy({ isPair(lineRange($0, of: paragraph)) }) { return true }
    return (0..<count).allSatisfy { line in
      let range = lineRange(line, of: paragraph)
      return RecipeMDAmount.begins(bytes[range]) && bytes[range].last != UInt8(ascii: ".")
        && !ClockTime.begins(plainText(of: range))
    }
  }

  private func isPair(_ line: Range<Int>) -> Bool {
    let text = plainText(of: line)
    guard text.utf8.count <= 80,
      let mark = ["::", " — ", " – ", " - "].firstNonNil({ text.firstRange(of: $0) }),
      RecipeKey(ofObject: String(text[..<mark.lowerBound])) == nil
    else { return false }
    let amount = String(text[mark.upperBound...]).cleaned(.line)
    return AmountText.isAmount(amount) && !RecipeDuration.isStated(by: amount)
      || JoinedIngredient.isAsLiked(amount)
  }

  /// True for a quote of several lines that are no sentences, most of which begin with amounts.
  func haveAmounts(inQuote quote: Int) -> Bool {
    let paragraphs = Array(children(of: quote))
    guard paragraphs.allSatisfy({ blocks[$0].kind == .paragraph }) else { return false }
    let lines = paragraphs.flatMap { paragraph in
      (0..<lineCount(of: paragraph)).map { lineRange($0, of: paragraph) }
    }
    let amounts = lines.count { RecipeMDAmount.begins(bytes[$0]) }
    return lines.count > 1 && amounts * 3 >= lines.count * 2
      && !lines.contains { SentenceText.isSentence(plainText(of: $0)) }
  }
}
