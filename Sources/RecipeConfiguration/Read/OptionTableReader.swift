import RecipeCore
import Suggestions
import TOMLSyntax

/// A checker of the entries of a table against the options that it may have.
struct OptionTableReader {
  /// The options.
  let options: [SourceOption]
  /// The reader of the values.
  let values: OptionValueReader
  /// True if unknown keys are reported.
  var refusesUnknownKeys = true

  /// Checks a table.
  ///
  /// - Returns: The valid values; issues are reported.
  func read(_ table: OptionTable, _ report: inout ConfigurationReport) -> CheckedOptions {
    var given: [String: SourceOptionValues.Value] = [:]
    for entry in table.entries {
      if let option = options.first(where: { $0.name == entry.key.name }) {
        given[option.name] =
          entries(of: entry, as: option, &report) ?? value(of: entry, as: option, &report)
      } else if refusesUnknownKeys {
        reportUnknown(entry.key, in: table, &report)
      }
    }
    reportMissing(in: table, &report)
    return CheckedOptions(
      table: table.name, location: report.location(table.position), options: options,
      given: given)
  }

  private func value(
    of entry: TOMLTable.Entry, as option: SourceOption, _ report: inout ConfigurationReport
  ) -> SourceOptionValues.Value? {
    do {
      let content = try values.read(entry.value, as: option.kind)
      return SourceOptionValues.Value(content, at: report.location(entry.key.position))
    } catch {
      // The message about an invalid secret could quote it.
      report.add(
        "'\(option.name)' \(option.isSecret ? "must be a string" : error.message)",
        at: entry.value.position, help: option.isSecret ? nil : error.help)
      return nil
    }
  }

  /// Returns the entries of a table, or `nil` if the option or the value is none.
  private func entries(
    of entry: TOMLTable.Entry, as option: SourceOption, _ report: inout ConfigurationReport
  ) -> SourceOptionValues.Value? {
    guard case .table(let keys) = option.kind, let table = entry.value.table else { return nil }
    var entries: [SourceOptionValues.Entry] = []
    for entry in table.entries {
      let name = entry.key.name
      if !keys.contains(name) {
        report.add(
          "unknown key \(name.quoted) in '\(option.name)'", at: entry.key.position,
          help: OptionFlaw.help(for: name, among: keys))
      } else if let text = entry.value.string {
        entries.append(
          SourceOptionValues.Entry(name, text, at: report.location(entry.key.position)))
      } else {
        report.add(
          "'\(name)' must be a string, not \(entry.value.kindName)", at: entry.value.position)
      }
    }
    return SourceOptionValues.Value(.table(entries), at: report.location(entry.key.position))
  }

  private func reportUnknown(
    _ key: TOMLKey, in table: OptionTable, _ report: inout ConfigurationReport
  ) {
    report.add(
      "unknown key \(key.name.quoted) in [\(table.name)]", at: key.position,
      help: OptionFlaw.help(for: key.name, among: options.map(\.name)))
  }

  private func reportMissing(in table: OptionTable, _ report: inout ConfigurationReport) {
    guard let position = table.position else { return }
    let names = Set(table.entries.map(\.key.name))
    for option in options where option.isRequired && !names.contains(option.name) {
      let misspelt = refusesUnknownKeys ? nil : misspelt(option, in: table)
      report.add(
        "'\(option.name)' is missing in [\(table.name)]", at: misspelt?.position ?? position,
        help: misspelt.map { "did you mean '\(option.name)' by \($0.name.quoted)?" }
          ?? "add \(option.name) = \(option.kind.example): \(option.summary)")
    }
  }

  /// Returns the key that may be meant for an option, where unknown keys are reported elsewhere.
  private func misspelt(_ option: SourceOption, in table: OptionTable) -> TOMLKey? {
    table.entries.map(\.key).first { Suggestion.isNearlyOne(of: [option.name], $0.name) }
  }
}
