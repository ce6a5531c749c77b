import Ingredients
package import RecipeCore
import Text

/// A comparison of what a document says with the recipes that were read from it.
///
/// Values are compared with the recipe that starts last before them, so that a word of one recipe is
/// not looked for in a thousand others.
final class CoverageMeter {
  /// The recipes that start at a line.
  private struct Start {
    let line: Int
    var recipes: [Recipe]
  }

  /// The coverage so far.
  private(set) var coverage = ReadingCoverage()

  private let path: String
  private let detail: ReadingCoverage.Detail
  private var starts: [String?: [Start]] = [:]
  private var current: (part: String?, index: Int)?
  private var group = CoverageGroup()
  private var lineCount = 0

  /// The maximum number of unread lines of a document that are named.
  private static let lineLimit = 100

  /// Creates a meter of a document, and counts its recipes.
  init(_ outcome: DocumentOutcome, path: String, detail: ReadingCoverage.Detail) {
    self.path = path
    self.detail = detail
    coverage.countDocument(hasRecipe: !outcome.entries.isEmpty)
    for entry in outcome.entries {
      add(entry)
      coverage.countRecipe(
        lacksDirections: entry.recipe.directions.isEmpty && !outcome.neverHasDirections,
        lacksAmounts: !entry.recipe.ingredients.contains { ParsedIngredient($0).amount != nil })
    }
    for part in starts.keys { starts[part]?.sort { $0.line < $1.line } }
  }

  /// Returns the coverage of an outcome, or `nil` if none is asked for.
  ///
  /// - Parameter visit: Adds the values of the document.
  static func coverage(
    of outcome: DocumentOutcome, path: String, _ detail: ReadingCoverage.Detail,
    visit: (CoverageMeter) -> Void
  ) -> ReadingCoverage? {
    guard detail != .none else { return nil }
    let meter = CoverageMeter(outcome, path: path, detail: detail)
    guard !outcome.entries.isEmpty else { return meter.coverage }
    visit(meter)
    meter.finish()
    return meter.coverage
  }

  private func add(_ entry: DocumentOutcome.Entry) {
    if let last = starts[entry.part]?.indices.last, starts[entry.part]?[last].line == entry.line {
      starts[entry.part]?[last].recipes.append(entry.recipe)
    } else {
      starts[entry.part, default: []].append(Start(line: entry.line, recipes: [entry.recipe]))
    }
  }

  /// Adds the next value.
  func add(_ value: DocumentValue) {
    guard let index = index(of: value) else { return }
    if let current, current != (value.part, index) { finish() }
    current = (value.part, index)
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
  func finish() {
    guard let current, let start = starts[current.part]?[current.index] else { return }
    var groups = [group]
    let isList = start.recipes.count > 1 && group.itemCount == start.recipes.count
    if isList { groups = group.dividedByItems() }
    let isDivided = isList && groups.count == start.recipes.count
    for index in groups.indices {
      let recipes = isDivided ? [start.recipes[index]] : start.recipes
      measure(groups[index], against: ShownText(of: recipes))
    }
    group = CoverageGroup()
    self.current = nil
  }

  private func measure(_ group: CoverageGroup, against shown: ShownText) {
    var group = group
    var lines: [DocumentValue] = []
    let room = detail == .lines ? max(0, Self.lineLimit - lineCount) : 0
    group.measure(against: shown, into: &coverage) { value in
      if lines.count < room { lines.append(value) }
    }
    lineCount += lines.count
    for line in lines { coverage.add(line: note(line)) }
  }

  private func note(_ value: DocumentValue) -> Diagnostic {
    let text = value.text.cleaned(.line)
    let shown = text.count > 80 ? text.prefix(79) + "…" : text[...]
    let place = TextLocation(path: value.part.map { path + "/" + $0 } ?? path, line: value.line)
    return Diagnostic(.note, "not read: \(value.name): \(shown)", at: place)
  }
}

extension DocumentOutcome {
  /// True for dialects whose documents never have directions: food2fork keeps them on the pages of
  /// the publishers.
  fileprivate var neverHasDirections: Bool { dialect == "food2fork" }
}

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
    CoverageMeter.coverage(of: outcome, path: path, detail) { meter in
      forEachValue(in: bytes, path: path, meter.add)
    }
  }
}

extension RecipeLineReader {
  /// Returns the share of lines that their recipes show, see `RecipeDocumentReader.coverage`.
  func coverage(
    ofLines outcome: DocumentOutcome, in bytes: [UInt8], path: String,
    _ detail: ReadingCoverage.Detail
  ) -> ReadingCoverage? {
    CoverageMeter.coverage(of: outcome, path: path, detail) { meter in
      forEachValue(in: bytes, path: path, meter.add)
    }
  }
}
