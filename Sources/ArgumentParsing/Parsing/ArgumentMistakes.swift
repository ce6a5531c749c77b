import Suggestions

/// The messages for common mistakes, each with what to type instead.
struct ArgumentMistakes {
  /// The commands from the program down to the one invoked.
  let path: [CommandSpecification]

  /// Returns the error for a word that is not the name of a command.
  func unknownCommand(_ word: String) -> ArgumentError {
    let known = command.visibleSubcommands.map(\.name)
    let kind = path.count == 1 ? "command" : "subcommand of '\(callName)'"
    return ArgumentError(
      "unknown \(kind) '\(word)'",
      help: suggestion(for: word, in: known) ?? "the commands are: " + list(known))
  }

  /// Returns the error for an unknown option.
  func unknownOption(_ form: String, known: [OptionSpecification]) -> ArgumentError {
    ArgumentError(
      "unknown option '\(form)'" + (path.count > 1 ? " of '\(callName)'" : ""),
      help: suggestion(for: form, in: known.map(\.longForm) + ["--help"])
        ?? placeHelp(of: form) ?? seeHelp)
  }

  /// Returns the error for a value given to a flag.
  func uselessValue(_ form: String) -> ArgumentError {
    ArgumentError("'\(form)' takes no value", help: "write '\(form)' alone")
  }

  /// Returns the error for an option without its value.
  func missingValue(_ value: ValueSpecification, of form: String) -> ArgumentError {
    let example = form.hasPrefix("--") ? "\(form)=\(value.name)" : "\(form) \(value.name)"
    let choices = value.knownWords.isEmpty ? "" : ": \(list(value.knownWords))"
    return ArgumentError("'\(form)' needs a value", help: "write '\(example)'\(choices)")
  }

  /// Returns the error for a value of the wrong form.
  func wrongValue(
    _ text: String, of value: ValueSpecification, for name: String
  ) -> ArgumentError {
    let known = value.knownWords
    guard !known.isEmpty else {
      return ArgumentError(
        "'\(name)' needs a whole number, not '\(text)'", help: "write a number such as 20")
    }
    return ArgumentError(
      "'\(text)' is not a value of '\(name)'",
      help: pathHelp(for: text, value) ?? suggestion(for: text, in: known)
        ?? "the values are: " + list(known))
  }

  /// Returns the error for a missing word.
  func missingWord(_ argument: ArgumentSpecification) -> ArgumentError {
    ArgumentError(
      "'\(callName)' needs \(argument.value.name): \(argument.summary)", help: usage)
  }

  /// Returns the error for a surplus word.
  func unexpectedWord(_ word: String) -> ArgumentError {
    ArgumentError("'\(callName)' does not take '\(word)'", help: usage)
  }

  /// Suggests the option for paths if a path was given instead of a choice.
  private func pathHelp(for text: String, _ value: ValueSpecification) -> String? {
    guard let option = value.pathOption, text.contains("/") || text.dropFirst().contains(".") else {
      return nil
    }
    return "did you mean '\(option) \(text)'?"
  }

  private var command: CommandSpecification { path[path.count - 1] }
  private var callName: String { path.map(\.name).joined(separator: " ") }
  private var seeHelp: String { "'\(callName) --help' shows the options" }
  private var usage: String { "usage: " + HelpText.usage(of: path) }

  private func suggestion(for word: String, in known: [String]) -> String? {
    Suggestion.nearest(to: word, in: known).map { "did you mean '\($0)'?" }
  }

  /// Suggests the right position of an option that a command below the invoked one has.
  private func placeHelp(of form: String) -> String? {
    let owner = command.visibleSubcommands.first { below in
      (below.options + below.ownOptions).contains { $0.acceptedForms.contains(form) }
    }
    return owner.map { "write it after a command: '\(callName) \($0.name) \(form)'" }
  }

  private func list(_ words: [String]) -> String {
    words.joined(separator: ", ")
  }
}
