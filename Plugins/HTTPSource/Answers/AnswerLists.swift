import JSONSyntax

/// The lists of objects in an answer, for a person who looks for the recipes.
struct AnswerLists {
  /// The lists by their paths: `'meals' (25)`, `'data.items' (3)`; `nil` if there are none.
  let words: String?

  /// The maximum depth of a list.
  private static let depthLimit = 4
  /// The maximum number of names in a message.
  private static let nameLimit = 8

  /// Finds the lists of an answer.
  init(in root: JSONValue) {
    var found: [String] = []
    Self.find(in: root, path: [], &found)
    words = found.isEmpty ? nil : "lists at " + Self.joined(found)
  }

  private static func find(in value: JSONValue, path: [String], _ found: inout [String]) {
    guard path.count <= depthLimit, found.count <= nameLimit else { return }
    switch value.kind {
    case .array:
      let count = value.elements.count { $0.kind == .object }
      guard count > 0, !path.isEmpty else { return }
      found.append("'\(path.joined(separator: "."))' (\(count))")
    case .object:
      for member in value.members {
        find(in: member.value, path: path + [String(member.name.prefix(40))], &found)
      }
    default: break
    }
  }

  /// Returns the keys of an object: `has the keys 'idMeal', 'strMeal', …`.
  static func keys(of value: JSONValue) -> String {
    let names = value.members.map { "'\($0.name.prefix(40))'" }
    return names.isEmpty ? "has no keys" : "has the keys " + joined(names)
  }

  private static func joined(_ names: [String]) -> String {
    names.prefix(nameLimit).joined(separator: ", ") + (names.count > nameLimit ? ", …" : "")
  }
}
