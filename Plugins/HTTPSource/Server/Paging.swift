import RecipeCore

/// The pages of a list: by number, offset, cursor or link, whichever the address asks for.
struct Paging {
  /// The address of the list or of the search.
  let template: URLTemplate
  /// The number of all recipes, if the server says.
  private(set) var total: Int?
  /// True if the server says that there are recipes before those of the first page that was read.
  private(set) var startsLate = false
  private let options: HTTPOptions
  /// The number of pages read.
  private(set) var count = 0
  /// The number of records read.
  private(set) var recordCount = 0
  private var cursor = ""
  private var link: String?
  private var isAtEnd = false
  /// The number of records of the longest page.
  private var longest = 0

  /// Begins with the first page.
  init(_ template: URLTemplate, _ options: HTTPOptions) {
    self.template = template
    self.options = options
  }

  /// True if pages are asked for by their number or by the number of recipes before them.
  var isCounted: Bool { template.has(.page) || template.has(.offset) }

  /// True if the answers may be only a part of the recipes: an address that takes a search text, and has no
  /// other pages.
  var mayBeSample: Bool {
    template.has(.query) && link == nil && !isCounted && !template.has(.cursor)
  }

  /// The number of recipes that no page leads to; 0 if all were read, or the server does not say.
  var leftOut: Int { max(0, (total ?? 0) - recordCount) }

  /// Returns the address of the page to read, or `nil` after the last.
  func url(query: String) -> String? {
    guard !isAtEnd else { return nil }
    return link
      ?? template.url([
        .query: query, .page: String(options.firstPage + count), .offset: String(recordCount),
        .limit: String(options.pageSize), .cursor: cursor,
      ])
  }

  /// Moves to the page after one that was read.
  ///
  /// - Returns: False if that was the last.
  /// - Throws: The reason why the link to the next page is not followed.
  mutating func advance(past page: ListPage, at url: String) throws(SourceFailure) -> Bool {
    if count == 0 { startsLate = page.hasEarlier && template.has(.page) }
    count += 1
    recordCount += page.recordCount
    total = page.total ?? total
    isAtEnd = try !advances(past: page, at: url)
    longest = max(longest, page.recordCount)
    return !isAtEnd
  }

  private mutating func advances(
    past page: ListPage, at url: String
  ) throws(SourceFailure) -> Bool {
    if template.has(.cursor) {
      guard let next = page.next, next != cursor else { return false }
      cursor = next
      return true
    }
    if isCounted {
      guard page.recordCount > 0 else { return false }
      if let isLast = page.isLast { return !isLast }
      if let total { return recordCount < total }
      // A server may give fewer than are asked for, but then as many on each page but the last.
      return page.recordCount >= longest
    }
    guard let next = page.next else { return false }
    let following = try NextLink.url(next, on: url, template)
    guard following != url else { return false }
    link = following
    return true
  }
}
