import RecipeCore
import Text

/// Reads what is compared of records, and finds the keys and foods by which they meet.
struct RecordIndexer {
  /// What was found of a range of records, in their order.
  struct Part: Sendable {
    /// What is compared of each, without details.
    package var compared: [ComparedRecord] = []
    /// The keys of each.
    package var keys: [RecordKeys] = []
    /// The foods of each.
    package var foods = FoodIndex.Part()
  }

  private var tokenizer: FoodTokenizer
  private var reader: TitleReader

  /// Makes an indexer that knows the names of one food.
  init(synonyms: FoodSynonyms) {
    tokenizer = FoodTokenizer(synonyms: synonyms)
    reader = TitleReader(synonyms: synonyms)
  }

  /// Reads records, shared out in parts.
  static func parts(
    of records: [RecipeRecord], synonyms: FoodSynonyms, _ work: ParallelMap
  ) async -> [Part] {
    await work.flatMap(records.count, by: { RecordIndexer(synonyms: synonyms) }) {
      range, indexer in [indexer.index(records[range])]
    }
  }

  /// Reads records.
  mutating func index(_ records: ArraySlice<RecipeRecord>) -> Part {
    var part = Part()
    part.keys.reserveCapacity(records.count)
    part.compared.reserveCapacity(records.count)
    for record in records {
      let compared = ComparedRecord(
        record.content.values(.matching).recipe, &reader, &tokenizer, readsDetails: false)
      part.compared.append(compared)
      part.foods.append(compared.foods.tokens)
      part.keys.append(Self.keys(of: compared))
    }
    return part
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

  /// The words of a title but for those of style, when there are others.
  private static func tellingWords(of title: TitleWords) -> [TitleWord] {
    let telling = title.words.filter { !$0.isSoft }
    return telling.isEmpty ? title.words : telling
  }

  /// The most telling words of foods and title; those of titles count as telling.
  private static func words(_ foods: FoodTokens, _ title: [ArraySlice<UInt8>]) -> SIMD8<UInt64> {
    var numbers = foods.tokens.map { KeyWord.make(hash: $0.hash, tier: $0.tier) }
    for word in title {
      numbers.append(KeyWord.make(hash: StableHash.mix(StableHash.of(word)), tier: .telling))
    }
    numbers.sort()
    var words = SIMD8<UInt64>(repeating: 0)
    var count = 0
    for number in numbers where count == 0 || words[count - 1] != number {
      guard count < RecordKeys.wordLimit else { break }
      words[count] = number
      count += 1
    }
    return words
  }
}
