/// Steps that begin with their numbers and no mark behind these: "1 Peel the leeks", "2 Slice them".
enum CountedSteps {
  /// Returns the steps without such numbers, if each of several has the next, or each of at least three has it and a
  /// verb of cooks behind it; "1 Zwiebel hacken" begins with an amount.
  static func withoutNumbers(_ steps: [String]) -> [String] {
    guard steps.count >= minimumCount else { return steps }
    var texts: [String] = []
    for (index, step) in steps.enumerated() {
      let number = step.prefix { $0.isASCII && $0.isNumber }
      let rest = step[number.endIndex...]
      guard Int(number) == index + 1, rest.first == " ",
        rest.dropFirst().first?.isUppercase == true
      else { return steps }
      texts.append(String(rest.dropFirst()))
    }
    return steps.count >= minimumCountOfAnyWord || texts.allSatisfy(WorkVerb.begins) ? texts : steps
  }

  private static let minimumCount = 3
  /// The number of amounts that do not count up from 1.
  private static let minimumCountOfAnyWord = 4
}
