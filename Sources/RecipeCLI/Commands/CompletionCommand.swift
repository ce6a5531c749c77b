import ArgumentParsing

/// `recipes completion`: the completion script of a shell.
enum CompletionCommand {
  /// The command.
  static let command = Command.immediate(specification, run)

  private static let specification = CommandSpecification(
    "completion", "print a script that completes commands in a shell",
    examples: [
      CommandExample("source <(recipes completion bash)", "in ~/.bashrc"),
      CommandExample(
        "recipes completion zsh > \"${fpath[1]}/_recipes\"", "where zsh looks for functions"),
      CommandExample(
        "recipes completion fish > ~/.config/fish/completions/recipes.fish", "where fish looks"),
    ],
    arguments: [
      ArgumentSpecification(
        ValueSpecification("SHELL", .choice(CompletionShell.allCases.map(\.rawValue))),
        "bash, zsh or fish")
    ])

  private static func run(
    _ context: CommandContext
  ) throws(CommandFailure) -> ExitStatus {
    if let shell = CompletionShell(rawValue: context.arguments.words[0]) {
      try context.print(shell.script(for: context.arguments.path[0]))
    }
    return .done
  }
}
