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
    var users: [String: [String]] = [:]
    var missing: [PluginDescription] = []
    var purposes: [String: PluginPurpose] = [:]
    for use in PluginUse.all(in: context) {
      if let path = search.path(of: use.program) {
        users[path, default: []].append(use.table)
        purposes[path] = use.purpose
      } else {
        missing.append(
          PluginDescription(
            name: ProgramSearch.name(of: use.program.description), kind: use.purpose.rawValue,
            path: nil,
            trust: "missing", tables: [use.table]))
      }
    }
    let found = PluginPurpose.allCases.flatMap { search.all(withPrefix: $0.prefix) }
    let paths = Set(found).union(users.keys).sorted {
      (ProgramSearch.name(of: $0), $0) < (ProgramSearch.name(of: $1), $1)
    }
    let present = try paths.map { path throws(CommandFailure) in
      let name = ProgramSearch.name(of: path)
      let purpose = PluginPurpose(ofProgram: name) ?? purposes[path] ?? .source
      return PluginDescription(
        name: name, kind: purpose.rawValue, path: path,
        trust: try trust(in: path), tables: users[path] ?? [])
    }
    return present + missing
  }

  private func trust(in path: String) throws(CommandFailure) -> String {
    switch try PluginArgument(context: context).file(at: path).standing {
    case .trusted: "trusted"
    case .unknown: "not trusted"
    case .changed: "changed since it was trusted"
    case .writableByOthers: "writable by others"
    }
  }
}
