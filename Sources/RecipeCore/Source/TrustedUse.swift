/// What a source does with an option that only a trusted configuration may have.
package enum TrustedUse: Sendable, Hashable {
  /// It runs a program.
  case runsProgram
  /// It reads a secret, which it may send anywhere.
  case readsSecret
}

extension SourceOptionValues {
  /// Returns what is done with an option that only a trusted configuration may have, or `nil` for any
  /// other, and for one that was not given.
  package func trustedUse(of option: SourceOption) -> TrustedUse? {
    guard has(option.name) else { return nil }
    let places = secrets(option.name).values
    if option.isCommand || option.kind == .program || places.contains(where: \.isCommand) {
      return .runsProgram
    }
    return option.isSecretPlace || !places.isEmpty ? .readsSecret : nil
  }
}
