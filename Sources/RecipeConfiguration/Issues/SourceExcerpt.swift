import RecipeCore
package import Text

/// One line of a file with a mark under a part of it.
package struct SourceExcerpt: Sendable, Hashable, CustomStringConvertible {
  /// The line's number, from 1.
  package let line: Int
  /// The line with its mark.
  package let marked: MarkedText

  /// The line with its number, and below it carets under the marked part.
  package var description: String {
    let number = String(line)
    let margins = [number, String(repeating: " ", count: number.count)]
    return zip(margins, marked.lines).map { "   \($0) | \($1)" }.joined(separator: "\n")
  }
}
