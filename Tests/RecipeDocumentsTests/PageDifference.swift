/// Why some pages are read differently by us and by the other program.
struct PageDifference {
  /// What is so, and on purpose.
  let reason: String
  /// The things that differ on some or all of the pages.
  let fields: Set<PageCorpus.Field>
  /// Whether the other program's ingredients are not those that a reader of the page sees.
  let hasWrongIngredients: Bool
  /// The names of the pages.
  let pages: Set<String>

  private init(
    _ reason: String, _ fields: Set<PageCorpus.Field>, hasWrongIngredients: Bool = false,
    _ pages: [String]
  ) {
    self.reason = reason
    self.fields = fields
    self.hasWrongIngredients = hasWrongIngredients
    self.pages = Set(pages.map { $0 + ".testhtml" })
  }

  /// Whether it explains all that differs on a page.
  func covers(_ page: PageCorpus.Comparison) -> Bool { page.differences.isSubset(of: fields) }

  private static let directions: Set<PageCorpus.Field> = [.steps, .instructions]

  /// All of them.
  static let all = [
    PageDifference(
      "the page's list words its ingredients otherwise than its data", [.ingredients],
      [
        "cleaneatingkitchen_1", "cleaneatingkitchen_2", "culinaryhill_1", "culinaryhill_2",
        "timesofindia_1", "timesofindia_2",
      ]),
    PageDifference(
      "the data describes a part of the dish only", directions.union([.ingredients]),
      ["barefootcontessa_2", "dagelijksekost"]),
    PageDifference(
      "the page writes remarks without the parentheses that the other program adds", [.ingredients],
      ["lekkerensimpel_4"]),
    PageDifference(
      "the other program takes the check box before each line for a part of it", [.ingredients],
      hasWrongIngredients: true, ["joyfoodsunshine"]),
    PageDifference(
      "the other program leaves out the frosting, and quotes inside of an attribute are not escaped",
      directions.union([.ingredients]), hasWrongIngredients: true, ["cookingcircle"]),
    PageDifference(
      "the heading has another apostrophe than the data", [.title],
      ["chefnini_2"]),
    PageDifference(
      "the page's own elements count the steps", directions, ["sunset_1"]),
    PageDifference(
      "we keep the names of parts and steps, the site's own reader does not", directions,
      [
        "adrianasbestrecipes_1", "adrianasbestrecipes_2", "okokorecepten_2", "receptiindex_1",
        "receptiindex_2", "cuisinezpourbebe_1", "cuisinezpourbebe_2",
      ]),
    PageDifference(
      "we leave out a heading over all steps, the other program does not", directions,
      ["epicurious"]),
    PageDifference(
      "a step of several lines is one step", [.steps],
      [
        "franzoesischkochen", "gesundaktiv", "samsungfood_2",
        "theicecreamconfectionals_1", "theicecreamconfectionals_2",
        "varechapravdask_1", "varechapravdask_2",
      ]),
    PageDifference(
      "the page has one list behind tabs for each kind of units, and the other program another title",
      directions.union([.title, .ingredients]), ["donalskehan_1", "donalskehan_2"]),
    PageDifference(
      "a paragraph after the steps, or the heading before them, is a step to one program",
      directions,
      ["lekkerensimpel_2"]),
    PageDifference(
      "the page's own heading and steps are worded otherwise than its data",
      directions.union([.title]), ["xiachufang_1", "xiachufang_2"]),
  ]
}
