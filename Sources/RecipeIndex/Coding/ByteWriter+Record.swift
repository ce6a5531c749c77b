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
      write(record.number ?? 0)
    case .url(let url):
      write(0)
      write(url)
    case .absent:
      write(0)
      write("")
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
    try record { reader throws(IndexCorruption) in RecipeContent(try Recipe(reading: &reader)) }
  }

  /// Reads a record.
  ///
  /// - Parameter content: Called with the reader before the recipe, to read it or to note its place.
  mutating func record(
    _ content: (inout ByteReader) throws(IndexCorruption) -> RecipeContent
  ) throws(IndexCorruption) -> RecipeRecord {
    let reference = RecordReference(source: try text(), id: try text())
    let line = try count()
    guard line > 0 else {
      let url = try text()
      let locator = url.isEmpty ? Locator.absent : .url(url)
      return RecipeRecord(reference: reference, locator: locator, content: try content(&self))
    }
    let locator = Locator.file(path: try optionalText() ?? reference.id, line: line - 1)
    let number = try count()
    return RecipeRecord(
      reference: reference, locator: locator, number: number > 0 ? number : nil,
      content: try content(&self))
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
