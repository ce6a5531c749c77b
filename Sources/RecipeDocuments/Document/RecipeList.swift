import RecipeCore

/// The recipes of a document, as many as its size allows.
///
/// A recipe takes some kilobytes of memory even if a document has it in four bytes: without a limit,
/// a document of a megabyte would fill a gigabyte.
struct RecipeList {
  /// The recipes, in the order of the document.
  private(set) var entries: [DocumentOutcome.Entry] = []
  /// The number of recipes left out.
  private(set) var leftOut = 0

  private let limit: Int
  private var used = 0

  /// The memory that the recipes of any document may take, in bytes, with that of the stages behind
  /// the readers: some 7,000 small ones.
  private static let base = 24 << 20
  /// The memory for each byte of a document.
  private static let share = 12

  /// Creates an empty list.
  ///
  /// - Parameter documentSize: The size of the document in bytes; of an archive, its own.
  init(documentSize: Int) {
    let (share, overflow) = documentSize.multipliedReportingOverflow(by: Self.share)
    limit = overflow ? .max : Self.base + min(share, .max - Self.base)
  }

  /// True if no further recipe is accepted.
  var isFull: Bool { leftOut > 0 }

  /// Adds a recipe if there is room for it.
  mutating func append(_ entry: DocumentOutcome.Entry) {
    guard !isFull else { return leaveOut() }
    let size = RecipeSize.of(entry.recipe)
    guard used + size <= limit else { return leaveOut() }
    used += size
    entries.append(entry)
  }

  /// Gives a recipe that states no id the one by which it is listed.
  mutating func identify(_ place: Int, by id: StatedID) {
    guard entries[place].statedID == nil else { return }
    entries[place] = entries[place].stating(id)
  }

  /// Counts a recipe that was not even read, because the list is full.
  mutating func leaveOut() { leftOut += 1 }

  /// The problem if recipes were left out.
  func diagnostic(path: String) -> Diagnostic? {
    guard isFull else { return nil }
    return Diagnostic(
      .error,
      "\(leftOut) of \(leftOut + entries.count) recipes were left out: the recipes of a document "
        + "of this size may take \(limit >> 20) MiB of memory",
      at: TextLocation(path: path), help: "split it into several documents")
  }
}

/// An estimate of the memory that a recipe takes, in bytes.
private struct RecipeSize: RecipeVisitor {
  /// The memory of a recipe with only a title, its record and its part in matching and merging.
  private static let ofRecipe = 3_400
  /// The memory of a text besides its bytes.
  private static let ofText = 32

  private var size = ofRecipe

  static func of(_ recipe: Recipe) -> Int {
    var size = RecipeSize()
    recipe.visit(&size)
    return size.size
  }

  mutating func visit(_ field: RecipeField, _ text: String?) {
    if let text { size += Self.ofText + text.utf8.count }
  }

  mutating func visit(_ field: RecipeField, _ texts: [String]) {
    for text in texts { visit(field, text) }
  }

  mutating func visit(_ field: RecipeField, _ groups: [RecipeGroup]) {
    for group in groups { visit(field, group.name) }
  }

  mutating func visit(_ field: RecipeField, _ facts: [NutritionFact]) {
    for fact in facts {
      visit(field, fact.name)
      visit(field, fact.text)
    }
  }

  mutating func visit(_ field: RecipeField, _ extras: [ExtraField]) {
    for extra in extras {
      visit(field, extra.name)
      visit(field, extra.json)
    }
  }

  mutating func visit(_ field: RecipeField, _ minutes: MinuteRange?) {}
  mutating func visit(_ field: RecipeField, _ number: ExactNumber?) {}
  mutating func visit(_ field: RecipeField, _ rating: Rating?) {}
}
