import JSONSyntax
import RecipeDocuments

/// The lists of objects in an answer.
struct AnswerLists {
  /// The lists by their paths: `'meals' (25)`, `'data.items' (3)`; `nil` if there are none.
  let words: String?

  /// The maximum depth of a list.
  private static let maximumDepth = 4
  /// The maximum number of names in a message.
  private static let maximumNameCount = 8

  /// Finds the lists of an answer.
  init(in root: JSONValue) {
    let found = Self.all(in: root).map {
      "'\($0.path.joined(separator: "."))' (\($0.records.count))"
    }
    words = found.isEmpty ? nil : "lists at " + Self.joined(found)
  }

  /// Returns the recipes of the only list in which each record has a title; `nil` if there is no such list,
  /// or several, or a record without an id.
  static func titles(in root: JSONValue, _ reader: RecordReader) -> DocumentOutcome? {
    let found = all(in: root).compactMap { list -> DocumentOutcome? in
      let outcome = reader.read(list.records)
      return outcome.entries.count == list.records.count ? outcome : nil
    }
    guard found.count == 1, found[0].entries.allSatisfy({ $0.statedID != nil }) else { return nil }
    return found[0]
  }

  /// A list, and the keys that lead to it.
  private typealias List = (path: [String], records: [JSONValue])

  private static func all(in root: JSONValue) -> [List] {
    var found: [List] = []
    find(in: root, path: [], &found)
    return found
  }

  private static func find(in value: JSONValue, path: [String], _ found: inout [List]) {
    guard path.count <= maximumDepth, found.count <= maximumNameCount else { return }
    switch value.kind {
    case .array:
      let records = value.elements.filter { $0.kind == .object }
      guard !records.isEmpty, !path.isEmpty else { return }
      found.append((path, records))
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
    names.prefix(maximumNameCount).joined(separator: ", ")
      + (names.count > maximumNameCount ? ", …" : "")
  }
}
