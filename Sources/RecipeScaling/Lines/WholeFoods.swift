import Text

/// The foods of which a part is hard to take: eggs.
enum WholeFoods {
  /// True if a food is one of them.
  static func has(_ food: String) -> Bool {
    TextFolding.foldedString(food).split(separator: " ").contains { words.contains(String($0)) }
  }

  private static let words = Set(
    [
      "egg", "eggs", "yolk", "yolks", "ei", "eier", "eigelb", "eiweiß", "œuf", "œufs", "oeuf",
      "oeufs", "huevo", "huevos", "uovo", "uova", "ovo", "ovos", "ägg", "æg", "eieren", "jajko",
      "jajka", "jajek", "vejce", "tojás", "яйцо", "яйца", "яиц", "鸡蛋", "卵", "계란", "달걀",
    ].map { TextFolding.foldedString($0) })
}
