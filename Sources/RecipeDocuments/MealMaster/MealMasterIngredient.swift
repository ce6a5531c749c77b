/// One ingredient in the columns of MealMaster: quantity in 1 to 7, unit in 9 and 10, text from 12.
struct MealMasterIngredient {
  /// How much, as written.
  let quantity: String
  /// The unit's letters.
  let unit: String
  /// What it is.
  let text: String

  /// Whether it goes on with the line above.
  var isContinuation: Bool { quantity.isEmpty && unit.isEmpty && text.hasPrefix("-") }

  /// Where the second of two columns begins, and where its text does, from 0.
  private static let secondColumns = [40, 41]
  private static let textStart = 11

  /// The ingredients of a line, the left one first; none when it is no ingredient line.
  static func read(_ line: ArraySlice<UInt8>) -> [MealMasterIngredient] {
    for column in secondColumns where line.count > column + textStart {
      let (left, right) = (line.prefix(column), line.dropFirst(column))
      // A text of one column may go on there: the right one begins below its own columns.
      if let left = MealMasterIngredient(left), let right = MealMasterIngredient(right) {
        return [left, right]
      }
    }
    return MealMasterIngredient(line).map { [$0] } ?? []
  }

  /// Reads a line's columns; `nil` when they do not hold what they should.
  private init?(_ line: ArraySlice<UInt8>) {
    let quantity = line.prefix(7)
    let unit = line.dropFirst(8).prefix(2)
    let text = line.dropFirst(Self.textStart)
    guard text.first.map({ $0 > 0x20 }) == true, quantity.allSatisfy(Self.isOfQuantity),
      line.dropFirst(7).first == 0x20, line.dropFirst(10).first == 0x20
    else { return nil }
    self.unit = String(decoding: unit, as: UTF8.self).cleaned(.line)
    guard self.unit.isEmpty || MealMasterUnit.names[self.unit] != nil else { return nil }
    self.quantity = String(decoding: quantity, as: UTF8.self).cleaned(.line)
    self.text = String(decoding: text, as: UTF8.self).cleaned(.line)
  }

  /// The line a cook would write.
  var line: String {
    let isPlural = !["", "1", "1/2", "1/3", "2/3", "1/4", "3/4", "1/8"].contains(quantity)
    let name = MealMasterUnit.names[unit].map { isPlural ? $0.plural : $0.singular }
    return [quantity, name ?? unit, text].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func isOfQuantity(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte &- 0x30 < 10 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ",")
  }
}

/// The units of MealMaster.
enum MealMasterUnit {
  /// The words that a unit's two letters stand for; `x` and `ea` stand for none.
  static let names: [String: (singular: String, plural: String)] = {
    var names: [String: (singular: String, plural: String)] = [
      "x": ("", ""), "ea": ("", ""), "t": ("tsp", "tsp"), "ts": ("tsp", "tsp"),
      "T": ("tbsp", "tbsp"), "tb": ("tbsp", "tbsp"), "fl": ("fl oz", "fl oz"),
      "ds": ("dash", "dashes"),
      "pn": ("pinch", "pinches"), "bn": ("bunch", "bunches"), "sm": ("small", "small"),
      "md": ("medium", "medium"), "lg": ("large", "large"), "cb": ("cc", "cc"),
    ]
    for unit in ["oz", "lb", "ml", "cl", "dl", "l", "mg", "cg", "dg", "g", "kg"] {
      names[unit] = (unit, unit)
    }
    let words = [
      ("c", "cup"), ("pt", "pint"), ("qt", "quart"), ("ga", "gallon"), ("cn", "can"),
      ("pk", "package"), ("dr", "drop"), ("ct", "carton"), ("sl", "slice"),
    ]
    for (unit, word) in words { names[unit] = (word, word + "s") }
    return names
  }()
}
