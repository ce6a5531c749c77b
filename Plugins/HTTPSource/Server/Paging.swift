import RecipeCore

/// The pages of a list: by number, offset, cursor or link, whichever the address asks for.
struct Paging {
  /// The address of the list or of the search.
  let template: URLTemplate
  /// The number of recipes that no page leads to; 0 if all were read, or the server does not say.
  private(set) var leftOut = 0
  private let options: HTTPOptions
  /// The number of pages read.
  private(set) var count = 0
  private var recordCount = 0
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

  /// True if the answers may be only a part of the recipes: an address that takes a search text, and has no
  /// other pages.
  var mayBeSample: Bool {
    template.has(.query) && link == nil && ![.page, .offset, .cursor].contains(where: template.has)
  }

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
    count += 1
    recordCount += page.recordCount
    isAtEnd = try !advances(past: page, at: url)
    if isAtEnd, let total = page.total { leftOut = max(0, total - recordCount) }
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
    if template.has(.page) || template.has(.offset) {
      guard page.recordCount > 0 else { return false }
      if let total = page.total { return recordCount < total }
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
