/// Lines that begin with the heat of an oven, "180 °C, 20 min", which are steps and no ingredients.
enum OvenHeat {
  /// True if a line begins with a number, one of degrees after it, and a letter of the scale or none.
  static func begins(_ line: String) -> Bool {
    let text = line.drop { !$0.isNumber }
    guard line.distance(from: line.startIndex, to: text.startIndex) <= longestLead else {
      return false
    }
    let rest = text.drop { $0.isNumber || "-–/ ".contains($0) }
    return rest.first.map { "°º℃℉".contains($0) } ?? false
  }

  /// The maximum number of characters before the number: "Bei ", "at ".
  private static let longestLead = 5
}
