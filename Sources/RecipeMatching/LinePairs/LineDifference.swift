/// A difference between two recipes in one ingredient.
package struct LineDifference: Sendable, Hashable {
  /// The kinds of differences.
  package enum Kind: Sendable, Hashable {
    /// Only one has the food.
    case onlyOne(String)
    /// Each has another food of one kind: white and brown sugar.
    case swapped(String, String)
    /// The amounts differ by a factor, at least 1.
    case amount(String, times: Double)
  }

  /// The kind.
  package let kind: Kind
  /// The weight of the difference from 0 to 1: that of the ingredient times how far it goes.
  package let size: Double

  /// Creates a difference from its parts.
  package init(_ kind: Kind, size: Double) {
    self.kind = kind
    self.size = size
  }
}
