package import RecipeMatching

extension PairOverride {
  /// The override in words.
  var words: String {
    switch self {
    case .decision(let kind): kind.words
    case .obstacle(let obstacle): obstacle.words
    }
  }
}

extension MatchDecision.Kind {
  /// The decision in words.
  package var words: String {
    switch self {
    case .link: "linked by hand"
    case .unlink: "unlinked by hand"
    }
  }
}

extension ClusterObstacle {
  fileprivate var words: String {
    switch self {
    case .unlinked: "records of the two recipes are unlinked by hand"
    case .uniqueSource: "a source that never has one recipe twice has both"
    case .members: "one is joined with a record that is not the same as the other"
    }
  }
}
