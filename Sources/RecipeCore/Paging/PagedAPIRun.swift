import Text

/// A gathering from an API: the pages of its list or of searches, or one recipe.
package struct PagedAPIRun<API: PagedAPI> {
  /// The API.
  let api: API
  /// The name of the source.
  let source: String
  /// The records that matter.
  let request: SourceRequest
  /// The collector of the records.
  let collector: SourceCollector
  /// The requests of earlier runs that found something.
  let recents: RecentRequests
  /// The delivery of the rows.
  var delivery: PagedAPIDelivery<API>
  /// The failure to report once everything else has been read.
  var cutOff: SourceFailure?

  /// Creates a run that has not started.
  ///
  /// - Parameters:
  ///   - api: The API.
  ///   - source: The name of the source.
  ///   - request: The records that matter.
  ///   - answers: The answers that the source keeps itself.
  ///   - collector: The collector of the records.
  package init(
    of api: API, source: String, request: SourceRequest, answers: any CachedAnswers,
    collector: SourceCollector
  ) {
    self.api = api
    self.source = source
    self.request = request
    self.collector = collector
    recents = RecentRequests(to: api.address, in: answers)
    delivery = PagedAPIDelivery(
      of: api, source: source, for: request, collector: collector)
  }

  /// Delivers records, each as soon as it is complete: those of the list, or only those that matter if
  /// the whole list is not cached and fresh.
  package mutating func gather() async throws(SourceFailure) {
    switch request.subject {
    case .everything: try await gatherList()
    case .matches(let texts): try await gatherMatches(of: texts)
    case .recipe(let name): try await gatherRecipe(named: name)
    case .recipeOfAnotherSource: if await isCached(api.list, .fresh) { try await gatherList() }
    }
    collector.noteUnrequested(delivery.unrequestedCount)
    if let failure = cutOff ?? delivery.missingDetails { throw failure }
  }

  /// Delivers the whole list; if it cannot be had, what was found before.
  mutating func gatherList() async throws(SourceFailure) {
    collector.noteWhole()
    do throws(SourceFailure) {
      try await gatherPages(from: api.list)
    } catch {
      let isAbsent = delivery.isEmpty
      // Offline, an answer that is not cached counts as missing already.
      guard await deliverRecents(instead: error), isAbsent, request.isOffline else { throw error }
    }
    guard delivery.isEmpty, api.mayNeedQuery else { return }
    collector.add(diagnostics: [
      Diagnostic(
        .loss, "\(api.host) returns nothing without a search text", help: "set query")
    ])
  }

  /// True if every page of the list, or of a search, is cached, and the first has rows.
  ///
  /// - Parameters:
  ///   - first: The first page.
  ///   - age: The age of the answers.
  ///   - isWhole: True if no search may find more.
  func isCached(
    _ first: API.PageRequest, _ age: HTTPRequest.CachedOnly, isWhole: Bool = false
  ) async -> Bool {
    var pageRequest = first
    do throws(SourceFailure) {
      for number in 1...api.maximumPageCount {
        guard let page = try await api.page(at: pageRequest, cachedOnly: age),
          number > 1 || !page.rows.isEmpty
        else { return number > 1 }
        guard let next = page.next else {
          return page.problem == nil && (page.isWhole || !isWhole)
        }
        pageRequest = next
      }
    } catch {
      return false
    }
    return false
  }

  /// True if the first page of the list, or of a search, is cached, of any age.
  func hasCached(_ first: API.PageRequest) async -> Bool {
    do throws(SourceFailure) {
      _ = try await api.page(at: first, cachedOnly: .ofAnyAge)
      return true
    } catch {
      return false
    }
  }
}

// MARK: - Pages

extension PagedAPIRun {
  /// Requests all pages from one on, delivers their rows, and then what completes them: the whole list is
  /// worth more than a part of it with details.
  mutating func gatherPages(from first: API.PageRequest) async throws(SourceFailure) {
    var failure: SourceFailure?
    do throws(SourceFailure) {
      try await deliverPages(from: first)
    } catch {
      failure = error
    }
    failure = await delivery.complete(after: failure)
    if let failure { throw failure }
  }

  private mutating func deliverPages(from first: API.PageRequest) async throws(SourceFailure) {
    var pageRequest = first
    var ids: Set<ByteKey> = []
    var total: Int?
    for number in 1...api.maximumPageCount {
      guard let page = try await page(number, at: pageRequest) else { return }
      collector.add(diagnostics: page.diagnostics)
      total = page.total ?? total
      noteSharedIDs(on: page, number)
      let rows = page.rows.filter { ids.insert(ByteKey($0.id)).inserted }
      if rows.isEmpty, !page.rows.isEmpty, number > 1 {
        return noteRepeat(number, of: total, ids.count)
      }
      delivery.deliver(rows)
      if let problem = page.problem { throw problem }
      guard let next = page.next else { return }
      pageRequest = next
    }
    let more =
      total.map {
        "has \(max(1, $0 - ids.count)) more recipes than \(api.maximumPageCount) pages have"
      }
      ?? "may have more than \(api.maximumPageCount) pages"
    cutOff = SourceFailure(.partial, "\(api.host) \(more)", help: "raise max_pages")
  }

  private func page(
    _ number: Int, at pageRequest: API.PageRequest
  ) async throws(SourceFailure) -> APIPage<API.Row, API.PageRequest>? {
    do throws(SourceFailure) {
      return try await api.page(at: pageRequest, cachedOnly: nil)
    } catch {
      guard request.isOffline, number > 1 else { throw error }
      throw SourceFailure(
        .partial, "the cached list of \(api.host) ends after page \(number - 1)",
        help: error.help)
    }
  }

  /// Warns of rows that have the id of another recipe on their page, of which only the first is used.
  private func noteSharedIDs(on page: APIPage<API.Row, API.PageRequest>, _ number: Int) {
    let titles = Dictionary(grouping: page.rows) { ByteKey($0.id) }
      .mapValues { Set($0.map { ByteKey($0.recipe.title) }).count }
    let leftOut = titles.values.reduce(0) { $0 + $1 - 1 }
    guard leftOut > 0 else { return }
    collector.add(diagnostics: [
      Diagnostic(
        .loss,
        "skipped rows on page \(number) of \(api.host) that repeat the id of another recipe: \(leftOut)",
        help: "with kind = \"http\", [sources.NAME.map] can name a unique key: id = \"KEY\"")
    ])
  }

  private mutating func noteRepeat(_ number: Int, of total: Int?, _ count: Int) {
    if let total, total > count {
      cutOff = SourceFailure(
        .partial,
        "\(api.host) has \(total - count) more recipes, but repeats itself from page \(number) on",
        help: "check how the address counts pages")
      return
    }
    collector.add(diagnostics: [
      Diagnostic(
        .note,
        "\(api.host) repeats itself from page \(number) on, so all recipes have been read")
    ])
  }
}
