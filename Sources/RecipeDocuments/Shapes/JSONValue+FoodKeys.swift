import JSONSyntax

extension JSONValue {
  /// The keys that are foods, and so text for people: those of an object of foods with their amounts, or
  /// of the objects of a list that have a food each.
  var foodKeys: Set<String> {
    switch kind {
    case .array: KeyedFoods(elements)?.names(in: elements) ?? []
    case .object where FoodMembers(self).areFoods:
      Set(members.map(\.name).filter { FoodMembers.isPlain($0) && Int($0) == nil })
    default: []
    }
  }
}
