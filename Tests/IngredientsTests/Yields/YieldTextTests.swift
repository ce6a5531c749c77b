import Ingredients
import Testing

struct YieldTextTests {
  @Test(
    "a number without a unit is of servings",
    arguments: [
      ("4", "4 servings"), ("1", "1 serving"), ("4-6", "4-6 servings"), ("4 – 6", "4 – 6 servings"),
      ("4 loaves", "4 loaves"), ("1 1/2", "1 1/2"), ("-4", "-4"), ("4-", "4-"), ("", ""),
      ("Serves 4", "Serves 4"), ("3 to 5", "3 to 5 servings"), ("8 serving(s)", "8 servings"),
      ("1 serving(s)", "1 serving"), ("1 1/2 cup(s)", "1 1/2 cups"),
      ("1 to 2 serving(s)", "1 to 2 servings"), ("2 to taste", "2 to taste"),
      ("6+", "6+ servings"), ("+", "+"),
    ])
  func shown(yield: String, text: String) {
    #expect(YieldText.shown(yield) == text)
  }
}
