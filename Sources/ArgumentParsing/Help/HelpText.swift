/// The help of a command: examples first, then its usage, then its options.
package struct HelpText: Sendable {
  private let path: [CommandSpecification]
  private let width: Int

  /// Creates the help of the last command of `path`, with a width clamped to 60...100 columns.
  package init(path: [CommandSpecification], width: Int) {
    self.path = path
    self.width = min(max(width, 60), 100)
  }

  /// The whole text, terminated by a newline.
  package var text: String {
    let parts = [headline, examples, usage, discussion, commands, arguments] + options
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns the usage of a command: `recipes search [options] QUERY...`.
  static func usage(of path: [CommandSpecification]) -> String {
    let last = path[path.count - 1]
    let words =
      path.count == 1
      ? ["[global options]", "COMMAND", "[options]", "[arguments]"]
      : subcommandUsage(of: last) + ["[options]"] + last.arguments.map(\.usage)
    return (path.map(\.name) + words).joined(separator: " ")
  }

  private static func subcommandUsage(of command: CommandSpecification) -> [String] {
    let names = command.visibleSubcommands.map(\.name)
    return names.isEmpty ? [] : ["[" + names.joined(separator: "|") + "]"]
  }

  private var command: CommandSpecification { path[path.count - 1] }

  private var headline: String {
    WrappedText("\(path.map(\.name).joined(separator: " ")): \(command.abstract)", width: width)
      .text
  }

  private var examples: String {
    section("Examples", command.examples.map { ($0.command, $0.explanation) }, limit: 44)
  }

  private var usage: String {
    WrappedText("Usage: " + Self.usage(of: path), width: width, indent: 7).text
  }

  private var discussion: String {
    command.discussion.map { WrappedText($0, width: width).text }.joined(separator: "\n")
  }

  private var commands: String {
    section("Commands", command.visibleSubcommands.map { ($0.name, $0.abstract) })
  }

  private var arguments: String {
    section("Arguments", command.arguments.map { ($0.value.name, $0.summary) })
  }

  /// The options, one section per heading, those of the command itself first.
  private var options: [String] {
    let all = path.knownOptions
    var headings: [String] = []
    for option in all where !headings.contains(option.section) { headings.append(option.section) }
    return headings.map { heading in
      section(heading, all.filter { $0.section == heading }.map(row))
    }
  }

  private func row(_ option: OptionSpecification) -> (String, String) {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.value.map { " \($0.name)" } ?? ""
    let choices = option.value?.knownWords ?? []
    let known = choices.isEmpty ? "" : " (\(choices.joined(separator: ", ")))"
    return (short + option.longForm + value, option.summary + known)
  }

  private func section(_ heading: String, _ rows: [(String, String)], limit: Int = 26) -> String {
    guard !rows.isEmpty else { return "" }
    let columns = TwoColumns(rows: rows, width: width, limit: limit)
    return "\(heading):\n" + columns.text
  }
}
