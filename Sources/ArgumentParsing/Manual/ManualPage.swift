/// The manual page of a command in roff with the macros of `man`(7), from the same declaration as
/// its help.
package struct ManualPage: Sendable {
  private let path: [CommandSpecification]
  private let version: String

  /// Creates the page of the last command of `path`.
  ///
  /// - Parameter version: The name and version of the program, for the foot of the page.
  package init(path: [CommandSpecification], version: String) {
    self.path = path
    self.version = version
  }

  /// The page, terminated by a newline.
  package var text: String {
    let lines =
      heading + name + synopsis + description + commands + arguments + options + further
      + examples + seeAlso
    return lines.map { $0 + "\n" }.joined()
  }

  private var command: CommandSpecification { path[path.count - 1] }

  /// The name of the page: `recipes-search`.
  private func name(of path: [CommandSpecification]) -> String {
    path.map(\.name).joined(separator: "-")
  }

  private var heading: [String] {
    let title = RoffText.escaped(name(of: path).uppercased())
    let foot = RoffText.escaped(version)
    return [".TH \"\(title)\" \"1\" \"\" \"\(foot)\" \"User Commands\""]
  }

  private var name: [String] {
    [
      ".SH NAME",
      "\(RoffText.escaped(name(of: path))) \\- \(RoffText.escaped(command.abstract))",
    ]
  }

  private var synopsis: [String] {
    let words = HelpText.usage(of: path).split(separator: " ").map(String.init)
    let names = words.prefix(path.count).map(RoffText.bold)
    let rest = words.dropFirst(path.count).map(RoffText.escaped)
    return [".SH SYNOPSIS", ".nh", (names + rest).joined(separator: " "), ".hy"]
  }

  private var description: [String] {
    guard !command.discussion.isEmpty else { return [] }
    return [".SH DESCRIPTION"]
      + command.discussion.flatMap { [".PP", RoffText.escaped($0)] }
      .dropFirst()
  }

  private var commands: [String] {
    section(
      "COMMANDS",
      command.visibleSubcommands.map { (RoffText.bold($0.name), [RoffText.escaped($0.abstract)]) })
  }

  private var arguments: [String] {
    section(
      "ARGUMENTS",
      command.arguments.map { argument in
        (RoffText.italic(argument.value.name), [RoffText.escaped(argument.summary)])
      })
  }

  /// The options, a section for each heading, those of the command itself first.
  private var options: [String] {
    let all = path.knownOptions
    var headings: [String] = []
    for option in all where !headings.contains(option.section) { headings.append(option.section) }
    return headings.flatMap { heading in
      section(heading.uppercased(), all.filter { $0.section == heading }.map(row))
    }
  }

  private func row(_ option: OptionSpecification) -> (term: String, lines: [String]) {
    let forms = option.forms.map(RoffText.bold).joined(separator: ", ")
    let value = option.value.map { " " + RoffText.italic($0.name) } ?? ""
    let choices = option.value?.choices ?? []
    let known = choices.isEmpty ? "" : " (\(choices.joined(separator: ", ")))"
    return (forms + value, [RoffText.escaped(option.summary + known)])
  }

  private var further: [String] {
    path.flatMap(\.manual).flatMap { part in
      section(
        part.heading,
        part.rows.map { (RoffText.bold($0.term), [RoffText.escaped($0.meaning + ".")]) })
    }
  }

  private var examples: [String] {
    section(
      "EXAMPLES",
      command.examples.map { example in
        (RoffText.bold(example.command), [RoffText.escaped(example.explanation)])
      })
  }

  private var seeAlso: [String] {
    let above = path.count > 1 ? [Array(path.dropLast())] : []
    let below = command.visibleSubcommands.map { path + [$0] }
    let pages = (above + below).map { RoffText.bold(name(of: $0)) + "(1)" }
    return pages.isEmpty ? [] : [".SH \"SEE ALSO\"", ".nh", pages.joined(separator: ", "), ".hy"]
  }

  private func section(
    _ heading: String, _ rows: [(term: String, lines: [String])]
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    return [".SH \"\(RoffText.escaped(heading))\""]
      + rows.flatMap { row in [".TP", row.term] + row.lines }
  }
}
