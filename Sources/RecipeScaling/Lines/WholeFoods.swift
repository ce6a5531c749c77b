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
      "oeufs", "huevo", "huevos", "uovo", "uova", "ovo", "ovos", "ägg", "äggula", "äggulor",
      "äggvita", "äggvitor", "æg", "æggeblomme", "æggeblommer", "æggehvide", "æggehvider",
      "eggeplomme", "eggeplommer", "eggehvite", "eggehviter", "eidooier", "eidooiers", "dooier",
      "tuorlo", "tuorli", "albume", "albumi", "yema", "yemas", "clara", "claras", "gema", "gemas",
      "żółtko", "żółtka", "żółtek", "białko", "białka", "žloutek", "žloutky", "žloutku", "žĺtok",
      "žĺtky", "bílek", "bílky", "bielok", "vajce", "vajcia", "muna", "munaa", "yumurta", "αυγό",
      "αυγά", "eieren", "jajko",
      "jajka", "jajek", "vejce", "tojás", "яйцо", "яйца", "яиц", "鸡蛋", "卵", "계란", "달걀",
      "ביצה", "ביצים",
      "bouillontablet", "bouillontabletten", "kippenbouillontablet", "kippenbouillontabletten",
      "bouillonblokje", "bouillonblokjes",
    ].map { TextFolding.foldedString($0) })
}
