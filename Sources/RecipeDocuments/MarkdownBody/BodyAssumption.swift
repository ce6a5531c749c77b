/// An assumption about something that a body does not state.
struct BodyAssumption {
  /// A phrase about the missing part and the assumption.
  let message: String
  /// The block to which the assumption applies.
  let block: Int
}
