import RecipeCore
import TOMLSyntax
import Text

/// `[matching]`.
extension ConfigurationChecker {
  /// Checks the table and lists its values.
  func readMatching(
    _ table: OptionTable, _ report: inout ConfigurationReport
  ) -> MatchingSettings {
    var settings = MatchingSettings.standard
    var location: TextLocation?
    for entry in table.entries {
      guard entry.key.name == "synonyms" else {
        reportUnknown(entry.key, &report)
        continue
      }
      location = report.location(entry.key.position)
      settings = MatchingSettings(foodSynonyms: synonymGroups(entry.value, &report))
    }
    let groups = settings.foodSynonyms.map { SourceOptionValues.Content.texts($0).tomlText }
    report.list(
      key: "matching.synonyms", text: "[\(groups.joined(separator: ", "))]",
      origin: location.map(ConfigurationOrigin.file) ?? .default)
    return settings
  }

  private func reportUnknown(_ key: TOMLKey, _ report: inout ConfigurationReport) {
    report.add(
      "unknown key \(key.name.quoted) in [matching]", at: key.position,
      help: OptionFlaw.help(for: key.name, among: ConfigurationSchema.matching))
  }

  private func synonymGroups(
    _ value: TOMLValue, _ report: inout ConfigurationReport
  ) -> [[String]] {
    guard let groups = value.elements else {
      report.add(
        "'synonyms' must be an array of groups, not \(value.kindName)", at: value.position,
        help: Self.example)
      return []
    }
    return groups.map { synonymGroup($0, &report) }
  }

  private func synonymGroup(_ value: TOMLValue, _ report: inout ConfigurationReport) -> [String] {
    guard let elements = value.elements else {
      report.add(
        "a group of 'synonyms' must be an array of names, not \(value.kindName)",
        at: value.position, help: Self.example)
      return []
    }
    if elements.count < 2 {
      report.add(
        "a group of 'synonyms' needs two names or more, not \(elements.count)",
        at: value.position, help: Self.example)
    }
    return elements.compactMap { foodName($0, &report) }
  }

  private func foodName(_ value: TOMLValue, _ report: inout ConfigurationReport) -> String? {
    guard let name = value.string else {
      report.add(
        "a name in 'synonyms' must be a string, not \(value.kindName)", at: value.position,
        help: value.bareText.map { "write \"\($0)\"" })
      return nil
    }
    if TextFolding.fold(name).isEmpty {
      report.add(
        "a name in 'synonyms' has no letters", at: value.position, help: "write a name or remove it"
      )
    }
    return name
  }

  private static let example = "write [[\"courgette\", \"zucchini\"]]"
}
