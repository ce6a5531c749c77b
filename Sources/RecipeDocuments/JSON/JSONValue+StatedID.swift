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

  /// The text of an id: a string, a number as written, or `{"$oid": "…"}` of MongoDB's exports.
  fileprivate var idText: String? {
    switch kind {
    case .string: string
    case .number: text
    case .object: self["$oid"]?.string
    case .null, .boolean, .array: nil
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
