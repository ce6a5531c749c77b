import RecipeCore
import Suggestions

/// A name before a colon in a query.
package enum QueryName: Sendable {
  /// A text field: `title:`.
  case field(QueryField)
  /// A number field: `time:`.
  case number(QueryNumber)
  /// `has:`.
  case has
  /// `missing:`.
  case missing
  /// `is:`.
  case mark

  /// Creates the meaning of a name in any case, or `nil` if it is unknown.
  package init?(_ name: String) {
    guard let meaning = Self.meanings[name.lowercased()] else { return nil }
    self = meaning
  }

  /// The usual names of everything that can precede a colon.
  static let usualNames =
    QueryField.allCases.map { $0.names[0] } + QueryNumber.allCases.compactMap(\.names.first)
    + ["has", "missing", "is"]

  /// Returns the name nearest to a misspelt one.
  static func nearest(to name: String) -> String? {
    Suggestion.nearest(to: name.lowercased(), in: usualNames + meanings.keys.sorted())
  }

  private static let meanings: [String: QueryName] = {
    var meanings: [String: QueryName] = [
      "has": .has, "missing": .missing, "no": .missing, "is": .mark,
    ]
    for field in QueryField.allCases {
      for name in field.names { meanings[name] = .field(field) }
    }
    for number in QueryNumber.allCases {
      for name in number.names { meanings[name] = .number(number) }
    }
    return meanings
  }()
}

extension QueryPresence {
  /// The usual names of everything that can follow `has:`.
  static let usualNames = allCases.map { $0.names[0] }

  /// Creates the meaning of a name in any case, or `nil` if it is unknown.
  init?(named name: String) {
    let name = name.lowercased()
    guard let presence = Self.allCases.first(where: { $0.names.contains(name) }) else {
      return nil
    }
    self = presence
  }

  /// Returns the name nearest to a misspelt one.
  static func nearest(to name: String) -> String? {
    Suggestion.nearest(to: name.lowercased(), in: usualNames)
  }
}

extension RecipeMark {
  /// The usual names of everything that can follow `is:`.
  static let usualNames = allCases.map { $0.names[0] }

  /// Creates the meaning of a name in any case, or `nil` if it is unknown.
  init?(named name: String) {
    let name = name.lowercased()
    guard let mark = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
    self = mark
  }

  /// Returns the name nearest to a misspelt one.
  static func nearest(to name: String) -> String? {
    Suggestion.nearest(to: name.lowercased(), in: usualNames)
  }
}
