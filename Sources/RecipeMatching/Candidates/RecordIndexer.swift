import RecipeCore
import Text

/// A reader of the compared data, blocking keys and foods of records.
struct RecordIndexer {
  /// The data of a range of records, in their order.
  struct Part: Sendable {
    /// The compared data of each, without details.
    var compared: [ComparedRecord] = []
    /// The blocking keys of each.
    var keys: [RecordKeys] = []
    /// The foods of each.
    var foods = FoodIndex.Part()
  }

  /// The least number of records worth a task, if each is read for several pairs.
  private static let smallestPart = 16

  private var tokenizer: FoodTokenizer
  private var reader: TitleReader

  /// Creates an indexer with the synonyms of foods.
  init(synonyms: FoodSynonyms) {
    tokenizer = FoodTokenizer(synonyms: synonyms)
    reader = TitleReader(synonyms: synonyms)
  }

  /// Reads records in parallel.
  static func parts(
    of records: [RecipeRecord], synonyms: FoodSynonyms, _ work: ParallelMap
  ) async -> [Part] {
    await work.flatMap(records.count, by: { RecordIndexer(synonyms: synonyms) }) {
      range, indexer in [indexer.index(records[range])]
    }
  }

  /// Reads the compared data of a few records in parallel, without details.
  static func outlines(
    of records: [RecipeRecord], synonyms: FoodSynonyms, _ work: ParallelMap
  ) async -> [ComparedRecord] {
    await work.flatMap(
      records.count, smallestPart: smallestPart, by: { RecordIndexer(synonyms: synonyms) }
    ) { range, indexer in range.map { indexer.outline(of: records[$0]) } }
  }

  /// Reads records.
  mutating func index(_ records: ArraySlice<RecipeRecord>) -> Part {
    var part = Part()
    part.keys.reserveCapacity(records.count)
    part.compared.reserveCapacity(records.count)
    for record in records {
      let compared = outline(of: record)
      part.compared.append(compared)
      part.foods.append(compared.foods.tokens)
      part.keys.append(Self.keys(of: compared))
    }
    return part
  }

  private mutating func outline(of record: RecipeRecord) -> ComparedRecord {
    ComparedRecord(
      record.content.values(.matching).recipe, &reader, &tokenizer)
  }

  private static func keys(of record: ComparedRecord) -> RecordKeys {
    let words = tellingWords(of: record.title)
    let sources = words.map { record.title.folded[$0.sourceRange] }
    let names = words.map { record.title.folded[$0.range] }
    return RecordKeys(
      words: Self.words(record.foods, names), grams: TitleGrams(names + sources),
      page: record.page, site: record.site ?? 0,
      title: record.title.key ?? 0)
  }

  /// Returns the words of a title except those of style, if there are others.
  private static func tellingWords(of title: TitleWords) -> [TitleWord] {
    let telling = title.words.filter { !$0.isSoft }
    return telling.isEmpty ? title.words : telling
  }

  /// Returns the most distinctive words of foods and title; those of titles count as distinctive.
  private static func words(_ foods: FoodTokens, _ title: [ArraySlice<UInt8>]) -> SIMD8<UInt64> {
    var numbers = foods.tokens.map { KeyWord.make(hash: $0.hash, tier: $0.tier) }
    for word in title {
      numbers.append(KeyWord.make(hash: StableHash.mix(StableHash.of(word)), tier: .telling))
    }
    numbers.sort()
    var words = SIMD8<UInt64>(repeating: 0)
    var count = 0
    for number in numbers where count == 0 || words[count - 1] != number {
      guard count < RecordKeys.maximumWordCount else { break }
      words[count] = number
      count += 1
    }
    return words
  }
}
