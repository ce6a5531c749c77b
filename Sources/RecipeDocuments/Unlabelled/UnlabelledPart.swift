/// A part of a recipe without labels: some foods, and what to do with them.
struct UnlabelledPart {
  /// The name above the part, or an empty text.
  var name = ""
  /// The lines of its foods, and of the names of groups among them.
  var foods: [UnlabelledLine] = []
  /// The lines of its steps; blank ones are between paragraphs, and not at the start.
  var steps: [UnlabelledLine] = []

  /// True if some lines are steps.
  var hasSteps: Bool { !steps.isEmpty }
}
