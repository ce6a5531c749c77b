import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Directions that no heading names")
struct BodyMethodTests {
  private static let frontMatter = "---\ntitle: Waffles\ningredients:\n  - 2 eggs\n"

  @Test("the prose below ingredients in front matter is the directions")
  func prose() throws {
    let recipe = try MarkdownSample.recipe(
      Self.frontMatter + "---\nBeat the eggs.\n\nBake them.\n\n## Tipy\n\nEat warm.\n")
    #expect(recipe.directions == ["Beat the eggs.", "Bake them."])
    #expect(recipe.notes == ["Eat warm."])
    #expect(recipe.description == nil)
  }

  @Test("above a list of steps the prose is the description")
  func list() throws {
    let recipe = try MarkdownSample.recipe(
      Self.frontMatter + "---\nCrisp and light.\n\n1. Beat the eggs.\n2. Bake them.\n")
    #expect(recipe.directions == ["Beat the eggs.", "Bake them."])
    #expect(recipe.description == "Crisp and light.")
  }

  @Test("the prose is the description if front matter has the directions, too")
  func both() throws {
    let recipe = try MarkdownSample.recipe(
      Self.frontMatter + "directions:\n  - Bake.\n---\nCrisp and light.\n\n## Notes\n\nEat warm.\n")
    #expect(recipe.directions == ["Bake."])
    #expect(recipe.description == "Crisp and light.")
    #expect(recipe.notes == ["Eat warm."])
  }

  @Test("sentences below an unknown heading after the ingredients are steps, not ingredients")
  func unknownHeading() throws {
    let recipe = try MarkdownSample.recipe(
      "# T\n\n## Ingredients\n- 2 eggs\n\n## Off we go\n- Beat the eggs well.\n- Bake them until brown.\n"
    )
    #expect(recipe.ingredients == ["2 eggs"])
    #expect(recipe.ingredientGroups.isEmpty)
    #expect(recipe.directions == ["Beat the eggs well.", "Bake them until brown."])
  }

  @Test("a bold label is a part of its step, and its marks are not shown")
  func boldLabel() throws {
    let steps = #"["**Prep:** Cut the leeks.", "Fry them.", "**Finish:** Serve."]"#
    let recipe = try MarkdownSample.recipe(Self.frontMatter + "steps: \(steps)\n---\n")
    #expect(recipe.directions == ["Prep: Cut the leeks.", "Fry them.", "Finish: Serve."])
    #expect(recipe.directionGroups.isEmpty)
  }

  @Test("headings in a text of ingredients are names of groups")
  func headingsOfText() throws {
    let recipe = try MarkdownSample.recipe(
      "---\ntitle: T\ningredients: |\n  # Dough\n  flour -- 200 g\n\n  # Top:\n  2 leeks\n---\nBake it.\n"
    )
    #expect(recipe.ingredients == ["flour -- 200 g", "2 leeks"])
    #expect(recipe.ingredientGroups.map(\.name) == ["Dough", "Top"])
  }
}
