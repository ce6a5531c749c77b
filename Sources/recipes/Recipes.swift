import RecipeCLI
import RecipeSystem

/// The process: the only place where the world outside becomes live.
@main
struct Recipes {
  /// Runs one command and ends the process with its status.
  ///
  /// Commands that wait for no source are over before any thread is started. The process ends
  /// while the result is still held, as freeing every recipe first would take longer than some
  /// commands do.
  static func main() async {
    Signals.install()
    switch Program(world: .live).start() {
    case .ended(let status):
      ProcessEnd.exit(status.rawValue)
    case .waiting(let command):
      let status = await command.finish()
      withExtendedLifetime(command) { ProcessEnd.exit(status.rawValue) }
    }
  }
}
