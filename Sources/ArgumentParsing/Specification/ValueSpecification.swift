/// The accepted form of a value, and its completion in a shell.
package struct ValueSpecification: Sendable, Hashable {
  /// The forms of values.
  package enum Form: Sendable, Hashable {
    /// Any text.
    case text
    /// A nonnegative integer.
    case count
    /// One of the given words.
    case choice([String])
    /// Any word that is not a path; the given ones are those that help names.
    case word(usual: [String])
  }

  /// The completions of a value that is not a choice.
  package enum Completion: Sendable, Hashable {
    case nothing
    case files
    case folders
    /// The lines that the program prints when run with these arguments and the beginning of the
    /// word; what a word means follows it after a tab. The script for fish adds `--as-typed`: words then
    /// begin in the case of what was typed.
    case output(of: [String])
    /// Such lines, and files.
    case outputOrFiles(of: [String])
  }

  /// The name in help, in capitals: `FILE`.
  package let name: String
  /// The accepted form.
  package let form: Form
  /// The completion.
  package let completion: Completion
  /// The option for a path, which is suggested if a path is given instead of a choice.
  package let pathOption: String?
  /// True if the words that complete other values depend on this one, as on the configuration.
  package let isOfWords: Bool

  /// Creates a value from its parts.
  package init(
    _ name: String, _ form: Form = .text, completion: Completion = .nothing,
    pathOption: String? = nil, isOfWords: Bool = false
  ) {
    self.isOfWords = isOfWords
    self.name = name
    self.form = form
    self.completion = completion
    self.pathOption = pathOption
  }

  /// The accepted words, or an empty array if there are others.
  package var choices: [String] {
    if case .choice(let words) = form { words } else { [] }
  }

  /// The words that help names.
  package var knownWords: [String] {
    switch form {
    case .choice(let words), .word(let words): words
    case .text, .count: []
    }
  }

  /// True if `text` is of the accepted form.
  package func accepts(_ text: String) -> Bool {
    switch form {
    case .text: true
    case .count: Int(text).map { $0 >= 0 } ?? false
    case .choice(let words): words.contains(text)
    case .word: !text.isEmpty && !text.contains("/") && !text.contains(".")
    }
  }

  /// True if `text` is of the accepted form where it may be something else: `-onion` is a word of a
  /// search.
  package func expects(_ text: String) -> Bool {
    if case .word(let usual) = form { usual.contains(text) } else { accepts(text) }
  }
}
