import JSONSyntax
import RecipeCore

/// Directions as `recipeInstructions`: HowToStep, and HowToSection for parts.
enum SchemaOrgDirections {
  /// Writes the member, if there are steps.
  static func write(_ recipe: Recipe, to json: inout JSONWriter) {
    guard !recipe.directions.isEmpty else { return }
    json.name(SchemaOrgMember.instructions.names[0])
    json.beginArray()
    for section in recipe.directionSections { write(section, to: &json) }
    json.endArray()
  }

  private static func write(_ section: RecipeSection, to json: inout JSONWriter) {
    guard let name = section.name else { return writeSteps(section.lines, to: &json) }
    json.writeNode("HowToSection") { json in
      json.member("name", name)
      json.name("itemListElement")
      json.beginArray()
      writeSteps(section.lines, to: &json)
      json.endArray()
    }
  }

  private static func writeSteps(_ steps: [String], to json: inout JSONWriter) {
    for step in steps { json.writeNode("HowToStep") { $0.member("text", step) } }
  }
}
