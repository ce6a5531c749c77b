import Text

/// The numbers in front of steps that are elements of a list.
package enum StepNumbers {
  /// Returns steps without their numbers, if these count the steps of each part from 1.
  ///
  /// A number that the position of its step would not tell stays. Texts without a number may only
  /// end a part; headings are not counted.
  ///
  /// - Parameter headings: The indices of headings.
  package static func removed(from steps: [String], headings: Set<Int>) -> [String] {
    var plain = steps
    var (number, numbered) = (1, 0)
    var isEnded = true
    for (index, step) in steps.enumerated() where !headings.contains(index) {
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
  package static func text(of step: String, after number: Int) -> String? {
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

  /// The marks that may follow a number.
  package static let marks: Set<Character> = [".", ")", "、", "．", "-", "–", ":"]
}

extension Recipe {
  /// The directions without numbers that only count the steps, which a list of steps has itself.
  ///
  /// Steps that web pages display keep such numbers as they keep everything else.
  package var unnumberedDirections: [String] {
    guard directions.contains(where: { $0.utf8.first == UInt8(ascii: "1") }) else {
      return directions
    }
    return StepNumbers.removed(from: directions, headings: directionHeadings)
  }

  /// Removes numbers that only count the steps.
  package mutating func removeStepNumbers() { directions = unnumberedDirections }
}
