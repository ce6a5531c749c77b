/// A recipe of one source, or the result of merging several records.
///
/// Fields that food2fork has too mean the same. Absent values are `nil` or empty; none is ever
/// invented. Texts are plain Unicode without HTML entities, which the readers have decoded.
public struct Recipe: Sendable, Hashable {
  /// The name of the dish, never empty.
  public var title: String
  /// The site, book or person that published the recipe.
  public var publisher: String?
  /// The publisher's home page.
  public var publisherURL: String?
  /// The page the recipe came from; the strongest evidence that two records are the same recipe.
  public var sourceURL: String?
  /// The aggregator's own page about the recipe.
  public var f2fURL: String?
  /// A picture: an `http(s)` URL, or a path relative to the recipe's own file.
  public var imageURL: String?
  /// The popularity from 1 to 100, as food2fork defines it, as read: servers also send 0 and 999.
  public var socialRank: ExactNumber?
  /// The ingredient lines as written, in order, without group headings.
  public var ingredients: [String]
  /// The named groups among `ingredients`, in order; empty if there are none.
  public var ingredientGroups: [RecipeGroup]
  /// The steps, one string each, in order, with the headings among them.
  public var directions: [String]
  /// The named groups among `directions`, in order: which strings are headings.
  public var directionGroups: [RecipeGroup]
  /// The prose before the ingredients.
  public var description: String?
  /// Keywords and categories, in the order read, without repeats.
  public var tags: [String]
  /// Remarks beside the steps: tips, variations, storage, each a text of its own.
  public var notes: [String]
  /// The equipment that the recipe needs, without repeats.
  public var tools: [String]
  /// The nutrition, in the order read, each name once.
  public var nutrition: [NutritionFact]
  /// The yield, as written: "4 servings", "2 loaves", "4-6".
  public var yield: String?
  /// Minutes of preparation.
  public var prepMinutes: MinuteRange?
  /// Minutes of cooking.
  public var cookMinutes: MinuteRange?
  /// Minutes of waiting: resting, proving, chilling.
  public var waitMinutes: MinuteRange?
  /// Minutes from start to end.
  public var totalMinutes: MinuteRange?
  /// The rating by readers.
  public var rating: Rating?
  /// The author of the recipe.
  public var author: String?
  /// The BCP 47 tag of the recipe's language.
  public var language: String?
  /// The ISO 8601 date of publication, as read: `2019-03-01`, or with a time.
  public var published: String?
  /// Fields that the reader does not know, kept so that they can be written back.
  public var extras: [ExtraField]

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
    ingredientGroups: [RecipeGroup] = [],
    directions: [String] = [],
    directionGroups: [RecipeGroup] = [],
    description: String? = nil,
    tags: [String] = [],
    notes: [String] = [],
    tools: [String] = [],
    nutrition: [NutritionFact] = [],
    yield: String? = nil,
    prepMinutes: MinuteRange? = nil,
    cookMinutes: MinuteRange? = nil,
    waitMinutes: MinuteRange? = nil,
    totalMinutes: MinuteRange? = nil,
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
    self.directionGroups = directionGroups
    self.description = description
    self.tags = tags
    self.notes = notes
    self.tools = tools
    self.nutrition = nutrition
    self.yield = yield
    self.prepMinutes = prepMinutes
    self.cookMinutes = cookMinutes
    self.waitMinutes = waitMinutes
    self.totalMinutes = totalMinutes
    self.rating = rating
    self.author = author
    self.language = language
    self.published = published
    self.extras = extras
  }
}

// MARK: - Fields

extension Recipe {
  /// Visits every field, in the order of `RecipeField`.
  public func visit(_ visitor: inout some RecipeVisitor) {
    for field in RecipeField.allCases { visit(field, &visitor) }
  }

  /// Visits one field.
  public func visit(_ field: RecipeField, _ visitor: inout some RecipeVisitor) {
    switch field {
    case .title: visitor.visit(field, title)
    case .publisher: visitor.visit(field, publisher)
    case .publisherURL: visitor.visit(field, publisherURL)
    case .sourceURL: visitor.visit(field, sourceURL)
    case .f2fURL: visitor.visit(field, f2fURL)
    case .imageURL: visitor.visit(field, imageURL)
    case .socialRank: visitor.visit(field, socialRank)
    case .ingredients: visitor.visit(field, ingredients)
    case .ingredientGroups: visitor.visit(field, ingredientGroups)
    case .directions: visitor.visit(field, directions)
    case .directionGroups: visitor.visit(field, directionGroups)
    case .description: visitor.visit(field, description)
    case .tags: visitor.visit(field, tags)
    case .notes: visitor.visit(field, notes)
    case .tools: visitor.visit(field, tools)
    case .nutrition: visitor.visit(field, nutrition)
    case .yield: visitor.visit(field, yield)
    case .prepMinutes: visitor.visit(field, prepMinutes)
    case .cookMinutes: visitor.visit(field, cookMinutes)
    case .waitMinutes: visitor.visit(field, waitMinutes)
    case .totalMinutes: visitor.visit(field, totalMinutes)
    case .rating: visitor.visit(field, rating)
    case .author: visitor.visit(field, author)
    case .language: visitor.visit(field, language)
    case .published: visitor.visit(field, published)
    case .extras: visitor.visit(field, extras)
    }
  }

  /// Changes every field, in the order of `RecipeField`.
  package mutating func edit(_ editor: inout some RecipeEditor) {
    for field in RecipeField.allCases { edit(field, &editor) }
  }

  private mutating func edit(_ field: RecipeField, _ editor: inout some RecipeEditor) {
    switch field {
    case .title: editor.edit(field, &title)
    case .publisher: editor.edit(field, &publisher)
    case .publisherURL: editor.edit(field, &publisherURL)
    case .sourceURL: editor.edit(field, &sourceURL)
    case .f2fURL: editor.edit(field, &f2fURL)
    case .imageURL: editor.edit(field, &imageURL)
    case .socialRank: editor.edit(field, &socialRank)
    case .ingredients: editor.edit(field, &ingredients)
    case .ingredientGroups: editor.edit(field, &ingredientGroups)
    case .directions: editor.edit(field, &directions)
    case .directionGroups: editor.edit(field, &directionGroups)
    case .description: editor.edit(field, &description)
    case .tags: editor.edit(field, &tags)
    case .notes: editor.edit(field, &notes)
    case .tools: editor.edit(field, &tools)
    case .nutrition: editor.edit(field, &nutrition)
    case .yield: editor.edit(field, &yield)
    case .prepMinutes: editor.edit(field, &prepMinutes)
    case .cookMinutes: editor.edit(field, &cookMinutes)
    case .waitMinutes: editor.edit(field, &waitMinutes)
    case .totalMinutes: editor.edit(field, &totalMinutes)
    case .rating: editor.edit(field, &rating)
    case .author: editor.edit(field, &author)
    case .language: editor.edit(field, &language)
    case .published: editor.edit(field, &published)
    case .extras: editor.edit(field, &extras)
    }
  }
}
