import RecipeCore
import RecipeStorage
import Suggestions
import Text

/// A plug-in, or a configuration, as it is named on the command line: by name or by path.
struct PluginArgument {
  /// The context of the command.
  let context: CommandContext

  /// Finds the file that a word names: a plug-in by its name, with or without its start, or a path.
  ///
  /// No other program is meant by its name: `git` is `recipes-source-git`.
  func path(of word: String) throws(CommandFailure) -> String {
    let path = withoutSteps(
      context.absolutePath(word.hasPrefix("./") ? String(word.dropFirst(2)) : word))
    if word.contains("/") {
      guard isFile(path) else { throw CommandFailure("\(absence(of: path)) \(word)") }
      return path
    }
    if let plugin = try installedPath(of: word) { return plugin }
    if isFile(path) { return path }
    let search = context.world.programs
    if let unusable = names(of: word).flatMap({ name in search.folders.map { $0 + "/" + name } })
      .first(where: isFile)
    {
      let obstacle = search.obstacle(to: .path(unusable))
      throw CommandFailure(obstacle.reason, help: obstacle.help)
    }
    let known = PluginPurpose.allCases.flatMap { search.all(withPrefix: $0.prefix) }
      .map(ProgramSearch.name)
    let nearest = Suggestion.nearest(to: word, in: known).map { "did you mean '\($0)'?" }
    throw CommandFailure(
      "there is no plug-in '\(word)'",
      help: nearest ?? "name its path, or put it into \(folder)")
  }

  /// Rejects a program that cannot be run, before anything is printed or remembered about it.
  func checkExecutable(_ path: String) throws(CommandFailure) {
    let search = context.world.programs
    guard search.path(of: .path(path)) == nil else { return }
    let obstacle = search.obstacle(to: .path(path))
    throw CommandFailure(obstacle.reason, help: obstacle.help)
  }

  /// Returns a path without `.` and `..`, so that one file has one path; a link at its end stays.
  private func withoutSteps(_ path: String) -> String {
    let parts = path.split(separator: "/")
    guard parts.dropLast().contains(where: { $0 == "." || $0 == ".." }), let name = parts.last,
      let folder = try? context.world.files.realPath(of: path.parentFolder)
    else { return path }
    return (folder == "/" ? "" : folder) + "/" + name
  }

  private func installedPath(of word: String) throws(CommandFailure) -> String? {
    let found = names(of: word).filter { context.world.programs.path(of: .name($0)) != nil }
    guard found.count <= 1 else {
      throw CommandFailure(
        "there are several plug-ins '\(word)'",
        help: "name one of \(found.joined(separator: ", "))")
    }
    return found.first.flatMap { context.world.programs.path(of: .name($0)) }
  }

  /// The names that a plug-in may have which a word names, with or without its start.
  private func names(of word: String) -> [String] {
    PluginPurpose(ofProgram: word) != nil
      ? [word] : PluginPurpose.allCases.map { $0.prefix + word }
  }

  /// Examines a file.
  func file(at path: String) throws(CommandFailure) -> TrustedFile {
    do throws(FileError) {
      return try TrustedFile(path, isHashed: true, in: store, context.world.files)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The files that the user trusts.
  var store: TrustStore {
    TrustStore(variables: context.world.variables, files: context.world.files)
  }

  private var folder: String {
    ProgramSearch.pluginFolder(context.world.variables) ?? "a folder of PATH"
  }

  private func absence(of path: String) -> String {
    let kind = ((try? context.world.files.status(of: path)) ?? nil)?.kind
    return kind == nil ? "there is no file" : "this is no file:"
  }

  private func isFile(_ path: String) -> Bool {
    (try? context.world.files.status(of: path))?.kind == .file
  }
}
