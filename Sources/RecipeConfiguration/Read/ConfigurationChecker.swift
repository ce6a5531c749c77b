import RecipeCore
import TOMLSyntax

/// A checker of the tables of a file, which reports all issues.
struct ConfigurationChecker {
  /// The permitted tables and keys.
  let schema: ConfigurationSchema
  /// The resolver of paths.
  let paths: PathResolver
  /// The file.
  let file: ConfigurationFile

  /// Checks the whole file.
  ///
  /// - Returns: A configuration that is valid if no issue was reported.
  func check(_ root: TOMLTable, _ report: inout ConfigurationReport) -> Configuration {
    checkNames(root, &report)
    let library = readLibrary(table("library", of: root, &report), &report)
    let templates = readTemplates(table("templates", of: root, &report), &report)
    let formats = readFormats(table("formats", of: root, &report), &report)
    let defaults = readDefaults(table("defaults", of: root, &report), templates, formats, &report)
    let cache = readCache(table("cache", of: root, &report), &report)
    let matching = readMatching(table("matching", of: root, &report), &report)
    let aisles = readAisles(table("aisles", of: root, &report), &report)
    let queries = readQueries(table("queries", of: root, &report), &report)
    let sources = readSources(table("sources", of: root, &report), &report)
    return Configuration(
      file: file.path, origin: file.origin, folder: paths.baseFolder, library: library,
      defaults: defaults, cache: cache, formats: formats, matching: matching, aisles: aisles,
      queries: queries, sources: sources,
      lines: report.lines)
  }

  private func checkNames(_ root: TOMLTable, _ report: inout ConfigurationReport) {
    let known = ConfigurationSchema.tables
    for entry in root.entries where !known.contains(entry.key.name) {
      let name = entry.key.name
      let what = entry.value.table == nil ? "key" : "table"
      report.add(
        "unknown \(what) \(name.quoted) at the top level", at: entry.key.position,
        help: OptionFlaw.help(for: name, among: known))
    }
  }

  private func table(
    _ name: String, of root: TOMLTable, _ report: inout ConfigurationReport
  ) -> OptionTable {
    guard let entry = root.entry(named: name) else { return OptionTable(name: name) }
    guard let table = entry.value.table else {
      let help = name == "sources" ? "write [sources.NAME]" : "write [\(name)]"
      report.add(
        "'\(name)' must be a table, not \(entry.value.kindName)", at: entry.key.position,
        help: help)
      return OptionTable(name: name)
    }
    return OptionTable(name: name, entries: table.entries, position: entry.key.position)
  }

  private func readLibrary(
    _ table: OptionTable, _ report: inout ConfigurationReport
  ) -> LibrarySettings {
    let checked = options(ConfigurationSchema.library, of: table, &report)
    let standard = PathResolver.joined(paths.baseFolder, LibrarySettings.defaultName)
    report.list(checked, defaults: ["path": .path(standard)])
    return LibrarySettings(path: checked.values.path("path") ?? standard)
  }

  private func readCache(
    _ table: OptionTable, _ report: inout ConfigurationReport
  ) -> CacheSettings {
    let checked = options(ConfigurationSchema.cache, of: table, &report)
    let standard = CacheSettings.standard.maximumMegabytes
    report.list(checked, defaults: ["max_megabytes": .integer(standard)])
    return CacheSettings(maximumMegabytes: checked.values.integer("max_megabytes") ?? standard)
  }

  private func readDefaults(
    _ table: OptionTable, _ templates: [String: String], _ formats: [FormatSettings],
    _ report: inout ConfigurationReport
  ) -> DefaultSettings {
    var names = formats.map(\.name)
    let output = table.entries.first { $0.key.name == "output" }?.value.string
    if let output, !(schema.outputs + names).contains(output) {
      names += schema.otherOutputs().filter { !names.contains($0) }
    }
    let known = schema.defaults(formats: names)
    let checked = options(known, of: table, &report)
    let standard = DefaultSettings.standard
    report.list(
      checked,
      defaults: [
        "output": .text(standard.output), "sort": .text(standard.sort),
        "search_sort": .text(standard.searchSort), "units": .text(standard.units),
        "color": .text(standard.color),
      ],
      onTerminals: ["limit": .integer(DefaultSettings.terminalLimit)])
    let values = checked.values
    checkTemplate(values, among: templates, table, &report)
    return DefaultSettings(
      output: values.text("output") ?? standard.output,
      limit: values.integer("limit"),
      sort: values.text("sort") ?? standard.sort,
      searchSort: values.text("search_sort") ?? standard.searchSort,
      units: values.text("units") ?? standard.units,
      color: values.text("color") ?? standard.color,
      template: values.text("template"), templates: templates)
  }

  /// Checks the values of a table against the options that it may have.
  func options(
    _ options: [SourceOption], of table: OptionTable, _ report: inout ConfigurationReport
  ) -> CheckedOptions {
    OptionTableReader(options: options, values: OptionValueReader(paths: paths))
      .read(table, &report)
  }
}
