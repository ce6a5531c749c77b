/// The `case` branches that bash and zsh share.
extension CompletionTable {
  /// The branches, one per command, that descend to a command, over `PLACE/WORD`.
  var descentCases: String {
    descents.map { descent in
      let path = descent.before.isEmpty ? descent.name : "\(descent.before) \(descent.name)"
      return "      \(ShellText.quoted("\(descent.before)/\(descent.name)")))"
        + " place=\(ShellText.quoted(path)) ;;\n"
    }.joined()
  }

  /// Returns the branches, one per option with a value, that offer its values, over `PLACE/OPTION`.
  ///
  /// - Parameter action: The shell command that offers a value.
  func valueCases(_ action: (ValueSpecification) -> String) -> String {
    rows.flatMap { row in
      row.optionsWithValue.map { option, value in
        let patterns = option.acceptedForms.map { ShellText.quoted("\(row.path)/\($0)") }
        return "    \(patterns.joined(separator: "|"))) \(action(value)); return ;;\n"
      }
    }.joined()
  }
}
