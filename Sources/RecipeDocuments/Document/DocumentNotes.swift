import JSONSyntax
import RecipeCore

/// The diagnostics of one document: with places, and not more of them than a person reads.
struct DocumentNotes {
  /// What has been noted.
  private(set) var diagnostics: [Diagnostic] = []

  private let path: String
  private let firstLine: Int
  private let firstColumn: Int
  private let hasPlaces: Bool
  private var leftOut = 0
  private var leftOutMembers: Set<String> = []
  private var places = JSONPlaceCounter()

  /// The number of are kept of one document; the others are counted.
  private static let limit = 50

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - path: The document.
  ///   - firstLine: The line of the document that its JSON text begins at, from 1.
  ///   - firstColumn: The column of that line that the text begins at, from 1.
  ///   - hasPlaces: Whether the JSON text stands in the document as it is; if not, what is noted of
  ///     its values is noted of its beginning.
  init(path: String, firstLine: Int = 1, firstColumn: Int = 1, hasPlaces: Bool = true) {
    self.path = path
    self.firstLine = firstLine
    self.firstColumn = firstColumn
    self.hasPlaces = hasPlaces
  }

  /// Notes something about a value of the one JSON text that the notes are about.
  mutating func add(
    _ severity: Diagnostic.Severity, _ message: @autoclosure () -> String, at value: JSONValue,
    help: String? = nil
  ) {
    guard diagnostics.count < Self.limit else {
      leftOut += 1
      return
    }
    guard hasPlaces else { return add(severity, message(), line: 1, column: 1, help: help) }
    let place = places.place(of: value)
    add(severity, message(), line: place.line, column: place.column, help: help)
  }

  /// Warns of a day that no calendar has; its value is kept as an extra field.
  mutating func addImpossibleDate(_ value: JSONValue?) {
    guard let value, let date = value.shortText, RecipeDate.isImpossible(date) else { return }
    add(.warning, RecipeDate.message(date), at: value)
  }

  /// Notes members of a part of a recipe that there is no place for, each name once a document.
  ///
  /// - Parameters:
  ///   - part: The part as an object of the text, such as a step; other values have no members.
  ///   - kind: What the part is, for a person: "a step".
  ///   - known: The names of members that are read, or say nothing to a cook.
  mutating func addLeftOut(of part: JSONValue, _ kind: String, known: Set<String>) {
    guard part.kind == .object else { return }
    for member in part.members where !known.contains(member.name) && !member.value.isUnset {
      let name = String(member.name.prefix(60))
      if leftOutMembers.count < Self.limit, leftOutMembers.insert("\(kind) \(name)").inserted {
        add(.note, "'\(name)' of \(kind) was ignored", at: member.value)
      }
    }
  }

  /// Notes something about a place; `line` counts from the text's first.
  mutating func add(
    _ severity: Diagnostic.Severity, _ message: @autoclosure () -> String, line: Int? = nil,
    column: Int? = nil, help: String? = nil
  ) {
    guard diagnostics.count < Self.limit else {
      leftOut += 1
      return
    }
    let column = line == 1 ? column.map { $0 + firstColumn - 1 } : column
    let line = line.map { $0 + firstLine - 1 }
    diagnostics.append(
      Diagnostic(
        severity, message(), at: TextLocation(path: path, line: line, column: column), help: help))
  }

  /// Adds those of a part of the document.
  mutating func add(_ part: DocumentNotes) {
    let room = Self.limit - diagnostics.count
    diagnostics.append(contentsOf: part.diagnostics.prefix(room))
    leftOut += part.leftOut + max(0, part.diagnostics.count - room)
  }

  /// All of them, and how many were left out.
  var all: [Diagnostic] {
    guard leftOut > 0 else { return diagnostics }
    let location = TextLocation(path: path)
    return diagnostics + [
      Diagnostic(.warning, "\(leftOut) more problems in this file", at: location)
    ]
  }
}
