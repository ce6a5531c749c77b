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
