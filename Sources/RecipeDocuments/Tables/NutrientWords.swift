import Text

/// The words for what a food contains: "Calories", "Fat".
enum NutrientWords {
  /// True for the name of the energy or of a nutrient.
  static func isOne(_ text: String) -> Bool { isNutrient(text) || isEnergy(text) }

  /// True for the name of a nutrient.
  static func isNutrient(_ text: String) -> Bool { nutrients.contains(FoldedText.words(text.utf8)) }

  /// True for a cell of a table of nutrition: "Calories", "120 kcal".
  static func isEnergy(_ text: String) -> Bool {
    FoldedText.words(text.utf8).split(separator: " ").contains { word in
      energies.contains(String(word.drop(while: \.isNumber)))
    }
  }

  private static let energies: Set<String> = [
    "kcal", "kj", "calories", "calorie", "energy", "kalorien", "energie", "brennwert", "calorias",
    "energia", "kalorier", "energi", "калории", "ккал", "热量", "能量", "エネルギー", "カロリー", "열량", "千卡",
  ]

  private static let nutrients = Set(
    """
    fat,protein,proteins,carbs,carbohydrates,fibre,fiber,saturated fat,fett,eiweiß,kohlenhydrate,ballaststoffe,\
    lipides,protéines,glucides,fibres,grasas,proteínas,hidratos de carbono,carbohidratos,fibra,gorduras,\
    carboidratos,grassi,proteine,carboidrati,fibre,蛋白质,脂肪,碳水化合物,膳食纤维,たんぱく質,タンパク質,脂質,炭水化物,食物繊維,단백질,지방,탄수화물,vetten,vet,eiwit,eiwitten,koolhydraten,kolhydrater,kulhydrater
    """.split(separator: ",").map { FoldedText.words($0.utf8) })
}
