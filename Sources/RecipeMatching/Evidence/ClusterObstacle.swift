/// The reason why two clusters must not be joined although a record of each is the same recipe.
package enum ClusterObstacle: Sendable, Hashable {
  /// A person unlinked records of them.
  case unlinked
  /// A record of each is from the same source, which never has a recipe twice.
  case uniqueSource
  /// A record of one is not the same recipe as a record of the other.
  case members
}
