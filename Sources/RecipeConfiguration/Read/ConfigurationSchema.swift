import RecipeCore

/// Which tables and keys a configuration may have.
struct ConfigurationSchema {
  /// The tables at the top.
  static let tables = ["library", "defaults", "matching", "sources"]

  /// The keys of `[library]`.
  static let library = [
    SourceOption("path", .path, "the folder that `recipes import` writes to")
  ]

  /// The keys of `[matching]`.
  static let matching = ["synonyms"]

  /// The keys of every source.
  static let commonOptions = [
    SourceOption("enabled", .boolean, "whether the source is asked at all"),
    SourceOption("timeout", .duration, "the time it has to deliver"),
    SourceOption("weight", .number(0.001...1000), "how much it is trusted; 1 is usual"),
    SourceOption("default_rank", .number(0...100), "the rank of a recipe that has none"),
    SourceOption(
      "rank_from", .choice(SourceTraits.RankOrigin.allCases.map(\.rawValue)),
      "where the rank of a recipe comes from"),
    SourceOption("unique", .boolean, "whether the source never has one recipe twice"),
  ]

  /// The kinds of source.
  let kinds: [SourceKind]
  /// The keys of `[defaults]`.
  let defaults: [SourceOption]

  /// Makes a schema of what the program knows.
  init(kinds: [SourceKind], outputs: [String], sorts: [String]) {
    self.kinds = kinds
    defaults = [
      SourceOption("output", .choice(outputs), "the output format"),
      SourceOption("limit", .integer(0...1_000_000), "the greatest number of results; 0 is all"),
      SourceOption("sort", .choice(sorts), "the order of results"),
      SourceOption("color", .choice(["auto", "always", "never"]), "when to use colour"),
    ]
  }

  /// The key that says a source's kind.
  var kindOption: SourceOption {
    SourceOption(
      "kind", .choice(kinds.map(\.kind)), "the kind of source", isRequired: true)
  }

  /// The keys whose values must never be printed.
  var secretNames: [String] {
    kinds.flatMap(\.options).filter(\.isSecret).map(\.name)
  }
}
