/// Steps that begin with their numbers and no mark behind these: "1 Peel the leeks", "2 Slice them".
enum CountedSteps {
  /// Returns the steps without such numbers, if each of at least three has the next and a verb of cooks behind it; a
  /// number before a food is its amount, "1 Zwiebel hacken".
  static func withoutNumbers(_ steps: [String]) -> [String] {
    guard steps.count >= fewest else { return steps }
    var texts: [String] = []
    for (index, step) in steps.enumerated() {
      let number = step.prefix { $0.isASCII && $0.isNumber }
      let rest = step[number.endIndex...]
      guard Int(number) == index + 1, rest.first == " ",
        rest.dropFirst().first?.isUppercase == true, WorkVerb.begins(String(rest))
      else { return steps }
      texts.append(String(rest.dropFirst()))
    }
    return texts
  }

  private static let fewest = 3
}
