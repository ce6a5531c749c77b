/// An assumption about something that a body does not state.
struct BodyAssumption {
  /// What is missing, and what was assumed, as a phrase.
  let message: String
  /// The block to which the assumption applies.
  let block: Int
}
