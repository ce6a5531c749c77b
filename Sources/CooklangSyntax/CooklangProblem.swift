/// Something odd in a text that was read all the same.
package struct CooklangProblem: Sendable, Hashable {
  /// What can be odd.
  package enum Kind: Sendable, Hashable {
    /// `@name{…` without `}`; the brace is text.
    case braceNotClosed
    /// `@name{}(…` without `)`; the parenthesis is text.
    case parenthesisNotClosed
    /// `[- …` without `-]`; it is text.
    case commentNotClosed
    /// `~{}`; it is text.
    case emptyTimer
    /// `@*name{}`: a sign that is no modifier; it is a part of the name.
    case unknownModifier
    /// `>> …` without a colon; the line is left out.
    case metadataWithoutColon
  }

  /// What is odd.
  package let kind: Kind
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int
}
