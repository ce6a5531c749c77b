package import RecipeCore

/// The settings of one `[formats.NAME]`: a format that a program writes.
package struct FormatSettings: Sendable, Hashable {
  /// The name: the value of `--format`.
  package let name: String
  /// The program.
  package let program: ProgramName
  /// Its arguments.
  package let arguments: [String]
  /// The ending of its files, without a dot.
  package let ending: String
  /// True if its output is passed on before the program has ended.
  package let isStreaming: Bool
  /// The time limit for the whole output.
  package let timeout: Duration
  /// The maximum size of its output in bytes.
  package let maximumByteCount: Int

  /// Creates settings.
  package init(
    name: String, program: ProgramName, arguments: [String] = [], ending: String? = nil,
    isStreaming: Bool = false, timeout: Duration = .seconds(300), maximumByteCount: Int = 1 << 30
  ) {
    self.name = name
    self.program = program
    self.arguments = arguments
    self.ending = ending ?? name
    self.isStreaming = isStreaming
    self.timeout = timeout
    self.maximumByteCount = maximumByteCount
  }

  /// Creates the settings of checked options, or returns `nil` if they name no program.
  init?(_ name: String, _ values: SourceOptionValues) {
    guard let program = values.program("command") else { return nil }
    let standard = FormatSettings(name: name, program: program)
    self.init(
      name: name, program: program, arguments: values.arguments("command"),
      ending: values.text("extension"),
      isStreaming: values.boolean("streaming", default: standard.isStreaming),
      timeout: values.duration("timeout") ?? standard.timeout,
      maximumByteCount: values.integer("max_bytes") ?? standard.maximumByteCount)
  }
}
