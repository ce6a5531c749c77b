import RecipeCore
import Synchronization

/// The compared data of records with its details, read on first use and then kept.
final class RecordDetails: Sendable {
  private struct State {
    var records: [Int: ComparedRecord]
    var reader: TitleReader
    var tokenizer: FoodTokenizer
    var lines: LineReader
  }

  private let records: [RecipeRecord]
  private let known: [ComparedRecord]
  private let state: Mutex<State>

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - records: All records.
  ///   - known: The compared data of each, with or without details; empty if that was not read.
  ///   - some: The compared data of some of them, by their indices, with or without details.
  init(
    of records: [RecipeRecord], known: [ComparedRecord] = [], some: [Int: ComparedRecord] = [:],
    synonyms: FoodSynonyms
  ) {
    self.records = records
    self.known = known
    state = Mutex(
      State(
        records: some.filter(\.value.hasDetails), reader: TitleReader(synonyms: synonyms),
        tokenizer: FoodTokenizer(synonyms: synonyms), lines: LineReader(synonyms: synonyms)))
  }

  /// The compared data of a record with its details.
  subscript(index: Int) -> ComparedRecord {
    if index < known.count, known[index].hasDetails { return known[index] }
    return state.withLock { state in
      if let record = state.records[index] { return record }
      let record = read(index, &state)
      state.records[index] = record
      return record
    }
  }

  private func read(_ index: Int, _ state: inout State) -> ComparedRecord {
    let recipe = records[index].content.values(.judging).recipe
    let record =
      index < known.count
      ? known[index] : ComparedRecord(recipe, &state.reader, &state.tokenizer)
    return ComparedRecord(record, detailsOf: recipe, &state.lines)
  }
}
