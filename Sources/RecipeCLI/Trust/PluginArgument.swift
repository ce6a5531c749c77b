import RecipeCore
import RecipeStorage
import Suggestions

/// A plug-in, or a configuration, as it is named on the command line: by name or by path.
struct PluginArgument {
  /// The context of the command.
  let context: CommandContext

  /// Finds the file that a word names.
  func path(of word: String) throws(CommandFailure) -> String {
    if word.contains("/") || isFile(context.absolutePath(word)) {
      let path = context.absolutePath(word.hasPrefix("./") ? String(word.dropFirst(2)) : word)
      guard isFile(path) else { throw CommandFailure("there is no file \(word)") }
      return path
    }
    let search = context.world.programs
    let names = [word] + PluginPurpose.allCases.map { $0.prefix + word }
    if let path = names.lazy.compactMap({ search.path(of: .name($0)) }).first { return path }
    let known = PluginPurpose.allCases.flatMap { search.all(withPrefix: $0.prefix) }
      .map(ProgramSearch.name)
    let nearest = Suggestion.nearest(to: word, in: known).map { "did you mean '\($0)'?" }
    throw CommandFailure(
      "there is no plug-in '\(word)'",
      help: nearest ?? "name its path, or put it into \(folder)")
  }

  /// Examines a file.
  func file(at path: String) throws(CommandFailure) -> TrustedFile {
    do throws(FileError) {
      return try TrustedFile(path, in: store, context.world.files)
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

  private func isFile(_ path: String) -> Bool {
    (try? context.world.files.status(of: path))?.kind == .file
  }
}
