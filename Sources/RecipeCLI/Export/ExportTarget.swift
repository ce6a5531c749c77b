import ArgumentParsing
import RecipeCore
import RecipeFormatting
import RecipeSearch
import Text

/// The destination of an export.
enum ExportTarget: Equatable {
  case standardOutput
  case file(String)
  case folder(String)

  /// The name of the option with the path.
  static let option = "output"

  /// Returns the format that `--format` or `--output` names, or `nil` if the latter is a path:
  /// `--output json` is a format, as with the other commands, unless `--format` names one.
  static func namedFormat(_ context: CommandContext) throws(CommandFailure) -> String? {
    if let format = context.arguments.value("format") { return format }
    guard let text = context.arguments.value(option) else { return nil }
    let isBuiltIn = ExportFormats(context.catalogs.formatters).names.contains(text)
    if isBuiltIn { return text }
    return try ProgramFormats(context: context).format(named: text)?.name
  }

  /// Resolves `--output`: a folder ends with a slash or exists as one.
  init(_ context: CommandContext) throws(CommandFailure) {
    let named = try Self.namedFormat(context)
    let isFormat = context.arguments.value("format") == nil && named != nil
    guard let path = context.arguments.value(Self.option), path != "-", !isFormat else {
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

  /// True if the target receives a file for each recipe.
  var isFolder: Bool {
    if case .folder = self { true } else { false }
  }

  /// Returns the default format.
  ///
  /// - Throws: An error if the file's extension belongs to no format.
  func usualFormat(_ context: CommandContext) throws(CommandFailure) -> String {
    guard case .file(let path) = self else { return JSONFormatter.name }
    let formats = ExportFormats(context.catalogs.formatters)
    if let name = formats.name(forEndingOf: path) { return name }
    if let plugin = try ProgramFormats(context: context).format(forEndingOf: path) {
      return plugin.name
    }
    let name = path.split(separator: "/").last ?? ""
    guard !name.dropFirst().contains(".") else {
      throw CommandFailure(
        "no format has the extension of '\(name)'",
        help: "name one with --format; 'recipes formats' lists them")
    }
    return JSONFormatter.name
  }

  /// Writes a result to the target.
  func write(
    _ result: QueryResult, by plan: ExportPlan, _ context: CommandContext
  ) throws(CommandFailure) {
    switch self {
    case .standardOutput: try plan.write(result, to: context)
    case .file(let path): try Self.write(result, by: plan, to: path, context)
    case .folder(let path): try Self.write(plan.files(of: result), below: path, context)
    }
  }

  private static func write(
    _ result: QueryResult, by plan: ExportPlan, to path: String, _ context: CommandContext
  ) throws(CommandFailure) {
    // A misspelt search must not destroy an earlier export.
    if result.recipes.isEmpty, isFile(path, context) {
      return context.remark("\(path) was not changed")
    }
    let write = try plan.prepared(result)
    // The drafts of exports that were interrupted.
    context.world.files.removeDrafts(in: path.parentFolder)
    do throws(FileError) {
      try context.world.files.writeAtomically(to: path) { append throws(FileError) in
        var buffer = OutputBuffer { piece in
          do throws(FileError) {
            try append(piece)
            return .written
          } catch {
            return .failed(error)
          }
        }
        write(&buffer)
        buffer.flush()
      }
    } catch {
      throw CommandFailure(error)
    }
    let count = result.recipes.count
    context.remark("wrote \(count.counted("recipe")) to \(path)")
  }

  private static func isFile(_ path: String, _ context: CommandContext) -> Bool {
    (try? context.world.files.status(of: path))?.kind == .file
  }

  private static func write(
    _ files: ElementStream<RecipeFile>, below folder: String, _ context: CommandContext
  ) throws(CommandFailure) {
    let target = ExportFolder(path: folder, files: context.world.files) {
      context.remark("another program writes to \(folder); waiting for it")
    }
    do {
      try target.write(files)
    } catch {
      throw CommandFailure(error)
    }
    context.remark("wrote \(files.count.counted("file")) to \(folder)")
  }
}
