/// One command as data: what parsing, help and completions are made from.
package struct CommandSpecification: Sendable, Hashable {
  /// The word that calls it.
  package let name: String
  /// One line of help, without a final full stop.
  package let abstract: String
  /// Further paragraphs of help.
  package let discussion: [String]
  /// What people type most, first.
  package let examples: [CommandExample]
  /// The words it takes, in order.
  package let arguments: [ArgumentSpecification]
  /// The options that it and the commands below it take.
  package let options: [OptionSpecification]
  /// The options that it takes and the commands below it do not.
  package let ownOptions: [OptionSpecification]
  /// The commands below it.
  package let subcommands: [CommandSpecification]
  /// Whether a word with one leading dash that is no option is an argument, as `-word` in a query.
  package let allowsDashWords: Bool
  /// Whether help and completions leave it out.
  package let isHidden: Bool

  /// Makes a command of its parts.
  package init(
    _ name: String, _ abstract: String, discussion: [String] = [],
    examples: [CommandExample] = [], arguments: [ArgumentSpecification] = [],
    options: [OptionSpecification] = [], ownOptions: [OptionSpecification] = [],
    subcommands: [CommandSpecification] = [], allowsDashWords: Bool = false, isHidden: Bool = false
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.arguments = arguments
    self.options = options
    self.ownOptions = ownOptions
    self.subcommands = subcommands
    self.allowsDashWords = allowsDashWords
    self.isHidden = isHidden
  }

  /// The commands below it that help and completions show.
  package var visibleSubcommands: [CommandSpecification] {
    subcommands.filter { !$0.isHidden }
  }

  /// The commands from this one down to the one that `names` lead to, this one first.
  ///
  /// - Returns: `nil` when there is no such command.
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
  /// The options that the last command of a path takes, its own before those of the commands above.
  var knownOptions: [OptionSpecification] {
    reversed().enumerated().flatMap { distance, command in
      command.options + (distance == 0 ? command.ownOptions : [])
    }
  }
}
