// MARK: - Matches

extension PagedAPIRun {
  /// A search, with its words as a person wrote them.
  private struct Search {
    let text: String
    let pageRequest: API.PageRequest
  }

  /// Searches for each text; if the API has no search, or the server does not answer, the list has to do.
  mutating func gatherMatches(of texts: [String]) async throws(SourceFailure) {
    let searches = texts.compactMap { text in
      api.search(text).map { Search(text: text, pageRequest: $0) }
    }
    if searches.count < texts.count { return try await gatherList() }
    if await isListBetter(than: searches) {
      try await gatherList()
      return await deliverCached(of: searches)
    }
    if delivery.wantsSample, !request.isOffline {
      delivery.setSample(await cachedDetails(of: searches.map(\.pageRequest)))
    }
    do throws(SourceFailure) {
      for search in searches {
        let isCached = await isCached(search.pageRequest, .fresh) || request.isOffline
        delivery.scope = isCached ? .cachedSearch : .search
        delivery.searchText = search.text
        try await gatherPages(from: search.pageRequest)
      }
      if !delivery.isEmpty { keep(searches.map { .search($0.text) }) }
    } catch {
      (delivery.scope, delivery.searchText) = (.list, nil)
      guard await hasCached(api.list) else {
        guard await deliverRecents(instead: error), request.isOffline else { throw error }
        return
      }
      try await gatherPages(from: api.list)
      cutOff = SourceFailure(
        await isCached(api.list, .ofAnyAge) ? .stale : .partial,
        "\(error.message); searched the cached list instead", help: error.help)
    }
  }

  /// Delivers what was found by the same searches before, and the list leaves out.
  private mutating func deliverCached(of searches: [Search]) async {
    for search in searches { await deliverCached(from: search.pageRequest) }
    await delivery.completeCached()
  }

  /// True if the whole list is cached and fresh, or a search is not cached that cannot be asked for.
  private func isListBetter(than searches: [Search]) async -> Bool {
    if await isCached(api.list, .fresh, isWhole: true) { return true }
    guard request.isOffline, await hasCached(api.list) else { return false }
    for search in searches where !(await hasCached(search.pageRequest)) { return true }
    return false
  }
}
