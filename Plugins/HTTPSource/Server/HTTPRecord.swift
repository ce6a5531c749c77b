import RecipeCore
import RecipeDocuments
import Text

/// A recipe of an answer, and its name within the source.
struct HTTPRecord: Sendable {
  /// The id: what the recipe states, else its address, else its title.
  let id: String
  /// True if the recipe states an id.
  let statesID: Bool
  /// The recipe.
  let recipe: Recipe

  /// Names a recipe.
  init(_ entry: DocumentOutcome.Entry) {
    self.init(
      id: entry.statedID?.text ?? entry.recipe.sourceURL ?? entry.recipe.title,
      statesID: entry.statedID != nil, recipe: entry.recipe)
  }

  private init(id: String, statesID: Bool, recipe: Recipe) {
    self.id = id
    self.statesID = statesID
    self.recipe = recipe
  }

  /// True if the list of the server gives neither ingredients nor directions.
  var isOutline: Bool { recipe.ingredients.isEmpty && recipe.directions.isEmpty }

  /// True if the recipe states an id.
  func hasID(_ id: String) -> Bool { statesID && ByteKey(self.id) == ByteKey(id) }

  /// Returns the record of a recipe that states no id of its own, as the answer to a request for one.
  func named(_ id: String) -> HTTPRecord? {
    statesID ? nil : HTTPRecord(id: id, statesID: false, recipe: recipe)
  }

  /// Returns the record with what it has of the recipe and a whole one lacks.
  func completed(by whole: HTTPRecord) -> HTTPRecord {
    var recipe = whole.recipe
    _ = recipe.fill(from: self.recipe)
    return HTTPRecord(id: id, statesID: statesID, recipe: recipe)
  }

  /// Returns the record of a source.
  ///
  /// - Parameters:
  ///   - source: The name of the source.
  ///   - item: The address of one recipe, if there is one.
  ///   - page: The address of the list.
  func record(of source: String, item: URLTemplate?, page: String) -> RecipeRecord {
    let url = item.map { $0.url([.id: id]) } ?? recipe.sourceURL ?? page
    return RecipeRecord(
      reference: RecordReference(source: source, id: id), locator: .url(Self.shown(url)),
      recipe: recipe)
  }

  /// Returns an address without the parameters that have the key.
  static func shown(_ url: String) -> String {
    let parts = url.split(separator: "?", maxSplits: 1)
    guard parts.count == 2, url.contains(HTTPRequest.keyPlaceholder) else { return url }
    let others = parts[1].split(separator: "&").filter {
      !$0.contains(HTTPRequest.keyPlaceholder)
    }
    return parts[0] + (others.isEmpty ? "" : "?" + others.joined(separator: "&"))
  }
}
