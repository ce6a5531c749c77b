/// Something that a body does not say, and what was taken for it.
struct BodyAssumption {
  /// What was missing, and what was taken for it, as a phrase.
  let message: String
  /// The block that was taken.
  let block: Int
}
