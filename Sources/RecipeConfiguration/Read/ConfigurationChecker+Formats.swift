import RecipeCore
import TOMLSyntax

/// `[templates]` and `[formats.NAME]`.
extension ConfigurationChecker {
  /// Checks the named templates.
  func readTemplates(
    _ table: OptionTable, _ report: inout ConfigurationReport
  ) -> [String: String] {
    var templates: [String: String] = [:]
    for entry in table.entries {
      guard let text = entry.value.string else {
        report.add(
          "a template must be a string, not \(entry.value.kindName)", at: entry.value.position,
          help: "write \(entry.key.name.quoted) = \"{title}\"")
        continue
      }
      checkName(entry.key, of: "template", &report)
      if let flaw = schema.templateFlaw(text) {
        report.add(
          "the template \(entry.key.name.quoted): \(flaw.message)", at: entry.value.position,
          help: flaw.help)
      }
      templates[entry.key.name] = text
      report.list(
        key: "templates.\(SourceName.keyText(entry.key.name))", text: text.tomlText,
        origin: .file(report.location(entry.key.position)))
    }
    return templates
  }

  /// Checks that the template of `[defaults]` is one of the named ones.
  func checkTemplate(
    _ values: SourceOptionValues, among templates: [String: String], _ table: OptionTable,
    _ report: inout ConfigurationReport
  ) {
    guard let name = values.text("template"), templates[name] == nil,
      let entry = table.entries.first(where: { $0.key.name == "template" })
    else { return }
    let known = templates.keys.sorted()
    let help = known.isEmpty ? "add it to [templates]" : OptionFlaw.help(for: name, among: known)
    report.add("there is no template \(name.quoted)", at: entry.value.position, help: help)
  }

  /// Checks the formats that programs write.
  func readFormats(
    _ table: OptionTable, _ report: inout ConfigurationReport
  ) -> [FormatSettings] {
    table.entries.compactMap { readFormat($0, &report) }
  }

  private func readFormat(
    _ entry: TOMLTable.Entry, _ report: inout ConfigurationReport
  ) -> FormatSettings? {
    let name = entry.key.name
    guard let own = entry.value.table else {
      report.add(
        "the format \(name.quoted) must be a table, not \(entry.value.kindName)",
        at: entry.key.position, help: "write [formats.NAME] above its command")
      return nil
    }
    checkName(entry.key, of: "format", &report)
    if schema.builtInFormats.contains(name) {
      report.add(
        "the format \(name.quoted) is built in", at: entry.key.position,
        help: "give the program's format another name")
    }
    let table = OptionTable(
      name: "formats.\(SourceName.keyText(name))", entries: own.entries,
      position: entry.key.position)
    let checked = options(ConfigurationSchema.format, of: table, &report)
    report.list(checked)
    return FormatSettings(name, checked.values)
  }

  private func checkName(
    _ key: TOMLKey, of kind: String, _ report: inout ConfigurationReport
  ) {
    guard let flaw = SourceName.flaw(of: key.name) else { return }
    report.add("the \(kind) name \(key.name.quoted) \(flaw)", at: key.position)
  }
}
