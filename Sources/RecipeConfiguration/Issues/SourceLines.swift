import RecipeCore
import Suggestions
import TOMLSyntax
import Text

/// The lines of a file, for excerpts that reveal no secrets.
struct SourceLines: Sendable, Hashable {
  /// The maximum length of a line in bytes: longer lines, which nobody wrote by hand, are not
  /// shown.
  static let lengthLimit = 4096

  /// The file.
  let bytes: [UInt8]
  private let starts: [Int]
  private let secretNames: [String]

  /// Splits a file into lines, without a byte order mark.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - secretNames: The keys whose values must not be shown, even if they are misspelt.
  init(_ bytes: [UInt8], secretNames: [String]) {
    self.bytes = bytes
    self.secretNames = secretNames
    let first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    starts =
      [first]
      + bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Returns the line of a position with the position marked, or `nil` if there is no such line or
  /// it is too long.
  func excerpt(at position: TOMLPosition) -> SourceExcerpt? {
    guard starts.indices.contains(position.line - 1) else { return nil }
    let start = starts[position.line - 1]
    let rest = bytes[start...].prefix(Self.lengthLimit + 1).prefix { $0 != UInt8(ascii: "\n") }
    guard rest.count <= Self.lengthLimit else { return nil }
    let line = rest.last == UInt8(ascii: "\r") ? rest.dropLast() : rest
    let shown = masked(String(decoding: line, as: UTF8.self))
    return SourceExcerpt(
      line: position.line,
      marked: MarkedText(shown, offset: position.column - 1, length: position.length))
  }

  /// Returns the line of a key with the key marked, or `nil` if there is no such line.
  func excerpt(ofKeyAt location: TextLocation) -> SourceExcerpt? {
    guard let line = location.line, let column = location.column,
      starts.indices.contains(line - 1)
    else { return nil }
    let rest = bytes[starts[line - 1]...].dropFirst(column - 1)
    let length = rest.prefix(while: \.isNamePart).count
    return excerpt(at: TOMLPosition(line: line, column: column, length: length))
  }

  /// Returns the line, cut after the first `=` that follows the name of a secret.
  private func masked(_ line: String) -> String {
    var isFirst = true
    for equals in line.utf8.indices where line.utf8[equals] == UInt8(ascii: "=") {
      if isSecret(name(before: equals, in: line), mayBeMisspelt: isFirst) {
        return line[...equals] + " •••"
      }
      isFirst = false
    }
    return line
  }

  private func name(before equals: String.Index, in line: String) -> String {
    let backwards = line.utf8[..<equals].reversed().drop { !$0.isNamePart }
    return String(decoding: backwards.prefix(while: \.isNamePart).reversed(), as: UTF8.self)
  }

  private func isSecret(_ name: String, mayBeMisspelt: Bool) -> Bool {
    mayBeMisspelt
      ? Suggestion.nearest(to: name, in: secretNames) != nil : secretNames.contains(name)
  }
}

extension UInt8 {
  fileprivate var isNamePart: Bool {
    isASCIIAlphanumeric || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }
}
