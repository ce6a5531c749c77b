import ArgumentParsing
import RecipeCore
import RecipeFormatting
import RecipeStorage

/// `recipes plugin list`: the plug-ins that are there or named, none of which is run.
struct PluginListing {
  /// The context of the command.
  let context: CommandContext

  /// Prints the list.
  func run() throws(CommandFailure) -> ExitStatus {
    let document = ResultDocument.plugins(try plugins())
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(document.fields) }
    let plan = try OutputPlan(options, known: document.fields.map(\.name), context: context)
    try plan.write(document, to: context)
    if document.rows.isEmpty {
      context.remark("there are no plug-ins; 'recipes plugin new python NAME' writes one")
    }
    return .done
  }

  private func plugins() throws(CommandFailure) -> [PluginDescription] {
    let search = context.world.programs
    let standing = PluginStanding(context)
    let found = PluginPurpose.allCases.flatMap { search.all(withPrefix: $0.prefix) }
    let paths = Set(found).union(standing.tables.keys).sorted {
      (ProgramSearch.name(of: $0), $0) < (ProgramSearch.name(of: $1), $1)
    }
    let present = try paths.map { path throws(CommandFailure) in
      let name = ProgramSearch.name(of: path)
      let uses = standing.tables[path] ?? []
      let purpose = PluginPurpose(ofProgram: name) ?? uses.first?.purpose ?? .source
      return PluginDescription(
        name: name, kind: purpose.rawValue, path: path, trust: try standing.trust(in: path),
        tables: uses.map(\.table))
    }
    let missing = standing.missing.map { use in
      PluginDescription(
        name: ProgramSearch.name(of: use.program.description), kind: use.purpose.rawValue,
        path: nil, trust: "missing", tables: [use.table])
    }
    return present + missing
  }
}
