import RecipeCore
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("Steps beside one another")
struct StepComparisonTests {
  private func changes(_ left: [String], _ right: [String]) -> [StepComparison.Row.Change] {
    StepComparison(left, right).rows.map(\.change)
  }

  @Test("steps pair by their words and keep their order, and every step is in one row")
  func rows() {
    let left = ["Wash the leeks.", "Cook the leeks in butter.", "Add cream.", "Serve hot."]
    let right = ["Wash leeks well.", "Peel the potatoes.", "Add the cream.", "serve hot"]
    let rows = StepComparison(left, right).rows
    #expect(rows.map(\.change) == [.changed, .onlyLeft, .onlyRight, .changed, .same])
    #expect(rows.compactMap(\.left?.number) == [1, 2, 3, 4])
    #expect(rows.compactMap(\.right?.number) == [1, 2, 3, 4])
  }

  @Test("steps in another order are not paired across each other")
  func order() {
    let steps = ["Beat the eggs with sugar.", "Melt butter and chocolate."]
    let found = changes(steps, steps.reversed())
    #expect(found.count == 3 && Set(found) == [.onlyLeft, .same, .onlyRight])
  }

  @Test("a recipe compared with itself has equal steps, and one without steps has all of them")
  func edges() {
    let steps = (1...5).map { "Step \($0) with words." }
    #expect(Set(changes(steps, steps)) == [.same])
    #expect(changes([], steps) == Array(repeating: .onlyRight, count: 5))
    #expect(changes(steps, []) == Array(repeating: .onlyLeft, count: 5))
    #expect(changes([], []).isEmpty)
  }

  @Test("more steps than are compared remain, without partners")
  func limit() {
    let steps = (1...400).map { "Stir the pot number \($0)." }
    let rows = StepComparison(steps, steps).rows
    #expect(rows.count { $0.change == .same } == 300)
    #expect(rows.count == 500)
  }
}

@Suite("Whole differences")
struct WholeDifferencesTests {
  @Test(
    "every field is compared, also where only one recipe has a value",
    arguments: RecipeField.allCases)
  func fields(field: RecipeField) {
    let bare = Recipe(title: "Soup")
    let differences = DifferenceFinder().differences(
      between: .full, and: bare, in: .whole)
    switch field {
    case .ingredients: #expect(!differences.ingredients.isComplete)
    case .directions: #expect(differences.steps?.rows.isEmpty == false)
    case .directionGroups: break
    default:
      let found = differences.fields.first { $0.field == field }
      #expect(found?.left != nil)
      #expect(field == .title || found?.right == nil)
    }
  }

  @Test("in brief, fields that only one recipe has are left out")
  func brief() {
    let differences = DifferenceFinder().differences(
      between: Recipe(title: "Soup", yield: "4", author: "Nan"), and: Recipe(title: "Stew"))
    #expect(differences.fields.map(\.field) == [.title])
    #expect(differences.steps == nil)
  }
}
