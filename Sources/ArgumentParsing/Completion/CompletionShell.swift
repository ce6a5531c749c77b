/// A shell that can use a completion script.
package enum CompletionShell: String, Sendable, CaseIterable {
  case bash
  case zsh
  case fish

  /// Returns the script that completes the program `root` in this shell.
  package func script(for root: CommandSpecification) -> String {
    let table = CompletionTable(root: root)
    return switch self {
    case .bash: BashCompletion(table: table).script
    case .zsh: ZshCompletion(table: table).script
    case .fish: FishCompletion(table: table).script
    }
  }
}
