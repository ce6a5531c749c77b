/// The answers that a source was given.
struct GivenAnswers: Sendable, Hashable {
  /// The time when the oldest came, in seconds since 1970; `nil` for none.
  var oldest: Int?
  /// The time when the first of them is no longer fresh; `nil` for none.
  var end: Int?
}
