import JSONSyntax

/// A list of pairs of a label and a value, which stand for members of an object.
struct LabelledValues {
  /// The members: the labels with the values.
  let members: [JSONValue.Member]

  private static let limit = 40
  private static let labels = ["label", "name", "key", "title", "term", "step", "type"]
  private static let values = ["value", "val", "text", "content", "wert", "time", "duration"]

  /// Reads a list, or returns `nil` unless each element is a pair.
  init?(_ list: JSONValue) {
    guard list.kind == .array, !list.isUnset, list.elements.count <= Self.limit else { return nil }
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    for element in list.elements {
      let members = element.members.filter(\.value.saysSomething)
      let texts = members.filter { Self.isScalar($0.value) }
      guard element.kind == .object, (2...3).contains(texts.count), texts.count == members.count,
        let label = Self.labels.firstText(in: element),
        let value = Self.values.compactMap({ element[$0] }).first(where: Self.isScalar)
      else { return nil }
      json.name(label)
      // "18", "h": a third text is the unit.
      let unit = texts.first { member in
        !Self.labels.contains(member.name) && !Self.values.contains(member.name)
      }
      if let unit = unit?.value.string, let number = value.shortText, AmountText.isNumber(number) {
        json.string(number + " " + unit)
      } else {
        json.raw(value.text)
      }
    }
    json.endObject()
    guard let document = try? JSONDocument(parsing: json.bytes) else { return nil }
    members = Array(document.root.members)
  }

  /// Reads a list of times, or returns `nil` unless each element has a text that is one, whatever its
  /// key, and some, but for one, another that names it: that of "performTime" has no place in a recipe.
  init?(times list: JSONValue) {
    guard list.kind == .array, !list.isUnset, list.elements.count <= Self.limit else { return nil }
    var unknown = 0
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    for element in list.elements {
      let texts = element.members.compactMap(\.value.string)
      guard element.kind == .object, texts.count <= 6,
        let time = texts.first(where: RecipeDuration.isStated)
      else { return nil }
      guard let label = texts.first(where: { RecipeKey(ofObject: $0)?.isTime == true }) else {
        unknown += 1
        continue
      }
      json.name(label)
      json.string(time)
    }
    json.endObject()
    guard unknown < 2, unknown * 2 <= list.elements.count else { return nil }
    guard let document = try? JSONDocument(parsing: json.bytes) else { return nil }
    members = Array(document.root.members)
  }

  private static func isScalar(_ value: JSONValue) -> Bool {
    value.kind == .string || value.kind == .number
  }
}
