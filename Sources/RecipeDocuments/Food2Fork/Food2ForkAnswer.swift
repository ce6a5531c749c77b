package import JSONSyntax

/// A response of an API of the food2fork family, in any dialect.
package enum Food2ForkAnswer: Sendable {
  /// Rows of a search.
  case search(Food2ForkPage)
  /// The recipe requested, or `nil` if there is none with that id.
  case recipe(JSONValue?)
  /// The server's own error message: `limit`, `Invalid _id: …`.
  case error(String)
  /// JSON that is not of this family.
  case unknown

  /// Parses the body of a response.
  ///
  /// - Throws: The first violation of the grammar of JSON.
  package init(
    parsing body: [UInt8], limits: JSONLimits = .standard
  ) throws(JSONSyntaxError) {
    self.init(try JSONDocument(parsing: body, limits: limits).root)
  }

  /// Recognises a response by its members.
  package init(_ json: JSONValue) {
    guard json.kind == .object else {
      self = json.kind == .array ? .search(Food2ForkPage(bare: json)) : .unknown
      return
    }
    if let error = AnswerError(json) {
      self = .error(error.text)
    } else if let answer = Self.food2fork(json) ?? json["data"].flatMap(Self.food2fork) {
      self = answer
    } else {
      // food2fork.ca's `get` returns the bare recipe.
      self = json["title"] == nil ? .unknown : .recipe(json)
    }
  }

  /// Recognises `{"count": N, "recipes": […]}`, `{"recipe": {…}}`, and food2fork.ca's `results`.
  private static func food2fork(_ json: JSONValue) -> Self? {
    if let rows = json["recipes"] ?? json["results"], rows.kind == .array {
      return .search(Food2ForkPage(rows: rows, in: json))
    }
    guard let recipe = json["recipe"] else { return nil }
    // For an unknown id, servers return an empty list or null instead of the object.
    return .recipe(recipe.kind == .object && !recipe.members.isEmpty ? recipe : nil)
  }
}
