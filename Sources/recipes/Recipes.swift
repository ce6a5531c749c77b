import RecipeCLI
import RecipeSystem

/// The program: the only place where the live world is created.
@main
struct Recipes {
  /// Runs a command and ends the process with its status.
  ///
  /// Commands that do not wait for a source end before another thread is started. The process ends
  /// while it still holds the result, since freeing a hundred thousand recipes takes longer than
  /// most commands do.
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
