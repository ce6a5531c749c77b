/// The units of MealMaster.
enum MealMasterUnit {
  /// The words for the two letters of a unit; `x` and `ea` have none.
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
