import Testing

@testable import RecipeDocuments

@Suite("People in sentences")
struct ServingsSentenceTests {
  @Test(
    "the number of people is found in a sentence, in digits or words",
    arguments: [
      ("One portion is just enough for 2 people.", "2 people"),
      ("Based on a portion for two people", "2 people"),
      ("These amounts feed 3 to 4 persons", "3-4 persons"),
      ("Die Menge reicht für vier Personen", "4 personen"),
      ("计划做几份。一份正好够 2 个人吃。", "2 个人"), ("一份够3-4人食用", "3-4 人"), ("按照两个人的份量", "2 个人"),
      ("以下约莫 2~3 人份", "2-3 人份"), ("1 人份 * 3 餐 = 3 人份", "3 人份"),
      ("For 2 people this is a whole dinner with bread and salad", "2 people"),
      ("2 Personen werden davon sehr satt und haben noch etwas übrig", "2 personen"),
      ("Reicht für 4 Personen als Hauptgericht mit Brot und Salat", "4 personen"),
      ("Enough for about 4 people as a main course with bread.", "4 people"),
      ("This is enough to feed 5 people with some left for tomorrow.", "5 people"),
      ("Per serving:", "1 serving"), ("每份：", "1 份"),
    ])
  func found(sentence: String, yield: String) {
    #expect(ServingsSentence.yield(in: sentence) == yield)
  }

  @Test(
    "other numbers and people are none",
    arguments: [
      "Do not worry, one person can hardly eat all of this.", "别担心，一个人吃不完的话可以冷冻",
      "My aunt could feed a table of 2 people who never stop talking about food", "For the sauce",
      "This is not enough for 2 people who have worked outside all day",
      "Some people like 2 eggs", "200 people came", "总量", "人参 2 根",
    ])
  func none(sentence: String) {
    #expect(ServingsSentence.yield(in: sentence) == nil)
  }

  @Test(
    "a clause of a line may be the number of people and nothing else",
    arguments: [
      ("From my aunt, for 6 people, with rice!", "6 people" as String?),
      ("Van tante Bep, voor 4 personen", "4 personen"),
      ("I cooked this for 6 people, and it was too much", nil), ("For 3 days, for 2 pans", nil),
    ])
  func clause(line: String, yield: String?) {
    #expect(ServingsSentence.clause(of: line) == yield)
  }
}
