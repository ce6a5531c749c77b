import RecipeConfiguration
import RecipeCore
import RecipeIndex
import RecipeMatching
import RecipeMerging
import RecipeSearch

/// The recipes that completions know: those of the index that was kept last, else those of a few
/// files.
///
/// No server is asked and no program runs, and nothing is checked for changes: a completion has about
/// 30 ms.
struct OfferedRecipes {
  /// The maximum number of words of a kind.
  private static let maximumWordCount = 300
  /// The number of recipes, the best ones, whose tags and publishers are counted: more take longer
  /// than a person waits for a completion, and hardly change which tags are frequent.
  private static let maximumRecipeCount = 2_000
  /// The time for reading files where no index is kept, which is so for few records.
  private static let patience = Duration.milliseconds(150)

  /// The context of the command.
  let context: CommandContext

  /// Returns ids that begin with a text, with titles, and titles that do.
  ///
  /// - Parameter start: The text.
  func ids(beginningWith start: String) async -> [OfferedWord] {
    let folded = start.lowercased()
    var words: [OfferedWord] = []
    await forEachRecipe(beginningWith: start) { id, title in
      if id.hasPrefix(folded) {
        words.append(OfferedWord(String(id.prefix(8)), title))
      } else if !start.isEmpty, title.lowercased().hasPrefix(folded) {
        words.append(OfferedWord(title, String(id.prefix(8))))
      }
      return words.count < Self.maximumWordCount
    }
    return words
  }

  /// Returns the tags, or the publishers, the most frequent first, with the number of recipes: "12+" of many
  /// recipes of which not all are counted.
  func terms(of field: RecipeField) async -> [OfferedWord] {
    var tally = TermTally()
    var count = 0
    var isPart = false
    await forEach(field) { texts in
      guard count < Self.maximumRecipeCount else {
        isPart = true
        return false
      }
      tally.add(texts)
      count += 1
      return true
    }
    return tally.counts.prefix(Self.maximumWordCount).map { term in
      let number = "\(term.recipes)\(isPart ? "+" : "")"
      return OfferedWord(term.name, number == "1" ? "1 recipe" : "\(number) recipes")
    }
  }

  /// Visits at least the recipes whose id or title begins with a text.
  private func forEachRecipe(
    beginningWith start: String, _ body: (_ id: String, _ title: String) -> Bool
  ) async {
    if let kept { return kept.forEachRecipe(beginningWith: start, body) }
    for record in await records() {
      guard body(RecipeID.of(record.reference), record.recipe.title) else { return }
    }
  }

  private func forEach(_ field: RecipeField, _ body: ([String]) -> Bool) async {
    if let kept { return kept.forEach(field, body) }
    for record in await records() {
      let recipe = record.recipe
      let texts = field == .tags ? recipe.tags : [recipe.publisher].compactMap(\.self)
      guard body(texts) else { return }
    }
  }

  private var kept: IndexedNames? {
    guard let store = IndexStore(world: context.world),
      let located = try? ConfigurationLoader(context: context).locate()
    else { return nil }
    return IndexedNames(of: located.path, in: store)
  }

  /// Reads the records of folders.
  private func records() async -> [RecipeRecord] {
    guard let configuration = try? ConfigurationLoader(context: context).check().configuration
    else {
      return []
    }
    let factory = SourceFactory(context: context, configuration: configuration)
    let sources = configuration.sources.filter { $0.isEnabled && $0.values.path("path") != nil }
      .compactMap { try? factory.makeSource($0) }
      .filter { $0.source?.incremental != nil }
      .map { source in
        ConfiguredSource(
          name: source.name, kind: source.kind, traits: source.traits, timeout: Self.patience,
          source: source.source)
      }
    let batches = await Gatherer(clock: context.world.clock)
      .gather(sources, request: SourceRequest(fields: .essentials))
    return batches.flatMap(\.records).sorted { $0.reference < $1.reference }
  }
}
