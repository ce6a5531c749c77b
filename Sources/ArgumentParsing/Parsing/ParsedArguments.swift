/// The parsed arguments: a command, the values of its options, and its words.
package struct ParsedArguments: Sendable, Hashable {
  /// The commands from the program down to the one invoked.
  package let path: [CommandSpecification]
  /// The words given to the command.
  package let words: [String]
  /// True if help was requested; nothing else has been checked then.
  package let wantsHelp: Bool
  private let values: [String: [String]]

  /// Creates a result from its parts; `values` is keyed by option name, and a flag has an empty
  /// value.
  package init(
    path: [CommandSpecification], words: [String], values: [String: [String]], wantsHelp: Bool
  ) {
    self.path = path
    self.words = words
    self.values = values
    self.wantsHelp = wantsHelp
  }

  /// The names of the commands below the program.
  package var commandNames: [String] {
    path.dropFirst().map(\.name)
  }

  /// True if an option was given.
  package func has(_ option: String) -> Bool {
    values[option] != nil
  }

  /// Returns the last value given for an option.
  package func value(_ option: String) -> String? {
    values[option]?.last
  }

  /// Returns every value given for an option, in order.
  package func values(_ option: String) -> [String] {
    values[option] ?? []
  }
}
