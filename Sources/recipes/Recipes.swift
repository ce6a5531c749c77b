import RecipeCLI
import RecipeSystem

/// The process: the only place where the world outside becomes live.
@main
struct Recipes {
  /// Runs one command and ends the process with its status.
  ///
  /// Commands that wait for no source are over before another thread is started. The process ends
  /// while the result is still held, as freeing a hundred thousand recipes takes longer than most
  /// commands do.
  static func main() {
    Signals.install()
    ProcessMemory.growInLargePieces()
    switch Program(world: .live).start() {
    case .ended(let status):
      ProcessEnd.now(status.rawValue)
    case .waiting(let command):
      ProcessEnd.after { await command.finish().rawValue }
    }
  }
}
