/// The reason why a case does not pass.
enum KitFailure: Error {
  /// The plug-in does something else than expected.
  case wrong(String)
  /// The rest does not apply to the plug-in.
  case inapplicable(String)

  /// Nothing comes in time.
  static let silence = KitFailure.wrong("it does not answer in time")

  /// The outcome of the case.
  var outcome: KitResult.Outcome {
    switch self {
    case .wrong(let reason): .failed(reason)
    case .inapplicable(let reason): .skipped(reason)
    }
  }
}
