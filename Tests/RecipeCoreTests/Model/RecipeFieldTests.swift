import TestSupport
import Testing

@testable import RecipeCore

/// Each field is told to whatever treats fields alike.
@Suite("Fields of a recipe")
struct RecipeFieldTests {
  @Test("every stored value is a field, which the full recipe has and an empty one lacks")
  func presence() {
    #expect(Mirror(reflecting: Recipe.full).children.count == RecipeField.allCases.count)
    for field in RecipeField.allCases {
      #expect(Recipe.full.has(field), "\(field)")
      #expect(Recipe(title: "").has(field) == (field == .title), "\(field)")
    }
  }

  @Test("an editor reaches every field")
  func edits() {
    var recipe = Recipe.full
    var removal = Removal(kept: [])
    recipe.edit(&removal)
    #expect(recipe == Recipe(title: ""))
  }

  @Test("records of one reference have an order if they differ in any field")
  func order() {
    for field in RecipeField.allCases {
      var other = Recipe.full
      var removal = Removal(kept: Set(RecipeField.allCases).subtracting([field]))
      other.edit(&removal)
      let (full, less) = (RecipeRecord("a/1", .full), RecipeRecord("a/1", other))
      #expect(ContentOrder.precedes(full, less) != ContentOrder.precedes(less, full), "\(field)")
    }
  }
}

/// Removes the values of all fields but some.
private struct Removal: RecipeEditor {
  let kept: Set<RecipeField>

  func edit(_ field: RecipeField, _ text: inout String) {
    if !kept.contains(field) { text = "" }
  }

  func edit(_ field: RecipeField, _ text: inout String?) { remove(field, &text) }
  func edit(_ field: RecipeField, _ minutes: inout MinuteRange?) { remove(field, &minutes) }
  func edit(_ field: RecipeField, _ number: inout ExactNumber?) { remove(field, &number) }
  func edit(_ field: RecipeField, _ rating: inout Rating?) { remove(field, &rating) }
  func edit(_ field: RecipeField, _ texts: inout [String]) { remove(field, &texts) }
  func edit(_ field: RecipeField, _ groups: inout [RecipeGroup]) { remove(field, &groups) }
  func edit(_ field: RecipeField, _ facts: inout [NutritionFact]) { remove(field, &facts) }
  func edit(_ field: RecipeField, _ extras: inout [ExtraField]) { remove(field, &extras) }

  private func remove<Value>(_ field: RecipeField, _ value: inout Value?) {
    if !kept.contains(field) { value = nil }
  }

  private func remove<Value>(_ field: RecipeField, _ values: inout [Value]) {
    if !kept.contains(field) { values = [] }
  }
}
