import Synchronization
import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMerging
@testable import RecipeIndex
@testable import RecipeSearch

/// Updated indexes, compared with new ones.
struct EarlierWordsTests {
  private static let builder = WordIndexBuilder(work: .sample)

  @Test("the bytes are those of an index made anew", arguments: Array<UInt64>(1...12))
  func random(seed: UInt64) async throws {
    var random = RandomQueries(seed: 900 + seed)
    var edits = SeededGenerator(seed: seed)
    var recipes = random.recipes(120 + Int(seed))
    var bytes = await Self.builder.bytes(of: recipes)
    for _ in 0..<8 {
      let edited = Self.edited(recipes, &random, &edits)
      let visited = VisitedRecipes(edited.recipes)
      let earlier = try #require(try Self.earlier(bytes, recipes, edited.previous))
      bytes = await Self.builder.bytes(of: visited, since: earlier)
      #expect(visited.taken == edited.previous.indices.filter { edited.previous[$0] < 0 })
      recipes = edited.recipes
      #expect(await Self.builder.bytes(of: recipes) == bytes)
    }
  }

  @Test("pairs of words stay those of the earlier index, and are told exactly")
  func pairs() async throws {
    let builder = WordIndexBuilder(
      work: .sample,
      pairing: PairedWordSurvey(leastRecipes: 10, sampleSize: 60, leastShare: 0.1))
    var random = RandomQueries(seed: 12)
    var edits = SeededGenerator(seed: 12)
    let before = random.recipes(150)
    let bytes = await builder.bytes(of: before)
    let edited = Self.edited(before, &random, &edits)
    let earlier = try #require(try Self.earlier(bytes, before, edited.previous))
    let updated = await builder.bytes(of: edited.recipes, since: earlier)
    let recipes = try WordIndexedRecipes(edited.recipes, index: updated)
    #expect(try !earlier.index.pairedWords().stems.isEmpty)
    for _ in 0..<300 {
      let query = try RecipeQuery(parsing: random.query().text)
      #expect(recipes.isRight(recipes.candidates(for: query), about: query))
    }
  }

  @Test("all recipes are read anew when many changed, or stand in another order")
  func many() async throws {
    var random = RandomQueries(seed: 4)
    let recipes = random.recipes(40)
    let bytes = await Self.builder.bytes(of: recipes)
    let numbers = Array(Int32(0)..<40)
    #expect(try Self.earlier(bytes, recipes, numbers) != nil)
    #expect(try Self.earlier(bytes, recipes, numbers.map { $0 % 8 == 0 ? -1 : $0 }) == nil)
    #expect(try Self.earlier(bytes, recipes, [1, 0] + numbers.dropFirst(2)) == nil)
    #expect(try Self.earlier(bytes, recipes, numbers.dropLast() + [40]) == nil)
    let index = try WordIndex(SharedBytes(bytes), 0..<bytes.count)
    let some = numbers.dropFirst().map { $0 }
    #expect(throws: IndexCorruption.self) {
      _ = try EarlierWords(index, previous: some) {
        _ throws(IndexCorruption) in throw IndexCorruption()
      }
    }
    #expect(await Self.builder.bytes(of: recipes, since: nil) == bytes)
  }

  @Test("pairs are looked for anew when there come to be as many recipes as pairs are for")
  func growing() async throws {
    let builder = WordIndexBuilder(
      work: .sample,
      pairing: PairedWordSurvey(leastRecipes: 31, sampleSize: 60, leastShare: 0.1))
    var random = RandomQueries(seed: 9)
    let recipes = random.recipes(31)
    let few = Array(recipes.dropLast())
    let bytes = await builder.bytes(of: few)
    let earlier = try #require(try Self.earlier(bytes, few, Array(0..<30) + [-1]))
    #expect(await builder.bytes(of: recipes, since: earlier) == builder.bytes(of: recipes))
  }

  @Test("whatever byte of the earlier index is corrupt, the result is that of an index made anew")
  func corruption() async throws {
    var random = RandomQueries(seed: 21)
    var edits = SeededGenerator(seed: 21)
    let before = random.recipes(40)
    let bytes = await Self.builder.bytes(of: before)
    let edited = Self.edited(before, &random, &edits)
    let anew = await Self.builder.bytes(of: edited.recipes)
    var opened = 0
    for place in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 400)) {
      var corrupt = bytes
      corrupt[place] ^= 0x11
      guard let earlier = try? Self.earlier(corrupt, before, edited.previous) else { continue }
      opened += 1
      #expect(await Self.builder.bytes(of: edited.recipes, since: earlier) == anew, "\(place)")
    }
    #expect(opened > 200)
  }

  // MARK: Edits

  private static func earlier(
    _ bytes: [UInt8], _ recipes: [RankedRecipe], _ previous: [Int32]
  ) throws -> EarlierWords? {
    let index = try WordIndex(SharedBytes(bytes), 0..<bytes.count)
    return try EarlierWords(index, previous: previous) { recipes[$0] }
  }

  /// Removes, replaces and adds a few recipes.
  private static func edited(
    _ recipes: [RankedRecipe], _ random: inout RandomQueries, _ edits: inout SeededGenerator
  ) -> (recipes: [RankedRecipe], previous: [Int32]) {
    var edited: [RankedRecipe] = []
    var previous: [Int32] = []
    for (place, recipe) in recipes.enumerated() {
      let edit = Int.random(in: 0..<60, using: &edits)
      if edit < 2 || place == 0 {
        edited += random.recipes(1)
        previous.append(-1)
      }
      guard edit > 0, edit < 59 else { continue }
      edited.append(recipe)
      previous.append(Int32(place))
    }
    return (edited, previous)
  }
}

/// Recipes that record the positions that are read.
private final class VisitedRecipes: RankedRecipes {
  private let recipes: [RankedRecipe]
  private let visited = Mutex<Set<Int>>([])

  init(_ recipes: [RankedRecipe]) {
    self.recipes = recipes
  }

  var count: Int { recipes.count }
  var taken: [Int] { visited.withLock { $0.sorted() } }

  subscript(position: Int) -> RankedRecipe {
    visited.withLock { _ = $0.insert(position) }
    return recipes[position]
  }
}
