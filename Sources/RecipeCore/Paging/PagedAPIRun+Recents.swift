import Text

// MARK: - What was found before

extension PagedAPIRun {
  /// Delivers what recent searches and requests for single recipes found, as far as it is cached.
  ///
  /// - Parameter isCounted: True if the run depends on it, so that its age is that of the run; only where
  ///   the server is asked for nothing else.
  /// - Returns: False if there is nothing.
  mutating func deliverRecents(isCounted: Bool) async -> Bool {
    for request in recents.all {
      switch request {
      case .search(let text):
        if let pageRequest = api.search(text) {
          await deliverCached(from: pageRequest, isCounted: isCounted)
        }
      case .recipe(let id): await deliverCached(id, isCounted: isCounted)
      }
    }
    await delivery.completeCached()
    return !delivery.isEmpty
  }

  /// Delivers what was found before, in place of what the server did not give.
  ///
  /// - Returns: False if there is nothing.
  mutating func deliverRecents(instead failure: SourceFailure) async -> Bool {
    // After another failure the server may be asked for something else.
    await deliverRecents(isCounted: request.isOffline || failure.status != .invalid)
  }

  /// Delivers the pages of a search that are cached.
  mutating func deliverCached(from first: API.PageRequest, isCounted: Bool = false) async {
    var pageRequest: API.PageRequest? = first
    for _ in 1...api.maximumPageCount {
      guard let next = pageRequest, let page = await cachedPage(at: next, isCounted) else { break }
      delivery.deliver(page.rows)
      pageRequest = page.next
    }
  }

  /// Returns the row of a recipe in the list or in a recent search that is cached, which may have what its details
  /// lack.
  func listedRow(_ id: String) async -> API.Row? {
    await firstCached { rows in rows.first { ByteKey($0.id) == ByteKey(id) } }
  }

  /// Returns a few rows of some searches, of the list and of recent searches whose details are cached, with these.
  func cachedDetails(of searches: [API.PageRequest]) async -> [API.Row] {
    var whole: [API.Row] = []
    var seen: Set<ByteKey> = []
    _ = await firstCached(searches) { rows async -> API.Row? in
      for row in rows where row.isOutline && seen.insert(ByteKey(row.id)).inserted {
        guard await api.hasCachedRecipe(row.id, .ofAnyAge),
          let outcome = try? await api.details(of: row, isCachedOnly: true), !outcome.item.isOutline
        else { continue }
        whole.append(outcome.item)
        if whole.count == DetailNeed.sampleSize { return row }
      }
      return nil
    }
    return whole
  }

  /// Returns the first result of the pages of some searches, of the list and of recent searches that are cached.
  private func firstCached(
    _ firstPlaces: [API.PageRequest] = [], _ body: ([API.Row]) async -> API.Row?
  ) async -> API.Row? {
    let searches = recents.all.compactMap { request in
      if case .search(let text) = request { api.search(text) } else { nil }
    }
    for first in firstPlaces + [api.list] + searches {
      var pageRequest: API.PageRequest? = first
      for _ in 1...api.maximumPageCount {
        guard let next = pageRequest, let page = await cachedPage(at: next, false) else { break }
        if let row = await body(page.rows) { return row }
        pageRequest = page.next
      }
    }
    return nil
  }

  private func cachedPage(
    at pageRequest: API.PageRequest, _ isCounted: Bool
  ) async -> APIPage<API.Row, API.PageRequest>? {
    do throws(SourceFailure) {
      let page = try await api.page(at: pageRequest, cachedOnly: .ofAnyAge)
      return isCounted ? try await api.page(at: pageRequest, cachedOnly: nil) : page
    } catch {
      return nil
    }
  }

  private mutating func deliverCached(_ id: String, isCounted: Bool) async {
    guard await api.hasCachedRecipe(id, .ofAnyAge),
      let row = try? await api.recipe(id, isCachedOnly: !isCounted, hasSubstitute: true)
    else { return }
    delivery.deliver([row])
  }
}
