import ArgumentParsing
import RecipeCore
import RecipeFormatting

/// Where an export goes.
enum ExportTarget: Equatable {
  case standardOutput
  case file(String)
  case folder(String)

  /// Understands `--output`: a folder ends in a slash or is one already.
  init(_ context: CommandContext) throws(CommandFailure) {
    guard let path = context.arguments.value("output"), path != "-" else {
      self = .standardOutput
      return
    }
    let absolute = context.absolutePath(path)
    let status: FileStatus?
    do {
      status = try context.world.files.status(of: absolute)
    } catch {
      throw CommandFailure(error)
    }
    let isFolder = path.hasSuffix("/") || status?.kind == .folder
    self = isFolder ? .folder(Self.withoutSlash(absolute)) : .file(absolute)
  }

  private static func withoutSlash(_ path: String) -> String {
    var path = path
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// The format when none is asked for.
  var usualFormat: String {
    switch self {
    case .standardOutput, .folder: return "json"
    case .file(let path):
      let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
      if ending == "md" { return "markdown" }
      return FormatterCatalog.names.contains(ending) ? ending : "json"
    }
  }

  /// Refuses what cannot go there: a folder gets whole recipes, a file for each.
  func check(_ plan: OutputPlan) throws(CommandFailure) {
    guard case .folder = self else { return }
    let help = "name a file instead, such as all.\(plan.format)"
    guard RecipeFile.Format(rawValue: plan.format) != nil else {
      throw CommandFailure(
        "a folder gets a file for each recipe, as json or markdown, not as \(plan.format)",
        help: help)
    }
    guard plan.fields.isEmpty else {
      throw CommandFailure(
        "a folder gets whole recipes, a file for each: '--fields' cannot choose there", help: help)
    }
  }

  /// Writes a result there.
  func write(
    _ result: QueryResult, by plan: OutputPlan, _ context: CommandContext
  ) throws(CommandFailure) {
    do {
      switch self {
      case .standardOutput: plan.write(.recipes(result), to: context)
      case .file(let path): try Self.write(result, by: plan, to: path, context)
      case .folder(let path): try Self.write(result, as: plan.format, below: path, context)
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func write(
    _ result: QueryResult, by plan: OutputPlan, to path: String, _ context: CommandContext
  ) throws(FileError) {
    var bytes: [UInt8] = []
    var buffer = OutputBuffer { piece in
      bytes += piece
      return true
    }
    plan.write(.recipes(result), to: &buffer)
    buffer.flush()
    try context.world.files.writeAtomically(bytes, to: path)
    context.remark("wrote \(result.recipes.count) recipes to \(path)")
  }

  private static func write(
    _ result: QueryResult, as format: String, below folder: String, _ context: CommandContext
  ) throws(FileError) {
    guard let format = RecipeFile.Format(rawValue: format) else { return }
    try context.world.files.createFolder(folder.isEmpty ? "/" : folder)
    let files = context.world.files
    try files.whileLocked(folder.isEmpty ? "/" : folder) {
      context.remark("another program writes to \(folder); waiting for it")
    } _: { () throws(FileError) in
      files.removeDrafts(in: folder)
      var names: [String] = []
      for recipe in result.recipes {
        let file = RecipeFile(recipe: recipe, format: format)
        try files.place(file.bytes, at: folder + "/" + file.name, replaces: true)
        names.append(file.name)
      }
      try files.flush(names, in: folder)
    }
    context.remark("wrote \(result.recipes.count) files to \(folder)")
  }
}
