import JSONSyntax
import RecipeCore

extension Recipe {
  /// Reads ranges of times by their fields, `{"prep_minutes": [10, 15]}`, in place of the numbers
  /// that are their ends; the end of a lower bound is `null`.
  ///
  /// - Returns: False if the value is anything else.
  mutating func setTimeRanges(_ json: JSONValue) -> Bool {
    guard json.kind == .object else { return false }
    var isWhole = true
    for member in json.members {
      guard let range = Self.timeRange(member.value), setTimeRange(range, named: member.name) else {
        isWhole = false
        continue
      }
    }
    return isWhole
  }

  private static func timeRange(_ json: JSONValue) -> MinuteRange? {
    guard json.kind == .array, json.elements.dropFirst(2).isEmpty,
      let lower = json.elements.first?.integer, let end = json.elements.dropFirst().first
    else { return nil }
    return end.isNull ? MinuteRange(atLeast: lower) : end.integer.map { MinuteRange(lower, $0) }
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
