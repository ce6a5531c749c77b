import JSONSyntax

/// A walk over the texts and numbers of a JSON text, and its keys that are foods, in order.
struct JSONValueList {
  private let body: (DocumentValue) -> Void
  private let firstLine: Int
  private let hasPlaces: Bool
  private var lines = JSONLineCounter()
  private var item = 0

  /// The maximum depth of the walk.
  private static let depthLimit = 64

  /// Creates a walk.
  ///
  /// - Parameters:
  ///   - firstLine: The line of the document at which the JSON text starts, from 1.
  ///   - hasPlaces: True if the document contains the text verbatim; else all values are at its start.
  ///   - body: Called with each value.
  init(firstLine: Int = 1, hasPlaces: Bool = true, _ body: @escaping (DocumentValue) -> Void) {
    self.body = body
    self.firstLine = firstLine
    self.hasPlaces = hasPlaces
  }

  /// Starts another element of the outermost list.
  mutating func startItem() { item += 1 }

  /// Visits a value and those in it.
  mutating func visit(_ value: JSONValue) {
    visit(value, name: "", depth: 0, isListed: false)
  }

  /// Visits a value under a path of keys.
  ///
  /// - Parameter foods: The keys of objects in the list around the value that are foods.
  private mutating func visit(
    _ value: JSONValue, name: String, foods: Set<String> = [], depth: Int, isListed: Bool
  ) {
    guard depth <= Self.depthLimit else { return }
    switch value.kind {
    case .array:
      let foods = value.foodKeys
      for element in value.elements {
        if !isListed { startItem() }
        visit(element, name: name, foods: foods, depth: depth + 1, isListed: true)
      }
    case .object:
      guard !SchemaOrgPart.isAside(value) else { return }
      let isListing = depth == 0 && ListingPart.isListing(value)
      let foods = foods.union(value.foodKeys)
      for member in value.members where !member.name.hasPrefix("@") {
        if isListing, ListingPart.isAside(member) { continue }
        let path = name.isEmpty ? member.name : name + "." + member.name
        if foods.contains(member.name) { add(member.name, path, member.value) }
        visit(member.value, name: path, depth: depth + 1, isListed: isListed)
      }
    case .string: add(value.string ?? "", name, value)
    case .number: add(value.numberText ?? "", name, value)
    case .boolean, .null: break
    }
  }

  private mutating func add(_ text: String, _ name: String, _ value: JSONValue) {
    guard !text.isEmpty else { return }
    let line = hasPlaces ? lines.line(of: value) + firstLine - 1 : firstLine
    body(DocumentValue(name, text, line: line, item: item))
  }
}

/// The parts of an object around a list of recipes that are about the list.
private enum ListingPart {
  private static let asides: Set<String> = [
    "count", "total", "limit", "skip", "offset", "page", "pages", "per_page", "number", "results",
    "total_count", "totalResults", "total_results",
  ]

  /// True if an object has a list of objects, and no title of its own.
  static func isListing(_ object: JSONValue) -> Bool {
    object["title"] == nil && object["name"] == nil
      && object.members.contains { $0.value.elements.first?.kind == .object }
  }

  /// True for a number such as the count of an answer's recipes.
  static func isAside(_ member: JSONValue.Member) -> Bool {
    member.value.kind == .number && asides.contains(member.name)
  }
}

/// The parts of a schema.org recipe that are about the page around it.
private enum SchemaOrgPart {
  private static let asides: Set<String> = [
    "AggregateRating", "Answer", "BreadcrumbList", "Comment", "ImageObject", "InteractionCounter",
    "ListItem", "Offer", "Question", "Rating", "Review", "SearchAction", "UserReview",
    "VideoObject",
    "Clip", "WebPage", "WebSite", "Organization", "Person", "Brand", "SpeakableSpecification",
    "LikeAction", "CommentAction", "ReadAction", "CreativeWork", "Article",
  ]

  /// True if an object describes a picture, a review, a person or a page.
  static func isAside(_ object: JSONValue) -> Bool {
    guard let type = object["@type"] else { return false }
    let names = type.kind == .array ? type.elements.compactMap(\.string) : [type.string ?? ""]
    return names.contains { asides.contains($0) }
  }
}
