import Testing

@testable import RecipeDocuments

@Suite("Lists under keys that name stages of the work")
struct WorkStageTests {
  @Test(
    "sentences are a stage unless their key names something else",
    arguments: [
      ("preparation", "Peel the beets.", true), ("mise_en_place", "Peel the beets.", true),
      ("day 2", "Fry the beets.", true), ("thereupon", "Leave it on the table.", true),
      ("storage", "Keeps for two days.", false), ("cooking", "two beets", false),
    ])
  func stage(_ name: String, _ step: String, _ isStage: Bool) {
    #expect((WorkStage(name: name, steps: [step]) != nil) == isStage)
  }

  @Test("no steps are no stage")
  func empty() {
    #expect(WorkStage(name: "preparation", steps: []) == nil)
  }

  @Test(
    "stages are the directions if one is named as work, and another is work, too",
    arguments: [
      (["preparation", "thereupon"], "Fry the beets.", true),
      (["preparation", "thereupon"], "They were red and sweet.", false),
      (["thereupon", "thereafter"], "Fry the beets.", false),
      (["preparation"], "Fry the beets.", false),
    ])
  func directions(_ names: [String], _ step: String, _ are: Bool) {
    let stages = names.compactMap { WorkStage(name: $0, steps: [step]) }
    #expect(stages.count == names.count)
    #expect(WorkStage.areDirections(stages) == are)
  }

  @Test(
    "preparation precedes cooking where a program sorted the keys, and nowhere else",
    arguments: [
      (["cooking", "mise_en_place", "serving"], [1, 0, 2]),
      (["cooking", "preparation"], [1, 0]), (["preparation", "cooking"], [0, 1]),
      (["serving", "cooking", "preparation"], [0, 1, 2]),
    ])
  func order(_ names: [String], _ order: [Int]) {
    let stages = names.compactMap { WorkStage(name: $0, steps: ["Fry the beets."]) }
    #expect(WorkStage.inOrderOfWork(stages) == order)
  }
}
