/// The records of a cluster while it grows.
struct ClusterMembers {
  /// How many records of a cluster are compared with those of another one; clusters are small but
  /// for hostile input.
  private static let comparedMembers = 12

  /// All of them, in no order.
  private(set) var all: [Int]
  /// The first of them, ascending.
  private(set) var first: [Int]
  /// The numbers of the sources that never have one recipe twice, and have one here.
  private(set) var uniqueSources: Set<Int>

  /// The records that a person unlinked from any other.
  private(set) var unlinked: [Int]

  /// Makes a cluster of one record.
  init(_ record: Int, uniqueSource: Int?, isUnlinked: Bool) {
    all = [record]
    unlinked = isUnlinked ? [record] : []
    first = [record]
    uniqueSources = uniqueSource.map { [$0] } ?? []
  }

  /// Takes in the records of another cluster.
  mutating func append(_ other: ClusterMembers) {
    all.append(contentsOf: other.all)
    first = Array((first + other.first).sorted().prefix(Self.comparedMembers))
    uniqueSources.formUnion(other.uniqueSources)
    unlinked += other.unlinked
  }
}
