/// A shell that a completion script can be made for.
package enum CompletionShell: String, Sendable, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script that completes the program `root` in this shell.
  package func script(for root: CommandSpecification) -> String {
    let table = CompletionTable(root: root)
    return switch self {
    case .bash: BashCompletion(table: table).script
    case .zsh: ZshCompletion(table: table).script
    case .fish: FishCompletion(table: table).script
    }
  }
}
