import RecipeCore
import Text

extension ByteWriter {
  /// Writes a record.
  mutating func write(_ record: RecipeRecord) {
    write(record.reference.source)
    write(record.reference.id)
    switch record.locator {
    case .file(let path, let line):
      write(line &+ 1)
      write(ByteKey(path) == ByteKey(record.reference.id) ? nil : path)
    case .url(let url):
      write(0)
      write(url)
    }
    record.content.write(to: &self)
  }

  /// Writes a diagnostic.
  mutating func write(_ diagnostic: Diagnostic) {
    write(diagnostic.severity.rawValue)
    write(diagnostic.message)
    write(diagnostic.location?.path)
    if let location = diagnostic.location {
      write(location.line)
      write(location.column)
    }
    write(diagnostic.help)
  }
}

extension ByteReader {
  /// Reads a record.
  mutating func record() throws(IndexCorruption) -> RecipeRecord {
    let (reference, locator) = try place()
    return RecipeRecord(
      reference: reference, locator: locator, recipe: try Recipe(reading: &self))
  }

  /// Reads the reference and the locator of a record; its recipe follows.
  mutating func place() throws(IndexCorruption) -> (RecordReference, Locator) {
    let reference = RecordReference(source: try text(), id: try text())
    let line = try count()
    let locator: Locator =
      line == 0
      ? .url(try text()) : .file(path: try optionalText() ?? reference.id, line: line - 1)
    return (reference, locator)
  }

  /// Reads a diagnostic.
  mutating func diagnostic() throws(IndexCorruption) -> Diagnostic {
    guard let severity = Diagnostic.Severity(rawValue: try text()) else { throw IndexCorruption() }
    let message = try text()
    var location: TextLocation?
    if let path = try optionalText() {
      location = TextLocation(path: path, line: try optionalInt(), column: try optionalInt())
    }
    return Diagnostic(severity, message, at: location, help: try optionalText())
  }
}
