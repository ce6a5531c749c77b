import JSONSyntax
import Text

/// The amounts of an object that two members bound: `"min": 2, "max": 3`, `"amount": 2,
/// "amount_max": 3`, `"quantity_from": 2, "quantity_to": 3`.
struct MemberBounds {
  /// The ranges, under the names that they have without their bounds.
  private(set) var ranges: [(name: String, text: String)] = []
  /// The names of the bounds.
  private(set) var names: Set<String> = []

  /// Finds the bounds among the members of an object.
  init(_ object: JSONValue) {
    let numbers = object.members.filter { $0.value.kind == .number }
    guard numbers.count > 1 else { return }
    for upper in numbers {
      guard let (stem, isUpper) = Self.parts(of: upper.name), isUpper else { continue }
      let lower = numbers.first { member in
        if let (other, isUpper) = Self.parts(of: member.name) { return other == stem && !isUpper }
        return !stem.isEmpty && FoldedText.words(KeyWords.words(of: member.name).utf8) == stem
      }
      guard let lower, let least = Self.number(lower), let most = Self.number(upper) else {
        continue
      }
      names.formUnion([lower.name, upper.name])
      ranges.append((stem.isEmpty ? "amount" : stem, least == most ? least : "\(least)-\(most)"))
    }
  }

  /// Splits a name into what is bounded and the bound: "quantity_to".
  private static func parts(of name: String) -> (stem: String, isUpper: Bool)? {
    var words = FoldedText.words(KeyWords.words(of: name).utf8).split(separator: " ")
    for place in [words.count - 1, 0] where words.indices.contains(place) {
      guard let isUpper = NumberRange.isUpper(String(words[place])) else { continue }
      words.remove(at: place)
      return (words.joined(separator: " "), isUpper)
    }
    return nil
  }

  private static func number(_ member: JSONValue.Member) -> String? {
    member.value.numberText.map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }
  }
}
