import RecipeConfiguration
import RecipeCore

/// A table of the configuration that names a plug-in.
struct PluginUse: Sendable, Hashable {
  /// The plug-in.
  let program: ProgramName
  /// The name of the table.
  let table: String
  /// The purpose of the plug-in.
  let purpose: PluginPurpose

  /// Returns the path of the plug-in, or `nil` if it is not there.
  func path(_ context: CommandContext) -> String? {
    let search = context.world.programs
    return search.path(of: search.plugin(program, for: purpose))
  }

  /// Returns the uses in a configuration.
  static func all(in configuration: Configuration) -> [PluginUse] {
    let sources = configuration.sources.compactMap { source in
      source.values.program("command").map {
        PluginUse(program: $0, table: "sources.\(source.name)", purpose: .source)
      }
    }
    return sources
      + configuration.formats.map {
        PluginUse(program: $0.program, table: "formats.\($0.name)", purpose: .format)
      }
  }
}
