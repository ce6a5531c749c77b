extension DocumentFormat {
  /// The texts of MealMaster, whose files have any ending.
  static let mealMaster = DocumentFormat(
    "mealmaster", "MealMaster: texts of the first recipe programs", endings: ["mmf", "mm"],
    reader: MealMasterReader(), isSigned: \.isMealMaster)
}
