import JSONSyntax
import Text

/// The amounts of an object that two members bound: `"min": 2, "max": 3`, `"amount": 2,
/// "amount_max": 3`, `"quantity_from": 2, "quantity_to": 3`.
struct MemberBounds {
  /// The ranges, under the names that they have without their bounds.
  private(set) var ranges: [(name: String, text: String)] = []
  /// The names of the bounds.
  private(set) var names: Set<String> = []

  /// A lower and an upper bound of one number.
  struct Pair {
    /// The key of the lower bound.
    let lower: String
    /// The key of the upper bound.
    let upper: String
    /// The key without the word for the bound, or "amount".
    let name: String

    /// Returns the bounds among the keys of objects, some of which have both as numbers.
    static func all(in objects: some Sequence<JSONValue>) -> [Pair] {
      var pairs: [Pair] = []
      for object in objects where object.kind == .object {
        let numbers = object.members.filter { $0.value.kind == .number }.map(\.name)
        for upper in numbers where !pairs.contains(where: { $0.upper == upper }) {
          guard let (stem, isUpper) = MemberBounds.parts(of: upper), isUpper else { continue }
          let lower = numbers.first { name in
            if let (other, isUpper) = MemberBounds.parts(of: name) {
              return other == stem && !isUpper
            }
            return !stem.isEmpty && FoldedText.words(KeyWords.words(of: name).utf8) == stem
          }
          guard let lower else { continue }
          pairs.append(Pair(lower: lower, upper: upper, name: stem.isEmpty ? "amount" : stem))
        }
      }
      return pairs
    }
  }

  /// Finds the bounds among the members of an object; one of them may be absent.
  init(_ object: JSONValue, _ pairs: [Pair]) {
    for pair in pairs {
      let bounds = [object[pair.lower], object[pair.upper]].compactMap(\.self)
      guard bounds.allSatisfy({ $0.isNull || $0.kind == .number }) else { continue }
      names.formUnion([pair.lower, pair.upper])
      let numbers = bounds.compactMap(Self.number)
      guard let least = numbers.first, let most = numbers.last else { continue }
      ranges.append((pair.name, least == most ? least : "\(least)-\(most)"))
    }
  }

  /// Splits a name into what is bounded and the bound: "quantity_to".
  private static func parts(of name: String) -> (stem: String, isUpper: Bool)? {
    guard name.utf8.count <= 48 else { return nil }
    var words = FoldedText.words(KeyWords.words(of: name).utf8).split(separator: " ")
    for place in [words.count - 1, 0] where words.indices.contains(place) {
      guard let isUpper = NumberRange.isUpper(String(words[place])) else { continue }
      words.remove(at: place)
      return (words.joined(separator: " "), isUpper)
    }
    return nil
  }

  private static func number(_ value: JSONValue) -> String? {
    value.numberText.map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }
  }
}
