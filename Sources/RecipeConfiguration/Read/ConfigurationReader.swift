import RecipeCore
import TOMLSyntax
import Text

/// A function that returns the problem of a template and its remedy, or `nil` if there is none.
package typealias TemplateFlaw =
  @Sendable (_ template: String) -> (message: String, help: String?)?

/// A reader that checks configuration files against the options that this program knows.
package struct ConfigurationReader: Sendable {
  private let schema: ConfigurationSchema
  private let homeFolder: String?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of sources.
  ///   - outputs: The names of the output formats.
  ///   - otherOutputs: Returns the names of further output formats, which are looked for only if one is named.
  ///   - sorts: The names of the orders.
  ///   - units: The names of the systems of units, and of those of each recipe.
  ///   - cautions: The names of the degrees of caution in matching.
  ///   - documents: The names of the document formats, which no format of a program can have.
  ///   - templateFlaw: Returns what is wrong with a template of recipes.
  ///   - homeFolder: The meaning of `~`, absolute, or `nil` if it is unknown.
  package init(
    kinds: [SourceKind], outputs: [String],
    otherOutputs: @escaping @Sendable () -> [String] = { [] }, sorts: [String],
    units: [String], cautions: [String], documents: [String] = [],
    templateFlaw: @escaping TemplateFlaw = { _ in nil },
    homeFolder: String?
  ) {
    schema = ConfigurationSchema(
      kinds: kinds, outputs: outputs, otherOutputs: otherOutputs, sorts: sorts,
      units: units, cautions: cautions, documents: documents, templateFlaw: templateFlaw)
    self.homeFolder = homeFolder
  }

  /// Reads and checks a file.
  ///
  /// - Throws: All issues of the file; a text that is not TOML has one.
  package func read(
    _ file: ConfigurationFile
  ) throws(ConfigurationError) -> ConfigurationReading {
    var report = ConfigurationReport(file, secretNames: schema.secretNames)
    let document = try parse(file, &report)
    let paths = PathResolver(
      homeFolder: homeFolder, baseFolder: file.path.parentFolder)
    let configuration = ConfigurationChecker(schema: schema, paths: paths, file: file)
      .check(document.root, &report)
    let issues = report.issues
    guard issues.isEmpty else { throw ConfigurationError(issues) }
    return ConfigurationReading(
      configuration: configuration, warnings: report.warnings,
      effectiveValues: report.effectiveValues)
  }

  private func parse(
    _ file: ConfigurationFile, _ report: inout ConfigurationReport
  ) throws(ConfigurationError) -> TOMLDocument {
    do {
      return try TOMLDocument(parsing: file.bytes)
    } catch {
      report.add(error.message, at: error.position)
      throw ConfigurationError(report.issues)
    }
  }
}
