import RecipeCore
import Testing

/// The single points of the source contract, each reported at the location of the calling test.
struct SourceContractCheck {
  /// The name that the source was created with.
  let name: String
  /// The location of the test that called the check.
  let location: SourceLocation

  /// The longest that a cancelled run may take to end.
  private static let patience = Duration.seconds(120)

  /// Returns all records of a run, sorted by reference.
  func gather(
    _ source: any RecipeSource, _ request: SourceRequest
  ) async throws -> [RecipeRecord] {
    let collector = SourceCollector()
    try await source.gather(request, into: collector)
    let (records, diagnostics) = collector.close()
    for diagnostic in diagnostics { checkDiagnostic(diagnostic) }
    return records.sorted { $0.reference < $1.reference }
  }

  /// Checks that each reference carries the source's name and is delivered once.
  func checkReferences(of records: [RecipeRecord]) {
    var seen: Set<RecordReference> = []
    for record in records {
      let reference = record.reference
      #expect(reference.source == name, sourceLocation: location)
      #expect(!reference.id.isEmpty, sourceLocation: location)
      #expect(
        seen.insert(reference).inserted, "\(reference.id) was delivered twice",
        sourceLocation: location)
    }
  }

  /// Checks that titles are not blank and that no single-line text holds control characters.
  func checkTexts(of records: [RecipeRecord]) {
    for record in records {
      let recipe = record.recipe
      #expect(recipe.title.contains { !$0.isWhitespace }, sourceLocation: location)
      let lines =
        [recipe.title, recipe.publisher, recipe.author, recipe.yield].compactMap(\.self)
        + recipe.ingredients + recipe.tags
      for line in lines {
        #expect(!hasControls(line), "\(record.reference.id): \(line)", sourceLocation: location)
      }
      for group in recipe.ingredientGroups {
        #expect((0...recipe.ingredients.count).contains(group.start), sourceLocation: location)
      }
    }
  }

  /// Checks that two runs gave the same records.
  func checkEqual(_ first: [RecipeRecord], _ second: [RecipeRecord], _ what: Comment) {
    #expect(first == second, what, sourceLocation: location)
  }

  /// Checks that a run without the long texts gives the same short ones.
  func checkEssentials(of records: [RecipeRecord], _ source: any RecipeSource) async throws {
    let short = try await gather(source, SourceRequest(fields: .essentials))
    #expect(
      short.map(\.essentials) == records.map(\.essentials),
      "leaving out the prose changes nothing else", sourceLocation: location)
  }

  /// Checks that each delivered id can be fetched and gives the same record.
  func checkFetch(
    of records: ArraySlice<RecipeRecord>, _ source: any RecipeSource
  ) async throws {
    for record in records {
      let fetched = try await source.fetch(record.reference.id)
      #expect(fetched?.reference == record.reference, sourceLocation: location)
      #expect(fetched?.locator == record.locator, sourceLocation: location)
      #expect(fetched?.recipe.title == record.recipe.title, sourceLocation: location)
    }
  }

  /// Checks that an id that was never delivered gives nothing or a failure, never a record.
  func checkUnknown(
    _ id: String, among records: [RecipeRecord], _ source: any RecipeSource
  ) async {
    guard !records.contains(where: { $0.reference.id == id }) else { return }
    do throws(SourceFailure) {
      let fetched = try await source.fetch(id)
      #expect(fetched == nil, "\(id.debugDescription) gave a record", sourceLocation: location)
    } catch {
      #expect(!hasControls(error.message), sourceLocation: location)
    }
  }

  /// Checks that a run ends soon after its task was cancelled.
  ///
  /// - Parameter isUnderWay: Returns once the source waits for something.
  func checkCancellation(
    _ source: any RecipeSource, once isUnderWay: () async -> Void = {}
  ) async {
    let collector = SourceCollector()
    let (endings, ending) = AsyncStream.makeStream(of: Bool.self)
    let run = Task {
      _ = try? await source.gather(SourceRequest(), into: collector)
      ending.yield(true)
    }
    await isUnderWay()
    run.cancel()
    let deadline = Task {
      try await Task.sleep(for: Self.patience)
      ending.yield(false)
    }
    defer { deadline.cancel() }
    for await hasEnded in endings {
      #expect(
        hasEnded, "a cancelled run ends within \(Self.patience)", sourceLocation: location)
      return
    }
  }

  private func checkDiagnostic(_ diagnostic: Diagnostic) {
    #expect(!diagnostic.message.isEmpty, sourceLocation: location)
    #expect(!hasControls(diagnostic.message), sourceLocation: location)
  }

  private func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension RecipeRecord {
  /// The record without the long texts that a run may omit.
  fileprivate var essentials: RecipeRecord {
    var recipe = recipe
    (recipe.directions, recipe.description, recipe.extras) = ([], nil, [])
    return RecipeRecord(reference: reference, locator: locator, recipe: recipe)
  }
}
