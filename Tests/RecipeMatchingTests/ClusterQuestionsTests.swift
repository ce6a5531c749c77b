import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMatching

@Suite("Records that may share a cluster")
struct ClusterQuestionsTests {
  private static let records: [RecipeRecord] = [
    .sample("a/1", "Leek Soup", ingredients: RecordMatcherTests.leek),
    .sample("a/2", "Leek Soup", ingredients: RecordMatcherTests.leek),
    .sample("a/3", "Lentil Dal", ingredients: RecordMatcherTests.lentil),
    .sample("a/4", "Vegan Leek Soup", ingredients: RecordMatcherTests.leek),
  ]

  private func questions(
    _ pairs: [RecordPair] = [], _ known: ClusterAnswers = ClusterAnswers()
  ) -> ClusterQuestions {
    ClusterQuestions(
      pairs: pairs, known: known, details: RecordDetails(of: Self.records, synonyms: .builtIn),
      judge: PairJudge(caution: .normal))
  }

  @Test("records are compared, and the answers kept")
  func judged() {
    let questions = questions()
    #expect(questions.mayShareCluster(1, 0) && questions.mayShareCluster(0, 1))
    #expect(!questions.mayShareCluster(0, 2) && !questions.mayShareCluster(3, 1))
    #expect(questions.answers.allowed == [CandidatePair(0, 1)])
    #expect(questions.answers.forbidden == [CandidatePair(0, 2), CandidatePair(1, 3)])
  }

  @Test("what is known is not compared again, and kept only when it was asked for")
  func known() {
    let known = ClusterAnswers(
      allowed: [CandidatePair(0, 2), CandidatePair(0, 3)], forbidden: [CandidatePair(0, 1)])
    let questions = questions([], known)
    #expect(questions.mayShareCluster(0, 2) && !questions.mayShareCluster(1, 0))
    #expect(questions.answers.allowed == [CandidatePair(0, 2)])
    #expect(questions.answers.forbidden == [CandidatePair(0, 1)])
  }

  @Test("a pair that is alike says itself what keeps it apart")
  func alike() {
    func pair(
      _ first: Int, _ second: Int, _ verdict: RecordPair.Verdict, _ vetoes: [PairVeto]
    ) -> RecordPair {
      RecordPair(
        first: first, second: second, verdict: verdict, score: 0.6,
        grounds: PairGrounds(vetoes: vetoes))
    }
    let questions = questions([
      pair(0, 1, .variant, [.onePage]), pair(0, 2, .same, []), pair(1, 3, .variant, []),
    ])
    #expect(!questions.mayShareCluster(1, 0) && questions.mayShareCluster(0, 2))
    #expect(questions.mayShareCluster(3, 1))
    #expect(questions.answers.allowed.isEmpty && questions.answers.forbidden.isEmpty)
    #expect(!questions.mayShareCluster(1, 2), "beside a pair of the first")
    #expect(questions.answers.forbidden == [CandidatePair(1, 2)])
  }

  @Test("details are read of records that are known without, too")
  func details() {
    var reader = TitleReader(synonyms: .builtIn)
    var tokenizer = FoodTokenizer(synonyms: .builtIn)
    let outlines = Self.records.map { record in
      ComparedRecord(record.recipe, &reader, &tokenizer)
    }
    var lines = LineReader(synonyms: .builtIn)
    let whole = ComparedRecord(outlines[1], detailsOf: Self.records[1].recipe, &lines)
    let stores = [
      RecordDetails(of: Self.records, known: outlines, synonyms: .builtIn),
      RecordDetails(of: Self.records, some: [0: outlines[0], 1: whole], synonyms: .builtIn),
    ]
    for details in stores {
      for index in outlines.indices {
        #expect(outlines[index].amounts.isEmpty && !details[index].amounts.isEmpty)
        #expect(details[index] === details[index])
      }
    }
    #expect(stores[1][1] === whole)
  }
}
