import Foundation
import RecipeCore
import RecipeMerging
import Synchronization
import Testing

@testable import RecipeFormatting

@Suite("Results of many rows")
struct ManyRowsTests {
  /// How many rows there are: none, one part, one more than a part, more parts than are made at once.
  private static let counts = [0, 1, 64, 65, 1100]

  private static func recipes(_ count: Int) -> [RankedRecipe] {
    (0..<count).map { Samples.ranked(Recipe(title: "Soup, \($0)", tags: ["no. \($0)"])) }
  }

  private func text(_ rows: ArraySlice<RankedRecipe>, by formatter: any ResultFormatter) -> String {
    printed(.recipes(Samples.result(Array(rows), total: 9)), by: formatter)
  }

  @Test(
    "however many rows there are, each is written as it is alone, in order",
    arguments: [
      CSVFormatter(options: FormatOptions()) as any ResultFormatter,
      TSVFormatter(options: FormatOptions()), NDJSONFormatter(options: FormatOptions()),
    ], counts)
  func lines(_ formatter: any ResultFormatter, _ count: Int) {
    let recipes = Self.recipes(count)
    let header = text([], by: formatter)
    let rows = recipes.indices.map { text(recipes[$0...$0], by: formatter).dropFirst(header.count) }
    #expect(text(recipes[...], by: formatter) == header + rows.joined())
  }

  @Test("the rows of JSON stand in one array, each as it is alone", arguments: counts)
  func array(_ count: Int) throws {
    let formatter = JSONFormatter(options: FormatOptions())
    let recipes = Self.recipes(count)
    let empty = text([], by: formatter)
    let place = try #require(empty.range(of: "[]", options: .backwards)).lowerBound
    let head = empty[..<place] + "[\n"
    let tail = "\n  " + empty[place...].dropFirst()
    let rows = recipes.indices.map {
      text(recipes[$0...$0], by: formatter).dropFirst(head.count).dropLast(tail.count)
    }
    let expected = count == 0 ? empty : head + rows.joined(separator: ",\n") + tail
    #expect(text(recipes[...], by: formatter) == expected)
  }

  @Test("a reader who has gone is noticed before all rows are put into words")
  func readerGone() {
    let made = Atomic(0)
    let sink = ByteSink(limit: 1)
    var output = OutputBuffer { sink.append($0) }
    output.write(ElementStream(Array(0..<100_000))) { rows in
      made.add(rows.count, ordering: .relaxed)
      return Array(repeating: 0x78, count: 1 << 10)
    }
    let isClosed = output.isClosed
    #expect(isClosed)
    #expect(made.load(ordering: .relaxed) < 10_000)
  }
}
