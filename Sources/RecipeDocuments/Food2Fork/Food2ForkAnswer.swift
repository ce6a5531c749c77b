package import JSONSyntax

/// An answer of an API of the food2fork family, whatever its dialect.
package enum Food2ForkAnswer: Sendable {
  /// Rows of a search.
  case search(Food2ForkPage)
  /// The one recipe asked for; `nil` if there is none of that id.
  case recipe(JSONValue?)
  /// The server's own words about what went wrong: `limit`, `Invalid _id: …`.
  case error(String)
  /// JSON, but nothing that an API of this family says.
  case unknown

  /// Parses the body of an answer.
  ///
  /// - Throws: The first offence against the grammar of JSON.
  package init(
    parsing body: [UInt8], limits: JSONLimits = .standard
  ) throws(JSONSyntaxError) {
    self.init(try JSONDocument(parsing: body, limits: limits).root)
  }

  /// Tells what an answer is by its members.
  package init(_ json: JSONValue) {
    guard json.kind == .object else {
      self = json.kind == .array ? .search(Food2ForkPage(bare: json)) : .unknown
      return
    }
    if let error = Self.errorText(json) {
      self = .error(error)
    } else if let answer = Self.food2fork(json) ?? json["data"].flatMap(Self.food2fork) {
      self = answer
    } else {
      // food2fork.ca's `get` answers the bare recipe.
      self = json["title"] == nil ? .unknown : .recipe(json)
    }
  }

  /// `{"count": N, "recipes": […]}`, `{"recipe": {…}}`, or food2fork.ca's `results`.
  private static func food2fork(_ json: JSONValue) -> Self? {
    if let rows = json["recipes"] ?? json["results"], rows.kind == .array {
      return .search(Food2ForkPage(rows: rows, in: json))
    }
    guard let recipe = json["recipe"] else { return nil }
    // An unknown id answers an empty list, or null, in the place of the object.
    return .recipe(recipe.kind == .object && !recipe.members.isEmpty ? recipe : nil)
  }

  /// `{"error": "limit"}`, or Forkify v2's `{"status": "fail", "message": "…"}`.
  private static func errorText(_ json: JSONValue) -> String? {
    if let error = json["error"], !error.isNull, error.boolean != false {
      return error.shortText ?? error.text
    }
    guard let status = json["status"]?.string, status == "fail" || status == "error" else {
      return nil
    }
    return json["message"]?.shortText ?? status
  }
}

/// One page of a search.
package struct Food2ForkPage: Sendable {
  /// The recipe objects, in the server's order.
  package let rows: [JSONValue]
  /// The URL of the next page, when the server gives one.
  package let next: String?

  /// Takes the rows out of an answer.
  init(rows: JSONValue, in answer: JSONValue) {
    next = answer["next"]?.string
    self.rows = rows.elements.filter { $0.kind == .object }
  }

  /// Takes a list without an envelope for a whole answer.
  init(bare rows: JSONValue) {
    next = nil
    self.rows = rows.elements.filter { $0.kind == .object }
  }
}
