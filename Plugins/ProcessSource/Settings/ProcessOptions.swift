import RecipeCore
import Text

/// The checked options of a source.
struct ProcessOptions: Sendable {
  /// The arguments of the plug-in.
  let arguments: [String]
  /// The table for the plug-in, as a JSON object.
  let config: String
  /// The places of its secrets.
  let secrets: [String: SecretReference]
  /// The default search text.
  let query: String
  /// The folder of the configuration, from which relative paths in the table start.
  let folder: String
  /// The file of the configuration.
  let configuration: String
  /// The limits of what the plug-in may send.
  let limits: PluginLimits

  /// Reads the options.
  init(_ values: SourceOptionValues) {
    let standard = PluginLimits()
    arguments = values.arguments("command")
    config = values.object("config") ?? "{}"
    secrets = values.secrets("secrets")
    query = values.text("query") ?? ""
    folder = values.folder
    let file = values.location.path.fileName
    configuration = "\(values.folder)/\(file ?? "")"
    limits = PluginLimits(
      start: values.duration("start_timeout") ?? standard.start,
      records: values.integer("max_records") ?? standard.records,
      bytes: values.integer("max_bytes") ?? standard.bytes,
      pages: values.integer("max_pages") ?? standard.pages)
  }
}
