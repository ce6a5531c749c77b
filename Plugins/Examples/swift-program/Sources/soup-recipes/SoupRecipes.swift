import RecipeProgram

/// `recipes` with a source and an output format of its own.
@main
enum SoupRecipes {
  static func main() {
    RecipesProgram(sources: [SoupSource.self], formatters: [CardFormatter.self]).run()
  }
}
