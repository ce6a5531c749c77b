/// The state of a parse of arguments, from left to right.
struct ParsingRun {
  private var path: [CommandSpecification]
  private var words: [String] = []
  private var values: [String: [String]] = [:]
  private var rest: ArraySlice<String>
  /// True if `-h` or `--help` has been read.
  private(set) var wantsHelp = false

  /// Creates a run before the first argument.
  init(root: CommandSpecification, arguments: [String]) {
    path = [root]
    rest = arguments[...]
  }

  /// The arguments parsed so far.
  var result: ParsedArguments {
    ParsedArguments(path: path, words: words, values: values, wantsHelp: wantsHelp)
  }

  /// Reads every argument, past mistakes too, since a later argument may ask for help.
  ///
  /// - Returns: The first mistake.
  mutating func readAll() -> ArgumentError? {
    var mistake: ArgumentError?
    while let argument = rest.popFirst() {
      if argument == "--" { break }
      do throws(ArgumentError) {
        try read(argument)
      } catch {
        mistake = mistake ?? error
      }
    }
    words += rest
    return mistake
  }

  /// Throws an error for missing and surplus words.
  func checkWords() throws(ArgumentError) {
    if let missing = command.arguments.dropFirst(words.count).first, missing.isRequired {
      throw mistakes.missingWord(missing)
    }
    let takesAll = command.arguments.last?.isRepeated ?? false
    if !takesAll, words.count > command.arguments.count {
      throw mistakes.unexpectedWord(words[command.arguments.count])
    }
    for (word, argument) in zip(words, command.arguments) where !argument.value.accepts(word) {
      throw mistakes.wrongValue(word, of: argument.value, for: argument.value.name)
    }
  }

  private var command: CommandSpecification { path[path.count - 1] }
  private var mistakes: ArgumentMistakes { ArgumentMistakes(path: path) }
  private var knownOptions: [OptionSpecification] { path.knownOptions }

  private mutating func read(_ argument: String) throws(ArgumentError) {
    if argument.hasPrefix("--") {
      try readLong(argument)
    } else if argument.hasPrefix("-"), argument != "-" {
      try readShort(argument)
    } else {
      try readWord(argument)
    }
  }

  private mutating func readWord(_ word: String) throws(ArgumentError) {
    guard words.isEmpty, !command.subcommands.isEmpty else { return words.append(word) }
    if let next = command.subcommands.first(where: { $0.name == word }) {
      path.append(next)
    } else if command.arguments.isEmpty {
      throw mistakes.unknownCommand(word)
    } else {
      words.append(word)
    }
  }

  private mutating func readLong(_ argument: String) throws(ArgumentError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0].dropFirst(2))
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if name == "help" { return wantsHelp = true }
    let form = String(parts[0])
    let named = knownOptions.first { $0.name == name }
    guard let option = named ?? knownOptions.first(where: { $0.otherNames.contains(name) }) else {
      throw mistakes.unknownOption(form, known: knownOptions)
    }
    try set(option, form: form, attached: attached)
  }

  private mutating func readShort(_ argument: String) throws(ArgumentError) {
    guard let bundle = shortOptions(of: argument) else {
      guard command.allowsDashWords else {
        throw mistakes.unknownOption(argument, known: knownOptions)
      }
      return words.append(argument)
    }
    wantsHelp = wantsHelp || bundle.wantsHelp
    for (option, attached) in bundle.options {
      try set(option, form: option.forms[0], attached: attached)
    }
  }

  private mutating func set(
    _ option: OptionSpecification, form: String, attached: String?
  ) throws(ArgumentError) {
    guard let specification = option.value else {
      if attached != nil { throw mistakes.uselessValue(form) }
      return values[option.name, default: []].append("")
    }
    guard let value = attached ?? nextValue() else {
      throw mistakes.missingValue(specification, of: form)
    }
    guard specification.accepts(value) else {
      throw mistakes.wrongValue(value, of: specification, for: form)
    }
    values[option.name, default: []].append(value)
  }

  /// Consumes the next argument, unless it looks like an option.
  private mutating func nextValue() -> String? {
    guard let next = rest.first, !next.hasPrefix("-") || next == "-" || Int(next) != nil else {
      return nil
    }
    return rest.popFirst()
  }
}

extension ParsingRun {
  /// The options of `-abc`: flags, of which the last may be an option with a value.
  private struct ShortBundle {
    var options: [(OptionSpecification, attached: String?)] = []
    var wantsHelp = false
  }

  /// Splits `-abc` into options.
  ///
  /// - Returns: `nil` if a letter is unknown, or if the command takes words with a dash and the
  ///   rest is not a value of the option: `-onion` is a word, `-ojson` is not.
  private func shortOptions(of argument: String) -> ShortBundle? {
    var letters = argument.dropFirst()
    var bundle = ShortBundle()
    while let letter = letters.popFirst() {
      if letter == "h" {
        bundle.wantsHelp = true
        continue
      }
      guard let option = knownOptions.first(where: { $0.short == letter }) else { return nil }
      guard let value = option.value, !letters.isEmpty else {
        bundle.options.append((option, nil))
        continue
      }
      let attached = String(letters.first == "=" ? letters.dropFirst() : letters)
      if command.allowsDashWords, !value.expects(attached) { return nil }
      bundle.options.append((option, attached))
      break
    }
    return bundle
  }
}
