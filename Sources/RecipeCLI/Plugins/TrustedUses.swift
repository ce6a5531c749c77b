import RecipeConfiguration
import RecipeCore
import Text

/// The uses that trust in a configuration allows: its programs, and the secrets that it reads.
struct TrustedUses {
  /// A line for each: the key, and what runs or is read.
  let lines: [String]

  /// Collects the uses of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - catalogs: The kinds of source.
  ///   - programs: The search for programs, which tells what a name means.
  init(of configuration: Configuration, _ catalogs: Catalogs, _ programs: ProgramSearch) {
    let sources = configuration.sources.flatMap { source in
      (catalogs.sources.plugin(of: source.kind)?.options ?? []).flatMap { option in
        Self.texts(of: option, in: source.values, programs).map {
          "sources.\(source.name).\(option.name)\($0)"
        }
      }
    }
    let formats = configuration.formats.map {
      "formats.\($0.name).command\(Self.words($0.program, $0.arguments, .format, programs))"
    }
    lines = sources + formats
  }

  /// Returns the uses of an option, as they follow its name.
  private static func texts(
    of option: SourceOption, in values: SourceOptionValues, _ programs: ProgramSearch
  ) -> [String] {
    guard let use = values.trustedUse(of: option) else { return [] }
    if let program = values.program(option.name), option.kind == .program {
      return [words(program, values.arguments(option.name), .source, programs)]
    }
    let references = values.secrets(option.name)
    guard references.isEmpty else {
      return references.sorted { $0.key < $1.key }.map { ".\($0.key) \(words($0.value))" }
    }
    let texts = values.texts(option.name)
    if use == .runsProgram { return [" runs \(texts.map(\.shellWord).joined(separator: " "))"] }
    return values.secretFiles(option).map { " reads \($0)" }
  }

  private static func words(
    _ program: ProgramName, _ arguments: [String], _ purpose: PluginPurpose,
    _ programs: ProgramSearch
  ) -> String {
    let path = programs.path(of: programs.plugin(program, for: purpose)) ?? program.description
    return ([" runs \(path)"] + arguments.map(\.shellWord)).joined(separator: " ")
  }

  private static func words(_ reference: SecretReference) -> String {
    switch reference {
    case .text: "has a text"
    case .variable(let name): "reads \(name)"
    case .file(let path): "reads \(path)"
    case .command(let words): "runs \(words.map(\.shellWord).joined(separator: " "))"
    }
  }
}
