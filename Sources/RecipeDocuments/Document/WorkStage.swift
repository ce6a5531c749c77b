/// A list of sentences under a key that may name a stage of the work: `preparation: [Peel the beets.]`,
/// `"day 2": ["Fry."]`.
struct WorkStage {
  /// The key.
  let name: String
  private let steps: [String]

  /// Creates a stage, or returns `nil` for a list of something else than sentences, and for a key that names
  /// something else than work.
  init?(name: String, steps: [String]) {
    guard Self.mayBeName(name), !steps.isEmpty, steps.allSatisfy(SentenceText.isSentence) else {
      return nil
    }
    (self.name, self.steps) = (name, steps)
  }

  /// True for a name of work, or for one that tells nothing.
  static func mayBeName(_ name: String) -> Bool {
    switch RecipeKey(ofObject: name) {
    case .prepTime, .cookTime, .waitTime, .yield: true
    case nil: !BesideWork.isNamed(by: KeyWords.words(of: name))
    default: MiseEnPlace.isNamed(by: name)
    }
  }

  /// True for a key that names a part of the work or a day.
  var isNamed: Bool {
    let words = KeyWords.words(of: name)
    switch RecipeKey(ofObject: name) {
    case .prepTime, .cookTime: return true
    default: return IngredientWork.isPart(words) || DayHeading.isOne(words)
    }
  }

  /// True for a stage that is work by its name, or by most of its steps.
  var isWork: Bool { isNamed || RecipeKey(ofObject: name) != nil || tellsWork }

  /// True if a verb of cooks begins or ends most of the steps.
  var tellsWork: Bool { steps.count(where: WorkVerb.isIn) * 2 > steps.count }

  /// True for several stages that are work, one of which is named as such.
  static func areDirections(_ stages: [WorkStage]) -> Bool {
    stages.count(where: \.isWork) > 1 && stages.contains(where: \.isNamed)
  }

  /// Returns the indices of stages with those of preparation before the first of cooking, as programs that sort keys
  /// have them the other way round.
  static func inOrderOfWork(_ stages: [WorkStage]) -> [Int] {
    guard stages.map(\.name) == stages.map(\.name).sorted(),
      let cooking = stages.firstIndex(where: { RecipeKey(ofObject: $0.name) == .cookTime })
    else { return Array(stages.indices) }
    let late = stages[cooking...].indices.filter { stages[$0].isPreparation }
    return stages[..<cooking].indices + late
      + stages[cooking...].indices.filter { !stages[$0].isPreparation }
  }

  private var isPreparation: Bool {
    RecipeKey(ofObject: name) == .prepTime || MiseEnPlace.isNamed(by: name)
  }
}
