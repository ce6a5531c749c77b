/// The result of one case.
package struct KitResult: Sendable {
  /// The outcomes of a case.
  package enum Outcome: Sendable, Hashable {
    case passed
    case failed(String)
    case skipped(String)
  }

  /// The case.
  package let tested: KitCase
  /// The outcome.
  package let outcome: Outcome

  /// Returns the result with the words of the plug-in changed.
  package func changingReason(_ change: (String) -> String) -> KitResult {
    let outcome: Outcome =
      switch outcome {
      case .passed: .passed
      case .failed(let reason): .failed(change(reason))
      case .skipped(let reason): .skipped(change(reason))
      }
    return KitResult(tested: tested, outcome: outcome)
  }

  /// True if the plug-in cannot be used with every host.
  package var isFatal: Bool {
    if case .failed = outcome { tested.level == .must } else { false }
  }
}
