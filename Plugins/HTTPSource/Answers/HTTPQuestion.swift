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
  ///   - paths: The paths that a person named.
  func isAnswered(by root: JSONValue, _ paths: AnswerPaths) -> Bool {
    if root.isNull || root.kind == .array { return true }
    switch self {
    case .list:
      if let path = paths.records?.path, Self.has(path, in: root) {
        return !path.values(in: root).allSatisfy(Self.isVoid) || Self.isPlainlyEmpty(root)
      }
      if paths.records != nil { return false }
      if AnswerLists(in: root).words != nil || Self.isPlainlyEmpty(root) { return true }
    case .page:
      if let path = paths.records?.path { return Self.has(path, in: root) }
      if AnswerLists(in: root).words != nil || Self.isEmpty(root) { return true }
    case .recipe:
      if let path = paths.item?.path { return Self.has(path, in: root) }
      if Self.isEmpty(root) { return true }
    }
    return Self.hasRecipe(root, paths)
  }

  private static func hasRecipe(_ root: JSONValue, _ paths: AnswerPaths) -> Bool {
    let reader = RecordReader(map: paths.map, fields: .essentials, address: "")
    return !reader.read(whole: root).entries.isEmpty
  }

  private static func has(_ path: ValuePath, in root: JSONValue) -> Bool {
    path.exists(in: root) || !path.values(in: root).isEmpty
  }

  /// True for null and for an empty list.
  private static func isVoid(_ value: JSONValue) -> Bool {
    value.isNull || value.kind == .array && value.elements.isEmpty
  }

  /// True if an object has null or an empty list and nothing else that says anything: a list that had
  /// recipes yesterday is rather out of order than empty if `{"data": null}` comes with `"info": "…"`.
  private static func isPlainlyEmpty(_ root: JSONValue) -> Bool {
    let values = root.members.map(\.value)
    return values.contains { isVoid($0) || holdsEmptyList($0) } && !AnswerError.hasCode(root)
      && !values.contains { $0.string.map(isTelling) ?? false }
  }

  /// True for an object with an empty list and nothing else that says anything: `{"recipes": []}` in `data`.
  private static func holdsEmptyList(_ value: JSONValue) -> Bool {
    guard value.kind == .object else { return false }
    let values = value.members.map(\.value)
    return values.contains { $0.kind == .array && $0.elements.isEmpty }
      && !values.contains { $0.string.map(isTelling) ?? false }
  }

  /// True if a text is more than a sign of success or an address.
  private static func isTelling(_ text: String) -> Bool {
    !text.isEmpty && !text.contains("://")
      && !["ok", "success", "successful", "true"].contains(text.lowercased())
  }

  /// True if an object has an empty list where recipes would be, or null or nothing at all and no words
  /// about it.
  private static func isEmpty(_ root: JSONValue) -> Bool {
    let values = root.members.map(\.value)
    if values.contains(where: { $0.kind == .array && $0.elements.isEmpty }) { return true }
    guard AnswerError.message(of: root) == nil else { return false }
    return values.isEmpty || values.contains(where: \.isNull) || values.contains(where: isHollow)
  }

  /// True for an object without recipes: `{}` for a list by keys, `{"results": []}` in `d`.
  private static func isHollow(_ value: JSONValue) -> Bool {
    guard value.kind == .object else { return false }
    return value.members.isEmpty
      || value.members.contains { $0.value.kind == .array && $0.value.elements.isEmpty }
  }
}
