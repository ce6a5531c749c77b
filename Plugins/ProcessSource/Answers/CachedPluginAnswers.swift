import RecipeCore

/// The cached answers to the questions of a run, each of which stands for itself.
struct CachedPluginAnswers: Sendable {
  /// The answers that need not be asked for again.
  private(set) var usable: [CachedAnswer] = []
  /// The answers that are due, for the case that they are not renewed.
  private(set) var due: [CachedAnswer] = []
  /// The search texts to ask for, of which a plug-in that lists its records takes no notice; empty if nothing
  /// is to be asked.
  private(set) var texts: [String] = []
  /// True if there is an answer, however old, to each question.
  private(set) var isComplete = true

  /// Creates what a list answers, which is everything.
  ///
  /// - Parameter texts: The search texts of the run.
  init(list: CachedAnswer, texts: [String]) {
    if list.isDue { (due, self.texts) = ([list], texts) } else { usable = [list] }
  }

  /// Creates what the answers to searches answer.
  ///
  /// - Parameter searches: Each text, and the answer if there is one.
  init(searches: [(text: String, answer: CachedAnswer?)]) {
    for (text, answer) in searches {
      if let answer, !answer.isDue {
        usable.append(answer)
      } else {
        texts.append(text)
        if let answer { due.append(answer) } else { isComplete = false }
      }
    }
  }
}
