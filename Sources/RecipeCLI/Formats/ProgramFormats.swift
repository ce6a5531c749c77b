import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import Suggestions

/// The formats that programs write: those of `[formats]`, then the plug-ins that are there.
///
/// They are looked for only where a format is named that is not built in, or all of them are listed.
struct ProgramFormats {
  /// The context of the command.
  let context: CommandContext

  /// Returns all of them.
  ///
  /// - Throws: An error if there is a configuration that cannot be used.
  func all() throws(CommandFailure) -> [FormatPlugin] {
    let configuration = try configuration()
    let configured = (configuration?.formats ?? []).map {
      FormatPlugin(settings: $0, configuration: configuration)
    }
    var seen = Set(Self.reservedNames(context.catalogs))
    return (configured + installed).filter { seen.insert($0.name).inserted }
  }

  /// Returns the format of a name, or `nil` if there is none.
  func format(named name: String) throws(CommandFailure) -> FormatPlugin? {
    guard !Self.reservedNames(context.catalogs).contains(name), !name.contains("/") else {
      return nil
    }
    return try all().first { $0.name == name }
  }

  /// Returns the format of a name that is not built in.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - usual: The formats of the command that need no program, or `nil` for all output formats.
  /// - Throws: An error with the nearest name if there is none.
  func requiredFormat(
    named name: String, besides usual: [String]? = nil
  ) throws(CommandFailure) -> FormatPlugin {
    if let plugin = try format(named: name) { return plugin }
    let known = (usual ?? context.catalogs.formatters.names) + (try all().map(\.name))
    if let command = context.arguments.path.last?.name,
      context.catalogs.formatters.names.contains(name)
    {
      throw CommandFailure(
        "'\(command)' has no format '\(name)', which is for reading on a terminal",
        help: "its formats are \(known.joined(separator: ", "))")
    }
    throw CommandFailure(
      "there is no output format '\(name)'",
      help: Suggestion.nearest(to: name, in: known).map { "did you mean '\($0)'?" }
        ?? "the formats are \(known.joined(separator: ", "))")
  }

  /// Checks the format of the arguments before anything else: one that is not built in must exist.
  func check() throws(CommandFailure) {
    let arguments = context.arguments
    guard let name = arguments.value("format"),
      let option = arguments.path.last?.options.first(where: { $0.name == "format" }),
      case .word(let usual) = option.value?.form, !usual.contains(name)
    else { return }
    _ = try requiredFormat(named: name, besides: usual)
  }

  /// Returns the format of the files with the extension of a path, or `nil` if there is none.
  func format(forEndingOf path: String) throws(CommandFailure) -> FormatPlugin? {
    let path = path.lowercased()
    return try all().first { path.hasSuffix("." + $0.settings.ending.lowercased()) }
  }

  private var installed: [FormatPlugin] {
    context.world.programs.all(withPrefix: PluginPurpose.format.prefix).map { path in
      let program = ProgramSearch.name(of: path)
      return FormatPlugin(
        settings: FormatSettings(
          name: PluginPurpose.format.name(ofProgram: program), program: .name(program)),
        configuration: nil)
    }
  }

  /// Returns the configuration, even if the command reads named files instead of its sources.
  private func configuration() throws(CommandFailure) -> Configuration? {
    let loader = ConfigurationLoader(context: context)
    guard (try? loader.locate()) != nil else { return nil }
    return try loader.checkFile().configuration
  }

  /// Returns the names and extensions for which no program is needed.
  static func reservedNames(_ catalogs: Catalogs) -> [String] {
    catalogs.formatters.names + ConfigurationLoader.documentNames
  }
}
