/// What a value may be, and how a shell completes it.
package struct ValueSpecification: Sendable, Hashable {
  /// What is accepted.
  package enum Form: Sendable, Hashable {
    /// Any text.
    case text
    /// A whole number, zero or more.
    case count
    /// One of a few words.
    case choice([String])
  }

  /// What a shell offers for a value that is not a choice.
  package enum Completion: Sendable, Hashable {
    case nothing
    case files
    case folders
    /// The lines that the program prints for these arguments.
    case output(of: [String])
  }

  /// The name help shows, in capitals: `FILE`.
  package let name: String
  /// What is accepted.
  package let form: Form
  /// What a shell offers.
  package let completion: Completion

  /// Makes a value of its parts.
  package init(_ name: String, _ form: Form = .text, completion: Completion = .nothing) {
    self.name = name
    self.form = form
    self.completion = completion
  }

  /// The words it can be; empty when it can be anything.
  package var choices: [String] {
    if case .choice(let words) = form { words } else { [] }
  }

  /// Whether `text` is of the right form.
  package func accepts(_ text: String) -> Bool {
    switch form {
    case .text: true
    case .count: Int(text).map { $0 >= 0 } ?? false
    case .choice(let words): words.contains(text)
    }
  }
}
