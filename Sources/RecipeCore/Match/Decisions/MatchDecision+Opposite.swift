extension MatchDecision.Kind {
  /// The other thing that can be decided.
  package var opposite: Self {
    switch self {
    case .link: .unlink
    case .unlink: .link
    }
  }

  /// How a reason of the matcher says it.
  package var words: String {
    switch self {
    case .link: "linked by hand"
    case .unlink: "unlinked by hand"
    }
  }
}

extension MatchDecision {
  /// The other decision about the same records, which undoes this one.
  package var opposite: MatchDecision {
    MatchDecision(of: self, kind.opposite)
  }

  /// Whether it is about a record.
  package func names(_ reference: RecordReference) -> Bool {
    first == reference || second == reference
  }
}
