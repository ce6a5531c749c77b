import JSONSyntax

/// Directions as `recipeInstructions`: HowToStep, and HowToSection for parts.
enum SchemaOrgDirections {
  /// Writes the member, if there are steps.
  static func write(_ directions: [String], to json: inout JSONWriter) {
    guard !directions.isEmpty else { return }
    json.name(SchemaOrgMember.instructions.names[0])
    json.beginArray()
    for part in DirectionParts(directions).parts { write(part, to: &json) }
    json.endArray()
  }

  private static func write(_ part: DirectionParts.Part, to json: inout JSONWriter) {
    guard let name = part.name else { return writeSteps(part.steps, to: &json) }
    json.writeNode("HowToSection") { json in
      json.member("name", name)
      json.name("itemListElement")
      json.beginArray()
      writeSteps(part.steps, to: &json)
      json.endArray()
    }
  }

  private static func writeSteps(_ steps: [String], to json: inout JSONWriter) {
    for step in steps { json.writeNode("HowToStep") { $0.member("text", step) } }
  }
}
