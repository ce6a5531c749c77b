import RecipeCore
import RecipeDocuments
import Text

/// A recipe of an answer, and its name within the source.
struct HTTPRecord: PagedAPIRow {
  let id: String
  /// True if the recipe states an id.
  let statesID: Bool
  let recipe: Recipe
  let isOutline: Bool
  let url: String?
  let time: Int?

  /// Names a recipe: by the id that it states, else its address, else its title.
  ///
  /// - Parameters:
  ///   - entry: The recipe.
  ///   - unnamed: The id of a recipe that states none, if it is known.
  ///   - item: The address of one recipe, or `nil` if lists have all of it.
  ///   - time: The time of the answer, or `nil` if it is not known.
  init(
    _ entry: DocumentOutcome.Entry, unnamed: String? = nil, item: URLTemplate?, time: Int?
  ) {
    recipe = entry.recipe
    id = entry.statedID?.text ?? unnamed ?? recipe.sourceURL ?? recipe.title
    statesID = entry.statedID != nil
    isOutline = item != nil && recipe.isOutline
    url = item.map { [id] in HTTPRequest.withoutKey($0.url([.id: id])) } ?? recipe.sourceURL
    self.time = time
  }

  private init(
    id: String, statesID: Bool, recipe: Recipe, isOutline: Bool, url: String?, time: Int?
  ) {
    self.id = id
    self.statesID = statesID
    self.recipe = recipe
    self.isOutline = isOutline
    self.url = url
    self.time = time
  }

  /// Returns the recipes of a page with names of their own: of several that share an id, the second is
  /// `ID#2`.
  ///
  /// Such a recipe has no address, as the server knows another one by the id. One that is repeated as it is has
  /// the name of the first.
  static func named(_ rows: [HTTPRecord]) -> [HTTPRecord] {
    var known: [ByteKey: [Recipe]] = [:]
    return rows.map { row in
      let twins = known[ByteKey(row.id), default: []]
      if let index = twins.firstIndex(of: row.recipe) {
        return index == 0 ? row : row.numbered(index + 1)
      }
      known[ByteKey(row.id)] = twins + [row.recipe]
      return twins.isEmpty ? row : row.numbered(twins.count + 1)
    }
  }

  private func numbered(_ number: Int) -> HTTPRecord {
    HTTPRecord(
      id: "\(id)#\(number)", statesID: false, recipe: recipe, isOutline: false,
      url: recipe.sourceURL,
      time: time)
  }

  /// True if the recipe states an id.
  func hasID(_ id: String) -> Bool { statesID && ByteKey(self.id) == ByteKey(id) }

  /// Returns the record with its details.
  func completed(by whole: HTTPRecord) -> HTTPRecord {
    HTTPRecord(
      id: id, statesID: statesID,
      recipe: recipe.completed(by: whole.recipe, isNewer: whole.isAsNew(as: self)),
      isOutline: whole.isOutline, url: url, time: time)
  }
}
