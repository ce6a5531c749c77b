import Text

/// An id that a recipe states for itself, which it keeps when its file is written again.
///
/// It is the text of a source, so only a short one without control characters counts.
package struct StatedID: Sendable, Hashable {
  /// The names of the fields that hold it, the most specific first.
  package static let names = [
    "recipe_id", "recipeId", "recipeID", "rId", "idMeal", "meal_id", "mealId", "idDrink", "id",
    "_id", "@id", "uuid", "uid", "pk", "identifier",
  ]

  /// The maximum length in bytes.
  private static let limit = 256

  /// The id, without white space around it and the `#` before it by which JSON-LD refers to a part
  /// of a document.
  package let text: String

  /// Takes the text of a field.
  ///
  /// - Returns: `nil` if it is empty, too long, has control characters, or names a node of JSON-LD
  ///   only within its document (`_:b0`).
  package init?(_ text: String) {
    guard text.utf8.count <= Self.limit else { return nil }
    let trimmed = text.drop { $0.isWhitespace || $0 == "#" }
    guard let end = trimmed.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    self.text = String(trimmed[...end])
    guard !self.text.hasPrefix("_:"), !self.text.unicodeScalars.contains(where: \.steersTerminal)
    else { return nil }
  }

  /// Takes the value of an extra field: a JSON string, a number, or an object with either, such as
  /// `{"@type": "PropertyValue", "value": "35382"}` of schema.org.
  ///
  /// - Returns: `nil` if the field is another, or its value is no usable id.
  package init?(_ extra: ExtraField) {
    guard Self.names.contains(extra.name), !extra.json.contains("\\") else { return nil }
    let json = Self.member(of: extra.json) ?? extra.json[...]
    guard let first = json.utf8.first else { return nil }
    if first == UInt8(ascii: "\"") {
      self.init(String(json.dropFirst().prefix { $0 != "\"" }))
    } else if first == UInt8(ascii: "-") || (0x30...0x39).contains(first) {
      self.init(String(json.prefix { !",}]".contains($0) }))
    } else {
      return nil
    }
  }

  /// The members of an object that has an id: `PropertyValue` of schema.org, and `$oid` of MongoDB.
  private static let members = ["value", "$oid"]

  /// Returns the rest of a JSON object, or of a list of one, from the value of the member with the id on.
  ///
  /// - Parameter json: A text without escapes.
  private static func member(of json: String) -> Substring? {
    guard "{[".contains(json.prefix(1)), json.count(where: { $0 == "{" }) == 1 else { return nil }
    for name in members {
      guard let key = json.firstRange(of: "\"\(name)\"") else { continue }
      let rest = json[key.upperBound...].drop(while: \.isWhitespace)
      guard rest.first == ":" else { continue }
      return rest.dropFirst().drop(while: \.isWhitespace)
    }
    return nil
  }
}

extension Recipe {
  /// The most specific id that the recipe states for itself among its unknown fields.
  package var statedID: StatedID? {
    for name in StatedID.names {
      if let id = extras.lazy.filter({ $0.name == name }).compactMap({ StatedID($0) }).first {
        return id
      }
    }
    return nil
  }
}
