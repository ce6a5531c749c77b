import RecipeCore
import Suggestions
import TOMLSyntax
import Text

/// The lines of a file, for excerpts that reveal no secrets.
struct SourceLines: Sendable, Hashable {
  /// The maximum length of a line in bytes: longer lines, which nobody wrote by hand, are not
  /// shown.
  static let maximumLength = 4096
  /// The number of lines over which the value of a secret is looked for.
  private static let maximumSecretLineCount = 200

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
    guard let line = text(ofLine: position.line) else { return nil }
    let shown = isInsideSecret(position.line) ? SecretMask.mark : masked(line)
    return SourceExcerpt(
      line: position.line,
      marked: MarkedText(shown, offset: position.column - 1, length: position.length))
  }

  /// Returns a line without its end, or `nil` if there is no such line or it is too long.
  private func text(ofLine number: Int) -> String? {
    guard starts.indices.contains(number - 1) else { return nil }
    let rest = bytes[starts[number - 1]...].prefix(Self.maximumLength + 1)
      .prefix { $0 != UInt8(ascii: "\n") }
    guard rest.count <= Self.maximumLength else { return nil }
    let line = rest.last == UInt8(ascii: "\r") ? rest.dropLast() : rest
    return String(decoding: line, as: UTF8.self)
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

  /// True if a line belongs to the value of a secret that an earlier line starts: an array, or a
  /// text whose end is missing.
  private func isInsideSecret(_ number: Int) -> Bool {
    guard text(ofLine: number).map({ AssignmentLine($0) == nil && !$0.isTableName }) ?? false else {
      return false
    }
    for earlier in stride(
      from: number - 1, to: max(0, number - Self.maximumSecretLineCount), by: -1)
    {
      guard let line = text(ofLine: earlier) else { return true }
      if let assignment = AssignmentLine(line) {
        return assignment.isOpen && isSecret(assignment.name, mayBeMisspelt: true)
      }
      if line.isTableName { return false }
    }
    return false
  }

  /// Returns the line without secrets: cut after the first key that names one, and after its `=` or
  /// the `:` that is mistaken for it.
  private func masked(_ line: String) -> String {
    let line = SecretMask.address(line)
    var isFirst = true
    for sign in line.utf8.indices where line.utf8[sign].isAssignment {
      if isSecret(name(before: sign, in: line), mayBeMisspelt: isFirst) {
        return line[...sign] + " " + SecretMask.mark
      }
      isFirst = false
    }
    return maskedWithoutSign(line)
  }

  /// Returns the line, cut after its first word if that names a secret: `key "s3cret"`.
  private func maskedWithoutSign(_ line: String) -> String {
    let start = line.utf8.firstIndex(where: \.isNamePart) ?? line.endIndex
    let word = line.utf8[start...].prefix(while: \.isNamePart)
    guard word.endIndex < line.endIndex, isSecret(String(Substring(word)), mayBeMisspelt: false),
      !line.utf8[word.endIndex...].allSatisfy({ $0.isAssignment || $0 <= 0x20 })
    else { return line }
    return line[..<word.endIndex] + " " + SecretMask.mark
  }

  private func name(before sign: String.Index, in line: String) -> String {
    let backwards = line.utf8[..<sign].reversed().drop { !$0.isNamePart }
    return String(decoding: backwards.prefix(while: \.isNamePart).reversed(), as: UTF8.self)
  }

  private func isSecret(_ name: String, mayBeMisspelt: Bool) -> Bool {
    if SecretMask.isSecret(name) || secretNames.contains(name) { return true }
    guard mayBeMisspelt, !SecretMask.isPlace(name) else { return false }
    return Suggestion.nearest(to: name, in: secretNames) != nil
  }
}

extension String {
  /// True for the name of a table: `[sources.api]`.
  fileprivate var isTableName: Bool {
    let trimmed = utf8.filter { $0 > 0x20 }
    return trimmed.first == UInt8(ascii: "[") && trimmed.last == UInt8(ascii: "]")
      && trimmed.allSatisfy { $0.isNamePart || $0 >= 0x80 || "[].".utf8.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isNamePart: Bool {
    isASCIIAlphanumeric || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }

  fileprivate var isAssignment: Bool { self == UInt8(ascii: "=") || self == UInt8(ascii: ":") }
}
