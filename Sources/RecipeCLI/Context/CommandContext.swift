import ArgumentParsing
import RecipeCore
import RecipeFormatting
import Synchronization

/// What every command is given: the world, what was typed, and the global options.
struct CommandContext: Sendable {
  /// Everything outside the program.
  let world: World
  /// What was typed.
  let arguments: ParsedArguments
  /// The options that every command takes.
  let options: GlobalOptions
  /// Keeps what would take long to tear down until the process has ended.
  let attic: Attic
  /// What the command began and does not wait for.
  let unfinished: UnfinishedWork

  /// An absolute path for one given on the command line; a leading `~` is the home folder.
  ///
  /// An empty path stays empty, and so names nothing.
  func absolutePath(_ path: String) -> String {
    if path.isEmpty || path.hasPrefix("/") { return path }
    if path == "~" || path.hasPrefix("~/"), let home = world.homeFolder {
      return home + path.dropFirst()
    }
    return world.currentFolder + (world.currentFolder.hasSuffix("/") ? "" : "/") + path
  }

  /// The folder that the file of an absolute path is in.
  static func folder(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = parts.joined(separator: "/")
    return folder.isEmpty ? "/" : folder
  }

  /// Writes to standard output through a buffer.
  ///
  /// - Throws: That it cannot be written; a reader who has gone is no failure.
  func write(_ body: (inout OutputBuffer) -> Void) throws(CommandFailure) {
    let stream = world.output
    var buffer = OutputBuffer { bytes in stream.write(bytes) }
    body(&buffer)
    buffer.flush()
    if let failure = CommandFailure(buffer.outcome) { throw failure }
  }

  /// Writes a text to standard output.
  ///
  /// - Throws: That it cannot be written; a reader who has gone is no failure.
  func print(_ text: String) throws(CommandFailure) {
    try world.print(text)
  }
}

/// Holds values until the process ends, so that a hundred thousand recipes are not freed one by
/// one at the end of a run that is over anyway.
final class Attic: Sendable {
  private let kept = Mutex<[any Sendable]>([])

  /// Holds a value.
  func keep(_ value: any Sendable) {
    kept.withLock { $0.append(value) }
  }
}
