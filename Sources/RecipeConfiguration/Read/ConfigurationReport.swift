import RecipeCore
import TOMLSyntax

/// The issues, warnings and values found while a file is checked.
struct ConfigurationReport {
  private struct Finding {
    let message: String
    let position: TOMLPosition
    let help: String?
  }

  /// The warnings.
  private(set) var warnings: [Diagnostic] = []
  /// The effective values.
  private(set) var effectiveValues: [EffectiveValue]
  private var findings: [Finding] = []
  /// The lines of the file.
  let lines: SourceLines
  private let path: String

  /// Creates a report about a file whose secrets have these names.
  init(_ file: ConfigurationFile, secretNames: [String]) {
    path = file.shownPath
    lines = SourceLines(file.bytes, secretNames: secretNames)
    effectiveValues = [
      EffectiveValue(key: "file", text: file.path.tomlText, origin: file.origin)
    ]
  }

  /// The issues in the order of the file; those that will be listed include their line.
  var issues: [ConfigurationIssue] {
    let ordered = findings.sorted {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
    return ordered.enumerated().map { index, finding in
      let isListed = index < ConfigurationError.maximumListingCount
      return ConfigurationIssue(
        finding.message, at: location(finding.position),
        excerpt: isListed ? lines.excerpt(at: finding.position) : nil, help: finding.help)
    }
  }

  /// Returns a position as a location in the file; `nil` is the file as a whole.
  func location(_ position: TOMLPosition?) -> TextLocation {
    TextLocation(path: path, line: position?.line, column: position?.column)
  }

  /// Adds an issue.
  mutating func add(_ message: String, at position: TOMLPosition, help: String? = nil) {
    findings.append(Finding(message: message, position: position, help: help))
  }

  /// Adds a warning.
  mutating func warn(_ message: String, at location: TextLocation, help: String) {
    warnings.append(Diagnostic(.warning, message, at: location, help: help))
  }

  /// Adds an effective value.
  mutating func list(key: String, text: String, origin: ConfigurationOrigin) {
    effectiveValues.append(EffectiveValue(key: key, text: text, origin: origin))
  }

  /// Adds the effective values of a table, in the order of its options.
  ///
  /// - Parameters:
  ///   - checked: The given values.
  ///   - defaults: The values of options not given; options without a default are omitted.
  ///   - terminalDefaults: The values of options not given that hold on a terminal only.
  mutating func list(
    _ checked: CheckedOptions, defaults: [String: SourceOptionValues.Content] = [:],
    onTerminals terminalDefaults: [String: SourceOptionValues.Content] = [:]
  ) {
    for option in checked.options {
      let key = "\(checked.table).\(option.name)"
      if let given = checked.given[option.name] {
        let text = SecretMask.shown(given.content, of: option).tomlText
        effectiveValues.append(
          EffectiveValue(key: key, text: text, origin: .file(given.location)))
      } else if let standard = defaults[option.name] {
        effectiveValues.append(
          EffectiveValue(key: key, text: standard.tomlText, origin: .default))
      } else if let standard = terminalDefaults[option.name] {
        effectiveValues.append(
          EffectiveValue(key: key, text: standard.tomlText, origin: .terminalDefault))
      }
    }
  }
}
