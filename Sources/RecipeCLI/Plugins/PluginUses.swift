import RecipeConfiguration
import RecipeCore
import RecipeStorage

/// The plug-ins that the configuration names, and the trust in them.
struct PluginUses {
  /// The context of the command.
  let context: CommandContext
  /// The configuration, or `nil` if there is none that can be used.
  let configuration: Configuration?
  /// The tables that name a plug-in, by the path of the plug-in.
  let tables: [String: [PluginUse]]

  /// Reads the configuration and looks its programs up.
  init(_ context: CommandContext) {
    self.context = context
    configuration = try? ConfigurationLoader(context: context).check().configuration
    var tables: [String: [PluginUse]] = [:]
    for use in configuration.map(PluginUse.all) ?? [] {
      guard let path = use.path(context) else { continue }
      tables[path, default: []].append(use)
    }
    self.tables = tables
  }

  /// The tables whose program is not there.
  var missing: [PluginUse] {
    (configuration.map(PluginUse.all) ?? [])
      .filter { $0.path(context) == nil }
  }

  /// Returns the tables that name the program at a path, which may be another one to the same file.
  func uses(of path: String) -> [PluginUse] {
    let files = context.world.files
    let real = (try? files.realPath(of: path)) ?? path
    return tables.sorted { $0.key < $1.key }
      .filter { ((try? files.realPath(of: $0.key)) ?? $0.key) == real }.flatMap(\.value)
  }

  /// Returns the trust in the program at a path, as a phrase.
  func trust(in path: String) throws(CommandFailure) -> String {
    let trust = try PluginArgument(context: context).file(at: path).trust
    switch trust {
    case .writableByOthers: return "writable by others"
    case .changed: return "changed since it was trusted"
    case .trusted, .unknown: break
    }
    guard !uses(of: path).isEmpty else {
      return trust == .trusted ? "trusted" : "not trusted"
    }
    if let obstacle = try obstacle { return "\(configurationName) \(obstacle)" }
    return trust == .trusted ? "trusted" : "by \(configurationName)"
  }

  /// The reason why nothing that the configuration names runs, or `nil`.
  var obstacle: String? {
    get throws(CommandFailure) {
      let trust = CommandTrust(context: context, configuration: configuration)
      return switch try trust.configurationTrust() {
      case .trusted: nil
      case .unknown: "is not trusted"
      case .changed: "has changed since it was trusted"
      case .writableByOthers: "is writable by others"
      }
    }
  }

  /// The name of the configuration's file.
  var configurationName: String {
    configuration.map { ProgramSearch.name(of: $0.file) } ?? "recipes.toml"
  }
}
