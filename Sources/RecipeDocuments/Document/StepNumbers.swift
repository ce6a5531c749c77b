/// The numbers in front of steps that are elements of a list.
enum StepNumbers {
  /// Returns steps without their numbers, if several are numbered consecutively from 1.
  static func removed(from steps: [String]) -> [String] {
    var number = 1
    let plain = steps.map { step in
      guard let plain = text(of: step, after: number) else { return step }
      number += 1
      return plain
    }
    return number > 2 && plain.first != steps.first ? plain : steps
  }

  /// Returns the text of a step after a number and a mark, or `nil` if it begins with another one.
  static func text(of step: String, after number: Int) -> String? {
    let digits = String(number)
    guard step.hasPrefix(digits) else { return nil }
    let rest = step.dropFirst(digits.count)
    guard let mark = rest.first, ".)、．-–:".contains(mark), let next = rest.dropFirst().first,
      !next.isNumber
    else { return nil }
    return String(rest.dropFirst().drop(while: \.isWhitespace))
  }
}
