import RecipeConfiguration
import RecipeCore
import RecipeIndex

/// A run that keeps an index: where, and what an earlier one kept.
struct IndexRun: Sendable {
  /// Where it is kept.
  let store: IndexStore
  /// What the result depends on beside the sources.
  let identity: RunIdentity
  /// What an earlier run kept; `nil` when it does not count.
  let index: RecipeIndex?
  /// What tells its file from one that took its place.
  var file: FileIdentity?
}

extension Pipeline {
  /// The index of this run; `nil` when none is kept.
  ///
  /// - Parameter isAnew: Whether what an earlier run kept must not be used.
  func indexRun(isAnew: Bool) -> IndexRun? {
    guard context.options.cache != .none, let store = IndexStore(world: context.world) else {
      return nil
    }
    let identity = RunIdentity(context, configuration, sources)
    if !isAnew, context.options.cache == .use {
      switch store.open(identity) {
      case .found(let index, let file):
        return IndexRun(store: store, identity: identity, index: index, file: file)
      case .unfit:
        context.tellOfIndex("it is damaged or was made of something else, and is written anew")
      case .missing: break
      }
    }
    do throws(FileError) {
      try store.makeFolder()
      return IndexRun(store: store, identity: identity, index: nil)
    } catch {
      context.tellOfIndex("it cannot be written: \(error)")
      return nil
    }
  }
}
