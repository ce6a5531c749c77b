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
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
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
    switch self {
    case .standardOutput: try plan.write(.recipes(result), to: context)
    case .file(let path): try Self.write(result, by: plan, to: path, context)
    case .folder(let path): try Self.write(result, as: plan.format, below: path, context)
    }
  }

  private static func write(
    _ result: QueryResult, by plan: OutputPlan, to path: String, _ context: CommandContext
  ) throws(CommandFailure) {
    // A search that is misspelt must not cost an earlier export.
    if result.recipes.isEmpty, isFile(path, context) {
      return context.remark("\(path) is left as it was")
    }
    var bytes: [UInt8] = []
    var buffer = OutputBuffer { piece in
      bytes += piece
      return .written
    }
    plan.write(.recipes(result), to: &buffer)
    buffer.flush()
    do {
      try context.world.files.writeAtomically(bytes, to: path)
    } catch {
      throw CommandFailure(error)
    }
    let count = result.recipes.count
    context.remark("wrote \(count == 1 ? "1 recipe" : "\(count) recipes") to \(path)")
  }

  private static func isFile(_ path: String, _ context: CommandContext) -> Bool {
    (try? context.world.files.status(of: path))?.kind == .file
  }

  private static func write(
    _ result: QueryResult, as format: String, below folder: String, _ context: CommandContext
  ) throws(CommandFailure) {
    guard let format = RecipeFile.Format(rawValue: format) else { return }
    let files = result.recipes.map { RecipeFile(recipe: $0, format: format) }
    let target = ExportFolder(path: folder, files: context.world.files) {
      context.remark("another program writes to \(folder); waiting for it")
    }
    do {
      try target.write(files)
    } catch {
      throw CommandFailure(error)
    }
    context.remark("wrote \(files.count == 1 ? "1 file" : "\(files.count) files") to \(folder)")
  }
}
