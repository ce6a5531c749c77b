import RecipeCore

extension SourceOption.Kind {
  /// An example value as TOML, for help and for the starter file.
  var example: String {
    switch self {
    case .text: "\"…\""
    case .choice(let choices): (choices.first ?? "…").tomlText
    case .texts, .command: "[\"…\"]"
    case .integer(let range): String(range.lowerBound)
    case .number(let range): range.contains(1) ? "1" : range.lowerBound.plainText
    case .boolean: "true"
    case .path: "\"path\""
    case .duration: "\"10s\""
    case .table(let keys): "{ \(keys.first ?? "…") = \"…\" }"
    case .program: "\"program\""
    case .object: "{ }"
    case .secrets: "{ NAME = { env = \"NAME\" } }"
    }
  }
}
