import RecipeCore
import Text

/// A recogniser of headings in capitals among lines that have small letters: "ICING".
enum CapitalHeading {
  /// Returns the indices of the lines that are headings.
  ///
  /// Each is above another line, and few lines are in capitals, so that none of a text in capitals is.
  static func indices(in lines: [String]) -> [Int] {
    guard lines.count > 2, lines.contains(where: isCapital) else { return [] }
    let capital = lines.indices.filter { isCapital(lines[$0]) }
    guard capital.count * 5 <= lines.count * 2 else { return [] }
    return capital.filter { $0 + 1 < lines.count && !isCapital(lines[$0 + 1]) }
  }

  /// True for a short line with several letters, all of which are capitals, and no digits.
  private static func isCapital(_ line: String) -> Bool {
    guard (4...longest).contains(line.utf8.count),
      !line.utf8.contains(where: { $0.isASCIIDigit || $0.isASCIILetter && $0 & 0x20 != 0 })
    else { return false }
    let text = line.cleaned(.line)
    // Letters of scripts without capitals are none.
    let letters = text.filter(\.isLetter)
    return letters.count >= shortest && letters.allSatisfy(\.isUppercase)
      && !text.contains { ",.;!?".contains($0) }
  }

  /// The maximum length in bytes, and the minimum number of letters.
  private static let (longest, shortest) = (60, 4)
}

extension Recipe {
  /// Makes groups of the ingredient lines that are headings in capitals, above lines with amounts.
  mutating func takeCapitalHeadings() {
    let headings = CapitalHeading.indices(in: ingredients).filter { index in
      ingredients[index + 1].contains(where: \.isNumber)
    }
    guard !headings.isEmpty else { return }
    let groups = ingredientGroups.map { group in
      RecipeGroup(name: group.name, start: group.start - headings.count { $0 < group.start })
    }
    let found = headings.enumerated().map { count, index in
      RecipeGroup(
        name: IngredientHeading.name(of: ingredients[index].cleaned(.line)), start: index - count)
    }
    for index in headings.reversed() { ingredients.remove(at: index) }
    let starts = Set(found.map(\.start))
    ingredientGroups = (groups.filter { !starts.contains($0.start) } + found)
      .sorted { $0.start < $1.start }
  }
}
