import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct CandidateFinderTests {
  @Test("twins with slips are found among thousands, with few pairs for each record")
  func twins() async {
    var random = SeededGenerator(seed: 77)
    let strangers = (0..<1500).map { Self.stranger($0, &random) }
    let twins = (0..<75).map { Self.twin(of: strangers[$0 * 20], number: $0) }
    let pairs = await Self.pairs(strangers + twins)
    let found = Set(pairs.map { [$0.first, $0.second] })
    for number in 0..<75 {
      #expect(found.contains([number * 20, 1500 + number]), "\(twins[number])")
    }
    #expect(pairs.count < 1575 * 10)
    #expect(pairs == CandidatePair.unique(pairs))
  }

  @Test("of one page, or of one title and a list too short to tell: they are compared")
  func exactBlocks() async {
    let found = await Self.pairs([
      Dish("Leek Soup", .carrotCake), Dish("Soup of Leeks", ["250 g lentils"]),
      Dish("Tomato Stew", .beanChili, url: "http://a.example/x"),
      Dish("Dal", .gazpacho, url: "https://www.a.example/x/"),
    ])
    #expect(found.map { [$0.first, $0.second] } == [[0, 1], [2, 3]])
  }

  @Test("of one title with other foods: they are not compared")
  func oneTitleOtherFoods() async {
    let found = await Self.pairs([
      Dish("Leek Soup", .carrotCake), Dish("Soup of Leeks", .gazpacho),
    ])
    #expect(found.isEmpty)
  }

  @Test("what shares a title's style and a staple only is not compared")
  func strangers() async {
    let found = await Self.pairs([
      Dish("Easy Leek Soup", ["1 leek", "salt", "100 g saffron"]),
      Dish("Easy Apple Pie", ["2 apples", "salt", "1 sheet puff pastry"]),
    ])
    #expect(found.isEmpty)
  }

  @Test("the pairs do not depend on the order of the records")
  func order() async {
    var random = SeededGenerator(seed: 78)
    let dishes = (0..<200).map { Self.stranger($0, &random) }
    let all = dishes + (0..<20).map { Self.twin(of: dishes[$0 * 10], number: $0) }
    let places = Array(all.indices).shuffled(using: &random)
    let shuffled = await Self.pairs(places.map { all[$0] }).map {
      CandidatePair(Int32(places[$0.first]), Int32(places[$0.second]))
    }
    #expect(await Self.pairs(all) == CandidatePair.unique(shuffled))
  }

  @Test("the pairs do not depend on how many tables and tasks there are")
  func shards() async {
    var random = SeededGenerator(seed: 80)
    let dishes = (0..<150).map { Self.stranger($0, &random) }
    let all = dishes + (0..<60).map { Self.twin(of: dishes[$0 * 2], number: $0) }
    let part = Self.part(all)
    let one = await CandidateFinder(keys: part.keys, foods: FoodIndex([part.foods])).pairs(.sample)
    #expect(one.count > 50)
    for keysOfShard in [1, 5, 40, 700] {
      for threads in [1, 8] {
        let finder = CandidateFinder(
          keys: part.keys, foods: FoodIndex([part.foods]), keysOfShard: keysOfShard)
        #expect(await finder.pairs(ParallelMap(parallelism: threads)) == one)
      }
    }
  }

  // MARK: Hostile blocks

  @Test("one title of thousands makes a bounded number of pairs for each, and finds the twins")
  func oneTitle() async {
    var random = SeededGenerator(seed: 79)
    let dishes = (0..<1000).map { index in
      Dish("Chicken Casserole", Self.stranger(index, &random).lines)
    }
    let twins = (0..<50).map { Dish("Chicken Casserole", dishes[$0 * 20].lines.reversed()) }
    let pairs = await Self.pairs(dishes + twins)
    #expect(pairs.count < 1050 * 100)
    let found = Set(pairs.map { [$0.first, $0.second] })
    for number in 0..<50 { #expect(found.contains([number * 20, 1000 + number])) }
  }

  @Test(
    "records that are all alike make a bounded number of pairs for each, and stay connected",
    arguments: [1, 8, 9])
  func allAlike(foods: Int) async {
    let count = 150
    let names = (0..<foods).map { "1 cup food\($0)x" }
    let dishes = (0..<count).map { index in
      Dish("Leek Soup", foods < 9 ? names : names.replacing([index % foods: ""]))
    }
    let pairs = await Self.pairs(dishes)
    #expect(pairs.count >= count - 1)
    #expect(pairs.count < count * 60)
  }

  // MARK: Tables

  @Test("records of one key are one block, each once")
  func blocks() {
    var table = BlockTable(capacity: 2)
    for (record, key) in [1, 9, 17, 1, 9, 17, 1, 33].enumerated() {
      table.insert(BlockKey(exact: UInt64(key)), record)
      table.insert(BlockKey(exact: UInt64(key)), record)
    }
    #expect(Self.blocks(of: table) == [[0, 3, 6], [1, 4], [2, 5]])
  }

  @Test("a table grows with its keys, and knows exact blocks from others")
  func growing() {
    var table = BlockTable(capacity: 0)
    for record in 0..<6000 {
      table.insert(BlockKey(UInt64(record / 2), 7), record)
    }
    let expected: [[Int32]] = (0..<3000).map { [$0 * 2, $0 * 2 + 1] }
    #expect(Self.blocks(of: table) == expected)
    table.forEachBlock { isExact, _ in #expect(!isExact) }
    #expect(BlockKey(exact: 2).isExact && !BlockKey(3, 5).isExact)
    #expect(BlockKey(3, 5) != BlockKey(5, 3))
  }

  private static func blocks(of table: BlockTable) -> [[Int32]] {
    var blocks: [[Int32]] = []
    table.forEachBlock { _, records in blocks.append(records.sorted()) }
    return blocks.sorted { $0[0] < $1[0] }
  }

  // MARK: Records

  private static func part(_ dishes: [Dish]) -> RecordIndexer.Part {
    var indexer = RecordIndexer(synonyms: .builtIn)
    let records = dishes.enumerated().map { RecipeRecord("a/\($0)", $1.recipe) }
    return indexer.index(records[...])
  }

  private static func pairs(_ dishes: [Dish]) async -> [CandidatePair] {
    let part = part(dishes)
    return await CandidateFinder(keys: part.keys, foods: FoodIndex([part.foods])).pairs(.sample)
  }

  private static func stranger(_ index: Int, _ random: inout SeededGenerator) -> Dish {
    let lines = (0..<7).map { _ in
      "\(Int.random(in: 1...500, using: &random)) g "
        + word(Int.random(in: 0..<900, using: &random), "ford")
    }
    return Dish(
      "\(word(index % 211, "ling")) \(word(index % 197, "berg")) Stew", lines + ["salt", "1 onion"])
  }

  /// A word of a number, far from those of other numbers.
  private static func word(_ number: Int, _ ending: String) -> String {
    let parts = ["ba", "cu", "di", "fo", "gra", "hel", "ki", "lom", "mer", "na"]
    return parts[number / 100 % 10] + parts[number / 10 % 10] + parts[number % 10] + ending
  }

  /// The dish with a slip in the title and one in a food, and a line left out.
  private static func twin(of dish: Dish, number: Int) -> Dish {
    var lines = dish.lines
    lines.remove(at: number % 6)
    lines[number % 5] = slipped(lines[number % 5])
    return Dish(slipped(dish.title), lines.reversed())
  }

  /// The text with two letters swapped in the middle of its last word but one, or its last.
  private static func slipped(_ text: String) -> String {
    var letters = Array(text)
    let place = letters.count > 12 ? letters.count - 8 : letters.count - 3
    letters.swapAt(place, place + 1)
    return String(letters)
  }
}
