import RecipeCore
import TOMLSyntax

/// A reader of option values, which checks and converts them.
struct OptionValueReader {
  /// The resolver of paths.
  let paths: PathResolver

  /// Checks and converts a value.
  ///
  /// - Throws: The flaw of the value.
  func read(
    _ value: TOMLValue, as kind: SourceOption.Kind
  ) throws(OptionFlaw) -> SourceOptionValues.Content {
    switch kind {
    case .text: .text(try text(value))
    case .choice(let choices): .text(try choice(value, of: choices))
    case .texts: .texts(try texts(value))
    case .command: .texts(try command(value))
    case .integer(let range): .integer(try integer(value, in: range))
    case .number(let range): .number(try number(value, in: range))
    case .boolean: .boolean(try boolean(value))
    case .path: .path(try path(value))
    case .duration: .duration(try duration(value))
    case .table: throw OptionFlaw("must be a table of strings, not \(value.kindName)")
    case .program: try program(value)
    case .object: .object(json: try TOMLObjectText(of: value).json)
    case .secrets: .secrets(try SecretTableReader(paths: paths).read(value))
    }
  }

  private func text(_ value: TOMLValue) throws(OptionFlaw) -> String {
    guard let text = value.string else {
      throw unexpected(value, wanted: "a string", help: value.bareText.map { "write \"\($0)\"" })
    }
    return text
  }

  private func choice(
    _ value: TOMLValue, of choices: [String]
  ) throws(OptionFlaw) -> String {
    let word = try word(value, of: choices)
    guard choices.contains(word) else {
      throw OptionFlaw(
        "cannot be \(word.quoted)", help: OptionFlaw.help(for: word, among: choices))
    }
    return word
  }

  /// Returns a word; `true` and `false` need no quotes where they are choices.
  private func word(_ value: TOMLValue, of choices: [String]) throws(OptionFlaw) -> String {
    if case .boolean(let boolean) = value.content, choices.contains("\(boolean)") {
      return "\(boolean)"
    }
    return try text(value)
  }

  private func texts(_ value: TOMLValue) throws(OptionFlaw) -> [String] {
    guard let elements = value.elements else {
      let help = value.string.map { "write [\($0.tomlText)]" }
      throw unexpected(value, wanted: "an array of strings", help: help)
    }
    var texts: [String] = []
    for element in elements {
      guard let text = element.string else {
        throw OptionFlaw("must be an array of strings, but contains \(element.kindName)")
      }
      texts.append(text)
    }
    return texts
  }

  /// Returns the words of a command, whose program is absolute if it is a path.
  private func command(_ value: TOMLValue) throws(OptionFlaw) -> [String] {
    let words = try texts(value)
    guard let program = words.first, ProgramName.isPath(program), let first = value.elements?.first
    else { return words }
    return [try path(first)] + words.dropFirst()
  }

  private func integer(
    _ value: TOMLValue, in range: ClosedRange<Int>
  ) throws(OptionFlaw) -> Int {
    guard case .integer(let wide) = value.content else {
      throw unexpected(value, wanted: "a whole number", help: unquoting(value, Int.init))
    }
    guard let integer = Int(exactly: wide), range.contains(integer) else {
      throw OptionFlaw("must be from \(range.lowerBound) to \(range.upperBound), not \(wide)")
    }
    return integer
  }

  private func number(
    _ value: TOMLValue, in range: ClosedRange<Double>
  ) throws(OptionFlaw) -> Double {
    let number: Double
    let written: String
    switch value.content {
    case .integer(let integer): (number, written) = (Double(integer), String(integer))
    case .float(let float, let text): (number, written) = (float, text)
    default: throw unexpected(value, wanted: "a number", help: unquoting(value, Double.init))
    }
    guard range.contains(number) else {
      let bounds = "from \(range.lowerBound.plainText) to \(range.upperBound.plainText)"
      throw OptionFlaw("must be \(bounds), not \(written.prefix(40))")
    }
    return number
  }

  private func boolean(_ value: TOMLValue) throws(OptionFlaw) -> Bool {
    guard case .boolean(let boolean) = value.content else {
      throw unexpected(value, wanted: "true or false", help: unquoting(value, Bool.init))
    }
    return boolean
  }

  private func path(_ value: TOMLValue) throws(OptionFlaw) -> String {
    let text = try text(value)
    do {
      return try paths.absolutePath(of: text)
    } catch {
      throw OptionFlaw(error.message, help: "write the path of a file or folder")
    }
  }

  /// Returns a program, which is absolute if it is a path, and its arguments.
  private func program(_ value: TOMLValue) throws(OptionFlaw) -> SourceOptionValues.Content {
    let words = try value.elements == nil ? [text(value)] : texts(value)
    guard let program = words.first, !program.isEmpty else {
      throw OptionFlaw("must name a program", help: "write its name or its path")
    }
    guard !words.contains(where: { $0.utf8.contains(0) }) else {
      throw OptionFlaw("must not contain the character NUL")
    }
    let path = ProgramName.isPath(program) ? try self.path(value.elements?.first ?? value) : nil
    return .program(
      path.map(ProgramName.path) ?? .name(program), arguments: Array(words.dropFirst()))
  }

  private func duration(_ value: TOMLValue) throws(OptionFlaw) -> Duration {
    let (duration, written): (Duration?, String) =
      switch value.content {
      case .string(let text): (DurationText.duration(text), text)
      case .integer(let seconds): (DurationText.duration(seconds: Double(seconds)), "\(seconds)")
      case .float(let seconds, let text): (DurationText.duration(seconds: seconds), text)
      default: throw unexpected(value, wanted: "a duration", help: DurationText.help)
      }
    guard let duration else {
      throw OptionFlaw("must be a duration, not \(written.quoted)", help: DurationText.help)
    }
    return duration
  }

  private func unexpected(
    _ value: TOMLValue, wanted: String, help: String?
  ) -> OptionFlaw {
    OptionFlaw("must be \(wanted), not \(value.kindName)", help: help)
  }

  /// Returns help for a value that would be valid without its quotation marks.
  private func unquoting<Value>(_ value: TOMLValue, _ parse: (String) -> Value?) -> String? {
    guard let text = value.string, parse(text) != nil else { return nil }
    return "remove the quotation marks"
  }
}

extension TOMLValue {
  /// The text of a number or boolean, for showing it in quotation marks.
  var bareText: String? {
    switch content {
    case .integer(let integer): String(integer)
    case .float(_, let text): text.utf8.count <= 40 ? text : nil
    case .boolean(let boolean): String(boolean)
    default: nil
    }
  }
}
