import RecipeMerging

/// A question that is answered by typing.
struct Prompt: Sendable {
  /// The question.
  let question: String
  /// The answer so far.
  var typed = TypedLine()
}
