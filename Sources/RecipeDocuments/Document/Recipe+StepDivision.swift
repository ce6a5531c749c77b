import RecipeCore

extension Recipe {
  /// Divides steps that are one text, and removes the numbers in front of steps.
  ///
  /// - Parameter keepsNumbers: True if steps that are separate in the document keep their numbers.
  mutating func divideSteps(keepsNumbers: Bool) {
    if directionGroups.isEmpty {
      if directions.count == 1 { directions = LostLineEnds.lines(of: directions[0]) }
      if directions.first?.utf8.first == UInt8(ascii: "1") {
        let divided = StepNumbers.divided(directions.joined(separator: "\n"))
        if divided.count > directions.count { directions = divided }
      }
    }
    guard !keepsNumbers, directions.contains(where: { $0.utf8.first == UInt8(ascii: "1") }) else {
      return
    }
    directions = CountedSteps.withoutNumbers(StepNumbers.removed(from: directions))
  }
}
