import RecipeCore

/// A server of the family with made-up recipes, for tests that need no real network.
struct FakeAPI: Sendable {
  /// How many recipes it has.
  var count = 65
  /// Answers every page as if it were the first.
  var ignoresPage = false
  /// The requests it answers before it says `limit`.
  var quota = Int.max

  /// The answer to a target such as `/search?q=a&page=2`, in the original's dialect.
  func body(_ target: String) -> String {
    let path = target.prefix { $0 != "?" }
    if path == "/search" { return page(Int(parameter("page", of: target) ?? "") ?? 1) }
    guard let id = parameter("rId", of: target), let number = Self.number(of: id),
      (0..<count).contains(number)
    else { return #"{"recipe": []}"# }
    return #"{"recipe": {\#(Self.members(number)), "ingredients": ["\#(number) leeks", "salt\n"]}}"#
  }

  /// The id of a recipe: hexadecimal, with leading zeros.
  static func id(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  private func page(_ page: Int) -> String {
    let first = ignoresPage ? 0 : (page - 1) * 30
    let rows = (max(0, first)..<max(0, first) + 30).filter { $0 < count }
      .map { "{\(Self.members($0))}" }
    return #"{"count": \#(rows.count), "recipes": [\#(rows.joined(separator: ", "))]}"#
  }

  private static func members(_ number: Int) -> String {
    #"""
    "publisher": "Harbour Kitchen", "title": "Soup &amp; No. \#(number)", \#
    "recipe_id": "\#(id(number))", "source_url": "http://harbour.example/soup-\#(number)/", \#
    "social_rank": 99.99999999999974
    """#.split(separator: "\n").joined()
  }

  private static func number(of id: String) -> Int? {
    id.count == 6 ? Int(id, radix: 16) : nil
  }

  private func parameter(_ name: String, of target: String) -> String? {
    let query = target.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    return query.split(separator: "&").first { $0.hasPrefix(name + "=") }
      .map { String($0.dropFirst(name.count + 1)) }
  }
}

extension HTTPResponse {
  /// A good answer with a text as its body.
  init(_ body: String) {
    self.init(200, body)
  }

  /// An answer with a text as its body.
  init(_ status: Int, _ body: String, headers: [HTTPHeader] = []) {
    self.init(status: status, headers: headers, body: Array(body.utf8))
  }
}
