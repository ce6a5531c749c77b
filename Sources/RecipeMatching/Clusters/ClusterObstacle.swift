/// The reason why two clusters must not be joined although a record of each is the same recipe.
enum ClusterObstacle {
  /// A person unlinked records of them.
  case unlinked
  /// A record of each is from the same source, which never has a recipe twice.
  case uniqueSource
  /// A record of one is not the same recipe as a record of the other.
  case members

  /// The reason in words.
  var words: String {
    switch self {
    case .unlinked: "records of the two recipes are unlinked by hand"
    case .uniqueSource: "a source that never has one recipe twice has both"
    case .members: "one is joined with a record that is not the same as the other"
    }
  }
}
