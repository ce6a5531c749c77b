import Ingredients
import RecipeCore

/// A recipe in a text that names neither its ingredients nor its directions, read by the shape of its
/// lines.
///
/// Several short lines with amounts are the ingredients; the sentences or numbered lines below them,
/// which mention these foods, are the steps.
///
/// ```
/// 200 g lentils
/// 1 onion
///
/// Chop the onion. Boil it with the lentils.
/// ```
struct UnlabelledRecipe {
  /// The lines above the ingredients.
  private(set) var introduction: [UnlabelledLine] = []
  /// The parts, in order.
  private(set) var parts: [UnlabelledPart] = [UnlabelledPart()]
  /// The notes and other labelled sections below the steps.
  private(set) var remainder: [UnlabelledLine] = []

  private let lines: [UnlabelledLine]
  private let runs: UnlabelledRuns
  /// The section that the last label names.
  private var section: SectionKind?

  /// The fewest foods with amounts, with known units, and that the steps must mention.
  private static let (fewestAmounts, fewestUnits, fewestMentions) = (2, 2, 2)

  /// Reads a text, or returns `nil` if it is no recipe.
  init?(_ bytes: some Collection<UInt8>) {
    lines = UnlabelledLines.lines(of: bytes)
    runs = UnlabelledRuns(of: lines)
    guard let start = Self.start(of: lines, runs) else { return nil }
    introduction = Array(lines[..<start])
    read(from: start)
    guard isRecipe else { return nil }
  }

  /// Returns the first line of the first list of foods.
  private static func start(of lines: [UnlabelledLine], _ runs: UnlabelledRuns) -> Int? {
    var index = 0
    while let start = lines[index...].firstIndex(where: { $0.role == .amount }) {
      let foods = start..<runs.end(from: start)
      let amounts = runs.amounts(in: foods)
      if amounts >= fewestAmounts, amounts * 2 >= foods.count { return start }
      index = foods.upperBound
    }
    return nil
  }

  private mutating func read(from start: Int) {
    var index = start
    while index < lines.count {
      if isNameOfFoods(index) {
        beginPart(lines[index].text)
        index += 1
      }
      let foods = index..<runs.end(from: index)
      if isFoods(foods) {
        takeFoods(foods)
        index = foods.upperBound
      } else if index < lines.count {
        take(lines[index])
        index += 1
      }
    }
  }

  /// True for lines that are foods because of their amounts, or because they are listed as those above.
  private func isFoods(_ range: Range<Int>) -> Bool {
    let (amounts, count) = (runs.amounts(in: range), range.count - runs.names(in: range))
    guard let last = parts.last, count > 0 else { return false }
    if last.hasSteps || section == .directions {
      return amounts >= Self.fewestAmounts && amounts * 2 >= count
        && lines[range.lowerBound].role != .words
    }
    if amounts * 2 >= count { return true }
    let isWhole = range.upperBound == lines.count || lines[range.upperBound].role == .blank
    return isWhole && runs.areBulleted(range) && last.foods.last?.isBulleted == true
  }

  /// True for a name, or a heading, above foods.
  private func isNameOfFoods(_ index: Int) -> Bool {
    guard lines[index].role == .name || lines[index].role == .heading else { return false }
    guard let next = lines[(index + 1)...].firstIndex(where: { $0.role != .blank }) else {
      return false
    }
    let foods = next..<runs.end(from: next)
    return lines[next].role == .amount && runs.amounts(in: foods) * 2 >= foods.count
  }

  private mutating func takeFoods(_ range: Range<Int>) {
    section = nil
    if parts[parts.count - 1].hasSteps {
      parts.append(UnlabelledPart())
    }
    parts[parts.count - 1].foods += lines[range]
  }

  private mutating func take(_ line: UnlabelledLine) {
    guard case .label(let kind) = line.role else { return takeText(line) }
    section = kind
    if kind != .directions, !kind.holdsIngredients { remainder.append(line) }
  }

  /// Begins a part, or a group of foods if no steps are above it.
  private mutating func beginPart(_ name: String) {
    section = nil
    if parts[parts.count - 1].hasSteps {
      parts.append(UnlabelledPart(name: name))
    } else {
      parts[parts.count - 1].foods.append(UnlabelledLine(text: name, role: .name))
    }
  }

  private mutating func takeText(_ line: UnlabelledLine) {
    if let section, section != .directions, !section.holdsIngredients {
      remainder.append(line)
    } else if line.role != .blank || parts[parts.count - 1].hasSteps {
      parts[parts.count - 1].steps.append(line)
    }
  }

  /// True if the foods have amounts in known units, and the steps mention some of them.
  private var isRecipe: Bool {
    let foods = parts.flatMap(\.foods).filter { $0.role == .amount }.map(\.text)
    let steps = parts.flatMap(\.steps)
    let hasSteps =
      steps.contains { $0.role == .sentence } || steps.count { $0.role == .numbered } > 1
      || steps.count { $0.role == .words && $0.text.contains(" ") } > 1
    let units = foods.count { ParsedIngredient($0).amount?.unit != nil }
    guard hasSteps, foods.count >= Self.fewestAmounts, units > 0 else { return false }
    let mentions = FoodMentions(in: steps.map(\.text)).count(of: foods)
    // Pieces are foods if the steps mention most of them.
    let areMentioned = foods.count > Self.fewestAmounts && mentions * 3 >= foods.count * 2
    return mentions >= Self.fewestMentions && (units >= Self.fewestUnits || areMentioned)
  }
}
