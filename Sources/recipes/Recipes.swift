import RecipeProgram

/// The process.
@main
struct Recipes {
  /// Runs a command and ends the process with its status.
  static func main() {
    RecipesProgram().run()
  }
}
