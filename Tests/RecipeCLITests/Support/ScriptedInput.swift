import RecipeCore
import Synchronization

/// Standard input of a person who answers, or of a pipe.
final class ScriptedInput: InputStreamEdge {
  let isTerminal: Bool
  private let answers: Mutex<[String]>

  /// Makes an input; `nil` is a pipe with nothing in it.
  ///
  /// - Parameter isPipe: True if the answers come from a pipe.
  init(_ answers: [String]?, isPipe: Bool = false) {
    isTerminal = answers != nil && !isPipe
    self.answers = Mutex(answers ?? [])
  }

  func readLine() -> String? {
    answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
