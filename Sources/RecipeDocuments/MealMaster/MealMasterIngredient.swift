/// An ingredient in the columns of MealMaster: quantity in 1 to 7, unit in 9 and 10, text from 12.
///
/// A column is a character of the decoded text, not a byte of its UTF-8.
struct MealMasterIngredient {
  /// The quantity as written.
  let quantity: String
  /// The letters of the unit.
  let unit: String
  /// The food.
  let text: String

  /// True if it continues the previous line.
  var isContinuation: Bool { quantity.isEmpty && unit.isEmpty && text.hasPrefix("-") }

  /// The possible starts of the second column, and the start of the text in each, from 0.
  private static let secondColumns = [40, 41]
  private static let textStart = 11

  /// Returns the ingredients of a line, the left one first; none if it is not an ingredient line.
  static func read(_ line: ArraySlice<UInt8>) -> [MealMasterIngredient] {
    let line = Array(String(decoding: line, as: UTF8.self).unicodeScalars)[...]
    for column in secondColumns where line.count > column + textStart {
      let (left, right) = (line.prefix(column), line.dropFirst(column))
      // A long text of one column may reach there: the right one must be valid on its own.
      if let left = MealMasterIngredient(left), let right = MealMasterIngredient(right) {
        return [left, right]
      }
    }
    return MealMasterIngredient(line).map { [$0] } ?? []
  }

  /// Reads the columns of a line, or returns `nil` if their content is invalid.
  private init?(_ line: ArraySlice<Unicode.Scalar>) {
    let quantity = line.prefix(7)
    let unit = line.dropFirst(8).prefix(2)
    let text = line.dropFirst(Self.textStart)
    guard text.first.map({ $0 > " " }) == true, quantity.allSatisfy(Self.isOfQuantity),
      line.dropFirst(7).first == " ", line.dropFirst(10).first == " "
    else { return nil }
    self.unit = Self.text(of: unit)
    guard self.unit.isEmpty || MealMasterUnit.names[self.unit] != nil else { return nil }
    self.quantity = Self.text(of: quantity)
    self.text = Self.text(of: text)
  }

  /// The line as a cook would write it.
  var line: String {
    let isPlural = !["", "1", "1/2", "1/3", "2/3", "1/4", "3/4", "1/8"].contains(quantity)
    let name = MealMasterUnit.names[unit].map { isPlural ? $0.plural : $0.singular }
    return [quantity, name ?? unit, text].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func text(of columns: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(columns)).cleaned(.line)
  }

  private static func isOfQuantity(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", " ", "/", ".", "-", ",": true
    default: false
    }
  }
}
