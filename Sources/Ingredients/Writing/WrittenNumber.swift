/// A number as a line has it, and its place there.
package struct WrittenNumber: Sendable, Hashable {
  /// The range of its digits or words, as offsets of the line's UTF-8.
  package let range: Range<Int>
  /// The value in the unit that follows; "dozen" after it is not counted in.
  package let value: Rational
}
