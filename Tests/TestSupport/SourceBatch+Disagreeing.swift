package import RecipeCore

extension SourceBatch {
  /// Returns the batches of three sources with the same dishes, whose values disagree in every field.
  package static func disagreeing(seed: UInt64) -> [SourceBatch] {
    var random = SeededGenerator(seed: seed)
    return zip(["a", "b", "c"], [1, 2, 1] as [Double]).map { source, weight in
      let records = (0..<18).map { index in
        RecipeRecord("\(source)/\(index)", recipe(ofDish: index % 6, &random))
      }
      return .sample(source, records, traits: SourceTraits(weight: weight))
    }
  }

  private static func recipe(ofDish dish: Int, _ random: inout SeededGenerator) -> Recipe {
    func some(_ values: [String?]) -> String? { values.randomElement(using: &random) ?? nil }
    func time() -> MinuteRange? {
      ([nil, 0, 10, 20, 60] as [MinuteRange?]).randomElement(using: &random) ?? nil
    }
    let foods = (0..<6).map { "food\(dish)\($0)" }
    return Recipe(
      title: some(["Soup \(dish)", "SOUP \(dish)", "Best Soup \(dish)"]) ?? "",
      publisher: some([nil, "Stove", "stove.example", "Oven"]),
      publisherURL: some([nil, "http://stove.example", "https://oven.example"]),
      sourceURL: some(["https://stove.example/\(dish)", "http://www.stove.example/\(dish)/"]),
      f2fURL: some([nil, "http://f2f.example/\(dish)", "http://f2f.example/x"]),
      imageURL: some([nil, "http://a.example/1.jpg", "https://a.example/1-300x200.jpg", "1.jpg"]),
      ingredients: Array(foods.prefix(Int.random(in: 4...6, using: &random))),
      directions: some([nil, "Cook.", "Boil and cook."]).map { [$0] } ?? [],
      description: some([nil, "N/A", "Good.", "Fine."]),
      yield: some([nil, "4", "4 servings", "6"]), prepMinutes: time(), cookMinutes: time(),
      totalMinutes: time(),
      author: some([nil, "Ann", "Stove", "Bob"]), language: some([nil, "en", "de"]),
      published: some([nil, "2016-01-14", "1970-01-01"]))
  }
}
