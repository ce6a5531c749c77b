import RecipeCore
package import Text

/// A line of a file with a part of it marked.
package struct SourceExcerpt: Sendable, Hashable, CustomStringConvertible {
  /// The line's number, from 1.
  package let line: Int
  /// The line and its mark.
  package let marked: MarkedText

  /// The line with its number, with carets under the marked part.
  package var description: String {
    let number = String(line)
    let margins = [number, String(repeating: " ", count: number.count)]
    return zip(margins, marked.lines).map { "   \($0) | \($1)" }.joined(separator: "\n")
  }
}
