/// Directions divided into parts at lines such as "For the sauce:".
struct DirectionParts {
  /// The steps of a part.
  struct Part: Hashable {
    /// The part's name, or `nil` before the first named part.
    let name: String?
    /// The steps.
    var steps: [String] = []
  }

  /// The parts, in order.
  private(set) var parts: [Part] = []

  /// Divides directions; a name without a step after it is a step.
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

  /// Returns the part's name in a line that `appendPart` would write for it.
  private static func partName(_ step: String) -> String? {
    guard let name = IngredientHeading.heading(in: step), name + ":" == step else { return nil }
    return name
  }
}

extension [String] {
  /// Appends the steps of a part, after a line `name:`.
  ///
  /// - Parameters:
  ///   - name: The part's name, if any.
  ///   - addSteps: Appends the steps; the name is omitted if there are none.
  mutating func appendPart(named name: String?, _ addSteps: (inout [String]) -> Void) {
    let name = name.map { IngredientHeading.name(of: $0.cleaned(.line)) } ?? ""
    guard !name.isEmpty else { return addSteps(&self) }
    append(name + ":")
    let start = count
    addSteps(&self)
    if count == start { removeLast() }
  }
}
