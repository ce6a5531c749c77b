import RecipeCore
import TOMLSyntax
import Text

/// `[sources.NAME]`.
extension ConfigurationChecker {
  /// Checks every source, and that the names are valid and distinct.
  func readSources(
    _ table: OptionTable, _ report: inout ConfigurationReport
  ) -> [SourceSettings] {
    var sources: [SourceSettings] = []
    var names: [String: String] = [:]
    for entry in table.entries {
      let name = entry.key.name
      checkName(entry.key, against: names[name.lowercased()], &report)
      names[name.lowercased()] = name
      if let source = readSource(entry, &report) {
        sources.append(source)
      }
    }
    return sources
  }

  private func checkName(
    _ key: TOMLKey, against taken: String?, _ report: inout ConfigurationReport
  ) {
    if let flaw = SourceName.flaw(of: key.name) {
      report.add("the source name \(key.name.quoted) \(flaw)", at: key.position)
    }
    if let taken {
      report.add(
        "the source name \(key.name.quoted) differs from \(taken.quoted) only in case",
        at: key.position, help: "give one of them another name")
    }
  }

  private func readSource(
    _ entry: TOMLTable.Entry, _ report: inout ConfigurationReport
  ) -> SourceSettings? {
    let name = entry.key.name
    guard let table = entry.value.table else {
      report.add(
        "the source \(name.quoted) must be a table, not \(entry.value.kindName)",
        at: entry.key.position, help: "write [sources.NAME] above the options of a source")
      return nil
    }
    let options = OptionTable(
      name: "sources.\(SourceName.keyText(name))", entries: table.entries,
      position: entry.key.position)
    guard let kind = readKind(of: options, &report) else { return nil }
    return readSource(name, kind, options, &report)
  }

  /// Determines the kind; without it only the keys common to all sources can be checked.
  private func readKind(
    of table: OptionTable, _ report: inout ConfigurationReport
  ) -> SourceKind? {
    let reader = OptionTableReader(
      options: [schema.kindOption], values: OptionValueReader(paths: paths),
      refusesUnknownKeys: false)
    let kindName = reader.read(table, &report).values.text("kind")
    if let kind = schema.kinds.first(where: { $0.kind == kindName }) { return kind }
    let common = OptionTableReader(
      options: ConfigurationSchema.commonOptions, values: OptionValueReader(paths: paths),
      refusesUnknownKeys: false)
    _ = common.read(table, &report)
    return nil
  }

  private func readSource(
    _ name: String, _ kind: SourceKind, _ table: OptionTable,
    _ report: inout ConfigurationReport
  ) -> SourceSettings {
    let all = [schema.kindOption] + ConfigurationSchema.commonOptions + kind.allOptions
    let checked = options(all, of: table, &report)
    let settings = settings(name, kind, checked)
    checkTimeout(settings, table, &report)
    warnAboutSecrets(kind, checked, &report)
    var defaults: [String: SourceOptionValues.Content] = [
      "enabled": .boolean(settings.isEnabled), "timeout": .duration(settings.timeout),
      "weight": .number(settings.traits.weight),
      "rank_from": .text(settings.traits.rankOrigin.rawValue),
      "unique": .boolean(settings.traits.isUnique),
    ]
    if let network = settings.network {
      defaults["fresh_for"] = .duration(network.freshFor)
      defaults["max_requests"] = .integer(network.maximumRequestCount)
    }
    report.list(checked, defaults: defaults)
    return settings
  }

  private func settings(
    _ name: String, _ kind: SourceKind, _ checked: CheckedOptions
  ) -> SourceSettings {
    let values = checked.values
    let traits = SourceTraits(
      weight: values.number("weight") ?? 1, defaultRank: values.number("default_rank"),
      rankOrigin: values.text("rank_from").flatMap(SourceTraits.RankOrigin.init) ?? .socialRank,
      isUnique: values.boolean("unique", default: false))
    return SourceSettings(
      name: name, kind: kind.kind, isEnabled: values.boolean("enabled", default: true),
      timeout: values.duration("timeout") ?? kind.defaultTimeout, traits: traits,
      network: kind.usesNetwork ? network(values, kind) : nil,
      values: checked.values(of: kind.options, in: paths.baseFolder), location: checked.location)
  }

  private func network(_ values: SourceOptionValues, _ kind: SourceKind) -> NetworkSettings {
    let standard = NetworkSettings()
    return NetworkSettings(
      freshFor: values.duration("fresh_for") ?? standard.freshFor,
      dailyQuota: values.integer("daily_quota"),
      maximumRequestCount: values.integer("max_requests") ?? standard.maximumRequestCount,
      recording: kind.readsRecordings ? nil : values.path("recording"))
  }

  private func checkTimeout(
    _ settings: SourceSettings, _ table: OptionTable, _ report: inout ConfigurationReport
  ) {
    guard settings.timeout <= .zero,
      let value = table.entries.first(where: { $0.key.name == "timeout" })?.value
    else { return }
    report.add(
      "'timeout' must be longer than 0", at: value.position,
      help: "to turn the source off write enabled = false")
  }

  private func warnAboutSecrets(
    _ kind: SourceKind, _ checked: CheckedOptions, _ report: inout ConfigurationReport
  ) {
    guard file.isReadableByOthers else { return }
    for option in kind.options where option.isSecret {
      guard let given = checked.given[option.name] else { continue }
      let others = kind.options.map(\.name).filter { $0.hasPrefix(option.name + "_") }
      let instead = others.isEmpty ? "" : ", or use \(others.alternatives)"
      report.warn(
        "other users of this computer can read '\(option.name)' of [\(checked.table)]",
        at: given.location,
        help: "run `chmod 600 \(file.shownPath.shellWord.terminalSafe)`\(instead)")
    }
  }
}
