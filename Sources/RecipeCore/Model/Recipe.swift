/// A recipe of one source, or the result of merging several records.
///
/// Fields that food2fork has too mean the same. Absent values are `nil` or empty; none is ever
/// invented. Texts are plain Unicode without HTML entities, which the readers have decoded.
public struct Recipe: Sendable, Hashable {
  /// The name of the dish, never empty.
  public let title: String
  /// The site, book or person that published the recipe.
  public let publisher: String?
  /// The publisher's home page.
  public let publisherURL: String?
  /// The page the recipe came from; the strongest evidence that two records are the same recipe.
  public let sourceURL: String?
  /// The aggregator's own page about the recipe.
  public let f2fURL: String?
  /// A picture: an `http(s)` URL, or a path relative to the recipe's own file.
  public let imageURL: String?
  /// The popularity from 1 to 100, as food2fork defines it, as read: servers also send 0 and 999.
  public let socialRank: ExactNumber?
  /// The ingredient lines as written, in order, without group headings.
  public let ingredients: [String]
  /// The named groups among `ingredients`, in order; empty if there are none.
  public let ingredientGroups: [IngredientGroup]
  /// The steps, one string each, in order.
  public let directions: [String]
  /// The prose before the ingredients.
  public let description: String?
  /// Keywords and categories, in the order read, without repeats.
  public let tags: [String]
  /// The yield, as written: "4 servings", "2 loaves", "4-6".
  public let yield: String?
  /// Minutes of preparation.
  public let prepMinutes: Int?
  /// Minutes of cooking.
  public let cookMinutes: Int?
  /// Minutes from start to end.
  public let totalMinutes: Int?
  /// The rating by readers.
  public let rating: Rating?
  /// The author of the recipe.
  public let author: String?
  /// The BCP 47 tag of the recipe's language.
  public let language: String?
  /// The ISO 8601 date of publication, as read: `2019-03-01`, or with a time.
  public let published: String?
  /// Fields that the reader does not know, kept so that they can be written back.
  public let extras: [ExtraField]

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
