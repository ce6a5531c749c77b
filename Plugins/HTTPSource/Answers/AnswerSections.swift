import JSONSyntax

/// The parts of an answer that say something about its list: the answer itself, and the objects that APIs
/// have for it, such as `meta`, `_links` (HAL) and `d` (OData).
struct AnswerSections {
  /// The parts, the answer first.
  let all: [JSONValue]

  private static let names: Set = [
    "links", "link", "paging", "pagination", "page", "pageinfo", "meta", "metadata", "info", "d",
    "data", "result", "response",
  ]
  private static let maximumDepth = 2

  /// Finds the parts of an answer.
  init(of root: JSONValue) {
    var all = [root]
    var level = [root]
    for _ in 0..<Self.maximumDepth {
      level = level.flatMap { part in
        part.members.filter { Self.names.contains(Self.folded($0.name)) }.map(\.value)
          .filter { $0.kind == .object }
      }
      all += level
    }
    self.all = all
  }

  /// The address of the next page: `next`, `links.next`, `_links.next.href`, `d.__next`, `nextPageUrl`.
  var next: String? {
    values(named: ["next", "nextpage", "nextpageurl", "nexturl", "nextlink", "odatanextlink"])
      .lazy.compactMap(Self.address).first
  }

  /// The number of all records: `total`, `totalResults`, `meta.pagination.total`, `page.totalElements`.
  var total: Int? {
    values(named: [
      "total", "totalresults", "totalcount", "totalelements", "totalitems", "totalrecords",
    ]).lazy.compactMap(\.wholeNumber).first
  }

  /// True if the answer says that no page follows: `last: true`, `hasNext: false`; `nil` if it does not say.
  var isLast: Bool? {
    if let last = boolean(named: ["last", "islast", "islastpage"]) { return last }
    return boolean(named: ["hasnext", "hasnextpage", "hasmore", "morepages"]).map { !$0 }
  }

  /// True if the answer says that there are recipes before those that it has: `first: false`, a link
  /// `previous`, `from: 11`.
  var hasEarlier: Bool {
    boolean(named: ["first", "isfirst", "isfirstpage"]) == false
      || boolean(named: ["hasprevious", "hasprev", "haspreviouspage", "hasprevpage"]) == true
      || values(named: ["from", "startindex"]).lazy.compactMap(\.wholeNumber).first ?? 0 > 1
      || values(named: ["skip", "offset"]).lazy.compactMap(\.wholeNumber).first ?? 0 > 0
      || values(named: [
        "previous", "prev", "previouspage", "prevpage", "previouspageurl", "prevpageurl",
        "previousurl", "prevurl", "previouslink", "prevlink",
      ]).lazy.compactMap(Self.address).first != nil
  }

  private func boolean(named names: Set<String>) -> Bool? {
    values(named: names).lazy.compactMap(\.boolean).first
  }

  private func values(named names: Set<String>) -> [JSONValue] {
    all.flatMap { part in
      part.members.filter { names.contains(Self.folded($0.name)) }.map(\.value)
    }
  }

  /// Returns the letters of a name, in small ones: `@odata.nextLink` and `__next` are names, too.
  private static func folded(_ name: String) -> String {
    name.prefix(40).lowercased().filter(\.isLetter)
  }

  private static func address(_ value: JSONValue) -> String? {
    let text = value.string ?? (value["href"] ?? value["url"])?.string ?? ""
    let isAddress = ["http://", "https://", "/", "?"].contains(where: text.hasPrefix)
    return isAddress ? text : nil
  }
}

extension JSONValue {
  /// The value of a whole number that is not negative, in digits or a text of digits.
  var wholeNumber: Int? {
    Int(kind == .number ? text : string ?? "").flatMap { $0 < 0 ? nil : $0 }
  }
}
