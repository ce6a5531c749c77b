import JSONSyntax
import Text

/// The foods that steps mention in braces, "Boil {milk}", by their keys or their names.
struct BracedFoods {
  /// The names of the foods by their folded keys.
  private var names: [String: String] = [:]

  private static let mostFoods = 500
  private static let longest = 60
  private static let keys: Set<String> = ["id", "_id", "key", "slug", "ref", "code"]

  /// Collects the names of the foods in a list of ingredients, or in an object whose keys they are.
  init(_ ingredients: JSONValue?) {
    guard let ingredients else { return }
    for member in ingredients.members.prefix(Self.mostFoods) {
      add(member.value.kind == .object ? Self.food(in: member.value) : nil, under: member.name)
    }
    for element in ingredients.elements.prefix(Self.mostFoods) {
      guard let food = Self.food(in: element) else { continue }
      add(food, under: food)
      for member in element.members where Self.keys.contains(member.name.lowercased()) {
        if let key = member.value.shortText { add(food, under: key) }
      }
    }
  }

  /// Returns a text with the names of foods in the place of the braces; those around anything else
  /// stay.
  func filled(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let inside = rest[open..<close].drop { $0 == "{" }
      let after = rest[close...].prefix { $0 == "}" }
      let text = String(inside).cleaned(.line)
      guard let name = name(of: text) ?? Self.measured(text) else {
        filled += rest[..<after.endIndex]
        rest = rest[after.endIndex...]
        continue
      }
      filled += rest[..<open] + name
      rest = rest[after.endIndex...]
    }
    return filled + rest
  }

  /// Returns the ingredient in a text with bars, "cream|200|ml".
  private static func measured(_ text: String) -> String? {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
      .map { String($0).cleaned(.line) }
    guard (2...3).contains(parts.count), text.utf8.count <= longest, AmountText.isAmount(parts[1]),
      parts[0].contains(where: \.isLetter)
    else { return nil }
    return JoinedIngredient(amount: parts[1], unit: parts.count > 2 ? parts[2] : "", food: parts[0])
      .text
  }

  private mutating func add(_ food: String?, under key: String) {
    names[FoldedText.key(key.utf8)] = food ?? SlugText.words(of: key)
  }

  private func name(of key: String) -> String? {
    guard !key.isEmpty, key.utf8.count <= Self.longest else { return nil }
    return names[FoldedText.key(key.utf8)]
  }

  private static func food(in object: JSONValue) -> String? {
    object.members.firstNonNil { member in
      TableColumn(heading: KeyWords.words(of: member.name)).role == .food
        ? member.value.string.flatMap { $0.isEmpty ? nil : SlugText.words(of: $0) } : nil
    }
  }
}
