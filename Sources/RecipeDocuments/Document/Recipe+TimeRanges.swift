import JSONSyntax
import RecipeCore

extension Recipe {
  /// Reads ranges of times by their fields, `{"prep_minutes": [10, 15]}`, in place of the numbers
  /// that are their ends.
  ///
  /// - Returns: False if the value is anything else.
  mutating func setTimeRanges(_ json: JSONValue) -> Bool {
    guard json.kind == .object else { return false }
    var isWhole = true
    for member in json.members {
      let ends = member.value.kind == .array ? member.value.elements.compactMap(\.integer) : []
      guard ends.count == 2, setTimeRange(MinuteRange(ends[0], ends[1]), named: member.name) else {
        isWhole = false
        continue
      }
    }
    return isWhole
  }

  private mutating func setTimeRange(_ range: MinuteRange, named name: String) -> Bool {
    switch RecipeField(rawValue: name) {
    case .prepMinutes: prepMinutes = range
    case .cookMinutes: cookMinutes = range
    case .waitMinutes: waitMinutes = range
    case .totalMinutes: totalMinutes = range
    default: return false
    }
    return true
  }
}
