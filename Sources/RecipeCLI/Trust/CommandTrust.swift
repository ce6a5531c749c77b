import RecipeConfiguration
import RecipeCore
import RecipeStorage
import Text

/// The check of what a configuration runs and which secrets it reads, before anything does.
///
/// A configuration that was found by walking up from the working folder may be anybody's, so none of
/// its commands runs, and none of its secrets is read from a file elsewhere, until the file is trusted:
/// it also says where they are sent. A variable was set by the person. A program that was trusted must not have changed, and nobody but its owner may be able to change it or what names it.
struct CommandTrust {
  /// The context of the command.
  let context: CommandContext
  /// The configuration, or `nil` for programs that none names.
  let configuration: Configuration?

  /// Checks a source that is about to be used.
  ///
  /// - Returns: The settings, with the program by the path that was checked, and the stamp of its file.
  func checked(
    _ source: SourceSettings
  ) throws(CommandFailure) -> (settings: SourceSettings, stamp: FileStamp?) {
    var values = source.values
    var stamp: FileStamp?
    for option in context.catalogs.sources.plugin(of: source.kind)?.options ?? [] {
      guard let use = values.trustedUse(of: option) else { continue }
      let key = "sources.\(source.name).\(option.name)"
      guard let program = values.program(option.name), option.kind == .program else {
        if use == .runsProgram || values.secretFiles(option).contains(where: isElsewhere) {
          try checkConfiguration(use, at: key)
        }
        continue
      }
      guard let file = try file(of: program, at: key) else { continue }
      values.setProgram(option.name, at: file.path)
      stamp = file.stamp
    }
    return (source.with(values), stamp)
  }

  /// True if a file is not below the folder of the configuration, wherever links lead.
  private func isElsewhere(_ file: String) -> Bool {
    guard let configuration else { return false }
    let files = context.world.files
    let folder = (try? files.realPath(of: configuration.folder)) ?? configuration.folder
    let path = (try? files.realPath(of: file)) ?? file
    return !path.hasPrefix(folder + "/") || path.contains("/../")
  }

  /// Returns the file of a program that may run, with links resolved, or `nil` if it is not there.
  ///
  /// A program that no configuration names must be trusted itself.
  ///
  /// - Parameter key: The key of the configuration that names it.
  func file(of program: ProgramName, at key: String) throws(CommandFailure) -> TrustedFile? {
    try checkConfiguration(.runsProgram, at: key)
    let search = context.world.programs
    let purpose: PluginPurpose = key.hasPrefix("formats.") ? .format : .source
    guard let path = search.path(of: search.plugin(program, for: purpose)) else { return nil }
    let file = try examine(path)
    if file.trust == .unknown, configuration != nil { return file }
    try check(file, path, as: "the plug-in \(path)")
    return file
  }

  /// The trust in the configuration; one that needs none is trusted unless others can change it.
  func configurationTrust() throws(CommandFailure) -> TrustedFile.Trust {
    guard let configuration else { return .trusted }
    guard configuration.origin == .search else {
      let files = context.world.files
      let path = (try? files.realPath(of: configuration.file)) ?? configuration.file
      return files.placeOpenToOthers(at: path).map { .writableByOthers(place: $0) } ?? .trusted
    }
    let file = try examine(configuration.file, configuration.bytes)
    // The programs of a configuration are beside the link that leads to it, and may be anybody's.
    return file.trust == .trusted && !file.isTrustedInPlace ? .unknown : file.trust
  }

  /// Checks that the configuration may run programs or read files elsewhere.
  ///
  /// - Parameter key: The key that says so.
  func checkConfiguration(
    _ use: TrustedUse, at key: String
  ) throws(CommandFailure) {
    guard let path = configuration?.file else { return }
    try check(try configurationTrust(), path, as: "\(path) \(use.words) (\(key)), and")
  }

  private func check(
    _ file: TrustedFile, _ path: String, as subject: String
  ) throws(CommandFailure) {
    try check(file.trust, path, as: subject)
  }

  private func check(
    _ trust: TrustedFile.Trust, _ path: String, as subject: String
  ) throws(CommandFailure) {
    let help = "look at it, then run: recipes plugin add \(path.shellWord)"
    switch trust {
    case .trusted: return
    case .writableByOthers(let place): throw .writableByOthers(place)
    case .unknown: throw CommandFailure("\(subject) is not trusted yet", help: help)
    case .changed:
      throw CommandFailure("\(subject) has changed since it was trusted", help: help)
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

extension TrustedUse {
  /// The use that a configuration makes of such an option, as words.
  var words: String {
    switch self {
    case .runsProgram: "runs a program"
    case .readsFile: "reads a file elsewhere"
    }
  }
}

extension CommandFailure {
  /// Creates the failure of a file, or a folder of files, that others can change.
  static func writableByOthers(_ place: String) -> CommandFailure {
    CommandFailure(
      "other users can change \(place), so nothing in it may run",
      help: "run: chmod go-w \(place.shellWord)")
  }
}
