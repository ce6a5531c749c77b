import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeStorage
import Text

/// A program that turns recipes as NDJSON into a format of its own.
struct FormatFilter: Sendable {
  private let name: String
  private let start: ProgramLaunch
  private let processes: any ProcessLauncher

  /// Finds the program of a format, and checks that it may run.
  init(_ plugin: FormatPlugin, _ context: CommandContext) throws(CommandFailure) {
    let world = context.world
    let search = world.programs
    guard let path = search.path(of: plugin.program) else {
      throw CommandFailure(
        "there is no program \(plugin.program) for the format \(plugin.name)",
        help: "check formats.\(plugin.name).command in recipes.toml")
    }
    try Self.check(plugin, path, context)
    let folder = StateFolder(world: world).path(of: "format-" + plugin.name)
    do throws(FileError) {
      try world.files.createFolder(folder)
    } catch {
      throw CommandFailure(error)
    }
    name = plugin.program.description
    start = ProgramLaunch(
      [path], variables: PluginSurroundings.variables(of: world.variables), folder: folder)
    processes = world.processes
  }

  private static func check(
    _ plugin: FormatPlugin, _ path: String, _ context: CommandContext
  ) throws(CommandFailure) {
    if plugin.isConfigured {
      let trust = CommandTrust(
        context: context,
        configuration: try ConfigurationLoader(context: context).check().configuration)
      try trust.checkConfiguration(running: "formats.\(plugin.name).command")
      return try trust.check(plugin.program)
    }
    let file = try PluginArgument(context: context).file(at: path)
    switch file.standing {
    case .trusted: return
    case .writableByOthers: throw .writableByOthers(file.path)
    case .changed, .unknown:
      let state = file.standing == .changed ? "has changed since it was trusted" : "is not trusted"
      throw CommandFailure(
        "the plug-in of the format \(plugin.name), \(path), \(state)",
        help: "look at it, then run: recipes plugin add \(path.shellWord)")
    }
  }

  /// Returns what the program makes of a result.
  ///
  /// - Parameter write: Writes the result as NDJSON.
  func output(_ write: (inout OutputBuffer) -> Void) throws(CommandFailure) -> [UInt8] {
    let received = Received()
    let result: ProcessResult
    do throws(ProcessFailure) {
      result = try processes.filter(start) { feed in
        var buffer = OutputBuffer { piece in
          feed(piece)
          return .written
        }
        write(&buffer)
        buffer.flush()
      } output: { piece in
        received.bytes += piece
        return true
      }
    } catch {
      throw CommandFailure(error.message)
    }
    guard result.status == 0 else {
      let lines = String(decoding: result.errors, as: UTF8.self).split { $0.isNewline }
      throw CommandFailure(
        "\(name) ended with status \(result.status)",
        details: lines.suffix(3).map { "  " + $0.prefix(500) })
    }
    return received.bytes
  }

  /// The output of a program so far.
  private final class Received {
    var bytes: [UInt8] = []
  }
}
