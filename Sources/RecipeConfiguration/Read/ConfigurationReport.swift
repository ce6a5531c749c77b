import RecipeCore
import TOMLSyntax

/// Collects what the check of one file finds.
struct ConfigurationReport {
  /// What is wrong.
  private(set) var issues: [ConfigurationIssue] = []
  /// What is odd.
  private(set) var warnings: [Diagnostic] = []
  /// The values in force.
  private(set) var effectiveValues: [EffectiveValue]
  private let path: String
  private let lines: SourceLines

  /// Begins a report about a file whose secrets have those names.
  init(_ file: ConfigurationFile, secretNames: [String]) {
    path = file.shownPath
    lines = SourceLines(file.bytes, secretNames: secretNames)
    effectiveValues = [
      EffectiveValue(key: "file", text: file.path.tomlText, origin: file.origin)
    ]
  }

  /// A position as a place in the file; `nil` is the file as a whole.
  func location(_ position: TOMLPosition?) -> TextLocation {
    TextLocation(path: path, line: position?.line, column: position?.column)
  }

  /// An issue at a position, with its line.
  func issue(
    _ message: String, at position: TOMLPosition, help: String? = nil
  ) -> ConfigurationIssue {
    ConfigurationIssue(
      message, at: location(position), excerpt: lines.excerpt(at: position), help: help)
  }

  /// Takes something that is wrong.
  mutating func add(_ message: String, at position: TOMLPosition, help: String? = nil) {
    issues.append(issue(message, at: position, help: help))
  }

  /// Takes something that is odd; `position` is `nil` for the file as a whole.
  mutating func warn(_ message: String, at position: TOMLPosition?, help: String) {
    warnings.append(Diagnostic(.warning, message, at: location(position), help: help))
  }

  /// Takes the values in force of one table, in the order of its options.
  ///
  /// - Parameters:
  ///   - checked: The values that are written.
  ///   - defaults: The values of options that are not; options without either are left out.
  mutating func list(
    _ checked: CheckedOptions, defaults: [String: SourceOptionValues.Content] = [:]
  ) {
    for option in checked.options {
      let key = "\(checked.table).\(option.name)"
      if let given = checked.given[option.name] {
        let text = option.isSecret ? "•••".tomlText : given.content.tomlText
        add(EffectiveValue(key: key, text: text, origin: .file(given.location)))
      } else if let standard = defaults[option.name] {
        add(EffectiveValue(key: key, text: standard.tomlText, origin: .default))
      }
    }
  }

  /// Takes one value in force.
  mutating func add(_ value: EffectiveValue) {
    effectiveValues.append(value)
  }
}
