import RecipeCore

/// The tables and keys that a configuration may have.
struct ConfigurationSchema {
  /// The top-level tables.
  static let tables = [
    "library", "defaults", "templates", "formats", "cache", "matching", "aisles", "queries",
    "sources",
  ]

  /// The keys of every format.
  static let format = [
    SourceOption(
      "command", .program,
      "the program: a name such as recipes-format-xlsx, or a path; or an array with arguments",
      isRequired: true),
    SourceOption("extension", .text, "the ending of its files, if it is not the format's name"),
    SourceOption("streaming", .boolean, "whether its output is passed on before it has ended"),
    SourceOption("timeout", .duration, "the time limit for the whole output (5m)"),
    SourceOption(
      "max_bytes", .integer(1_024...(64 << 30)), "the maximum size of its output (1073741824)"),
  ]

  /// The keys of `[library]`.
  static let library = [
    SourceOption("path", .path, "the folder that `recipes import` writes to")
  ]

  /// The key of `[matching]` with groups of names, which no option can have.
  static let synonyms = "synonyms"

  /// The keys of every source.
  static let commonOptions = [
    SourceOption("enabled", .boolean, "whether the source is used"),
    SourceOption("timeout", .duration, "the time limit for delivering its recipes"),
    SourceOption("weight", .number(0.001...1000), "how much it is trusted; 1 is the default"),
    SourceOption("default_rank", .number(0...100), "the rank of its recipes that have none"),
    SourceOption(
      "rank_from", .choice(SourceTraits.RankOrigin.allCases.map(\.rawValue)),
      "the origin of the ranks of its recipes"),
    SourceOption("unique", .boolean, "whether the source never has the same recipe twice"),
  ]

  /// The keys of `[cache]`.
  static let cache = [
    SourceOption(
      "max_megabytes", .integer(1...1_000_000), "the maximum size of all cached answers (256)")
  ]

  /// The kinds of sources.
  let kinds: [SourceKind]
  /// The names that no format of a program can have.
  let builtInFormats: [String]
  /// The names of the output formats.
  let outputs: [String]
  /// Returns the names of further output formats, which are looked for only if one is named.
  let otherOutputs: @Sendable () -> [String]
  /// The names of the orders.
  let sorts: [String]
  /// The names of the systems of units.
  let units: [String]
  /// Returns the fault of a template, or `nil`.
  let templateFlaw: TemplateFlaw
  /// The keys of `[matching]` besides `synonyms`.
  let matching: [SourceOption]

  /// Creates a schema from the known kinds, outputs, orders, units and degrees of caution.
  init(
    kinds: [SourceKind], outputs: [String], otherOutputs: @escaping @Sendable () -> [String],
    sorts: [String], units: [String], cautions: [String], documents: [String],
    templateFlaw: @escaping TemplateFlaw
  ) {
    self.kinds = kinds
    self.outputs = outputs
    self.otherOutputs = otherOutputs
    self.sorts = sorts
    self.units = units
    self.templateFlaw = templateFlaw
    builtInFormats = outputs + documents
    matching = [
      SourceOption("caution", .choice(cautions), "how certain a merge must be")
    ]
  }

  /// Returns the keys of `[defaults]`.
  ///
  /// - Parameter formats: The names of the formats that programs write.
  func defaults(formats: [String]) -> [SourceOption] {
    [
      SourceOption("output", .choice(outputs + formats), "the output format"),
      SourceOption("limit", .integer(0...1_000_000), "the maximum number of results; 0 is all"),
      SourceOption("sort", .choice(sorts), "the order of lists"),
      SourceOption("search_sort", .choice(sorts), "the order of what is searched for"),
      SourceOption("units", .choice(units), "the units of amounts"),
      SourceOption("template", .text, "the name of the template of lists"),
      SourceOption("color", .choice(["auto", "always", "never"]), "when to use colour"),
    ]
  }

  /// The key with the kind of a source.
  var kindOption: SourceOption {
    SourceOption(
      "kind", .choice(kinds.map(\.kind)), "the kind of source", isRequired: true)
  }

  /// The keys whose values must never be printed.
  var secretNames: [String] {
    kinds.flatMap(\.options).filter(\.isSecret).map(\.name)
  }
}
