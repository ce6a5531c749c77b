import RecipeCore
import TOMLSyntax
import Text

/// `[matching]`.
extension ConfigurationChecker {
  /// Checks the table and lists its values.
  func readMatching(
    _ table: OptionTable, _ report: inout ConfigurationReport
  ) -> MatchingSettings {
    let standard = MatchingSettings.standard
    let checked = OptionTableReader(
      options: schema.matching, values: OptionValueReader(paths: paths), refusesUnknownKeys: false
    ).read(table, &report)
    report.list(checked, defaults: ["caution": .text(standard.caution)])
    var groups = standard.foodSynonyms
    var location: TextLocation?
    for entry in table.entries where checked.given[entry.key.name] == nil {
      guard entry.key.name == ConfigurationSchema.synonyms else {
        reportUnknown(entry.key, &report)
        continue
      }
      location = report.location(entry.key.position)
      groups = synonymGroups(entry.value, &report)
    }
    list(groups, at: location, &report)
    return MatchingSettings(
      caution: checked.values.text("caution") ?? standard.caution, foodSynonyms: groups)
  }

  /// Lists the groups of synonyms.
  private func list(
    _ groups: [[String]], at location: TextLocation?, _ report: inout ConfigurationReport
  ) {
    let texts = groups.map { SourceOptionValues.Content.texts($0).tomlText }
    report.list(
      key: "matching.\(ConfigurationSchema.synonyms)",
      text: "[\(texts.joined(separator: ", "))]",
      origin: location.map(ConfigurationOrigin.file) ?? .default)
  }

  /// Reports a key, unless it is known and only its value is not valid.
  private func reportUnknown(_ key: TOMLKey, _ report: inout ConfigurationReport) {
    let known = schema.matching.map(\.name)
    guard !known.contains(key.name) else { return }
    report.add(
      "unknown key \(key.name.quoted) in [matching]", at: key.position,
      help: OptionFlaw.help(for: key.name, among: known + [ConfigurationSchema.synonyms]))
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
