/// A number as a line has it, and its place there.
package struct WrittenNumber: Sendable, Hashable {
  /// The range of its digits or words, as offsets of the line's UTF-8.
  package let range: Range<Int>
  /// The value in the unit that follows; "dozen" after it is not counted in.
  package let value: Rational
}

/// A part of an amount that has a unit of its own: each of the two in "1 lb 2 oz".
package struct WrittenTerm: Sendable, Hashable {
  /// The number, or both ends of a range; empty where the line implies "1".
  package let numbers: [WrittenNumber]
  /// The unit; `nil` for things counted by themselves.
  package let unit: MeasureUnit?
  /// The range of the unit as written; `nil` if there is none.
  package let unitRange: Range<Int>?
}
