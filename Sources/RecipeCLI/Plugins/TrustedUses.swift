import RecipeConfiguration
import RecipeCore
import Text

/// The uses that trust in a configuration allows: its programs, and the secrets that it reads.
struct TrustedUses {
  /// A line for each: the key, and what runs or is read.
  let lines: [String]

  /// Collects the uses of a configuration.
  init(of configuration: Configuration, _ catalogs: Catalogs) {
    let sources = configuration.sources.flatMap { source in
      (catalogs.sources.plugin(of: source.kind)?.options ?? []).flatMap { option in
        Self.texts(of: option, in: source.values).map {
          "sources.\(source.name).\(option.name) \($0)"
        }
      }
    }
    let formats = configuration.formats.map {
      "formats.\($0.name).command \(Self.words($0.program, $0.arguments))"
    }
    lines = sources + formats
  }

  private static func texts(of option: SourceOption, in values: SourceOptionValues) -> [String] {
    guard let use = values.trustedUse(of: option) else { return [] }
    if let program = values.program(option.name), option.kind == .program {
      return [words(program, values.arguments(option.name))]
    }
    let places = values.secrets(option.name)
    guard places.isEmpty else {
      return places.sorted { $0.key < $1.key }.map { ".\($0.key) \(words($0.value))" }
    }
    let texts = values.texts(option.name)
    if use == .runsProgram { return ["runs \(texts.map(\.shellWord).joined(separator: " "))"] }
    return values.secretFiles(option).map { "reads \($0)" }
  }

  private static func words(_ program: ProgramName, _ arguments: [String]) -> String {
    (["runs \(program)"] + arguments.map(\.shellWord)).joined(separator: " ")
  }

  private static func words(_ place: SecretPlace) -> String {
    switch place {
    case .text: "has a text"
    case .variable(let name): "reads \(name)"
    case .file(let path): "reads \(path)"
    case .command(let words): "runs \(words.map(\.shellWord).joined(separator: " "))"
    }
  }
}
