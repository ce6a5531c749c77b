import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeIndex
@testable import RecipeSearch
@testable import Text

/// Corrupt bytes of an index: an error or the right answer, and never a trap.
struct WordIndexCorruptionTests {
  /// Queries that together read every part of an index.
  private static let queries = [
    "o* -leek", "title:c*", "\"olive oil\" OR 番茄", "rank:>30 -missing:image",
    "time:<40 OR published:2017", "source:notes lang:de",
  ].compactMap { try? RecipeQuery(parsing: $0) }

  private static func recipes(_ count: Int) async throws -> WordIndexedRecipes {
    var random = RandomQueries(seed: 21)
    return try await WordIndexedRecipes(random.recipes(count))
  }

  /// Words that may be misspelt.
  private static let words = ["leak", "author:potat", "豆富"].compactMap { text -> MisspeltWord? in
    guard case .term(let term) = try? RecipeQuery(parsing: text).expression else { return nil }
    return MisspeltWord(term)
  }

  /// An answer of an index.
  private enum Answer: Equatable {
    case candidates(QueryCandidates)
    case words([[KnownWord]]?)
    case statistics(CollectionStatistics)
    case numbers([Double?]?)
    case facts([Double])
  }

  /// The orders of results.
  private static let orders: [SortOrder] = [.time, .rating, .date, .title, .source]

  /// Returns the answers of an index to all queries, words and orders; `nil` for a corrupt part.
  private static func answers(_ bytes: [UInt8]) async -> [Answer?] {
    guard let index = try? WordIndex(SharedBytes(bytes), 0..<bytes.count) else {
      return Array(repeating: nil, count: queries.count + 3 + orders.count)
    }
    var answers = queries.map { query in
      (try? index.candidates(for: query)).map(Answer.candidates)
    }
    do {
      answers.append(.words(try await index.words(like: words, work: .sample)))
    } catch {
      answers.append(nil)
    }
    answers.append((try? index.statistics()).map(Answer.statistics))
    for order in orders {
      answers.append(
        answer { .numbers(try index.numbers(for: order, at: .all(index.recipeCount))) })
    }
    answers.append(answer { .facts(try facts(of: index)) })
    return answers
  }

  private static func answer(_ body: () throws -> Answer) -> Answer? { try? body() }

  /// Returns all facts behind scores as a list of numbers.
  private static func facts(of index: WordIndex) throws -> [Double] {
    let terms = try ["leek", "oil*", "title:c*"].compactMap { text -> RelevanceTerm? in
      guard case .term(let term) = try RecipeQuery(parsing: text).expression else { return nil }
      return RelevanceTerm(term)
    }
    let prior = RelevancePrior(try index.statistics().ranks)
    guard let facts = try index.relevance(of: terms, prior, at: .all(index.recipeCount)) else {
      return []
    }
    return (0..<facts.count).flatMap { recipe -> [Double] in
      let counts = terms.indices.flatMap { term in
        RelevanceField.all.map { facts.times(ofTerm: term, inField: $0.place, of: recipe) }
          + [facts.isFound(term: term, in: recipe) ? 1 : 0]
      }
      let lengths = RelevanceField.all.map { facts.length(ofField: $0.place, of: recipe) }
      let rank = facts.rank(of: recipe).map { [Double($0.source), $0.percentile] } ?? []
      return (counts + lengths).map { Double($0) } + rank
    } + facts.unknown.map { Double($0) }
  }

  @Test("an index that was cut off is corrupt")
  func truncation() async throws {
    let bytes = try await Self.recipes(30).bytes
    for count in 0..<bytes.count {
      #expect(throws: IndexCorruption.self) {
        try WordIndex(SharedBytes(Array(bytes[..<count])), 0..<count)
      }
    }
  }

  @Test("a byte that changed gives no wrong answer", arguments: Array<UInt64>(1...4))
  func flips(seed: UInt64) async throws {
    let bytes = try await Self.recipes(150).bytes
    let right = await Self.answers(bytes)
    #expect(!right.contains(nil) && !right.contains(.facts([])))
    var random = SeededGenerator(seed: seed)
    var (corrupt, whole) = (0, 0)
    for _ in 0..<500 {
      var changed = bytes
      changed[Int.random(in: bytes.indices, using: &random)] ^= UInt8.random(
        in: 1...255, using: &random)
      for (answer, right) in zip(await Self.answers(changed), right) {
        guard let answer else {
          corrupt += 1
          continue
        }
        whole += 1
        #expect(answer == right)
      }
    }
    #expect(corrupt > 100 && whole > 100)
  }

  @Test("bytes that were moved, doubled or lost give no wrong answer")
  func mutations() async throws {
    let bytes = try await Self.recipes(150).bytes
    let right = await Self.answers(bytes)
    var random = SeededGenerator(seed: 9)
    for _ in 0..<600 {
      for (answer, right) in zip(await Self.answers(random.mutated(bytes)), right) {
        #expect(answer == nil || answer == right)
      }
    }
  }

  @Test("a block that stands for another gives no wrong answer")
  func movedBlocks() async throws {
    let bytes = try await Self.recipes(150).bytes
    let layout = try bytes.withUnsafeBytes { try WordIndexLayout(of: $0) }
    #expect(layout.blockCount > 1)
    let starts = bytes[layout.blockStarts]
    var moved = bytes
    moved.replaceSubrange(layout.blockStarts, with: starts.prefix(8) + starts.dropLast(8))
    let answers = await Self.answers(moved)
    #expect(answers.contains(nil))
    for (answer, right) in zip(answers, await Self.answers(bytes)) {
      #expect(answer == nil || answer == right)
    }
  }

  @Test("bytes that were made to pass the checksums do not trap", arguments: Array<UInt64>(1...4))
  func forgeries(seed: UInt64) async throws {
    let bytes = try await Self.recipes(150).bytes
    let parts = try Self.checkedParts(bytes)
    var random = SeededGenerator(seed: seed)
    var answered = 0
    for _ in 0..<150 {
      let forged = random.forged(bytes, parts)
      answered += await Self.answers(forged).count { $0 != nil }
    }
    #expect(answered > 0)
  }

  @Test("advice and scores by bytes that were made to pass the checksums do not trap")
  func forgedResults() async throws {
    let recipes = try await Self.recipes(100)
    let parts = try Self.checkedParts(recipes.bytes)
    var random = SeededGenerator(seed: 5)
    var scored = 0
    for _ in 0..<40 {
      let forged = try WordIndexedRecipes(
        recipes.recipes, index: random.forged(recipes.bytes, parts))
      for text in ["leak eg", "leek OR oil", "\"olive oil\""] {
        let evaluator = QueryEvaluator(
          try RecipeQuery(parsing: text), QueryOptions(sort: .relevance, explains: true),
          work: .sample)
        _ = await evaluator.advice(over: forged)
        scored += await evaluator.evaluate(over: forged, reports: []).scores.count
      }
    }
    #expect(scored > 0)
  }

  @Test(
    "recipes are put in order though a column has what is no number",
    arguments: [SortOrder.title, .date, .time, .rating])
  func notNumbers(order: SortOrder) async throws {
    let recipes = try await Self.recipes(100)
    let layout = try recipes.bytes.withUnsafeBytes { try WordIndexLayout(of: $0) }
    let number = try #require(RecipeColumn(of: order).flatMap(RecipeColumn.all.firstIndex))
    let column = layout.columns[number]
    var forged = recipes.bytes
    // The values follow the checksum and their number; every other one is changed.
    let valueCount = Int(forged[column.lowerBound + 8])
    #expect(valueCount > 3)
    for place in stride(from: 0, to: valueCount, by: 2) {
      let start = column.lowerBound + 16 + 8 * place
      forged.replaceSubrange(start..<start + 8, with: Array(repeating: 0xFF, count: 8))
    }
    forged.setChecksum(of: column)
    for text in ["", "o* OR c* OR leek"] {
      let evaluator = QueryEvaluator(
        try text.isEmpty ? .everything : RecipeQuery(parsing: text), QueryOptions(sort: order),
        work: .sample)
      let right = await evaluator.evaluate(over: recipes, reports: [])
      let found = await evaluator.evaluate(
        over: try WordIndexedRecipes(recipes.recipes, index: forged), reports: [])
      #expect(found.total == right.total && found.recipes.count == right.recipes.count)
    }
  }

  /// The parts of an index that begin with a checksum: blocks, statistics and columns.
  private static func checkedParts(_ bytes: [UInt8]) throws -> [Range<Int>] {
    let layout = try bytes.withUnsafeBytes { try WordIndexLayout(of: $0) }
    let starts = try bytes.withUnsafeBytes { bytes in
      var reader = try ByteReader(bytes, layout.blockStarts)
      return try (0...layout.blockCount).map { _ in
        layout.blocks.lowerBound + Int(try reader.fixed())
      }
    }
    return zip(starts, starts.dropFirst()).map { $0..<$1 } + [layout.statistics] + layout.columns
  }

  @Test("a layout that was made to pass its checksum does not trap")
  func forgedLayouts() async throws {
    let bytes = try await Self.recipes(70).bytes
    var random = SeededGenerator(seed: 4)
    var opened = 0
    for _ in 0..<1_000 {
      let end = bytes.count - 8
      let size = Int(bytes[end - 8])
      var forged = bytes
      let place = Int.random(in: end - 8 - size + 8..<end - 8, using: &random)
      forged[place] = UInt8.random(in: 0...255, using: &random)
      let checksum = Checksum.of(Array(forged[(end - 8 - size)..<end]))
      forged.replaceSubrange(
        end..<end + 8, with: withUnsafeBytes(of: checksum.littleEndian) { Array($0) })
      if await Self.answers(forged).contains(where: { $0 != nil }) { opened += 1 }
    }
    #expect(opened > 0)
  }
}

extension SeededGenerator {
  /// Returns bytes in which some checked parts have other content and its checksum.
  fileprivate mutating func forged(_ bytes: [UInt8], _ parts: [Range<Int>]) -> [UInt8] {
    var forged = bytes
    for part in parts where Bool.random(using: &self) {
      for _ in 0..<Int.random(in: 1...3, using: &self) {
        let place = Int.random(in: part.dropFirst(8), using: &self)
        forged[place] = Bool.random(using: &self) ? .max : UInt8.random(in: 0...255, using: &self)
      }
      forged.setChecksum(of: part)
    }
    return forged
  }
}

extension [UInt8] {
  /// Recomputes the checksum at the beginning of a part.
  fileprivate mutating func setChecksum(of part: Range<Int>) {
    let checksum = Checksum.of(Array(self[part.dropFirst(8)]))
    replaceSubrange(
      part.prefix(8), with: Swift.withUnsafeBytes(of: checksum.littleEndian) { Array($0) })
  }
}
