import Text

// MARK: - One recipe

extension PagedAPIRun {
  /// Delivers the recipe that a person names, from the cache or by one request for its id.
  ///
  /// Only if no source has it that way is a list read, or one doubted that leaves the recipe out.
  mutating func gatherRecipe(named name: String) async throws(SourceFailure) {
    let prefix = source + ":"
    let isAddressed = name.hasPrefix(prefix)
    let text = isAddressed ? String(name.dropFirst(prefix.count)) : name
    let isID = isAddressed && api.canRequest(text)
    let mayBeID = isAddressed || !Self.isOfMergedRecipe(text)
    let id = isID || mayBeID && api.looksLikeID(text) ? text : nil
    if await isCached(api.list, .fresh) {
      try await gatherList()
      guard let id, !delivery.has(id) else { return }
      if await mayRequest(id, request.isThorough) { return _ = try await ask(for: id) }
      if !request.isThorough { collector.noteUndecided() }
      return
    }
    let isRequested = request.isOffline ? await isRecipeCached(id) : !request.isThorough
    if let id, isRequested {
      switch try await ask(for: id) {
      case .found: return
      // A list of the same server tells no more; but one that is cached may name it otherwise.
      case .absent where isID: return delivery.deliver([await listedRow(id)].compactMap(\.self))
      case .absent, .unclear: break
      }
    }
    let hasList = request.isOffline ? await hasCached(api.list) : false
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

  private func isRecipeCached(_ id: String?) async -> Bool {
    guard let id else { return false }
    return await api.hasCachedRecipe(id, .ofAnyAge)
  }

  /// Notes requests of this run that found something.
  func keep(_ requests: [RecentRequests.Request]) {
    collector.add(diagnostics: recents.cache(requests))
  }

  /// True if a recipe is cached, or may be requested if the run would do that.
  private func mayRequest(_ id: String, _ isWanted: Bool) async -> Bool {
    if await isRecipeCached(id) { return true }
    return isWanted && !request.isOffline
  }

  /// The outcome of the request for one recipe.
  private enum Outcome {
    /// It was delivered, or something in its place.
    case found
    /// The server has no such recipe.
    case absent
    /// The server answered with something else.
    case unclear
  }

  /// Requests a recipe by its id; if the server refuses or is silent, the list that is cached has to do.
  private mutating func ask(for id: String) async throws(SourceFailure) -> Outcome {
    let hasList = await hasCached(api.list)
    do throws(SourceFailure) {
      guard let row = try await api.recipe(id, isCachedOnly: false, hasSubstitute: hasList)
      else { return .absent }
      let listed = await listedRow(id)
      collector.add([(listed?.completed(by: row) ?? row).record(of: source)])
      keep([.recipe(id)])
    } catch  where error.status == .invalid {
      // Perhaps the name is no id of this server.
      return .unclear
    } catch {
      // Who was refused, or had no answer, has no better luck with a list that is not cached.
      if hasList {
        try await gatherList()
      } else if !(await deliverRecents(instead: error)) {
        throw error
      }
      cutOff = error
    }
    return .found
  }
}
