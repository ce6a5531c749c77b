import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("What stands among steps and is none")
struct StepAsideTests {
  private func recipe(steps: [String], category: String = "Baking") throws -> Recipe {
    var json = #"{"title": "Plum pie", "category": "\#(category)", "#
    json += #""ingredients": ["1 Ei", "2 figs"], "directions": ["#
    json += steps.map { "\"\($0)\"" }.joined(separator: ",") + "]}"
    let outcome = AnyDocumentReader().read(Array(json.utf8), path: "a.json", fields: .all)
    return try #require(outcome.entries.first?.recipe)
  }

  private static let work = ["Wash it.", "Halve the fruit.", "Bake it."]

  @Test(
    "a name of what follows, a tag or the title above the steps is no step",
    arguments: ["Method", "Baking", "Plum pie", "Procedimento", "Sposób przygotowania"])
  func names(name: String) throws {
    let recipe = try recipe(steps: [name] + Self.work)
    #expect(recipe.directions == Self.work)
    #expect(recipe.notes == [])
  }

  @Test(
    "what introduces or announces is a note",
    arguments: [
      "The process is simple and quick.", "La recette est très simple.",
      "El proceso es sencillo.", "Die Zubereitung ist einfach.", "Przygotowanie jest proste.",
      "This is a weeknight dish.", "Das ist schnell gemacht.",
    ])
  func introductions(text: String) throws {
    let recipe = try recipe(steps: [text] + Self.work)
    #expect(recipe.directions == Self.work)
    #expect(recipe.notes == [text])
  }

  @Test(
    "what says how the work is and goes on with the work is a step",
    arguments: [
      "The method is easy: peel the fruit and mash it.",
      "Die Zubereitung ist leicht: alles in die Form geben.", "Receita: é só misturar tudo.",
      "The recipe is baked in a clay pot with a lid.", "The method is quick, mash the fruit.",
    ])
  func work(text: String) throws {
    let recipe = try recipe(steps: [text] + Self.work)
    #expect(recipe.directions == [text] + Self.work)
    #expect(recipe.notes == [])
  }

  @Test(
    "a sentence that announces the dish is a note",
    arguments: [
      "And there it is: our crumble is ready, enjoy!", "Et voilà, vos crumbles sont prêts !",
      "Und fertig ist unser Auflauf, guten Appetit!", "Y ya está: nuestra tarta está lista.",
      "Ed ecco fatto: il dolce è pronto, buon appetito!", "I gotowe! Smacznego!",
      "The cake is ready, enjoy!",
    ])
  func announcements(text: String) throws {
    let recipe = try recipe(steps: Self.work + [text])
    #expect(recipe.directions == Self.work)
    #expect(recipe.notes == [text])
  }

  @Test("a tip between steps is a note, without its label")
  func tips() throws {
    let recipe = try recipe(steps: ["Wash it.", "Tip: keep the peel.", "Bake it."])
    #expect(recipe.directions == ["Wash it.", "Bake it."])
    #expect(recipe.notes == ["keep the peel."])
  }

  @Test(
    "hints below a heading of what to do and not to do are notes",
    arguments: [
      "Do's and don'ts", "Dos and donts", "À faire et à ne pas faire", "Qué hacer y qué no hacer",
      "Co robić, a czego nie robić",
    ])
  func advice(heading: String) throws {
    let recipe = try recipe(
      steps: Self.work + [heading + ":", "Use ripe fruit.", "Never open the oven."])
    #expect(recipe.directions == Self.work)
    #expect(recipe.notes == ["Use ripe fruit.", "Never open the oven."])
  }

  @Test(
    "work stays work",
    arguments: [
      ["Das Ei trennen.", "Schlagen.", "Backen."], ["Das Wasser aufkochen.", "Salzen.", "Ziehen."],
      ["Bake", "Wash it.", "Serve it."], ["Baking", "Resting"], ["Mix", "Bake", "Cool"],
      ["Wash it.", "Bake it.", "Voilà, sprinkle with sugar."],
      ["Wash it.", "Bake it.", "The sauce is ready."],
      ["Wash it.", "Bake it.", "Cook until the rice is ready."],
      ["Wash it.", "Note: stir often.", "Bake it."],
      ["Het ei splitsen.", "Kloppen.", "Bakken."],
      ["Process the nuts until fine.", "Wash it.", "Bake it."],
      ["Wash it.", "Tip: Roll out the dough and bake it for 20 minutes.", "Serve it."],
      ["Recheio do bolo e cobertura no bolo:", "Misture.", "Cubra."],
    ])
  func work(steps: [String]) throws {
    let recipe = try recipe(steps: steps)
    #expect(recipe.directions == steps)
    #expect(recipe.notes == [])
  }

  @Test("a setting for machines is a part of the step above it")
  func settings() throws {
    let recipe = try recipe(steps: ["Boil it.", "timer: 600", "Serve it.", "Salt: to taste."])
    #expect(recipe.directions == ["Boil it. (timer: 600)", "Serve it.", "Salt: to taste."])
    let several = try self.recipe(
      steps: ["Stir it.", "speed: 3", "time: 40", "temp: 90", "Serve it."])
    #expect(several.directions == ["Stir it. (speed: 3, time: 40, temp: 90)", "Serve it."])
  }
}
