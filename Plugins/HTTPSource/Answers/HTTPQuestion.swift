import JSONSyntax
import RecipeCore
import RecipeDocuments

/// A question to a server, by which answers to it are told from other texts.
enum HTTPQuestion: Sendable {
  /// The first page of the list.
  case list
  /// A page after the first, or one of a search: there may be none.
  case page
  /// One recipe, of which there may be none.
  case recipe

  /// True if 404 and 410 answer that there is nothing.
  var mayHaveNothing: Bool {
    switch self {
    case .list: false
    case .page, .recipe: true
    }
  }

  /// True if a text has what is asked for, or says that there is nothing: `[]`, `null`, `{"meals": null}`.
  ///
  /// - Parameters:
  ///   - root: The text.
  ///   - places: The places that a person named.
  func isAnswered(by root: JSONValue, _ places: AnswerPlaces) -> Bool {
    if root.isNull || root.kind == .array { return true }
    switch self {
    case .list, .page:
      if let place = places.records?.path { return Self.has(place, in: root) }
      if AnswerLists(in: root).words != nil || Self.isEmpty(root) { return true }
    case .recipe:
      if let place = places.item?.path { return Self.has(place, in: root) }
      if Self.isEmpty(root) { return true }
    }
    let reader = RecordReader(map: places.map, fields: .essentials, place: "")
    return !reader.read(whole: root).entries.isEmpty
  }

  private static func has(_ place: ValuePath, in root: JSONValue) -> Bool {
    place.exists(in: root) || !place.values(in: root).isEmpty
  }

  /// True if an object has an empty list where recipes would be, or null and no words about it.
  private static func isEmpty(_ root: JSONValue) -> Bool {
    let values = root.members.map(\.value)
    if values.contains(where: { $0.kind == .array && $0.elements.isEmpty }) { return true }
    return values.contains(where: \.isNull) && AnswerError.message(of: root) == nil
  }
}
