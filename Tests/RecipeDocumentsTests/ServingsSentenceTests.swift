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
      ("以下约莫 2~3 人份", "2-3 人份"), ("Per serving:", "1 serving"), ("每份：", "1 份"),
    ])
  func found(sentence: String, yield: String) {
    #expect(ServingsSentence.yield(in: sentence) == yield)
  }

  @Test(
    "other numbers and people are none",
    arguments: ["For the sauce", "Some people like 2 eggs", "200 people came", "总量", "人参 2 根"])
  func none(sentence: String) {
    #expect(ServingsSentence.yield(in: sentence) == nil)
  }
}
