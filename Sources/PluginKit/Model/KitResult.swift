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

  /// True if the plug-in cannot be used with every host.
  package var isFatal: Bool {
    if case .failed = outcome { tested.level == .must } else { false }
  }
}
