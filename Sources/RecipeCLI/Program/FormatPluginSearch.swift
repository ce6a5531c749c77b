import RecipeConfiguration
import RecipeCore
import RecipeDocuments

/// The search for formats that programs write: in `[formats]`, then among the plug-ins.
///
/// It takes place only if the arguments name a format that is not built in, or want all of them.
struct FormatPluginSearch {
  /// The world.
  let world: World
  /// The built-in kinds of source and formats.
  let catalogs: Catalogs

  private static let options = ["-o", "--format", "--output"]
  private static let listingCommands = ["completion", "formats"]

  /// The catalogs with the formats that the arguments need.
  var completed: Catalogs {
    let wantsAll = world.arguments.first.map(Self.listingCommands.contains) ?? false
    let names = wantsAll ? [] : wanted
    guard wantsAll || !names.isEmpty else { return catalogs }
    let known = all
    let found = wantsAll ? known : known.filter { names.contains($0.name) }
    return found.isEmpty ? catalogs : catalogs.adding(formats: found)
  }

  private var all: [FormatPlugin] {
    let configured = (configuration?.formats ?? []).map {
      FormatPlugin(name: $0.name, program: $0.program, isConfigured: true)
    }
    let search = world.programs
    let found = search.all(withPrefix: PluginPurpose.format.prefix).map { path in
      let program = ProgramSearch.name(of: path)
      return FormatPlugin(
        name: PluginPurpose.format.name(ofProgram: program), program: .name(program),
        isConfigured: false)
    }
    var seen = builtIn
    return (configured + found).filter { seen.insert($0.name).inserted }
  }

  /// The names of formats in the arguments that are not built in, and the extensions of files.
  private var wanted: Set<String> {
    let values = Self.options.flatMap(values(of:))
    let endings = values.compactMap { $0.split(separator: ".").dropFirst().last.map(String.init) }
    let names = values.filter { !$0.contains("/") && !$0.contains(".") }
    return Set(names + endings).subtracting(builtIn)
  }

  /// The names and extensions for which no program is needed.
  private var builtIn: Set<String> {
    Set(catalogs.formatters.builtInNames).union(DocumentFormats.all.map(\.name))
      .union(DocumentFormats.all.flatMap(\.endings))
  }

  /// The values that an option has in the arguments, which are not parsed yet.
  private func values(of option: String) -> [String] {
    let arguments = world.arguments
    let separate = zip(arguments, arguments.dropFirst()).filter { $0.0 == option }.map(\.1)
    let start = option.hasPrefix("--") ? option + "=" : option
    let joined = arguments.filter { $0.hasPrefix(start) && $0 != option }
      .map { String($0.dropFirst(start.count)) }
    return separate + joined
  }

  private var configuration: Configuration? {
    try? ConfigurationLoader.configuration(
      option: values(of: "--config").last, world: world, catalogs: catalogs)
  }
}
