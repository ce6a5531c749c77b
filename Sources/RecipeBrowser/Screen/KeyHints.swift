import Text

/// The keys that the last line of the screen names, each with its meaning.
struct KeyHints {
  private let hints: ArraySlice<String>
  private let last: ArraySlice<String>

  /// Creates hints.
  ///
  /// - Parameters:
  ///   - hints: The hints, the most useful ones first.
  ///   - count: The number of hints at the end that give way last: those of the help and the end.
  init(_ hints: [String], kept count: Int) {
    self.hints = hints.dropLast(count)
    last = hints.suffix(count)
  }

  /// Returns the hints that fit into a width, each whole.
  func line(width: Int) -> String {
    let choices =
      (0...hints.count).reversed().map { hints.prefix($0) + last }
      + (0..<last.count).map { last.dropFirst($0 + 1) }
    let lines = choices.map { $0.joined(separator: "  ") }
    return lines.first { DisplayWidth.of($0) <= width } ?? ""
  }
}
