import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeDocuments
import Suggestions
import Text

/// Files, folders and pages that a person names on the command line instead of a configuration.
extension CommandContext {
  /// Returns the context of the same command over files, folders and pages alone.
  ///
  /// - Throws: An error if one does not exist, or an address cannot be requested.
  func reading(_ words: [String]) throws(CommandFailure) -> CommandContext {
    guard !words.isEmpty else { return self }
    var places: [NamedSource] = []
    for word in words { places.append(try place(word)) }
    return with { $0.places += places }
  }

  /// Returns the context of the same command over one place alone, with the name that it has among several.
  func reading(_ place: NamedSource, among places: [NamedSource]) -> CommandContext {
    let names = StarterSource.named(places.map(\.source)).map(\.name)
    return with { options in
      options.places = places
      options.sources = zip(places, names).filter { $0.0 == place }.map(\.1)
    }
  }

  /// Returns the context of the same command over one source that is tried.
  func reading(_ source: StarterSource) -> CommandContext {
    with { $0.places.append(.draft(source)) }
  }

  /// Returns the place that a word names.
  ///
  /// - Throws: An error if it does not exist, or an address cannot be requested.
  func place(_ word: String) throws(CommandFailure) -> NamedSource {
    if PageAddress.hasScheme(word) { return .address(try address(word)) }
    guard let path = existingPath(word) else {
      throw CommandFailure(
        "there is no file or folder '\(word)'", help: "check the path; '~' is your home folder")
    }
    return .path(path)
  }

  /// Returns the address of a page.
  private func address(_ word: String) throws(CommandFailure) -> PageAddress {
    switch PageAddress.parsing(word) {
    case .success(let address): return address
    case .failure(let refusal):
      let shown = PageAddress.withoutSecrets(word)
      throw CommandFailure(
        "\(shown): \(refusal.diagnostic.message)", help: refusal.diagnostic.help)
    }
  }

  /// Divides words into places and the words of a query.
  ///
  /// A word is a place if it begins like a path or an address, or has a slash or a dot and exists. Without
  /// a configuration there is nothing else to look in, and every word that exists is one.
  func places(among words: [String]) -> (places: [String], others: [String]) {
    var (places, others): ([String], [String]) = ([], [])
    let hasConfiguration =
      words.isEmpty || (try? ConfigurationLoader(context: self).locate()) != nil
    for word in words {
      let isPlace =
        Self.isPath(word) || PageAddress.hasScheme(word)
        || (!hasConfiguration || word.contains("/") || word.contains("."))
          && existingPath(word) != nil
      if isPlace { places.append(word) } else { others.append(word) }
    }
    return (places, others)
  }

  /// True if a word can be nothing but a path.
  static func isPath(_ word: String) -> Bool {
    word == "." || word == ".." || word == "~"
      || ["./", "../", "/", "~/"].contains { word.hasPrefix($0) }
  }

  /// The folder in which decisions and marks about the named places are kept: the first one, or that of
  /// the first file; `nil` if only addresses are named.
  var keepingFolder: String? {
    guard let path = options.places.lazy.compactMap(\.path).first else { return nil }
    let isFolder = ((try? world.files.status(of: path)) ?? nil)?.kind == .folder
    return isFolder ? path : path.parentFolder
  }

  /// Returns the absolute path of a file or folder, or `nil` if it does not exist.
  func existingPath(_ word: String) -> String? {
    let path = absolutePath(word)
    guard !path.isEmpty, (try? world.files.status(of: path)) ?? nil != nil else { return nil }
    return (try? world.files.realPath(of: path)) ?? path
  }
}

extension CommandContext {
  /// Returns the words of a command with subcommands, which are places.
  ///
  /// - Parameter path: The command, and those above it.
  /// - Throws: An error if a word is neither, with the subcommand that may be meant.
  func places(beside path: [CommandSpecification]) throws(CommandFailure) -> [String] {
    for word in arguments.words {
      do throws(CommandFailure) {
        _ = try place(word)
      } catch {
        let names = path.last?.visibleSubcommands.map(\.name) ?? []
        guard let nearest = Suggestion.nearest(to: word, in: names) else { throw error }
        throw CommandFailure(error.message, help: "did you mean '\(nearest)'?")
      }
    }
    return arguments.words
  }
}
