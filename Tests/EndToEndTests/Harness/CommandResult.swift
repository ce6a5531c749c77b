import Foundation

/// How a run ended, and what it wrote.
struct CommandResult: Sendable {
  /// The exit status, or 128 and the signal's number.
  let status: Int32
  /// Standard output.
  let output: String
  /// Standard error.
  let errors: String

  /// A folder of its own that the run had, gone by now.
  let home: String

  /// The lines of standard output.
  var lines: [String] {
    Self.lines(of: output)
  }

  /// The lines of standard error.
  var errorLines: [String] {
    Self.lines(of: errors)
  }

  /// Standard output as a JSON value of a type.
  func json<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(output.utf8))
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.components(separatedBy: "\n")
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
