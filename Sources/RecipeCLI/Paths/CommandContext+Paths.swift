import RecipeCore

/// Files and folders that a person names on the command line instead of a configuration.
extension CommandContext {
  /// Returns the context of the same command over files and folders alone.
  ///
  /// - Throws: An error if one does not exist.
  func reading(_ words: [String]) throws(CommandFailure) -> CommandContext {
    guard !words.isEmpty else { return self }
    var options = options
    for word in words {
      guard let path = existingPath(word) else {
        throw CommandFailure(
          "there is no file or folder '\(word)'", help: "check the path; '~' is your home folder")
      }
      options.paths.append(path)
    }
    return CommandContext(world: world, catalogs: catalogs, arguments: arguments, options: options)
  }

  /// Divides words into paths and the words of a query.
  ///
  /// A word is a path if it begins like one, or has a slash or a dot and exists.
  func paths(among words: [String]) -> (paths: [String], others: [String]) {
    var (paths, others): ([String], [String]) = ([], [])
    for word in words {
      let isPath =
        Self.isPath(word)
        || (word.contains("/") || word.contains(".")) && existingPath(word) != nil
      if isPath { paths.append(word) } else { others.append(word) }
    }
    return (paths, others)
  }

  /// True if a word can be nothing but a path.
  static func isPath(_ word: String) -> Bool {
    word == "." || word == ".." || word == "~"
      || ["./", "../", "/", "~/"].contains { word.hasPrefix($0) }
  }

  /// Returns the absolute path of a file or folder, or `nil` if it does not exist.
  func existingPath(_ word: String) -> String? {
    let path = absolutePath(word)
    guard !path.isEmpty, (try? world.files.status(of: path)) ?? nil != nil else { return nil }
    return (try? world.files.realPath(of: path)) ?? path
  }
}
