/// The declaration of a command, from which parsing, help and completions derive.
package struct CommandSpecification: Sendable, Hashable {
  /// The word that invokes the command.
  package let name: String
  /// One line of help, without a final full stop.
  package let abstract: String
  /// Further paragraphs of help.
  package let discussion: [String]
  /// The examples, the most frequent use first.
  package let examples: [CommandExample]
  /// The positional arguments, in order.
  package let arguments: [ArgumentSpecification]
  /// The options that this command and the commands below it take.
  package let options: [OptionSpecification]
  /// The options that only this command takes.
  package let ownOptions: [OptionSpecification]
  /// Further sections of its manual page and of those of the commands below it.
  package let manual: [ManualSection]
  /// The commands below it.
  package private(set) var subcommands: [CommandSpecification]
  /// True if a word with one leading dash that is not an option is an argument, as `-word` in a
  /// query.
  package let allowsDashWords: Bool
  /// True if help and completions omit the command.
  package let isHidden: Bool

  /// Creates a command from its parts.
  package init(
    _ name: String, _ abstract: String, discussion: [String] = [],
    examples: [CommandExample] = [], arguments: [ArgumentSpecification] = [],
    options: [OptionSpecification] = [], ownOptions: [OptionSpecification] = [],
    manual: [ManualSection] = [], subcommands: [CommandSpecification] = [],
    allowsDashWords: Bool = false, isHidden: Bool = false
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.arguments = arguments
    self.options = options
    self.ownOptions = ownOptions
    self.manual = manual
    self.subcommands = subcommands
    self.allowsDashWords = allowsDashWords
    self.isHidden = isHidden
  }

  /// The same command with other commands below it.
  package func with(subcommands: [CommandSpecification]) -> CommandSpecification {
    var copy = self
    copy.subcommands = subcommands
    return copy
  }

  /// The subcommands that help and completions show.
  package var visibleSubcommands: [CommandSpecification] {
    subcommands.filter { !$0.isHidden }
  }

  /// Returns the commands from this one down to the one named by `names`, this one first.
  ///
  /// - Returns: `nil` if there is no such command.
  package func path(to names: [String]) -> [CommandSpecification]? {
    var path = [self]
    var here = self
    for name in names {
      guard let next = here.subcommands.first(where: { $0.name == name }) else { return nil }
      path.append(next)
      here = next
    }
    return path
  }
}

extension [CommandSpecification] {
  /// The options that the last command of a path takes, its own before the inherited ones.
  var knownOptions: [OptionSpecification] {
    reversed().enumerated().flatMap { distance, command in
      command.options + (distance == 0 ? command.ownOptions : [])
    }
  }
}
