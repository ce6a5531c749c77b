/// The position of a value in the table of values of a document.
package struct JSONNodeIndex: Comparable, Sendable {
  /// The index in the table.
  let node: Int

  package static func < (left: Self, right: Self) -> Bool { left.node < right.node }
}
