import JSONSyntax
import RecipeCore

/// The diagnostics of a document with their locations, limited to as many as a person reads.
struct DocumentNotes {
  /// The diagnostics.
  private(set) var diagnostics: [Diagnostic] = []
  /// The object of the document that is read, whose place is that of values of a text made from it.
  var origin: JSONValue?

  private let path: String
  private let firstLine: Int
  private let firstColumn: Int
  private let hasPlaces: Bool
  private var leftOut = 0
  private var leftOutMembers: Set<String> = []
  private var places = JSONPositionCounter()

  /// The maximum number of diagnostics of a document; further ones are counted.
  private static let limit = 50

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - path: The document.
  ///   - firstLine: The line of the document at which its JSON text starts, from 1.
  ///   - firstColumn: The column of that line at which the text starts, from 1.
  ///   - hasPlaces: True if the document contains the JSON text verbatim; if not, diagnostics about
  ///     its values are located at its start.
  init(path: String, firstLine: Int = 1, firstColumn: Int = 1, hasPlaces: Bool = true) {
    self.path = path
    self.firstLine = firstLine
    self.firstColumn = firstColumn
    self.hasPlaces = hasPlaces
  }

  /// Adds a diagnostic about a value of the JSON text.
  mutating func add(
    _ severity: Diagnostic.Severity, _ message: @autoclosure () -> String, at value: JSONValue,
    help: String? = nil
  ) {
    guard diagnostics.count < Self.limit else {
      leftOut += 1
      return
    }
    guard hasPlaces else { return add(severity, message(), line: 1, column: 1, help: help) }
    let isMade = origin.map { !value.isOfText(of: $0) } ?? false
    let place = places.place(of: isMade ? origin ?? value : value)
    add(severity, message(), line: place.line, column: place.column, help: help)
  }

  /// Adds a warning about an impossible date, which is kept as an extra field.
  mutating func addImpossibleDate(_ value: JSONValue?) {
    guard let value, let date = value.shortText, RecipeDate.isImpossible(date) else { return }
    add(.warning, RecipeDate.message(date), at: value)
  }

  /// Adds a warning about a social rank that is not a number, which is kept as an extra field.
  mutating func addOddRank(_ value: JSONValue?) {
    guard let value else { return }
    add(
      .warning,
      "'social_rank' cannot be read, as it is not a number: \(value.text.prefix(40)); "
        + "it was kept as an extra field",
      at: value)
  }

  /// Adds a note about each member of a part for which recipes have no field, once per name.
  ///
  /// - Parameters:
  ///   - part: The part as an object of the text, such as a step; other values have no members.
  ///   - kind: The kind of part for a person: "a step".
  ///   - known: The names of members that are read, or are irrelevant to a cook.
  mutating func addLeftOut(of part: JSONValue, _ kind: String, known: Set<String>) {
    guard part.kind == .object else { return }
    for member in part.members where !known.contains(member.name) && !member.value.isUnset {
      let name = String(member.name.prefix(60))
      if leftOutMembers.count < Self.limit, leftOutMembers.insert("\(kind) \(name)").inserted {
        add(.note, "'\(name)' of \(kind) was ignored", at: member.value)
      }
    }
  }

  /// Adds a diagnostic about a location; `line` counts from the start of the text.
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

  /// Adds the diagnostics of a part of the document.
  mutating func add(_ part: DocumentNotes) {
    let room = Self.limit - diagnostics.count
    diagnostics.append(contentsOf: part.diagnostics.prefix(room))
    leftOut += part.leftOut + max(0, part.diagnostics.count - room)
  }

  /// The diagnostics without places in a JSON text that was written for the document.
  ///
  /// - Parameter line: The line of the document that they are about.
  func ofDocument(startingAt line: Int) -> DocumentNotes {
    var notes = self
    notes.diagnostics = diagnostics.map { note in
      Diagnostic(
        note.severity, note.message, at: TextLocation(path: path, line: line), help: note.help)
    }
    return notes
  }

  /// Adds the problem of a list that left recipes out, before all others.
  mutating func add(_ list: RecipeList) {
    if let diagnostic = list.diagnostic(path: path) { diagnostics.insert(diagnostic, at: 0) }
  }

  /// The diagnostics, and one with the number of further ones.
  var all: [Diagnostic] {
    guard leftOut > 0 else { return diagnostics }
    let location = TextLocation(path: path)
    return diagnostics + [
      Diagnostic(.warning, "\(leftOut) more problems in this file", at: location)
    ]
  }
}
