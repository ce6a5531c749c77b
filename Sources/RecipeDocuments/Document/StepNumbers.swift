import Text

/// The numbers in front of steps that are elements of a list.
enum StepNumbers {
  /// Returns steps without their numbers, if these count the steps of each part from 1.
  ///
  /// A number that the position of its step would not tell stays. Texts without a number may only
  /// end a part; headings are not counted.
  static func removed(from steps: [String]) -> [String] {
    var plain = steps
    var (number, numbered) = (1, 0)
    var isEnded = true
    for (index, step) in steps.enumerated() where IngredientHeading.heading(in: step) == nil {
      if !isEnded, let text = text(of: step, after: number) {
        plain[index] = text
        number += 1
      } else if let text = text(of: step, after: 1) {
        plain[index] = text
        (number, isEnded) = (2, false)
      } else if numbered == 0 || hasNumber(step) {
        return steps
      } else {
        isEnded = true
        continue
      }
      numbered += 1
    }
    return numbered > 1 ? plain : steps
  }

  /// Returns the text of a step after a number and a mark, or `nil` if it begins with another one.
  static func text(of step: String, after number: Int) -> String? {
    let digits = String(number)
    guard step.hasPrefix(digits) else { return nil }
    let rest = step.dropFirst(digits.count)
    guard let mark = rest.first, marks.contains(mark), let next = rest.dropFirst().utf8.first,
      !next.isASCIIDigit
    else { return nil }
    return String(rest.dropFirst().drop(while: \.isWhitespace))
  }

  /// True if a step begins with a number and a mark.
  private static func hasNumber(_ step: String) -> Bool {
    let digits = step.prefix { $0.isASCII && $0.isNumber }
    guard (1...2).contains(digits.count), let number = Int(digits) else { return false }
    return text(of: step, after: number) != nil
  }

  private static let marks: Set<Character> = [".", ")", "、", "．", "-", "–", ":"]

  /// Returns the steps of a text with three or more numbered ones, or the text itself.
  static func divided(_ text: String) -> [String] {
    var steps: [String] = []
    var rest = text.cleaned(.paragraphs)[...]
    while self.text(of: String(rest.prefix(8)), after: steps.count + 1) != nil,
      let next = rest.utf8.firstRange(ofNumber: steps.count + 2)
    {
      steps.append(String(rest[..<next.lowerBound]))
      rest = rest[next.upperBound...]
    }
    steps.append(String(rest))
    while let last = steps.last, last.allSatisfy({ $0.isNumber || marks.contains($0) }) {
      steps.removeLast()
    }
    return steps.count > 2 ? steps : [text]
  }
}

extension Substring.UTF8View {
  /// Returns the range of the white space before `2.` where the number starts a step.
  fileprivate func firstRange(ofNumber number: Int) -> Range<Index>? {
    let digits = String(number)
    var rest = self
    while let space = rest.firstIndex(where: { $0 <= 0x20 }) {
      rest = self[index(after: space)...]
      let after = rest.dropFirst(digits.utf8.count)
      guard rest.starts(with: digits.utf8), after.first == UInt8(ascii: ".") else { continue }
      let next = after.dropFirst().first
      if next.map({ $0 &- UInt8(ascii: "0") >= 10 }) ?? true { return space..<rest.startIndex }
    }
    return nil
  }
}
