/// A positional argument of a command.
package struct ArgumentSpecification: Sendable, Hashable {
  /// The accepted values, and the name in help: `ID`, `QUERY`.
  package let value: ValueSpecification
  /// One line of help, without a final full stop.
  package let summary: String
  /// True if the command requires the argument.
  package let isRequired: Bool
  /// True if the argument takes any number of words; only for the last argument.
  package let isRepeated: Bool

  /// Creates an argument from its parts.
  package init(
    _ value: ValueSpecification, _ summary: String, isRequired: Bool = true,
    isRepeated: Bool = false
  ) {
    self.value = value
    self.summary = summary
    self.isRequired = isRequired
    self.isRepeated = isRepeated
  }

  /// The argument in a usage line: `ID`, `[COMMAND]`, `QUERY...`.
  package var usage: String {
    let name = isRepeated ? value.name + "..." : value.name
    return isRequired ? name : "[\(name)]"
  }
}
