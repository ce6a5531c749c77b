import Testing

@testable import RecipeDocuments

@Suite("Runs of lines that may be foods")
struct UnlabelledRunsTests {
  @Test("the counts are those of the lines")
  func counts() {
    let lines = ["2 dl byggryn", "For the sauce:", "- butter", "", "1 l mælk"]
      .map { UnlabelledLine($0[...]) }
    let runs = UnlabelledRuns(of: lines)
    #expect((0...5).map(runs.end(from:)) == [3, 3, 3, 3, 5, 5])
    #expect([0..<3, 0..<5, 2..<2].map(runs.amounts(in:)) == [1, 2, 0])
    #expect([0..<3, 2..<3].map(runs.names(in:)) == [1, 0])
    #expect([0..<3, 1..<3].map(runs.areBulleted) == [false, true])
  }

  @Test("no lines have no runs")
  func none() {
    #expect(UnlabelledRuns(of: []).end(from: 0) == 0)
  }
}
