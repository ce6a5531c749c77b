import Ingredients
import Testing

struct YieldTextTests {
  @Test(
    "a number without a unit is of servings",
    arguments: [
      ("4", "4 servings"), ("1", "1 serving"), ("4-6", "4-6 servings"), ("4 – 6", "4 – 6 servings"),
      ("4 loaves", "4 loaves"), ("1 1/2", "1 1/2"), ("-4", "-4"), ("4-", "4-"), ("", ""),
      ("Serves 4", "Serves 4"),
    ])
  func shown(yield: String, text: String) {
    #expect(YieldText.shown(yield) == text)
  }
}
