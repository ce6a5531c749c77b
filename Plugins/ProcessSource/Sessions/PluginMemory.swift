import RecipeCore
import Synchronization

/// The records that were delivered, with what is wrong with them.
final class DeliveredRecords: Sendable {
  private let state = Mutex((records: [RecipeRecord](), diagnostics: [Diagnostic]()))

  /// The records.
  var records: [RecipeRecord] { state.withLock(\.records) }
  /// The problems.
  var diagnostics: [Diagnostic] { state.withLock(\.diagnostics) }

  /// Adds what was delivered.
  func add(_ records: [RecipeRecord], _ diagnostics: [Diagnostic]) {
    state.withLock {
      $0.records += records
      $0.diagnostics += diagnostics
    }
  }
}

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
