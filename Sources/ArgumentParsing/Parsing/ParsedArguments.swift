/// What the arguments say: a command, its options' values and its words; nothing resolved yet.
package struct ParsedArguments: Sendable, Hashable {
  /// The commands from the program down to the one called.
  package let path: [CommandSpecification]
  /// The words it was given.
  package let words: [String]
  /// Whether help was asked for; nothing else has been checked then.
  package let wantsHelp: Bool
  private let values: [String: [String]]

  /// Makes a result of its parts; `values` is by option name, a flag's value is empty.
  package init(
    path: [CommandSpecification], words: [String], values: [String: [String]], wantsHelp: Bool
  ) {
    self.path = path
    self.words = words
    self.values = values
    self.wantsHelp = wantsHelp
  }

  /// The names of the commands, without the program's.
  package var commandNames: [String] {
    path.dropFirst().map(\.name)
  }

  /// Whether an option was given.
  package func has(_ option: String) -> Bool {
    values[option] != nil
  }

  /// The last value given for an option.
  package func value(_ option: String) -> String? {
    values[option]?.last
  }

  /// Every value given for an option, in order.
  package func values(_ option: String) -> [String] {
    values[option] ?? []
  }
}
