import JSONSyntax

/// The elements of a list that are objects with one member, whose key says what they are among
/// others: `[{"header": "Dough"}, "200 g flour"]`.
struct LoneRows {
  /// The folded keys that occur in elements without other members, while other elements lack them.
  private var keys: Set<String> = []

  /// Finds the keys in the elements of a list.
  init(_ elements: some Sequence<JSONValue>) {
    var counts: [String: Int] = [:]
    var total = 0
    for element in elements {
      total += 1
      if let key = Self.only(of: element)?.key { counts[key, default: 0] += 1 }
    }
    keys = Set(counts.filter { $0.value < total }.keys)
  }

  /// Returns the key and the text of an element whose only member has one of the keys.
  func label(of element: JSONValue) -> (key: String, text: String)? {
    guard !keys.isEmpty, let only = Self.only(of: element), keys.contains(only.key) else {
      return nil
    }
    return only
  }

  private static func only(of element: JSONValue) -> (key: String, text: String)? {
    guard element.kind == .object, let member = element.members.first,
      element.members.dropFirst().isEmpty,
      let text = member.value.string.map(HTMLText.plain)?.cleaned(.line), !text.isEmpty
    else { return nil }
    return (FoldedText.words(KeyWords.words(of: member.name).utf8), text)
  }
}
