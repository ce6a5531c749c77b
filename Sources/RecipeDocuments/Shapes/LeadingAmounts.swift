import Text

/// Ingredient lines that begin with amounts in brackets, "(1 cup) flour".
///
/// A letter may be the label of each line before them.
enum LeadingAmounts {
  /// Returns the lines without labels and brackets if all, or most, of them have these.
  static func plain(_ lines: [String]) -> [String] {
    guard let first = lines.first, lines.count > 1,
      first.hasPrefix("A. ") || first.hasPrefix("A) ") || first.hasPrefix("(")
    else { return lines }
    let rest = withoutLabels(lines)
    let plain = rest.map(withoutBrackets)
    let count = plain.count { $0 != nil }
    guard count * 2 > lines.count else { return rest }
    return zip(rest, plain).map { $1 ?? $0 }
  }

  /// Returns the lines without the letters that number all of them.
  private static func withoutLabels(_ lines: [String]) -> [String] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    guard lines.count <= letters.count else { return lines }
    let areLabelled = zip(lines, letters).allSatisfy { line, letter in
      line.hasPrefix("\(letter). ") || line.hasPrefix("\(letter)) ")
    }
    return areLabelled ? lines.map { String($0.dropFirst(3)).cleaned(.line) } : lines
  }

  /// Returns "1 cup flour" for "(1 cup) flour", or `nil` for another line.
  private static func withoutBrackets(_ line: String) -> String? {
    guard line.hasPrefix("("), let close = line.firstIndex(of: ")") else { return nil }
    let amount = String(line[line.index(after: line.startIndex)..<close]).cleaned(.line)
    let food = String(line[line.index(after: close)...]).cleaned(.line)
    // "(60 ml, 4 tbsp) flour" has two.
    let isMeasure =
      AmountText.isAmount(amount) || JoinedIngredient.isVague(amount)
      || amount.split(separator: ",").allSatisfy { AmountText.isAmount(String($0).cleaned(.line)) }
    guard !food.isEmpty, isMeasure else { return nil }
    return amount + " " + food
  }
}
