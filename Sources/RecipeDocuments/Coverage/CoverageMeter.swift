import Ingredients
package import RecipeCore
import Text

/// A comparison of what a document says with the recipes that were read from it.
///
/// Values are compared with the recipe that starts last before them, so that a word of one recipe is
/// not looked for in a thousand others. Where several start at one line, the elements of a list of as
/// many are compared one by one.
final class CoverageMeter {
  /// A line at which recipes start.
  private struct Start {
    let line: Int
    /// The range of its recipes in `order`.
    var recipes: Range<Int>
    /// The number of elements of the outermost list in the lines up to the next start.
    var itemCount = 0
    /// The number of elements that were compared.
    var doneCount = 0

    /// True if each element is a recipe.
    var isList: Bool { recipes.count > 1 && itemCount == recipes.count }
  }

  private struct Place: Equatable {
    let part: String?
    let index: Int
    let item: Int
  }

  /// The coverage so far.
  private(set) var coverage = ReadingCoverage()

  private let outcome: DocumentOutcome
  private let path: String
  private let detail: ReadingCoverage.Detail
  /// The indices of the recipes, ordered by part and line.
  private var order: [Int] = []
  private var starts: [String?: [Start]] = [:]
  private var current: Place?
  private var group = CoverageGroup()
  private var lineCount = 0
  /// The coverage of recipes whose text is not that of others, by their indices in the outcome.
  private var own: [Int: ReadingCoverage] = [:]
  /// The number of words that were not read of each recipe.
  private var unreadWords: [Int: Int] = [:]
  /// The recipes with numbers in the text that was not read.
  private var withUnreadNumbers: Set<Int> = []

  /// The maximum number of unread lines of a document that are named.
  private static let maximumLineCount = 100

  /// Creates a meter of a document, and counts its recipes.
  private init(_ outcome: DocumentOutcome, path: String, detail: ReadingCoverage.Detail) {
    self.outcome = outcome
    self.path = path
    self.detail = detail
    coverage.countDocument(hasRecipe: !outcome.entries.isEmpty)
    for entry in outcome.entries {
      coverage.countRecipe(
        lacksDirections: entry.recipe.directions.isEmpty && !outcome.neverHasDirections,
        lacksAmounts: !entry.recipe.hasAmounts,
        lacksIngredients: entry.recipe.ingredients.isEmpty)
    }
    arrange()
  }

  /// Returns the coverage of an outcome, or `nil` if none is asked for.
  ///
  /// - Parameter visit: Visits the values of the document.
  static func coverage(
    of outcome: DocumentOutcome, path: String, _ detail: ReadingCoverage.Detail,
    visit: (@escaping (DocumentValue) -> Void) -> Void
  ) -> ReadingCoverage? {
    guard detail != .none else { return nil }
    let meter = CoverageMeter(outcome, path: path, detail: detail)
    guard !outcome.entries.isEmpty else { return meter.coverage }
    if meter.hasSharedLines {
      visit(meter.countItem)
      meter.current = nil
    }
    visit(meter.add)
    meter.finish()
    meter.addCandidates()
    return meter.coverage
  }

  private func arrange() {
    let entries = outcome.entries
    let parts = Dictionary(grouping: entries.indices) { entries[$0].part }
    for (part, indices) in parts {
      let sorted = indices.sorted { (entries[$0].line, $0) < (entries[$1].line, $1) }
      for index in sorted {
        order.append(index)
        let (line, end) = (entries[index].line, order.count)
        if let last = starts[part]?.indices.last, starts[part]?[last].line == line,
          let first = starts[part]?[last].recipes.lowerBound
        {
          starts[part]?[last].recipes = first..<end
        } else {
          starts[part, default: []].append(Start(line: line, recipes: (end - 1)..<end))
        }
      }
    }
  }
}

// MARK: - Values

extension CoverageMeter {
  /// True if several recipes start at one line.
  private var hasSharedLines: Bool {
    starts.values.contains { $0.contains { $0.recipes.count > 1 } }
  }

  /// Counts the elements of lists whose recipes start at one line.
  private func countItem(of value: DocumentValue) {
    guard let index = index(of: value) else { return }
    let place = Place(part: value.part, index: index, item: value.item)
    if place != current { starts[value.part]?[index].itemCount += 1 }
    current = place
  }

  /// Adds the next value.
  private func add(_ value: DocumentValue) {
    guard let index = index(of: value) else { return }
    let isList = starts[value.part]?[index].isList ?? false
    let place = Place(part: value.part, index: index, item: isList ? value.item : 0)
    if let current, current != place { finish() }
    current = place
    group.add(value)
  }

  /// Returns the index of the last start that is not below a value.
  private func index(of value: DocumentValue) -> Int? {
    guard let starts = starts[value.part] else { return nil }
    let near = current.map { $0.part == value.part ? $0.index : 0 } ?? 0
    let next = BinarySearch.place(in: starts.count, near: near) { starts[$0].line > value.line }
    return max(0, next - 1)
  }

  /// Compares the last values.
  private func finish() {
    guard let current, let start = starts[current.part]?[current.index] else { return }
    self.current = nil
    var recipes = start.recipes
    if start.isList {
      let next = min(start.recipes.lowerBound + start.doneCount, start.recipes.upperBound - 1)
      recipes = next..<(next + 1)
      starts[current.part]?[current.index].doneCount += 1
    }
    measure(order[recipes])
    group = CoverageGroup()
  }

  private func measure(_ recipes: ArraySlice<Int>) {
    let shown = ShownText(of: recipes.lazy.map { [outcome] in outcome.entries[$0].recipe })
    var lines: [DocumentValue] = []
    let room = detail == .lines ? max(0, Self.maximumLineCount - lineCount) : 0
    let only = recipes.count == 1 ? recipes.first : nil
    var part = ReadingCoverage()
    group.measure(against: shown, into: &part) { value in
      if lines.count < room { lines.append(value) }
      guard let only else { return }
      unreadWords[only, default: 0] += value.text.split(whereSeparator: \.isWhitespace).count
      if value.text.contains(where: \.isNumber) { withUnreadNumbers.insert(only) }
    }
    coverage.add(part)
    if let only { own[only, default: ReadingCoverage()].add(part) }
    lineCount += lines.count
    for line in lines { coverage.add(line: note(line)) }
  }

  private func note(_ value: DocumentValue) -> Diagnostic {
    let text = value.text.cleaned(.line)
    let shown = text.count > 80 ? text.prefix(79) + "…" : text[...]
    let location = TextLocation(path: value.part.map { path + "/" + $0 } ?? path, line: value.line)
    return Diagnostic(.note, "not read: \(value.name): \(shown)", at: location)
  }
}

extension CoverageMeter {
  /// The number of unread names that are kept of a record.
  private static let nameCount = 8

  /// Adds the records that may have been read in part.
  private func addCandidates() {
    for (index, entry) in outcome.entries.enumerated() {
      let own = own[index]
      var flaws = entry.recipe.flaws(hasUnreadNumbers: withUnreadNumbers.contains(index))
      if outcome.neverHasDirections { flaws.removeAll { $0 == .noDirections } }
      // One word, such as a mood or a level, is no part of a recipe.
      let isOneWord = unreadWords[index] == 1 && !withUnreadNumbers.contains(index)
      guard !flaws.isEmpty || own?.isLow ?? false && !isOneWord else { continue }
      coverage.add(
        candidate: PartialRecord(
          path: entry.part.map { path + "/" + $0 } ?? path, line: entry.line,
          title: outcome.entries.count > 1 ? entry.recipe.title : nil, share: own?.share,
          unread: Array((own?.unread ?? []).prefix(Self.nameCount)), flaws: flaws))
    }
  }
}

extension DocumentOutcome {
  /// True for dialects whose documents never have directions: food2fork keeps them on the pages of
  /// the publishers.
  fileprivate var neverHasDirections: Bool { dialect == "food2fork" }
}

// MARK: - Readers

extension RecipeDocumentReader {
  /// Returns the share of a document that its recipes show, or `nil` if none is asked for.
  ///
  /// - Parameters:
  ///   - outcome: What was read, with all fields.
  ///   - bytes: The document.
  ///   - path: Its path.
  ///   - detail: The detail needed.
  package func coverage(
    of outcome: DocumentOutcome, in bytes: [UInt8], path: String, _ detail: ReadingCoverage.Detail
  ) -> ReadingCoverage? {
    CoverageMeter.coverage(of: outcome, path: path, detail) { body in
      forEachValue(in: bytes, path: path, body)
    }
  }
}

extension RecipeLineReader {
  /// Returns the share of lines that their recipes show, see `RecipeDocumentReader.coverage`.
  func coverage(
    ofLines outcome: DocumentOutcome, in bytes: [UInt8], path: String,
    _ detail: ReadingCoverage.Detail
  ) -> ReadingCoverage? {
    CoverageMeter.coverage(of: outcome, path: path, detail) { body in
      forEachValue(in: bytes, path: path, body)
    }
  }
}
