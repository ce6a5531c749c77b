/// A command tree as the flat rows that a completion script is made of.
struct CompletionTable {
  /// One command with everything that may follow it.
  struct Row {
    /// The commands' names below the program's, separated by spaces; empty for the program.
    let path: String
    /// The command.
    let command: CommandSpecification
    /// Its own options and those of the commands above it.
    let options: [OptionSpecification]
  }

  /// The program's name.
  let program: String
  /// Every visible command, the program first.
  let rows: [Row]

  /// Flattens the tree below `root`.
  init(root: CommandSpecification) {
    program = root.name
    rows = Self.rows(of: [root])
  }

  /// The forms of every option that takes a value, each once.
  var formsWithValue: [String] {
    var forms: [String] = []
    for option in rows.flatMap(\.options) where option.value != nil {
      forms += option.forms.filter { !forms.contains($0) }
    }
    return forms
  }

  /// The commands below the program, each with the path before it.
  var descents: [(before: String, name: String)] {
    rows.dropFirst().map { row in
      let names = row.path.split(separator: " ")
      return (names.dropLast().joined(separator: " "), String(names[names.count - 1]))
    }
  }

  private static func rows(of path: [CommandSpecification]) -> [Row] {
    let command = path[path.count - 1]
    let names = path.dropFirst().map(\.name).joined(separator: " ")
    return [Row(path: names, command: command, options: path.knownOptions)]
      + command.visibleSubcommands.flatMap { rows(of: path + [$0]) }
  }
}

extension CompletionTable.Row {
  /// The options that take a value.
  var optionsWithValue: [(option: OptionSpecification, value: ValueSpecification)] {
    options.compactMap { option in option.value.map { (option, $0) } }
  }

  /// What the first word may be, when it is no command.
  var word: ValueSpecification? { command.arguments.first?.value }
}
