import Ingredients
import RecipeCore
import Text

/// Several lists of the same ingredients, of which a cook takes one: for two people or for four, for
/// the small form or the large one, in grams or in cups.
struct IngredientVariants {
  /// The lines of the list that is taken.
  private(set) var lines: [String]
  /// The name of that list, unless it is that of a system of units.
  let name: String?
  /// True if the list is for the yield that was wanted.
  let isWanted: Bool
  /// The other lists, each as a remark, unless their amounts are beside those of the lines.
  private(set) var notes: [String] = []

  private struct List {
    let name: String
    let lines: [String]
    /// The stems of the words of each food, as matching has them: "egg" and "eggs" are one, "pea" and "pear" are not.
    let foods: [[String]]

    init(name: String, lines: [String]) {
      (self.name, self.lines) = (name, lines)
      foods = lines.map { Plural.stems(of: ParsedIngredient($0).food) }
    }
  }

  private static let (mostLists, mostLines) = (8, 60)

  /// Finds the lists among the groups of ingredients, or returns `nil` unless all groups have most of
  /// the same foods, and names that tell sizes or systems of units.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - wanted: The yield that it states, which chooses among the lists.
  init?(of recipe: Recipe, yield wanted: String?) {
    let lists = Self.lists(of: recipe)
    guard (2...Self.mostLists).contains(lists.count), Self.areAlike(lists) else { return nil }
    let kinds = lists.map { VariantName($0.name) }
    guard kinds.dropFirst().allSatisfy({ $0 != nil }), kinds[0] != nil || lists[0].name.isEmpty
    else { return nil }
    let chosen = Self.choice(among: lists, kinds, yield: wanted)
    lines = lists[chosen].lines
    name = kinds[chosen] == .size ? lists[chosen].name : nil
    isWanted = Self.number(lists[chosen].name) == wanted.flatMap(Self.number)
    for index in lists.indices where index != chosen {
      if kinds[index] != .size, let joined = Self.joined(lists[chosen], lists[index]) {
        lines = joined
      } else {
        notes.append("\(lists[index].name): " + lists[index].lines.joined(separator: "; "))
      }
    }
  }

  private static func lists(of recipe: Recipe) -> [List] {
    guard let first = recipe.ingredientGroups.first, recipe.ingredientGroups.count <= mostLists,
      recipe.ingredients.count <= mostLists * mostLines
    else { return [] }
    var lists: [List] = []
    let leading = Array(recipe.ingredients.prefix(first.start))
    if !leading.isEmpty { lists.append(List(name: "", lines: leading)) }
    let ends = recipe.ingredientGroups.dropFirst().map(\.start) + [recipe.ingredients.count]
    for (group, end) in zip(recipe.ingredientGroups, ends) {
      guard group.start < end, end <= recipe.ingredients.count else { return [] }
      lists.append(List(name: group.name, lines: Array(recipe.ingredients[group.start..<end])))
    }
    return lists
  }

  /// True if each list has at least two lines, and most of the foods of the first.
  private static func areAlike(_ lists: [List]) -> Bool {
    guard let first = lists.first, lists.allSatisfy({ $0.lines.count > 1 }) else { return false }
    return lists.dropFirst().allSatisfy { list in
      let shared = list.foods.count { food in
        !food.isEmpty && first.foods.contains(food)
      }
      return shared * 5 >= max(list.foods.count, first.foods.count) * 3
    }
  }

  /// Returns the index of the list for the yield, the first in grams, or the first.
  private static func choice(
    among lists: [List], _ kinds: [VariantName?], yield: String?
  ) -> Int {
    if let number = yield.flatMap(number),
      let index = lists.firstIndex(where: { Self.number($0.name) == number })
    {
      return index
    }
    return kinds.firstIndex(of: .metric) ?? 0
  }

  private static func number(_ text: String) -> Int? {
    Int(text.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && $0.isNumber })
  }

  /// Returns the lines with the amounts of another list in brackets, or `nil` unless both have the same
  /// foods, line by line.
  private static func joined(_ list: List, _ other: List) -> [String]? {
    guard list.lines.count == other.lines.count, list.foods == other.foods,
      !list.foods.contains(where: \.isEmpty)
    else { return nil }
    return zip(list.lines, other.lines).map { line, other in
      guard let amount = ParsedIngredient(line).amount,
        let measure = ParsedIngredient(other).amount.map({ text(of: $0, in: other) }),
        measure != text(of: amount, in: line)
      else { return line }
      let end = line.utf8.index(line.utf8.startIndex, offsetBy: amount.range.upperBound)
      return "\(line[..<end]) (\(measure))\(line[end...])"
    }
  }

  private static func text(of amount: IngredientAmount, in line: String) -> String {
    String(decoding: Array(line.utf8)[amount.range], as: UTF8.self)
  }
}
