import Text

// MARK: - What was found before

extension PagedAPIRun {
  /// Delivers what recent searches and requests for single recipes found, as far as it is kept.
  ///
  /// - Parameter isCounted: True if the run depends on it, so that its age is that of the run; only where
  ///   the server is asked for nothing else.
  /// - Returns: False if there is nothing.
  mutating func deliverRecents(isCounted: Bool) async -> Bool {
    for request in recents.all {
      switch request {
      case .search(let text):
        if let place = api.search(text) { await deliverKept(from: place, isCounted: isCounted) }
      case .recipe(let id): await deliverKept(id, isCounted: isCounted)
      }
    }
    await delivery.completeKept()
    return !delivery.isEmpty
  }

  /// Delivers what was found before, in place of what the server did not give.
  ///
  /// - Returns: False if there is nothing.
  mutating func deliverRecents(instead failure: SourceFailure) async -> Bool {
    // After another failure the server may be asked for something else.
    await deliverRecents(isCounted: request.isOffline || failure.status != .invalid)
  }

  /// Delivers the pages of a search that are kept.
  mutating func deliverKept(from first: API.Place, isCounted: Bool = false) async {
    var place: API.Place? = first
    for _ in 1...api.pageLimit {
      guard let next = place, let page = await keptPage(at: next, isCounted) else { break }
      delivery.deliver(page.rows)
      place = page.next
    }
  }

  /// Returns the row of a recipe in the list or in a recent search that is kept, which may have what its details
  /// lack.
  func listedRow(_ id: String) async -> API.Row? {
    await firstKept { rows in rows.first { ByteKey($0.id) == ByteKey(id) } }
  }

  /// Returns a few rows of some searches, of the list and of recent searches whose details are kept, with these.
  func keptDetails(of searches: [API.Place]) async -> [API.Row] {
    var whole: [API.Row] = []
    var seen: Set<ByteKey> = []
    _ = await firstKept(searches) { rows async -> API.Row? in
      for row in rows where row.isOutline && seen.insert(ByteKey(row.id)).inserted {
        guard await api.hasKeptRecipe(row.id, .ofAnyAge),
          let outcome = try? await api.details(of: row, isStoredOnly: true), !outcome.item.isOutline
        else { continue }
        whole.append(outcome.item)
        if whole.count == DetailNeed.sampleSize { return row }
      }
      return nil
    }
    return whole
  }

  /// Returns the first result of the pages of some searches, of the list and of recent searches that are kept.
  private func firstKept(
    _ firstPlaces: [API.Place] = [], _ body: ([API.Row]) async -> API.Row?
  ) async -> API.Row? {
    let searches = recents.all.compactMap { request in
      if case .search(let text) = request { api.search(text) } else { nil }
    }
    for first in firstPlaces + [api.list] + searches {
      var place: API.Place? = first
      for _ in 1...api.pageLimit {
        guard let next = place, let page = await keptPage(at: next, false) else { break }
        if let row = await body(page.rows) { return row }
        place = page.next
      }
    }
    return nil
  }

  private func keptPage(
    at place: API.Place, _ isCounted: Bool
  ) async -> APIPage<API.Row, API.Place>? {
    do throws(SourceFailure) {
      let page = try await api.page(at: place, storedOnly: .ofAnyAge)
      return isCounted ? try await api.page(at: place, storedOnly: nil) : page
    } catch {
      return nil
    }
  }

  private mutating func deliverKept(_ id: String, isCounted: Bool) async {
    guard await api.hasKeptRecipe(id, .ofAnyAge),
      let row = try? await api.recipe(id, isStoredOnly: !isCounted, hasSubstitute: true)
    else { return }
    delivery.deliver([row])
  }
}
