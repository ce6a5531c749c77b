import JSONSyntax

/// A recipe whose values are wrapped: in the codes of their languages, or in the names of their types, as
/// content management systems and databases export them.
///
/// ```
/// {"title": {"en-US": "Leek soup"}, "servings": {"en-US": 2}}
/// {"Name": {"type": "title", "title": [{"plain_text": "Leek soup"}]}}
/// {"title": {"S": "Leek soup"}, "ingredients": {"L": [{"S": "2 leeks"}]}}
/// {"ingredients": {"edges": [{"node": {"name": "leeks", "amount": 2}}]}}
/// ```
enum UnwrappedValues {
  private static let (mostLanguages, maximumDepth) = (12, 24)

  /// Returns an object, or what its member `fields` is, with the values in the place of what is around
  /// them, in one language, or `nil` for an object without such values.
  static func document(of object: JSONValue) -> JSONDocument? {
    guard object.kind == .object else { return nil }
    guard isWrapped(object) else {
      guard let fields = object["fields"], isWrapped(fields), isAlone(object) else { return nil }
      return unwrapped(fields)
    }
    return unwrapped(object)
  }

  /// True if nothing is beside the fields of an object that may have recipes of its own.
  private static func isAlone(_ object: JSONValue) -> Bool {
    object.members.allSatisfy {
      !$0.value.isContainer || ["fields", "sys", "metadata"].contains($0.name)
    }
  }

  private static func unwrapped(_ object: JSONValue) -> JSONDocument? {
    guard case .map(let members) = value(object, depth: 0) else { return nil }
    let chosen = LanguageChoice.chosen(members) ?? members
    return try? JSONDocument(parsing: Array(FrontMatterValue.map(chosen).json.utf8))
  }

  /// True if several members are wrapped, or one whose key says that it is of a recipe.
  private static func isWrapped(_ object: JSONValue) -> Bool {
    var count = 0
    for member in object.members where member.value.kind == .object {
      let tag = tagged(member.value)
      guard
        tag != nil || isInLanguages(member.value) || typed(member.value) != nil
          || nodes(member.value) != nil
      else { continue }
      count += 1
      if count > 1 || tag?.name.hasPrefix("$") == true { return true }
      switch RecipeKey(ofObject: member.name) {
      case .title, .ingredients, .directions: return true
      default: break
      }
    }
    return false
  }

  private static func value(_ json: JSONValue, depth: Int) -> FrontMatterValue {
    guard depth < maximumDepth else { return FrontMatterValue(json) }
    if depth == 1, let inner = typed(json) { return value(inner, depth: depth + 1) }
    if let inner = tagged(json) { return value(content(of: inner), depth: depth + 1) }
    if let nodes = nodes(json) { return .list(nodes.map { value($0, depth: depth + 1) }) }
    switch json.kind {
    case .array:
      if let text = richText(json) { return .text(text) }
      return .list(json.elements.map { value($0, depth: depth + 1) })
    case .object:
      return .map(
        json.members.map { member in
          FrontMatterMember(
            name: member.name, value: value(member.value, depth: depth + 1), line: 1)
        })
    case .string, .number, .boolean, .null: return FrontMatterValue(json)
    }
  }
}

/// The forms of what is around values.
extension UnwrappedValues {
  /// True for an object all of whose keys are languages: several, or one with its region.
  private static func isInLanguages(_ value: JSONValue) -> Bool {
    var names: [String] = []
    for member in value.members {
      guard names.count < mostLanguages, LanguageChoice.isLanguage(member.name) else {
        return false
      }
      names.append(member.name)
    }
    return names.count > 1 || names.first.map { $0.utf8.count == 5 } ?? false
  }

  /// Returns the value in an object with its type, `{"type": "number", "number": 4}`.
  private static func typed(_ value: JSONValue) -> JSONValue? {
    guard value.kind == .object, let type = value["type"]?.string, type != "type" else {
      return nil
    }
    return value[type]
  }

  /// Returns the only member of an object whose key is the name of a type: `{"stringValue": "salt"}`.
  private static func tagged(_ value: JSONValue) -> JSONValue.Member? {
    guard value.kind == .object, let only = value.onlyMember, tags.contains(only.name) else {
      return nil
    }
    return only
  }

  /// Returns the value of such a member, without the object that Firestore has around lists and maps.
  private static func content(of member: JSONValue.Member) -> JSONValue {
    switch member.name {
    case "arrayValue": member.value["values"] ?? member.value
    case "mapValue": member.value["fields"] ?? member.value
    default: member.value
    }
  }

  /// The types of Firestore, DynamoDB and MongoDB.
  private static let tags: Set<String> = [
    "stringValue", "integerValue", "doubleValue", "booleanValue", "timestampValue", "arrayValue",
    "mapValue", "nullValue", "S", "N", "L", "M", "BOOL", "SS", "NS", "NULL", "$oid", "$numberInt",
    "$numberLong", "$numberDouble", "$numberDecimal", "$date",
  ]

  /// Returns the nodes of a connection of GraphQL, `{"edges": [{"node": {…}}]}`.
  private static func nodes(_ value: JSONValue) -> [JSONValue]? {
    guard value.kind == .object, let edges = value["edges"], edges.kind == .array else {
      return nil
    }
    let nodes = edges.elements.compactMap { $0["node"] }
    return nodes.count == edges.elements.count ? nodes : nil
  }

  /// Returns the text of pieces with their formats, `[{"plain_text": "Boil "}, {"plain_text": "it."}]`.
  private static func richText(_ list: JSONValue) -> String? {
    var text = ""
    for piece in list.elements {
      guard let plain = piece["plain_text"]?.string else { return nil }
      text += plain
    }
    return list.elements.isEmpty ? nil : text
  }
}
