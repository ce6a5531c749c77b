// MARK: - Matches

extension PagedAPIRun {
  /// A search, with its words as a person wrote them.
  private struct Search {
    let text: String
    let place: API.Place
  }

  /// Searches for each text; if the API has no search, or the server does not answer, the list has to do.
  mutating func gatherMatches(of texts: [String]) async throws(SourceFailure) {
    let searches = texts.compactMap { text in
      api.search(text).map { Search(text: text, place: $0) }
    }
    if searches.count < texts.count { return try await gatherList() }
    if await isListBetter(than: searches) {
      try await gatherList()
      return await deliverKept(of: searches)
    }
    if delivery.wantsSample, !request.isOffline {
      delivery.setSample(await keptDetails(of: searches.map(\.place)))
    }
    do throws(SourceFailure) {
      for search in searches {
        let isKept = await isKept(search.place, .fresh) || request.isOffline
        delivery.scope = isKept ? .keptSearch : .search
        delivery.searchText = search.text
        try await gatherPages(from: search.place)
      }
      if !delivery.isEmpty { keep(searches.map { .search($0.text) }) }
    } catch {
      (delivery.scope, delivery.searchText) = (.list, nil)
      guard await hasKept(api.list) else {
        guard await deliverRecents(instead: error), request.isOffline else { throw error }
        return
      }
      try await gatherPages(from: api.list)
      cutOff = SourceFailure(
        await isKept(api.list, .ofAnyAge) ? .stale : .partial,
        "\(error.message); searched the cached list instead", help: error.help)
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
}
