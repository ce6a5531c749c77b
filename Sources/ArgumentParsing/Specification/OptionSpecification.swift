/// An option: a flag, or a name with a value.
package struct OptionSpecification: Sendable, Hashable {
  /// The long name, without dashes.
  package let name: String
  /// Long names that work, too, but are not offered.
  package let otherNames: [String]
  /// The short name, without its dash.
  package let short: Character?
  /// The value it takes, or `nil` for a flag.
  package let value: ValueSpecification?
  /// One line of help, without a final full stop.
  package let summary: String
  /// True if every value given counts, not only the last.
  package let isRepeatable: Bool
  /// The heading in help that lists it.
  package let section: String

  private init(
    name: String, otherNames: [String] = [], short: Character?, value: ValueSpecification?,
    summary: String, isRepeatable: Bool, section: String
  ) {
    self.name = name
    self.otherNames = otherNames
    self.short = short
    self.value = value
    self.summary = summary
    self.isRepeatable = isRepeatable
    self.section = section
  }

  /// Returns an option without a value.
  package static func flag(
    _ name: String, short: Character? = nil, _ summary: String, section: String = "Options"
  ) -> OptionSpecification {
    OptionSpecification(
      name: name, short: short, value: nil, summary: summary, isRepeatable: false,
      section: section)
  }

  /// Returns an option with a value.
  package static func value(
    _ name: String, or otherNames: String..., short: Character? = nil, _ value: ValueSpecification,
    _ summary: String, isRepeatable: Bool = false, section: String = "Options"
  ) -> OptionSpecification {
    OptionSpecification(
      name: name, otherNames: otherNames, short: short, value: value, summary: summary,
      isRepeatable: isRepeatable, section: section)
  }

  /// The long name with its dashes.
  package var longForm: String { "--" + name }

  /// The names as typed that are offered, the short one first.
  package var forms: [String] {
    (short.map { ["-\($0)"] } ?? []) + [longForm]
  }

  /// All names as typed.
  var acceptedForms: [String] { forms + otherNames.map { "--" + $0 } }
}
