import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeStorage

/// A review of uncertain pairs: which is asked next, and what each answer changes.
///
/// Every answer is stored before the next question, so that a review can end at any time.
struct ReviewSession {
  private enum Step {
    case decided(DecisionPlan, UncertainPair, before: [MatchDecision])
    case skipped(UncertainPair)
  }

  private let compared: ComparedRecords
  private let store: DecisionStore
  private let formerNames: FormerNames
  private var decisions: [MatchDecision]
  private var queue: ReviewQueue
  private var steps: [Step] = []
  /// The pair whose answer was undone, which is asked again first.
  private var undone: UncertainPair?

  /// Begins a review.
  ///
  /// - Parameters:
  ///   - compared: All records.
  ///   - written: The decisions of the file.
  ///   - store: The store of decisions.
  init(_ compared: ComparedRecords, written: [MatchDecision], store: DecisionStore) {
    formerNames = FormerNames(in: written, among: compared.records)
    decisions = formerNames.renaming(written)
    self.compared = compared
    self.store = store
    queue = Self.queue(compared, decisions)
  }

  /// The pair to ask about, or `nil` if none is left.
  var next: UncertainPair? {
    undone ?? queue.pairs.first { !skipped.contains($0.references) }
  }

  /// The number of pairs that are not decided, the skipped ones included.
  var leftCount: Int { queue.pairs.count }

  /// The number of pairs of this review that a person answered with a kind.
  func count(of kind: MatchDecision.Kind) -> Int {
    steps.count { step in
      if case .decided(let plan, _, _) = step { plan.wanted.first?.kind == kind } else { false }
    }
  }

  /// The number of skipped pairs.
  var skippedCount: Int { skipped.count }

  private var skipped: Set<[RecordReference]> {
    Set(
      steps.compactMap { step in
        if case .skipped(let pair) = step { pair.references } else { nil }
      })
  }

  /// Leaves a pair for another time.
  mutating func skip(_ pair: UncertainPair) {
    steps.append(.skipped(pair))
    undone = nil
  }

  /// Decides about a pair, and stores the decision.
  ///
  /// - Returns: The reason why other decisions prevent it, or `nil` if it is stored.
  /// - Throws: An error if the decision cannot be stored.
  mutating func decide(
    _ pair: UncertainPair, _ kind: MatchDecision.Kind
  ) throws(FileError) -> CommandFailure? {
    let wanted = DecisionPlan.wanted(kind, pair.references)
    let plan = DecisionPlanner(wanted, over: decisions, in: compared).plan
    if let refusal = plan.refusal { return refusal }
    try plan.store(in: store, formerNames) {}
    steps.append(.decided(plan, pair, before: decisions))
    follow(plan.kept + plan.added)
    return nil
  }

  /// Takes back the last answer.
  ///
  /// - Returns: False if there is none.
  /// - Throws: An error if the decision cannot be taken out of the store.
  mutating func undo() throws(FileError) -> Bool {
    guard let step = steps.last else { return false }
    switch step {
    case .skipped(let pair): undone = pair
    case .decided(let plan, let pair, let before):
      try store.change(waiting: {}) { file in
        file.remove(Set(plan.added))
        file.add(plan.removed)
      }
      follow(before)
      undone = pair
    }
    steps.removeLast()
    return true
  }

  private mutating func follow(_ decisions: [MatchDecision]) {
    self.decisions = decisions
    queue = Self.queue(compared, decisions)
    undone = nil
  }

  private static func queue(
    _ compared: ComparedRecords, _ decisions: [MatchDecision]
  ) -> ReviewQueue {
    let settled = decisions.settled
    return ReviewQueue(compared.matched(by: settled), decisions: settled)
  }
}
