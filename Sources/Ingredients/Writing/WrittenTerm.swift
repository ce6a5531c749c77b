/// A part of an amount that has a unit of its own: each of the two in "1 lb 2 oz".
package struct WrittenTerm: Sendable, Hashable {
  /// The number, or both ends of a range; empty where the line implies "1".
  package let numbers: [WrittenNumber]
  /// The unit; `nil` for things counted by themselves.
  package let unit: MeasureUnit?
  /// The range of the unit as written; `nil` if there is none.
  package let unitRange: Range<Int>?
}
