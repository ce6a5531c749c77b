package import JSONSyntax

/// The places of the fields of recipes in objects, as a person names them: `title = "meta.name"`.
///
/// Paths start at the object of a recipe, those of the parts of ingredients at an ingredient. If both
/// are numbered keys, `ingredients = "strIngredient*"` and `ingredient_amount = "strMeasure*"`, a part
/// is beside the ingredient with its number.
package struct RecipeFieldMap: Sendable, Hashable {
  private let fields: [MappedField: ValuePath]
  private let parts: [MappedField: ValuePath]

  /// A map without fields.
  package static let none = RecipeFieldMap([:])

  /// Creates a map.
  package init(_ paths: [MappedField: ValuePath]) {
    fields = paths.filter { $0.key.ingredientKey == nil }
    parts = paths.filter { $0.key.ingredientKey != nil }
  }

  /// True if the map has no fields.
  package var isEmpty: Bool { fields.isEmpty }

  /// Returns an object with the mapped fields under our names, and the other members as they are; a
  /// member whose name is that of a mapped field is in `extras`.
  ///
  /// - Returns: `nil` if no path of the map leads to a value.
  package func document(of object: JSONValue) -> JSONDocument? {
    guard object.kind == .object, !isEmpty else { return nil }
    var json = JSONWriter(isIndented: false)
    var isMapped = false
    json.beginObject()
    for field in MappedField.allCases {
      guard let values = fields[field]?.values(in: object), let first = values.first else {
        continue
      }
      isMapped = true
      json.name(field.rawValue)
      if field == .ingredients, hasNumberedParts {
        writeNumbered(of: object, to: &json)
        continue
      }
      field.isList && !isOneList(values)
        ? write(values, of: field, to: &json) : write(first, of: field, to: &json)
    }
    writeOthers(of: object, to: &json)
    json.endObject()
    return isMapped ? try? JSONDocument(parsing: json.bytes) : nil
  }

  /// Returns the fields whose paths lead to nothing in any of some objects.
  package func missing(in objects: some Collection<JSONValue>) -> [MappedField] {
    MappedField.allCases.filter { field in
      guard let path = fields[field] else { return false }
      return !objects.contains { path.exists(in: $0) }
    }
  }

  private var hasNumberedParts: Bool { parts.values.contains { $0.numberedStem != nil } }

  /// Writes ingredients under numbered keys, each with the parts of the same number.
  private func writeNumbered(of object: JSONValue, to json: inout JSONWriter) {
    let numbered = parts.compactMapValues { path in
      path.numberedStem.map { stem in
        Dictionary(ValuePath.numbered(stem, in: object)) { first, _ in first }
      }
    }
    let stem = fields[.ingredients]?.numberedStem ?? ""
    json.beginArray()
    for (number, value) in ValuePath.numbered(stem, in: object) where !value.isBlank {
      json.beginObject()
      json.name("food")
      json.raw(value.text)
      for field in MappedField.allCases {
        guard let key = field.ingredientKey, let part = numbered[field]?[number], !part.isBlank
        else { continue }
        json.name(key)
        json.raw(part.text)
      }
      json.endObject()
    }
    json.endArray()
  }

  private func isOneList(_ values: [JSONValue]) -> Bool {
    values.count == 1 && values[0].kind != .object
  }

  private func write(_ values: [JSONValue], of field: MappedField, to json: inout JSONWriter) {
    json.beginArray()
    for value in values { write(value, of: field, to: &json) }
    json.endArray()
  }

  private func write(_ value: JSONValue, of field: MappedField, to json: inout JSONWriter) {
    guard field == .ingredients, !parts.isEmpty else { return json.raw(value.text) }
    switch value.kind {
    case .array:
      json.beginArray()
      for element in value.elements { write(element, of: field, to: &json) }
      json.endArray()
    case .object: writeIngredient(value, to: &json)
    default: json.raw(value.text)
    }
  }

  /// Writes an ingredient with the keys that tell its parts.
  private func writeIngredient(_ object: JSONValue, to json: inout JSONWriter) {
    json.beginObject()
    var used: Set<String> = []
    for field in MappedField.allCases {
      guard let key = field.ingredientKey, let path = parts[field] else { continue }
      used.insert(key)
      if let key = path.firstKey { used.insert(key) }
      guard let value = path.values(in: object).first else { continue }
      json.name(key)
      json.raw(value.text)
    }
    for member in object.members where !used.contains(member.name) {
      json.name(member.name)
      json.raw(member.value.text)
    }
    json.endObject()
  }

  private func writeOthers(of object: JSONValue, to json: inout JSONWriter) {
    let moved = Set(fields.values.compactMap(\.onlyKey))
    // The rest of a list that the map names is not looked at a second time.
    let lists = fields.filter { $0.key.isList }.compactMap(\.value.firstKey)
    let names = Set(fields.keys.map(\.rawValue) + lists)
    let stems = (Array(fields.values) + parts.values).compactMap(\.numberedStem)
    let rest = UnmappedRest(of: object, besides: fields.values.flatMap { $0.values(in: object) })
    var taken: [(name: String, text: String)] = []
    for member in object.members where !moved.contains(member.name) {
      if stems.contains(where: { ValuePath.number(of: member.name, behind: $0) != nil }) {
        continue
      }
      guard let text = rest.text(of: member.value) else { continue }
      guard !names.contains(member.name) else {
        taken.append((member.name, text))
        continue
      }
      json.name(member.name)
      json.raw(text)
    }
    guard !taken.isEmpty, object["extras"] == nil else { return }
    json.name("extras")
    json.beginObject()
    for member in taken {
      json.name(member.name)
      json.raw(member.text)
    }
    json.endObject()
  }
}

extension JSONValue {
  /// True if the value is `null` or a text without anything visible.
  fileprivate var isBlank: Bool { isNull || string?.allSatisfy(\.isWhitespace) == true }
}
