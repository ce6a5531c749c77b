/// One number of some recipes that stand one after the other.
struct NumberColumnPart: Sendable {
  /// The values that occur, each once.
  let values: [Double]
  /// For each recipe which of the values it has, from 1 on; 0 when it is not known.
  let codes: [UInt16]
}
