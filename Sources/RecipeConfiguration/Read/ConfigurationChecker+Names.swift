import RecipeCore
import TOMLSyntax

/// `[queries]` and `[aisles]`, whose keys are names of a person's own.
extension ConfigurationChecker {
  /// Checks the saved queries; what they ask for is checked when one is used.
  func readQueries(
    _ table: OptionTable, _ report: inout ConfigurationReport
  ) -> [String: String] {
    var queries: [String: String] = [:]
    for (name, content) in values(of: table, as: .text, &report) {
      if case .text(let text) = content { queries[name] = text }
    }
    return queries
  }

  /// Checks the aisles of shopping lists.
  func readAisles(
    _ table: OptionTable, _ report: inout ConfigurationReport
  ) -> [AisleSettings] {
    for entry in table.entries where entry.key.name.allSatisfy(\.isWhitespace) {
      report.add(
        "an aisle in [\(table.name)] has no name", at: entry.key.position,
        help: "write the name of the aisle before '='")
    }
    return values(of: table, as: .texts, &report).compactMap { name, content in
      guard case .texts(let foods) = content else { return nil }
      return AisleSettings(name: name, foods: foods)
    }
  }

  /// Checks the values of a table whose keys may be any names, and lists them.
  private func values(
    of table: OptionTable, as kind: SourceOption.Kind, _ report: inout ConfigurationReport
  ) -> [(name: String, content: SourceOptionValues.Content)] {
    var values: [(name: String, content: SourceOptionValues.Content)] = []
    for entry in table.entries {
      let name = entry.key.name
      do {
        let content = try OptionValueReader(paths: paths).read(entry.value, as: kind)
        values.append((name, content))
        report.list(
          key: "\(table.name).\(SourceName.keyText(name))", text: content.tomlText,
          origin: .file(report.location(entry.key.position)))
      } catch {
        report.add(
          "\(name.quoted) in [\(table.name)] \(error.message)", at: entry.value.position,
          help: error.help)
      }
    }
    return values
  }
}
