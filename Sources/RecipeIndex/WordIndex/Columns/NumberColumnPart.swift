/// The part of a column for some consecutive recipes.
struct NumberColumnPart: Sendable {
  /// The distinct values.
  let values: [Double]
  /// The index of each recipe's value, from 1 on; 0 if it is not known.
  let codes: [UInt16]
}
