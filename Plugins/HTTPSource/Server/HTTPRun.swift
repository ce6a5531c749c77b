import RecipeCore
import Text

/// A gathering from a server: page by page, the records, completed where that is asked for.
struct HTTPRun {
  private let name: String
  private let options: HTTPOptions
  private let request: SourceRequest
  private let session: HTTPSession
  private let collector: SourceCollector
  private var seen: Set<ByteKey> = []

  /// Creates a run that has not started.
  init(
    name: String, options: HTTPOptions, request: SourceRequest, session: HTTPSession,
    collector: SourceCollector
  ) {
    self.name = name
    self.options = options
    self.request = request
    self.session = session
    self.collector = collector
  }

  /// Delivers recipes, each as soon as it is complete: those of the list, or only those that matter if
  /// the list is not kept and fresh.
  mutating func gather() async throws(SourceFailure) {
    switch request.subject {
    case .everything: try await gatherList()
    case .matches(let texts): try await gatherMatches(of: texts)
    case .recipe(let name): try await gatherRecipe(named: name)
    case .recipeOfAnotherSource: if await isListKept(.fresh) { try await gatherList() }
    }
  }

  private mutating func gatherList() async throws(SourceFailure) {
    collector.noteWhole()
    try await gatherPages(of: options.list, options.query)
  }

  /// Searches for each text; if the API has no search, or does not answer, the list has to do.
  private mutating func gatherMatches(of texts: [String]) async throws(SourceFailure) {
    guard let search = options.search, !(await isListKept(.fresh)) else {
      return try await gatherList()
    }
    do throws(SourceFailure) {
      for text in texts { try await gatherPages(of: search, text) }
    } catch {
      guard await isListKept(.ofAnyAge) else { throw error }
      try await gatherPages(of: options.list, options.query)
      throw SourceFailure(
        .partial, "\(error.message); the list that is kept was searched instead", help: error.help)
    }
  }

  /// Requests the recipe that a person names by its id; if the server has none, its list may have one
  /// by that name.
  private mutating func gatherRecipe(named name: String) async throws(SourceFailure) {
    if let item = options.item, let id = Self.id(in: name, of: self.name), !request.isOffline,
      !(await isListKept(.fresh)),
      let found = try? await session.recipe(id, at: item, fields: request.fields)
    {
      return collector.add([found.record(of: self.name, item: item, page: "")])
    }
    try await gatherList()
  }

  /// Returns the id in the name of a recipe, or `nil` if that is a title or an address.
  private static func id(in name: String, of source: String) -> String? {
    let prefix = source + ":"
    let id = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    guard id.utf8.count <= 64, id.contains(where: \.isNumber), !id.contains(where: \.isWhitespace),
      !id.contains("/"), StatedID(id)?.text == id
    else { return nil }
    return id
  }

  /// True if every page of the list is kept.
  private func isListKept(_ age: HTTPRequest.StoredOnly) async -> Bool {
    var paging = Paging(options.list, options)
    while let url = paging.url(query: options.query), paging.count < options.pageLimit {
      do throws(SourceFailure) {
        let page = try await page(url, options.list, paging.count, storedOnly: age)
        guard let page, try paging.advance(past: page, at: url) else { return true }
      } catch {
        return false
      }
    }
    return false
  }

  /// Requests all pages of a list or a search, delivers their records, and then what completes them: the
  /// whole list is worth more than a part of it with details.
  private mutating func gatherPages(
    of template: URLTemplate, _ query: String
  ) async throws(SourceFailure) {
    var outlines: [HTTPRecord] = []
    var failure, cutOff: SourceFailure?
    do throws(SourceFailure) {
      cutOff = try await deliverPages(of: template, query, outlines: &outlines)
    } catch {
      failure = error
    }
    failure = await complete(outlines, after: failure)
    if let failure = failure ?? cutOff { throw failure }
  }

  /// Requests and delivers pages.
  ///
  /// - Parameter outlines: Receives the records that a request of its own can complete.
  /// - Returns: The reason why pages are missing, or `nil` if none is.
  private mutating func deliverPages(
    of template: URLTemplate, _ query: String, outlines: inout [HTTPRecord]
  ) async throws(SourceFailure) -> SourceFailure? {
    var paging = Paging(template, options)
    while let url = paging.url(query: query) {
      guard let page = try await page(url, template, paging.count) else { break }
      collector.add(diagnostics: page.diagnostics)
      let records = newRecords(of: page)
      if records.isEmpty, !page.entries.isEmpty, paging.count > 0 {
        noteRepeat(paging.count + 1, template)
        break
      }
      outlines += deliver(records, page: url)
      guard try paging.advance(past: page, at: url) else { break }
      guard paging.count < options.pageLimit else {
        return SourceFailure(
          .partial, "\(template.origin.name) has more than \(options.pageLimit) pages",
          help: "raise max_pages")
      }
    }
    if seen.isEmpty, query.isEmpty, template.has(.query) { noteNothing(template) }
    return nil
  }

  /// Requests a page.
  ///
  /// - Returns: `nil` if the server has no such page.
  private func page(
    _ url: String, _ template: URLTemplate, _ number: Int,
    storedOnly: HTTPRequest.StoredOnly? = nil
  ) async throws(SourceFailure) -> ListPage? {
    let isWhereListBegins = number == 0 && template == options.list && options.query.isEmpty
    let answer = try await session.answer(
      url, isWhereListBegins ? .list : .page, host: template.origin.name, storedOnly: storedOnly)
    return try answer.map { answer throws(SourceFailure) in
      try ListPage(answer, options.places, fields: request.fields, page: HTTPRecord.shown(url))
    }
  }

  private mutating func newRecords(of page: ListPage) -> [HTTPRecord] {
    page.entries.map { HTTPRecord($0) }.filter { seen.insert(ByteKey($0.id)).inserted }
  }

  /// Delivers records.
  ///
  /// - Returns: Those that a request of its own can complete.
  private func deliver(_ records: [HTTPRecord], page: String) -> [HTTPRecord] {
    let outlines = options.item == nil ? [] : records.filter(\.isOutline)
    let names = Set(outlines.map { ByteKey($0.id) })
    let record = { (record: HTTPRecord) in
      record.record(of: name, item: options.item, page: page)
    }
    collector.addOutlines(outlines.map(record))
    collector.add(records.filter { !names.contains(ByteKey($0.id)) }.map(record))
    return outlines
  }

  /// Completes outlines by what is kept, and by requests if the options ask for that.
  ///
  /// - Parameter failure: The refusal of an earlier request, after which nothing is asked.
  /// - Returns: The refusal, if any.
  private func complete(
    _ outlines: [HTTPRecord], after failure: SourceFailure?
  ) async -> SourceFailure? {
    guard let item = options.item else { return failure }
    let details = DetailRequests<HTTPRecord>(isStoredOnly: options.details != .all) {
      [session, fields = request.fields] listed, isStoredOnly async throws(SourceFailure) in
      let whole = try await session.recipe(
        listed.id, at: item, fields: fields, isStoredOnly: isStoredOnly)
      return DetailRequests.Outcome(whole.map(listed.completed) ?? listed)
    }
    return await details.complete(outlines, after: failure) { record, _ in
      collector.add([record.record(of: name, item: item, page: "")])
    }
  }

  private func noteNothing(_ template: URLTemplate) {
    collector.add(diagnostics: [
      Diagnostic(
        .warning, "\(template.origin.name) returns nothing without a search text",
        help: "set query")
    ])
  }

  private func noteRepeat(_ page: Int, _ template: URLTemplate) {
    collector.add(diagnostics: [
      Diagnostic(
        .note,
        "\(template.origin.name) repeats itself from page \(page) on, so all recipes have been read"
      )
    ])
  }
}
