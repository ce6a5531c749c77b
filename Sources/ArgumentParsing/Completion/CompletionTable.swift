/// A command tree, flattened to the rows of a completion script.
struct CompletionTable {
  /// A command with everything that may follow it.
  struct Row {
    /// The names of the commands below the program, separated by spaces; empty for the program.
    let path: String
    /// The command.
    let command: CommandSpecification
    /// The options of the command and of the commands above it.
    let options: [OptionSpecification]
  }

  /// The program's name.
  let program: String
  /// The visible commands, the program first.
  let rows: [Row]

  /// Creates the table of the tree below `root`.
  init(root: CommandSpecification) {
    program = root.name
    rows = Self.rows(of: [root])
  }

  /// The distinct forms of the options that take a value.
  var formsWithValue: [String] {
    var forms: [String] = []
    for option in rows.flatMap(\.options) where option.value != nil {
      forms += option.acceptedForms.filter { !forms.contains($0) }
    }
    return forms
  }

  /// The distinct forms of the options on whose values the words for other values depend, with a form for a value
  /// behind an equals sign.
  var formsOfWords: [(form: String, joined: String)] {
    var forms: [String] = []
    for option in rows.flatMap(\.options) where option.value?.isOfWords == true {
      forms += option.acceptedForms.filter { !forms.contains($0) }
    }
    return forms.map { ($0, $0 + "=") }
  }

  /// The commands below the program, each with the path of its parent.
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

  /// The first word that the command takes, if any.
  var word: ValueSpecification? { command.arguments.first?.value }
}
