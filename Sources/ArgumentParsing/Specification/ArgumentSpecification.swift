/// A word that a command takes by its position.
package struct ArgumentSpecification: Sendable, Hashable {
  /// What the word is and may be, by the name help shows: `ID`, `QUERY`.
  package let value: ValueSpecification
  /// One line of help, without a final full stop.
  package let summary: String
  /// Whether the command needs it.
  package let isRequired: Bool
  /// Whether any number of words may be given; only for the last argument.
  package let isRepeated: Bool

  /// Makes an argument of its parts.
  package init(
    _ value: ValueSpecification, _ summary: String, isRequired: Bool = true,
    isRepeated: Bool = false
  ) {
    self.value = value
    self.summary = summary
    self.isRequired = isRequired
    self.isRepeated = isRepeated
  }

  /// How a usage line shows it: `ID`, `[COMMAND]`, `QUERY...`.
  package var usage: String {
    let name = isRepeated ? value.name + "..." : value.name
    return isRequired ? name : "[\(name)]"
  }
}
