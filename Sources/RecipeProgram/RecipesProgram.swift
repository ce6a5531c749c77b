import RecipeCLI
public import RecipeCore
public import RecipeFormatting
import RecipeSystem

/// The program `recipes`, with kinds of source and output formats beside its own.
///
/// ```swift
/// @main
/// enum MyRecipes {
///   static func main() {
///     RecipesProgram(sources: [MySourcePlugin.self], formatters: [MyFormatter.self]).run()
///   }
/// }
/// ```
///
/// Of two kinds or two formats with one name, that of `recipes` counts. Sources that ask a network
/// need the program `recipes-http` beside the running one or on `PATH`.
public struct RecipesProgram: Sendable {
  private let catalogs: Catalogs

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - sources: The kinds of source that it knows beside the built-in ones.
  ///   - formatters: The output formats that it knows beside the built-in ones.
  public init(
    sources: [any RecipeSourcePlugin.Type] = [], formatters: [any ResultFormatter.Type] = []
  ) {
    catalogs = .builtIn.adding(sources: sources, formatters: formatters)
  }

  /// Runs the command of this process's arguments and ends the process with its status.
  ///
  /// Commands that wait for no source are over before another thread is started. The process ends
  /// while the result is still held, as freeing a hundred thousand recipes takes longer than most
  /// commands do.
  public func run() -> Never {
    Signals.install()
    ProcessLimits.explainExhaustion()
    ProcessMemory.growInLargePieces()
    let process = ProcessContext.current()
    let network = HelperHTTPTransport(process)
    switch Program(world: .live(process, network), catalogs: catalogs).start() {
    case .ended(let status):
      ProcessEnd.now(status.rawValue)
    case .waiting(let command):
      if case .tooLittle(let message) = ProcessLimits.room(for: 1) {
        _ = StandardError(variables: [:]).write(Array("recipes: \(message)\n".utf8))
        ProcessEnd.now(ExitStatus.usage.rawValue)
      }
      ProcessEnd.after {
        let status = await command.finish().rawValue
        network.end()
        return status
      }
    }
  }
}
