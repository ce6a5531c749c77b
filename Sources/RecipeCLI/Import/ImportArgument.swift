import RecipeCore

/// What somebody asks to import.
enum ImportArgument: Sendable, Hashable {
  /// A file or folder, by its absolute path.
  case path(String)
  /// Standard input.
  case standardInput
  /// A page or file on the web.
  case address(PageAddress)
  /// Something that is neither, as it may be shown, and why.
  case refused(String, Diagnostic)

  /// Reads a word of the command line.
  ///
  /// - Parameter absolutePath: Makes a path absolute.
  init(_ word: String, absolutePath: (String) -> String) {
    if word == "-" {
      self = .standardInput
    } else if PageAddress.hasScheme(word) {
      switch PageAddress.parsing(word) {
      case .success(let address): self = .address(address)
      case .failure(let refusal):
        self = .refused(PageAddress.withoutSecrets(word), refusal.diagnostic)
      }
    } else {
      self = .path(absolutePath(word))
    }
  }
}
