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
    remarkOnConfiguration()
    return .done
  }

  /// Says why plug-ins that only the configuration names are missing, if it cannot be used.
  private func remarkOnConfiguration() {
    let loader = ConfigurationLoader(context: context)
    guard (try? loader.locate()) != nil else { return }
    do throws(CommandFailure) {
      _ = try loader.check()
    } catch {
      context.remark("plug-ins of the configuration are not listed: \(error.message)")
    }
  }

  private func plugins() throws(CommandFailure) -> [PluginDescription] {
    let search = context.world.programs
    let pluginUses = PluginUses(context)
    let unusable = unusableFiles(pluginUses.missing)
    let found = PluginPurpose.allCases.flatMap { search.all(withPrefix: $0.prefix) }
    let paths = distinct(found + pluginUses.tables.keys.sorted()).sorted {
      (ProgramSearch.name(of: $0), $0) < (ProgramSearch.name(of: $1), $1)
    }
    let present = try paths.map { path throws(CommandFailure) in
      let name = ProgramSearch.name(of: path)
      let uses = pluginUses.uses(of: path)
      let purpose = PluginPurpose(ofProgram: name) ?? uses.first?.purpose ?? .source
      return PluginDescription(
        name: name, kind: purpose.rawValue, path: path, trust: try pluginUses.trust(in: path),
        tables: uses.map(\.table))
    }
    let missing = pluginUses.missing.filter { unusable[$0] == nil }.map { use in
      PluginDescription(
        name: ProgramSearch.name(of: use.program.description), kind: use.purpose.rawValue,
        path: nil, trust: "missing", tables: [use.table])
    }
    return present + obstructed(besides: paths, unusable) + missing
  }

  /// Returns the first path of each file, to which links may lead.
  private func distinct(_ paths: [String]) -> [String] {
    var targets: Set<String> = []
    return paths.filter { targets.insert(realPath($0)).inserted }
  }

  /// Returns the files that are named as plug-ins but never run, which a person may wonder about.
  ///
  /// - Parameters:
  ///   - found: The plug-ins that can be run, which a search finds first.
  ///   - unusable: The files that the configuration names.
  private func obstructed(
    besides found: [String], _ unusable: [PluginUse: String]
  ) -> [PluginDescription] {
    let tables = Dictionary(grouping: unusable.keys) { unusable[$0] ?? "" }
    let targets = Set(found.map(realPath))
    let paths = Set(candidates.filter { !targets.contains(realPath($0)) }).union(tables.keys)
    return paths.sorted().map { path in
      let uses = (tables[path] ?? []).sorted { $0.table < $1.table }
      let purpose = PluginPurpose(ofProgram: ProgramSearch.name(of: path)) ?? uses.first?.purpose
      return PluginDescription(
        name: ProgramSearch.name(of: path), kind: (purpose ?? .source).rawValue, path: path,
        trust: obstacle(to: path, besides: found), tables: uses.map(\.table))
    }
  }

  /// Returns why a file is never run.
  private func obstacle(to path: String, besides found: [String]) -> String {
    guard isFile(path) else { return "a link to nothing" }
    guard context.world.programs.path(of: .path(path)) != nil else {
      return "not executable (chmod u+x)"
    }
    let name = ProgramSearch.name(of: path)
    let first =
      found.first { ProgramSearch.name(of: $0) == name }
      ?? context.world.programs.path(of: .name(name))
    return first.map { "not used: \($0) comes first" } ?? "not used"
  }

  private func realPath(_ path: String) -> String {
    (try? context.world.files.realPath(of: path)) ?? path
  }

  /// The files and links to nothing that have the names of plug-ins, in the folders of a search and among what
  /// is trusted.
  private var candidates: [String] {
    let trusted = ((try? PluginArgument(context: context).store.entries()) ?? []).map(\.path)
      .filter { PluginPurpose(ofProgram: ProgramSearch.name(of: $0)) != nil && isFile($0) }
    return inFolders + trusted
  }

  private var inFolders: [String] {
    let files = context.world.files
    return context.world.programs.folders.flatMap { folder in
      ((try? files.entries(of: folder)) ?? []).filter { PluginPurpose(ofProgram: $0.name) != nil }
        .map { (path: folder + "/" + $0.name, isLink: $0.kind == .symbolicLink) }
    }.filter { isFile($0.path) || $0.isLink && (try? files.status(of: $0.path)) == .some(nil) }
      .map(\.path)
  }

  /// Returns the files that the configuration names and that cannot be run.
  private func unusableFiles(_ uses: [PluginUse]) -> [PluginUse: String] {
    let folders = context.world.programs.folders
    let found = uses.compactMap { use -> (PluginUse, String)? in
      let paths =
        switch use.program {
        case .path(let path): [path]
        case .name(let name): folders.map { $0 + "/" + name }
        }
      return paths.first(where: isPlainFile).map { (use, $0) }
    }
    return Dictionary(found) { first, _ in first }
  }

  private func isPlainFile(_ path: String) -> Bool {
    isFile(path) && context.world.programs.path(of: .path(path)) == nil
  }

  private func isFile(_ path: String) -> Bool {
    ((try? context.world.files.status(of: path)) ?? nil)?.kind == .file
  }
}
