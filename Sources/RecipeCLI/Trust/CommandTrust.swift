import RecipeConfiguration
import RecipeCore
import RecipeStorage
import Text

/// The check of what a configuration runs, before anything does.
///
/// A configuration that was found by walking up from the working folder may be anybody's, so none of
/// its commands runs until the file is trusted. A program that was trusted must not have changed, and
/// nobody but its owner may be able to change it.
struct CommandTrust {
  /// The context of the command.
  let context: CommandContext
  /// The configuration.
  let configuration: Configuration

  /// Checks a source that is about to be used.
  func check(_ source: SourceSettings) throws(CommandFailure) {
    let options = context.catalogs.sources.plugin(of: source.kind)?.options ?? []
    for option in options where source.values.runsProgram(option) {
      try checkConfiguration(running: "sources.\(source.name).\(option.name)")
      if let program = source.values.program(option.name) { try check(program) }
    }
  }

  /// Checks a program that the configuration names.
  ///
  /// One that is not there is not an error yet.
  func check(_ program: ProgramName) throws(CommandFailure) {
    let search = context.world.programs
    guard let path = search.path(of: program) else { return }
    let file = try examine(path)
    switch file.standing {
    case .trusted, .unknown: return
    case .writableByOthers: throw .writableByOthers(file.path)
    case .changed:
      throw CommandFailure(
        "\(path) has changed since it was trusted, and does not run",
        help: "look at it, then run: recipes plugin add \(path.shellWord)")
    }
  }

  /// Checks that a command of the configuration may run.
  ///
  /// - Parameter key: The key of the command, for messages.
  func checkConfiguration(running key: String) throws(CommandFailure) {
    guard configuration.origin == .search else { return }
    let file = try examine(configuration.file, configuration.bytes)
    let help = "read it, then run: recipes plugin add \(configuration.file.shellWord)"
    switch file.standing {
    case .trusted: return
    case .writableByOthers: throw .writableByOthers(file.path)
    case .unknown:
      throw CommandFailure(
        "\(configuration.file) runs a program (\(key)), and is not trusted yet", help: help)
    case .changed:
      throw CommandFailure(
        "\(configuration.file) runs a program (\(key)), and has changed since it was trusted",
        help: help)
    }
  }

  private func examine(
    _ path: String, _ bytes: [UInt8]? = nil
  ) throws(CommandFailure) -> TrustedFile {
    let store = TrustStore(variables: context.world.variables, files: context.world.files)
    do throws(FileError) {
      return try TrustedFile(path, bytes: bytes, in: store, context.world.files)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension CommandFailure {
  /// Creates the failure of a file that others can change.
  static func writableByOthers(_ path: String) -> CommandFailure {
    CommandFailure(
      "other users can change \(path), so that it does not run",
      help: "run: chmod go-w \(path.shellWord)")
  }
}
