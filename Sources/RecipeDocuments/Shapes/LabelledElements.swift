import JSONSyntax

/// The elements of a list of texts that are objects only because a colon made them so in YAML.
///
/// ```
/// - For the glaze:
/// - Bake: 20 minutes, then cool.
/// - Slice it.
/// ```
struct LabelledElements {
  /// True if most elements are texts, or objects whose only key occurs once.
  private let areTexts: Bool
  /// True if some elements are texts.
  private let hasTexts: Bool

  /// The maximum number of elements that are examined.
  private static let sampleSize = 200

  /// Judges the elements of a list.
  init(_ elements: some Sequence<JSONValue>) {
    var (texts, others) = (0, 0)
    var keys: [String: Int] = [:]
    for element in elements.prefix(Self.sampleSize) {
      if element.kind == .string {
        texts += 1
      } else if let member = Self.onlyMember(of: element) {
        keys[member.name, default: 0] += 1
      } else {
        others += 1
      }
    }
    let labels = keys.count
    hasTexts = texts > 0
    areTexts =
      others == 0 && labels > 0 && texts + labels > 1 && keys.allSatisfy { $0.value == 1 }
  }

  /// Returns the text before a colon with nothing after it, or `nil` for another element.
  func heading(of element: JSONValue) -> String? {
    guard areTexts, hasTexts, let member = Self.onlyMember(of: element),
      !member.value.saysSomething
    else { return nil }
    return member.name
  }

  /// Returns the text that an element was in the document, "Bake: 20 minutes", or `nil`.
  func text(of element: JSONValue) -> String? {
    guard areTexts, let member = Self.onlyMember(of: element), let text = member.value.shortText,
      !text.isEmpty
    else { return nil }
    let isNumbered = member.name.contains(where: \.isNumber)
    let isGeneric = isNumbered || RecipeKey(ofObject: member.name) == .directions
    return isGeneric ? text : "\(KeyWords.title(of: member.name)): \(text)"
  }

  private static func onlyMember(of element: JSONValue) -> JSONValue.Member? {
    guard element.kind == .object, let member = element.members.first,
      element.members.dropFirst().isEmpty, member.value.kind != .array,
      member.value.kind != .object
    else { return nil }
    return member
  }
}
