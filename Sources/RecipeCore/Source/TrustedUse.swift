/// The use of an option that only a trusted configuration may have.
package enum TrustedUse: Sendable, Hashable {
  /// It runs a program.
  case runsProgram
  /// It reads a file for a secret, which it may send anywhere.
  case readsFile
}

extension SourceOptionValues {
  /// Returns the use of an option that only a trusted configuration may have, or `nil` for any
  /// other, and for one that was not given.
  package func trustedUse(of option: SourceOption) -> TrustedUse? {
    guard has(option.name) else { return nil }
    let places = secrets(option.name).values
    if option.isCommand || option.kind == .program || places.contains(where: \.isCommand) {
      return .runsProgram
    }
    return secretFiles(option).isEmpty ? nil : .readsFile
  }

  /// Returns the absolute paths of the files that an option has secrets in.
  package func secretFiles(_ option: SourceOption) -> [String] {
    let own = option.isSecretReference && option.kind == .path ? path(option.name) : nil
    let others = secrets(option.name).values.compactMap { place in
      if case .file(let path) = place { path } else { nil as String? }
    }
    return others.sorted() + [own].compactMap(\.self)
  }
}
