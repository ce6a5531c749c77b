import RecipeCore
package import RecipeMerging

extension RandomQueries {
  /// Returns recipes of one or two records.
  package mutating func recipes(_ count: Int) -> [RankedRecipe] {
    (0..<count).map { index in
      let record = RecipeRecord("notes/\(index)", recipe())
      return number(below: 4) > 0
        ? .sample(record) : .sample(record, RecipeRecord("api/\(index)", recipe()))
    }
  }
}
