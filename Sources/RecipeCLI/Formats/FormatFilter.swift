import PluginKit
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeStorage
import Text

/// A program that turns recipes as NDJSON into a format of its own.
struct FormatFilter: Sendable {
  private let settings: FormatSettings
  private let start: ProgramLaunch
  private let processes: any ProcessLauncher

  /// The name of the format.
  var name: String { settings.name }

  /// True if its output is passed on before it has ended.
  var isStreaming: Bool { settings.isStreaming }

  /// Finds the program of a format, and checks that it may run.
  init(_ plugin: FormatPlugin, _ context: CommandContext) throws(CommandFailure) {
    let world = context.world
    settings = plugin.settings
    let file = try plugin.file(context)
    let folder = StateFolder(world: world).path(ofFormat: plugin.name)
    do throws(FileError) {
      try world.files.createFolder(folder)
    } catch {
      throw CommandFailure(error)
    }
    start = ProgramLaunch(
      [file.path] + settings.arguments,
      variables: PluginSurroundings.variables(of: world.variables), folder: folder,
      stamp: file.stamp)
    processes = world.processes
  }

  /// Returns the output of the program for a result.
  ///
  /// - Parameter write: Writes the result as NDJSON.
  func output(_ write: (inout OutputBuffer) -> Void) throws(CommandFailure) -> [UInt8] {
    let received = Received()
    try run(write) { piece in
      received.bytes += piece
      return true
    }
    return received.bytes
  }

  /// Passes on what the program makes of a result, as it comes.
  ///
  /// - Parameters:
  ///   - write: Writes the result as NDJSON.
  ///   - output: Receives the pieces; returns false if no more is wanted.
  func run(
    _ write: (inout OutputBuffer) -> Void, output: @escaping ([UInt8]) -> Bool
  ) throws(CommandFailure) {
    let received = Received()
    let limit = settings.maximumByteCount
    let result: ProcessResult
    do throws(ProcessFailure) {
      result = try processes.filter(start, timeout: settings.timeout) { feed in
        var buffer = OutputBuffer { piece in
          received.hasInput = received.hasInput || !piece.isEmpty
          feed(piece)
          return .written
        }
        write(&buffer)
        buffer.flush()
      } output: { piece in
        received.count += piece.count
        guard received.count <= limit else { return false }
        received.isWanted = output(piece)
        return received.isWanted
      }
    } catch {
      throw CommandFailure(error.message, help: error.help ?? help("timeout", "takes that long"))
    }
    guard received.count <= limit else {
      throw CommandFailure(
        "\(settings.program) wrote more than \(limit) bytes and was stopped",
        help: help("max_bytes", "writes that much"))
    }
    guard result.status != 0 || received.count > 0 || !received.hasInput else {
      throw CommandFailure(
        "\(settings.program) wrote nothing", help: "a format writes something for every recipe")
    }
    guard received.isWanted else { return }
    try check(result)
  }

  /// Rejects the output of a program that failed, or that has not read every recipe.
  private func check(_ result: ProcessResult) throws(CommandFailure) {
    guard result.status != 0 else {
      guard result.isInputLeft else { return }
      throw CommandFailure(
        "\(settings.program) ended before it had read every recipe",
        help:
          "its output may be incomplete; a format must read its input to the end, and drop what it does "
          + "not need: 'cat > /dev/null' in a shell")
    }
    let lines = String(decoding: result.errors, as: UTF8.self).split { $0.isNewline }
    throw CommandFailure(
      "\(settings.program) \(result.ending)",
      details: lines.suffix(3).map { "  " + $0.prefix(500) })
  }

  private func help(_ option: String, _ reason: String) -> String {
    "raise \(option) in [formats.\(settings.name)] if it \(reason)"
  }

  /// The output of a program so far.
  private final class Received {
    var bytes: [UInt8] = []
    var count = 0
    var isWanted = true
    var hasInput = false
  }
}
