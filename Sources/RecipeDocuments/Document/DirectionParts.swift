/// Directions divided at the lines that name a part of the recipe, such as "For the sauce:".
struct DirectionParts {
  /// Steps under one name, or before the first.
  struct Part: Hashable {
    /// The part's name; `nil` before the first.
    let name: String?
    /// Its steps.
    var steps: [String] = []
  }

  /// The parts, in order.
  private(set) var parts: [Part] = []

  /// Divides directions; a line that no step follows is a step.
  init(_ directions: [String]) {
    for (index, step) in directions.enumerated() {
      let next = directions.indices.contains(index + 1) ? directions[index + 1] : nil
      if let name = Self.partName(step), let next, Self.partName(next) == nil {
        parts.append(Part(name: name))
      } else {
        if parts.isEmpty { parts.append(Part(name: nil)) }
        parts[parts.count - 1].steps.append(step)
      }
    }
  }

  /// The name when `appendPart` makes the line of it again.
  private static func partName(_ step: String) -> String? {
    guard let name = IngredientHeading.heading(in: step), name + ":" == step else { return nil }
    return name
  }
}

extension [String] {
  /// Adds the steps of a part of a recipe below a line `name:`, as the parts of Markdown have one.
  ///
  /// - Parameters:
  ///   - name: The part's name; without one its steps just follow.
  ///   - addSteps: Adds the steps; when it adds none, the line is left out.
  mutating func appendPart(named name: String?, _ addSteps: (inout [String]) -> Void) {
    let name = name.map { IngredientHeading.name(of: $0.cleaned(.line)) } ?? ""
    guard !name.isEmpty else { return addSteps(&self) }
    append(name + ":")
    let start = count
    addSteps(&self)
    if count == start { removeLast() }
  }
}
