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
    // By bytes: to a String, a CR before the line end is one character with it.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.dropLast(text.utf8.last == UInt8(ascii: "\n") ? 1 : 0).map {
      String(Substring($0))
    }
  }
}
