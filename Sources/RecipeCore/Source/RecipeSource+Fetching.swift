extension RecipeSource {
  /// Fetches one record after another, two at a time.
  public func fetch(
    _ ids: [String], into collector: SourceCollector
  ) async throws(SourceFailure) {
    var failure: SourceFailure?
    await withTaskGroup(of: Result<RecipeRecord?, SourceFailure>.self) { group in
      var waiting = ids.makeIterator()
      for id in (0..<2).compactMap({ _ in waiting.next() }) {
        group.addTask { await result(of: id) }
      }
      for await result in group {
        switch result {
        case .success(let record): collector.add([record].compactMap(\.self))
        case .failure(let error): failure = failure ?? error
        }
        guard failure == nil, let id = waiting.next() else { continue }
        group.addTask { await self.result(of: id) }
      }
    }
    if let failure { throw failure }
  }

  private func result(of id: String) async -> Result<RecipeRecord?, SourceFailure> {
    do throws(SourceFailure) {
      return .success(try await fetch(id))
    } catch {
      return .failure(error)
    }
  }
}
