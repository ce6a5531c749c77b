import JSONSyntax
import RecipeCore

extension JSONKnownMembers {
  /// The id that a recipe object states for itself; `nil` for one of our own output, whose id
  /// belongs to the run that printed it.
  var statedID: StatedID? {
    let members = RecipeMembers<StatedIDMember>(of: self, in: RecipeVocabulary.statedID)
    if members[.sources]?.elements.first?["locator"] != nil { return nil }
    if let text = members[.id]?.idText { return StatedID(text) }
    // Our own documents have it among the unknown fields.
    let extras = members[.extras]
    return StatedID.names.lazy.compactMap { extras?[$0]?.idText }.first.flatMap { StatedID($0) }
  }
}

extension JSONValue {
  /// The id that a recipe object states for itself.
  var statedID: StatedID? { RecipeVocabulary.members(of: self).statedID }

  /// The text of an id: a string, a number as written, or that of an object with an id, such as
  /// `{"$oid": "…"}` of MongoDB's exports; also in a list of one.
  fileprivate var idText: String? {
    let list = elements
    let value = list.count == 1 ? list.first ?? self : self
    return value.plainIDText ?? value.objectIDText
  }

  private var objectIDText: String? { (self["value"] ?? self["$oid"])?.plainIDText }

  private var plainIDText: String? {
    switch kind {
    case .string: string
    case .number: text
    case .null, .boolean, .array, .object: nil
    }
  }
}

/// The members that tell the id of a recipe.
enum StatedIDMember: Int, RecipeMember {
  case id
  case sources
  case extras

  var names: [String] {
    switch self {
    case .id: StatedID.names
    case .sources: ["sources"]
    case .extras: ["extras"]
    }
  }
}
