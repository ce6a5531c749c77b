import ArgumentParsing

/// A small program that has one of everything.
enum SampleTree {
  static let format = ValueSpecification(
    "FORMAT", .choice(["table", "json", "csv"]), pathOption: "--file")

  static let root = CommandSpecification(
    "kitchen", "cook things",
    examples: [CommandExample("kitchen list", "everything there is")],
    options: [
      .flag("quiet", short: "q", "say less", section: "Global options"),
      .flag("verbose", short: "v", "say more", section: "Global options"),
      .value(
        "config", ValueSpecification("FILE", completion: .files), "settings",
        section: "Global options"),
      .value(
        "source", ValueSpecification("NAME", completion: .output(of: ["__words", "sources"])),
        "only this one", isRepeatable: true, section: "Global options"),
    ],
    subcommands: [
      CommandSpecification("list", "everything there is", options: results),
      CommandSpecification(
        "search", "what fits",
        examples: [CommandExample("kitchen search leek -onion", "leek without onion")],
        arguments: [ArgumentSpecification(ValueSpecification("QUERY"), "words", isRepeated: true)],
        options: results, allowsDashWords: true),
      CommandSpecification(
        "show", "one of them",
        arguments: [
          ArgumentSpecification(
            ValueSpecification("ID", completion: .outputOrFiles(of: ["__words", "sources"])),
            "its id")
        ]),
      CommandSpecification(
        "config", "the settings", options: [.flag("exact", "as written")],
        ownOptions: [.flag("all", "also those not set")],
        subcommands: [
          CommandSpecification("check", "look for mistakes"),
          CommandSpecification("path", "where they are"),
        ]),
      CommandSpecification(
        "shell", "completions",
        arguments: [
          ArgumentSpecification(ValueSpecification("SHELL", .choice(["bash", "zsh"])), "which")
        ]),
      CommandSpecification("__words", "for completions", isHidden: true),
    ])

  private static let results: [OptionSpecification] = [
    .value("format", or: "output", short: "o", format, "the format", section: "Result options"),
    .value("limit", short: "n", ValueSpecification("N", .count), "how many"),
    .value("template", ValueSpecification("TEXT"), "a line each"),
  ]
}
