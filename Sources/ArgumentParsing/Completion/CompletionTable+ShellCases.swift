/// The branches of a `case` that Bash and zsh share.
extension CompletionTable {
  /// For each command below another the branch that goes down to it, over `PLACE/WORD`.
  var descentCases: String {
    descents.map { descent in
      let path = descent.before.isEmpty ? descent.name : "\(descent.before) \(descent.name)"
      return "      \(ShellText.quoted("\(descent.before)/\(descent.name)")))"
        + " place=\(ShellText.quoted(path)) ;;\n"
    }.joined()
  }

  /// For each option with a value the branch that offers its values, over `PLACE/OPTION`.
  ///
  /// - Parameter action: The command of the shell that offers a value.
  func valueCases(_ action: (ValueSpecification) -> String) -> String {
    rows.flatMap { row in
      row.optionsWithValue.map { option, value in
        let patterns = option.forms.map { ShellText.quoted("\(row.path)/\($0)") }
        return "    \(patterns.joined(separator: "|"))) \(action(value)); return ;;\n"
      }
    }.joined()
  }
}
