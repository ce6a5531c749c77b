import Text

/// Lists in front matter that are of the same foods: bare names, a name for each key, and a whole line
/// for each key, maybe for several sizes.
///
/// ```
/// ingredients: [flour, water]
/// names: {flour: Bread flour, water: Water}
/// ingredients_small: {flour: 200 g bread flour, water: 130 ml water}
/// ```
///
/// The fullest is the list of ingredients; the others say nothing that it does not, or are of another
/// size.
struct FoodListCopies {
  /// The members, with one list in the place of the first.
  private(set) var members: [FrontMatterMember]
  /// The other lists.
  private(set) var leftOut: [FrontMatterMember] = []

  /// A list of foods, by their keys.
  private struct List {
    let index: Int
    let keys: Set<String>
    /// The lines by their keys; empty for a list of names.
    let lines: [(key: String, text: String)]

    var amountCount: Int {
      lines.count {
        AmountText.isAmount($0.text) || AmountText.startsWithAmount($0.text)
          || AmountText.endsWithAmount($0.text)
      }
    }
    /// True if most of the lines state an amount.
    var hasAmounts: Bool { amountCount > 0 && amountCount * 2 >= lines.count }
    var letterCount: Int { lines.reduce(0) { $0 + $1.text.utf8.count } }
  }

  /// Chooses among the lists of members.
  init(of members: [FrontMatterMember]) {
    self.members = members
    let lists = members.indices.flatMap { Self.lists(members[$0], at: $0) }
    let full = lists.filter(\.hasAmounts)
    guard
      let best = full.max(by: {
        ($0.amountCount, $0.letterCount / 4, -$0.index)
          < ($1.amountCount, $1.letterCount / 4, -$1.index)
      })
    else { return }
    let copies = lists.filter { $0.keys == best.keys }
    let indices = Set(copies.map(\.index))
    guard indices.count > 1, copies.contains(where: { !$0.hasAmounts }),
      indices.contains(where: { Self.isOfIngredients(members[$0]) }), let place = indices.min()
    else { return }
    // The first of several sizes.
    let chosen = full.first { $0.keys == best.keys && $0.amountCount == best.amountCount } ?? best
    let names = copies.first { !$0.hasAmounts && !$0.lines.isEmpty }?.lines ?? []
    let lines = chosen.lines.map { line in
      guard AmountText.isAmount(line.text) else { return line.text }
      let food = names.first { $0.key == line.key }?.text ?? KeyWords.words(of: line.key)
      return JoinedIngredient(amount: line.text, food: food).text
    }
    let list = FrontMatterMember(
      name: "ingredients", value: .list(lines.map { .text($0) }), line: members[place].line)
    self.members = members.indices.compactMap { index in
      index == place ? list : indices.contains(index) ? nil : members[index]
    }
    leftOut = indices.subtracting([chosen.index]).sorted().map { members[$0] }
  }

  /// The maximum number of foods.
  private static let mostFoods = 200

  /// Returns the lists of a member: one, or one for each size.
  private static func lists(_ member: FrontMatterMember, at index: Int) -> [List] {
    let isOther = RecipeKey(ofObject: member.name).map { $0 != .ingredients } ?? false
    let isOfAmounts = TableColumn(heading: KeyWords.words(of: member.name)).role == .amount
    guard !isOther || isOfIngredients(member) || isOfAmounts else { return [] }
    switch member.value {
    case .list(let elements):
      let texts = elements.compactMap(\.text)
      guard (2...mostFoods).contains(texts.count), texts.count == elements.count else { return [] }
      return [List(index: index, keys: keys(texts), lines: [])]
    case .map(let inner):
      if let list = list(inner, at: index) { return [list] }
      let sizes = inner.compactMap { size -> List? in
        guard case .map(let foods) = size.value else { return nil }
        return list(foods, at: index)
      }
      return sizes.count == inner.count && Set(sizes.map(\.keys)).count == 1 ? sizes : []
    default: return []
    }
  }

  private static func list(_ members: [FrontMatterMember], at index: Int) -> List? {
    guard (2...mostFoods).contains(members.count) else { return nil }
    let lines = members.compactMap { member in
      member.value.text.map { (key: member.name, text: $0) }
    }
    return lines.count == members.count
      ? List(index: index, keys: keys(members.map(\.name)), lines: lines) : nil
  }

  private static func keys(_ names: [String]) -> Set<String> {
    Set(names.map { FoldedText.words(KeyWords.words(of: $0).utf8) })
  }

  /// True for a name of ingredients, maybe with a size: "ingredients_small".
  private static func isOfIngredients(_ member: FrontMatterMember) -> Bool {
    let first = KeyWords.words(of: member.name).split(separator: " ").first.map(String.init)
    return [member.name, first].compactMap(\.self).contains {
      RecipeKey(ofObject: $0) == .ingredients || RecipeKey(ofObject: $0 + "s") == .ingredients
    }
  }
}
