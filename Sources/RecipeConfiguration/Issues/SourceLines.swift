import Suggestions
import TOMLSyntax

/// The lines of a file, for excerpts that show no secrets.
struct SourceLines {
  private let bytes: [UInt8]
  private let starts: [Int]
  private let secretNames: [String]

  /// Finds where the lines of a file begin; a byte order mark belongs to none.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - secretNames: The keys whose values must not be shown, even when they are misspelt.
  init(_ bytes: [UInt8], secretNames: [String]) {
    self.bytes = bytes
    self.secretNames = secretNames
    let first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    starts =
      [first]
      + bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The line of a position with the position marked; `nil` when there is no such line.
  func excerpt(at position: TOMLPosition) -> SourceExcerpt? {
    guard starts.indices.contains(position.line - 1) else { return nil }
    let start = starts[position.line - 1]
    let rest = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    let line = rest.last == UInt8(ascii: "\r") ? rest.dropLast() : rest
    return SourceExcerpt(
      line: position.line, lineText: masked(String(decoding: line, as: UTF8.self)),
      column: position.column, length: position.length)
  }

  private func masked(_ line: String) -> String {
    guard let equals = line.unicodeScalars.firstIndex(of: "=") else { return line }
    let key = line[..<equals].filter { !" \t\"'".contains($0) }
    guard Suggestion.nearest(to: key, in: secretNames) != nil else { return line }
    return line[...equals] + " •••"
  }
}
