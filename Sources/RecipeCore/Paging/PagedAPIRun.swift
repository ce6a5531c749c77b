import Text

/// A gathering from an API: the pages of its list or of searches, or one recipe.
package struct PagedAPIRun<API: PagedAPI> {
  /// The API.
  let api: API
  private let source: String
  /// The records that matter.
  let request: SourceRequest
  private let collector: SourceCollector
  /// The requests of earlier runs that found something.
  let recents: RecentRequests
  /// The delivery of the rows.
  var delivery: PagedAPIDelivery<API>
  /// The failure to report once everything else has been read.
  private var cutOff: SourceFailure?

  /// Creates a run that has not started.
  ///
  /// - Parameters:
  ///   - api: The API.
  ///   - source: The name of the source.
  ///   - request: The records that matter.
  ///   - answers: The answers that the source keeps itself.
  ///   - collector: The collector of the records.
  package init(
    of api: API, source: String, request: SourceRequest, answers: any AnswerKeeper,
    collector: SourceCollector
  ) {
    self.api = api
    self.source = source
    self.request = request
    self.collector = collector
    recents = RecentRequests(to: api.address, in: answers)
    delivery = PagedAPIDelivery(
      of: api, source: source, need: request.detailNeed, collector: collector)
  }

  /// Delivers records, each as soon as it is complete: those of the list, or only those that matter if
  /// the whole list is not kept and fresh.
  package mutating func gather() async throws(SourceFailure) {
    switch request.subject {
    case .everything: try await gatherList()
    case .matches(let texts): try await gatherMatches(of: texts)
    case .recipe(let name): try await gatherRecipe(named: name)
    case .recipeOfAnotherSource: if await isKept(api.list, .fresh) { try await gatherList() }
    }
    collector.noteUnrequested(delivery.unrequestedCount)
    if let cutOff { throw cutOff }
  }

  private mutating func gatherList() async throws(SourceFailure) {
    collector.noteWhole()
    do throws(SourceFailure) {
      try await gatherPages(from: api.list)
    } catch {
      let isAbsent = delivery.isEmpty
      // Offline, an answer that is not kept counts as missing already.
      guard await deliverRecents(instead: error), isAbsent, request.isOffline else { throw error }
    }
    guard delivery.isEmpty, api.mayNeedQuery else { return }
    collector.add(diagnostics: [
      Diagnostic(
        .warning, "\(api.host) returns nothing without a search text", help: "set query")
    ])
  }

  /// True if every page of the list, or of a search, is kept, and the first has rows.
  ///
  /// - Parameters:
  ///   - first: The first page.
  ///   - age: The age of the answers.
  ///   - isWhole: True if no search may find more.
  private func isKept(
    _ first: API.Place, _ age: HTTPRequest.StoredOnly, isWhole: Bool = false
  ) async -> Bool {
    var place = first
    do throws(SourceFailure) {
      for number in 1...api.pageLimit {
        guard let page = try await api.page(at: place, storedOnly: age),
          number > 1 || !page.rows.isEmpty
        else { return number > 1 }
        guard let next = page.next else {
          return page.problem == nil && (page.isWhole || !isWhole)
        }
        place = next
      }
    } catch {
      return false
    }
    return false
  }

  /// True if the first page of the list, or of a search, is kept, of any age.
  private func hasKept(_ first: API.Place) async -> Bool {
    do throws(SourceFailure) {
      _ = try await api.page(at: first, storedOnly: .ofAnyAge)
      return true
    } catch {
      return false
    }
  }
}

// MARK: - What matters

extension PagedAPIRun {
  /// A search, with its words as a person wrote them.
  private struct Search {
    let text: String
    let place: API.Place
  }

  /// Searches for each text; if the API has no search, or the server does not answer, the list has to do.
  private mutating func gatherMatches(of texts: [String]) async throws(SourceFailure) {
    let searches = texts.compactMap { text in
      api.search(text).map { Search(text: text, place: $0) }
    }
    if searches.count < texts.count { return try await gatherList() }
    if await isListBetter(than: searches) {
      try await gatherList()
      return await deliverKept(of: searches)
    }
    do throws(SourceFailure) {
      for search in searches {
        let isKept = await isKept(search.place, .fresh) || request.isOffline
        delivery.scope = isKept ? .keptSearch : .search
        try await gatherPages(from: search.place)
      }
      if !delivery.isEmpty { keep(searches.map { .search($0.text) }) }
    } catch {
      delivery.scope = .list
      guard await hasKept(api.list) else {
        guard await deliverRecents(instead: error), request.isOffline else { throw error }
        return
      }
      try await gatherPages(from: api.list)
      cutOff = SourceFailure(
        await isKept(api.list, .ofAnyAge) ? .stale : .partial,
        "\(error.message); the list that is kept was searched instead", help: error.help)
    }
  }

  /// Delivers what was found by the same searches before, and the list leaves out.
  private mutating func deliverKept(of searches: [Search]) async {
    for search in searches { await deliverKept(from: search.place) }
    await delivery.completeKept()
  }

  /// True if the whole list is kept and fresh, or a search is not kept that cannot be asked for.
  private func isListBetter(than searches: [Search]) async -> Bool {
    if await isKept(api.list, .fresh, isWhole: true) { return true }
    guard request.isOffline, await hasKept(api.list) else { return false }
    for search in searches where !(await hasKept(search.place)) { return true }
    return false
  }

  /// Delivers the recipe that a person names, from what is kept or by one request for its id.
  ///
  /// Only if no source has it that way is a list read, or one doubted that leaves the recipe out.
  private mutating func gatherRecipe(named name: String) async throws(SourceFailure) {
    let prefix = source + ":"
    let text = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    let mayBeID = name.hasPrefix(prefix) || !Self.isOfMergedRecipe(text)
    let id = mayBeID && api.looksLikeID(text) ? text : nil
    if await isKept(api.list, .fresh) {
      try await gatherList()
      guard let id, !delivery.has(id) else { return }
      if await mayRequest(id, request.isThorough) { return _ = try await requestRecipe(id) }
      if !request.isThorough { collector.noteUndecided() }
      return
    }
    let isRequested = request.isOffline ? await isRecipeKept(id) : !request.isThorough
    if let id, isRequested, try await requestRecipe(id) { return }
    let hasList = request.isOffline ? await hasKept(api.list) : false
    if request.isThorough || hasList {
      try await gatherList()
    } else {
      _ = await deliverRecents(isCounted: request.isOffline)
      collector.noteUndecided()
    }
  }

  /// True if a text has the form of the id of a merged recipe, of which 8 or 12 digits are shown: nothing
  /// that a server need be asked for.
  private static func isOfMergedRecipe(_ text: String) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let letters = UInt8(ascii: "a")...UInt8(ascii: "f")
    return (8...12).contains(text.utf8.count) && text.utf8.contains(where: letters.contains)
      && text.utf8.allSatisfy { digits.contains($0) || letters.contains($0) }
  }

  private func isRecipeKept(_ id: String?) async -> Bool {
    guard let id else { return false }
    return await api.hasKeptRecipe(id, .ofAnyAge)
  }

  private func keep(_ requests: [RecentRequests.Request]) {
    collector.add(diagnostics: recents.keep(requests))
  }

  /// True if a recipe is kept, or may be requested if the run would do that.
  private func mayRequest(_ id: String, _ isWanted: Bool) async -> Bool {
    if await isRecipeKept(id) { return true }
    return isWanted && !request.isOffline
  }

  /// Requests a recipe by its id; if the server refuses or is silent, the list that is kept has to do.
  ///
  /// - Returns: False if the server has no such recipe.
  private mutating func requestRecipe(_ id: String) async throws(SourceFailure) -> Bool {
    let hasList = await hasKept(api.list)
    do throws(SourceFailure) {
      guard let row = try await api.recipe(id, isStoredOnly: false, hasSubstitute: hasList)
      else { return false }
      let listed = await listedRow(id)
      collector.add([(listed?.completed(by: row) ?? row).record(of: source)])
      keep([.recipe(id)])
    } catch  where error.status == .invalid {
      // Perhaps the name is no id of this server.
      return false
    } catch {
      // Who was refused, or had no answer, has no better luck with a list that is not kept.
      if hasList {
        try await gatherList()
      } else if !(await deliverRecents(instead: error)) {
        throw error
      }
      cutOff = error
    }
    return true
  }
}

// MARK: - Pages

extension PagedAPIRun {
  /// Requests all pages from one on, delivers their rows, and then what completes them: the whole list is
  /// worth more than a part of it with details.
  private mutating func gatherPages(from first: API.Place) async throws(SourceFailure) {
    var failure: SourceFailure?
    do throws(SourceFailure) {
      try await deliverPages(from: first)
    } catch {
      failure = error
    }
    failure = await delivery.complete(after: failure)
    if let failure { throw failure }
  }

  private mutating func deliverPages(from first: API.Place) async throws(SourceFailure) {
    var place = first
    var ids: Set<ByteKey> = []
    for number in 1...api.pageLimit {
      guard let page = try await page(number, at: place) else { return }
      collector.add(diagnostics: page.diagnostics)
      noteSharedIDs(on: page, number)
      let rows = page.rows.filter { ids.insert(ByteKey($0.id)).inserted }
      if rows.isEmpty, !page.rows.isEmpty, number > 1 { return noteRepeat(number) }
      delivery.deliver(rows)
      if let problem = page.problem { throw problem }
      guard let next = page.next else { return }
      place = next
    }
    cutOff = SourceFailure(
      .partial, "\(api.host) has more than \(api.pageLimit) pages", help: "raise max_pages")
  }

  private func page(
    _ number: Int, at place: API.Place
  ) async throws(SourceFailure) -> APIPage<API.Row, API.Place>? {
    do throws(SourceFailure) {
      return try await api.page(at: place, storedOnly: nil)
    } catch {
      guard request.isOffline, number > 1 else { throw error }
      throw SourceFailure(
        .partial, "what is kept of \(api.host) ends after page \(number - 1)",
        help: "run once without --offline")
    }
  }

  /// Warns of rows that have the id of another recipe on their page, of which only the first is used.
  private func noteSharedIDs(on page: APIPage<API.Row, API.Place>, _ number: Int) {
    let titles = Dictionary(grouping: page.rows) { ByteKey($0.id) }
      .mapValues { Set($0.map { ByteKey($0.recipe.title) }).count }
    let leftOut = titles.values.reduce(0) { $0 + $1 - 1 }
    guard leftOut > 0 else { return }
    collector.add(diagnostics: [
      Diagnostic(
        .warning,
        "rows with the id of another recipe on page \(number) of \(api.host), left out: \(leftOut)",
        help: "with kind = \"http\", [sources.NAME.map] says what is unique: id = \"KEY\"")
    ])
  }

  private func noteRepeat(_ number: Int) {
    collector.add(diagnostics: [
      Diagnostic(
        .note,
        "\(api.host) repeats itself from page \(number) on, so all recipes have been read")
    ])
  }
}
