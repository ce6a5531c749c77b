package import RecipeCore

extension MatchDecision.Kind {
  /// The opposite kind of decision.
  package var opposite: Self {
    switch self {
    case .link: .unlink
    case .unlink: .link
    }
  }
}

extension MatchDecision {
  /// The opposite decision about the same records, which revokes this one.
  package var opposite: MatchDecision {
    MatchDecision(of: self, kind.opposite)
  }

  /// True if it is about a record.
  package func names(_ reference: RecordReference) -> Bool {
    first == reference || second == reference
  }
}

extension [MatchDecision] {
  /// The effective decisions, without repeats, in their order.
  ///
  /// Of two that contradict each other the one that keeps the records apart wins: it loses nothing.
  package var settled: [MatchDecision] {
    let all = Set(self)
    var seen: Set<MatchDecision> = []
    return filter { !$0.isOverruled(in: all) && seen.insert($0).inserted }
  }
}

extension MatchDecision {
  /// True if it links records that other decisions unlink.
  package func isOverruled(in all: Set<MatchDecision>) -> Bool {
    kind == .link && all.contains(opposite)
  }
}
