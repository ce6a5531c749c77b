import RecipeCore
import RecipeDocuments

/// An argument of `import`.
enum ImportArgument: Sendable, Hashable {
  /// The absolute path of a file or folder.
  case path(String)
  /// Standard input.
  case standardInput
  /// The address of a page or file on the web.
  case address(PageAddress)
  /// An invalid argument, safe to show, and the reason.
  case refused(String, Diagnostic)

  /// Resolves a word of the command line.
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

  /// The path or URL by which the argument is remembered, or `nil` if it cannot be read again.
  var origin: String? {
    switch self {
    case .path(let path): path
    case .address(let address): PageAddress.withoutSecrets(address.url)
    case .refused(let text, _): text
    case .standardInput: nil
    }
  }
}
