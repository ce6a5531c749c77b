/// A recipe of one source, or the result of merging several records.
///
/// Fields that food2fork has too mean the same. Absent values are `nil` or empty; none is ever
/// invented. Texts are plain Unicode without HTML entities, which the readers have decoded.
public struct Recipe: Sendable, Hashable {
  /// The name of the dish, never empty.
  package(set) public var title: String
  /// The site, book or person that published the recipe.
  package(set) public var publisher: String?
  /// The publisher's home page.
  package(set) public var publisherURL: String?
  /// The page the recipe came from; the strongest evidence that two records are the same recipe.
  package(set) public var sourceURL: String?
  /// The aggregator's own page about the recipe.
  package(set) public var f2fURL: String?
  /// A picture: an `http(s)` URL, or a path relative to the recipe's own file.
  package(set) public var imageURL: String?
  /// The popularity from 1 to 100, as food2fork defines it, as read: servers also send 0 and 999.
  package(set) public var socialRank: ExactNumber?
  /// The ingredient lines as written, in order, without group headings.
  package(set) public var ingredients: [String]
  /// The named groups among `ingredients`, in order; empty if there are none.
  package(set) public var ingredientGroups: [IngredientGroup]
  /// The steps, one string each, in order.
  package(set) public var directions: [String]
  /// The prose before the ingredients.
  package(set) public var description: String?
  /// Keywords and categories, in the order read, without repeats.
  package(set) public var tags: [String]
  /// The yield, as written: "4 servings", "2 loaves", "4-6".
  package(set) public var yield: String?
  /// Minutes of preparation.
  package(set) public var prepMinutes: Int?
  /// Minutes of cooking.
  package(set) public var cookMinutes: Int?
  /// Minutes from start to end.
  package(set) public var totalMinutes: Int?
  /// The rating by readers.
  package(set) public var rating: Rating?
  /// The author of the recipe.
  package(set) public var author: String?
  /// The BCP 47 tag of the recipe's language.
  package(set) public var language: String?
  /// The ISO 8601 date of publication, as read: `2019-03-01`, or with a time.
  package(set) public var published: String?
  /// Fields that the reader does not know, kept so that they can be written back.
  package(set) public var extras: [ExtraField]

  /// Creates a recipe from its values; omitted ones are absent.
  public init(
    title: String,
    publisher: String? = nil,
    publisherURL: String? = nil,
    sourceURL: String? = nil,
    f2fURL: String? = nil,
    imageURL: String? = nil,
    socialRank: ExactNumber? = nil,
    ingredients: [String] = [],
    ingredientGroups: [IngredientGroup] = [],
    directions: [String] = [],
    description: String? = nil,
    tags: [String] = [],
    yield: String? = nil,
    prepMinutes: Int? = nil,
    cookMinutes: Int? = nil,
    totalMinutes: Int? = nil,
    rating: Rating? = nil,
    author: String? = nil,
    language: String? = nil,
    published: String? = nil,
    extras: [ExtraField] = []
  ) {
    self.title = title
    self.publisher = publisher
    self.publisherURL = publisherURL
    self.sourceURL = sourceURL
    self.f2fURL = f2fURL
    self.imageURL = imageURL
    self.socialRank = socialRank
    self.ingredients = ingredients
    self.ingredientGroups = ingredientGroups
    self.directions = directions
    self.description = description
    self.tags = tags
    self.yield = yield
    self.prepMinutes = prepMinutes
    self.cookMinutes = cookMinutes
    self.totalMinutes = totalMinutes
    self.rating = rating
    self.author = author
    self.language = language
    self.published = published
    self.extras = extras
  }
}
