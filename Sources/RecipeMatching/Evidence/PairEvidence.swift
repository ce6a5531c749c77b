/// The evidence that two records are the same recipe, in the few numbers that a verdict depends on.
package struct PairEvidence: Sendable, Hashable {
  /// The relation of the titles.
  package struct Titles: Sendable, Hashable {
    /// True if they differ at most in case, accents and punctuation.
    package let areSame: Bool
    /// The similarity from 0 to 1.
    package let likeness: Double
    /// The number of titles that name another dish: one if only one names a kind of dish, such as
    /// "salad", two if each has a word for its own.
    package let dishes: Int
    /// The number of words for a food that only one recipe has.
    package let foods: Int
    /// True if they have different numbers of parts: "I" and "II".
    package let haveOtherParts: Bool

    /// Creates a relation from its parts.
    package init(
      areSame: Bool = false, likeness: Double, dishes: Int = 0, foods: Int = 0,
      haveOtherParts: Bool = false
    ) {
      self.areSame = areSame
      self.likeness = likeness
      self.dishes = dishes
      self.foods = foods
      self.haveOtherParts = haveOtherParts
    }
  }

  /// The relation of the pages.
  package let pages: PageRelation
  /// The relation of the titles.
  package let titles: Titles
  /// The similarity of the foods from 0 to 1, or `nil` if a record has too few to tell.
  package let foods: Double?
  /// The agreement of the amounts, or `nil` if none can be compared.
  package let amounts: AmountAgreement?
  /// The comparison ingredient by ingredient.
  package let lines: LineComparison
  /// The comparison of the methods, or `nil` if a record has no directions.
  package let method: MethodComparison?
  /// The relation of the images.
  package let images: ImageRelation

  /// Creates evidence from its parts.
  package init(
    pages: PageRelation = .unknown, titles: Titles, foods: Double? = nil,
    amounts: AmountAgreement? = nil, lines: LineComparison, method: MethodComparison? = nil,
    images: ImageRelation = .unknown
  ) {
    self.pages = pages
    self.titles = titles
    self.foods = foods
    self.amounts = amounts
    self.lines = lines
    self.method = method
    self.images = images
  }
}
