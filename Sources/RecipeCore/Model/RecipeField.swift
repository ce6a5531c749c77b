/// The fields of a recipe; the raw values are their names in JSON, CSV, `--fields` and `why`.
public enum RecipeField: String, Sendable, CaseIterable {
  case title
  case publisher
  case publisherURL = "publisher_url"
  case sourceURL = "source_url"
  case f2fURL = "f2f_url"
  case imageURL = "image_url"
  case socialRank = "social_rank"
  case ingredients
  case ingredientGroups = "ingredient_groups"
  case directions
  case directionGroups = "direction_groups"
  case description
  case tags
  case notes
  case tools
  case nutrition
  case yield
  case prepMinutes = "prep_minutes"
  case cookMinutes = "cook_minutes"
  case waitMinutes = "wait_minutes"
  case totalMinutes = "total_minutes"
  case rating
  case author
  case language
  case published
  case extras
}
