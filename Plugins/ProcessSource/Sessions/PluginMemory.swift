import RecipeCore
import Synchronization

/// The list of a plug-in in a run that looks several recipes up: it is asked for once.
final class PluginMemory: Sendable {
  private let state = Mutex<(list: DeliveredRecords, fields: RecipeFieldSet)?>(nil)

  /// Keeps the records of a complete list.
  func keep(_ list: DeliveredRecords, _ fields: RecipeFieldSet) {
    state.withLock { $0 = (list, fields) }
  }

  /// Returns the list with some fields, if it was read.
  func listed(_ fields: RecipeFieldSet) -> DeliveredRecords? {
    state.withLock { state in state.flatMap { $0.fields == fields ? $0.list : nil } }
  }
}
