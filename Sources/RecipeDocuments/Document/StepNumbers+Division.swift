import RecipeCore
import Text

extension StepNumbers {
  /// Returns steps without their numbers; texts with the form of a heading are headings.
  static func removed(from steps: [String]) -> [String] {
    let headings = steps.indices.filter { IngredientHeading.heading(in: steps[$0]) != nil }
    return removed(from: steps, headings: Set(headings))
  }

  /// Returns the sentences before the first number of a text, and the numbered steps below them; only the
  /// text if there are no such steps.
  static func dividedBelowSentence(_ text: String) -> [String] {
    let text = text.cleaned(.paragraphs)
    guard let first = text[...].utf8.firstRange(ofNumber: 1, before: "."),
      let end = text[..<first.lowerBound].last, ".!?:。！：".contains(end),
      !endsWithWordForNumber(text[..<first.lowerBound])
    else { return [text] }
    let steps = divided(String(text[first.upperBound...]))
    return steps.count > 1 ? [String(text[..<first.lowerBound])] + removed(from: steps) : [text]
  }

  /// True for "Bake at no.", whose number is none of a step.
  private static func endsWithWordForNumber(_ text: Substring) -> Bool {
    let word = text.reversed().prefix { !$0.isWhitespace }.reversed().map(String.init).joined()
    return ["no.", "nr.", "nro.", "num."].contains(word.lowercased())
  }

  /// Returns the steps of a text with three or more numbered ones, or two sentences, or the text
  /// itself.
  static func divided(_ text: String) -> [String] {
    var steps: [String] = []
    var rest = text.cleaned(.paragraphs)[...]
    // "1) Boil. 2) Stir."
    let mark = rest.utf8.drop(while: \.isASCIIDigit).first == UInt8(ascii: ")") ? ")" : "."
    while self.text(of: String(rest.prefix(8)), after: steps.count + 1) != nil,
      let next = rest.utf8.firstRange(ofNumber: steps.count + 2, before: mark)
    {
      steps.append(String(rest[..<next.lowerBound]))
      rest = rest[next.upperBound...]
    }
    steps.append(String(rest))
    while let last = steps.last, last.allSatisfy({ $0.isNumber || marks.contains($0) }) {
      steps.removeLast()
    }
    let areSentences = steps.first?.last.map { ".!?。".contains($0) } ?? false
    return steps.count > 2 || steps.count == 2 && areSentences ? steps : [text]
  }
}

extension Substring.UTF8View {
  /// Returns the range of the white space before `2.` or `2)` where the number starts a step.
  fileprivate func firstRange(ofNumber number: Int, before mark: String) -> Range<Index>? {
    let digits = String(number)
    var rest = self
    while let space = rest.firstIndex(where: { $0 <= 0x20 }) {
      rest = self[index(after: space)...]
      let after = rest.dropFirst(digits.utf8.count)
      guard rest.starts(with: digits.utf8), after.starts(with: mark.utf8) else { continue }
      let next = after.dropFirst().first
      if next.map({ $0 &- UInt8(ascii: "0") >= 10 }) ?? true { return space..<rest.startIndex }
    }
    return nil
  }
}
