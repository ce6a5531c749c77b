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
    ///
    /// - Parameter limit: The maximum number of pairs.
    static func all(in objects: some Sequence<JSONValue>, limit: Int) -> [Pair] {
      var pairs: [Pair] = []
      var found: Set<String> = []
      for object in objects where object.kind == .object {
        let keys = BoundKeys(object.members.filter { $0.value.kind == .number }.map(\.name))
        for (upper, stem) in keys.uppers where pairs.count < limit && !found.contains(upper) {
          guard let lower = keys.lowers[stem] else { continue }
          found.insert(upper)
          pairs.append(Pair(lower: lower, upper: upper, name: stem.isEmpty ? "amount" : stem))
        }
      }
      return pairs
    }
  }

  /// The keys of an object by what they bound.
  private struct BoundKeys {
    /// The upper bounds with what they bound, in the order of the object.
    private(set) var uppers: [(name: String, stem: String)] = []
    /// The first lower bound, or number without a word for a bound, of each stem.
    private(set) var lowers: [String: String] = [:]

    init(_ names: [String]) {
      let parts = names.map(MemberBounds.parts)
      uppers = zip(names, parts).compactMap { name, parts in
        parts.flatMap { $0.isUpper ? (name, $0.stem) : nil }
      }
      guard !uppers.isEmpty else { return }
      for (name, parts) in zip(names, parts) where parts?.isUpper != true {
        let words = parts?.stem ?? FoldedText.words(KeyWords.words(of: name).utf8)
        guard parts != nil || !words.isEmpty, lowers[words] == nil else { continue }
        lowers[words] = name
      }
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
