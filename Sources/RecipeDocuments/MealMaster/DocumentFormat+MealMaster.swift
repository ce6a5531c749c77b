extension DocumentFormat {
  /// The texts of MealMaster, whose files have any extension.
  static let mealMaster = DocumentFormat(
    "mealmaster", "MealMaster: texts of the first recipe programs", endings: ["mmf", "mm"],
    reader: MealMasterReader(), isSigned: \.isMealMaster)
}
