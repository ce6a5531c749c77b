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
