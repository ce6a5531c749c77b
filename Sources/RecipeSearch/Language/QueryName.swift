import Suggestions

/// What stands before a colon of a query.
enum QueryName: Sendable {
  /// A text: `title:`.
  case field(QueryField)
  /// A number: `time:`.
  case number(QueryNumber)
  /// `has:`.
  case has
  /// `missing:`.
  case missing

  /// What a name in any case means; `nil` when nothing bears it.
  init?(_ name: String) {
    guard let meaning = Self.meanings[name.lowercased()] else { return nil }
    self = meaning
  }

  /// The usual name of everything that can stand before a colon.
  static let usualNames =
    QueryField.allCases.map { $0.names[0] } + QueryNumber.allCases.compactMap(\.names.first)
    + ["has", "missing"]

  /// The name most like a misspelt one.
  static func nearest(to name: String) -> String? {
    Suggestion.nearest(to: name.lowercased(), in: usualNames + meanings.keys.sorted())
  }

  private static let meanings: [String: QueryName] = {
    var meanings: [String: QueryName] = ["has": .has, "missing": .missing, "no": .missing]
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
  /// The usual name of everything that can stand behind `has:`.
  static let usualNames = allCases.map { $0.names[0] }

  /// What a name in any case means; `nil` when nothing bears it.
  init?(named name: String) {
    let name = name.lowercased()
    guard let presence = Self.allCases.first(where: { $0.names.contains(name) }) else {
      return nil
    }
    self = presence
  }

  /// The name most like a misspelt one.
  static func nearest(to name: String) -> String? {
    Suggestion.nearest(to: name.lowercased(), in: usualNames)
  }
}
