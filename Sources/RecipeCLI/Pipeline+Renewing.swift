import RecipeCore
import RecipeSearch

/// The renewal of what takes a request for each recipe of an API.
extension Pipeline {
  /// Asks again for the recipes whose details are cached, those first that are no longer fresh.
  ///
  /// A source that did not renew its list is not asked.
  ///
  /// - Parameters:
  ///   - name: The only source to ask, or `nil` for all.
  ///   - gathering: The reports of the sources, after their lists were renewed.
  ///   - usual: The pipeline that uses fresh answers, and so tells which are.
  func renewal(
    of name: String?, after gathering: GatheringReport, staleFor usual: Pipeline
  ) async -> FetchedRecords {
    let failed = Set(gathering.sources.filter(\.isFailure).map(\.name))
    let asked = sources.filter { source in
      source.source?.completing != nil && !failed.contains(source.name)
        && (name == nil || name == source.name)
    }
    guard !asked.isEmpty else { return FetchedRecords() }
    let batches = await gatherer.gather(asked, request: SourceRequest())
    var references: [RecordReference] = []
    for (source, batch) in zip(asked, batches) {
      let judge = usual.sources.first { $0.name == source.name }
      references += await judge?.referencesToRenew(among: batch.records) ?? []
    }
    return await gatherer.fetch(references, from: asked)
  }
}

extension ConfiguredSource {
  /// Returns the records whose details are cached, those first that are no longer fresh.
  fileprivate func referencesToRenew(among records: [RecipeRecord]) async -> [RecordReference] {
    guard let completing = source?.completing else { return [] }
    var (stale, fresh): ([RecordReference], [RecordReference]) = ([], [])
    for record in records where !record.recipe.ingredients.isEmpty {
      if await completing.isToBeFetched(record) {
        stale.append(record.reference)
      } else {
        fresh.append(record.reference)
      }
    }
    return stale + fresh
  }
}

extension GatheringReport {
  /// Returns the report after details were asked for again.
  func renewing(_ renewal: FetchedRecords) -> GatheringReport {
    completing(
      [:],
      failures: renewal.failures.mapValues { failure in
        SourceFailure(
          failure.status, "some cached recipes were not refreshed: \(failure.message)",
          help: failure.help)
      }, diagnostics: renewal.diagnostics)
  }
}
