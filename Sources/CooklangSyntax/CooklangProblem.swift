/// A problem in a text that was read all the same.
package struct CooklangProblem: Sendable, Hashable {
  /// The kinds of problems.
  package enum Kind: Sendable, Hashable {
    /// `@name{…` without `}`; the brace is text.
    case braceNotClosed
    /// `@name{}(…` without `)`; the parenthesis is text.
    case parenthesisNotClosed
    /// `[- …` without `-]`; it is text.
    case commentNotClosed
    /// `~{}`; it is text.
    case emptyTimer
    /// `@*name{}`: an unknown modifier; it is a part of the name.
    case unknownModifier
    /// `>> …` without a colon; the line is ignored.
    case metadataWithoutColon
    /// More blocks and items than a recipe can have; the rest is not read.
    case tooManyItems
  }

  /// The kind of problem.
  package let kind: Kind
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int
}
