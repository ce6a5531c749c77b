/// The records of a cluster that is being built.
struct ClusterMembers {
  /// The number of records of a cluster that are compared with those of another one; only hostile
  /// input has larger clusters.
  private static let comparedMembers = 12

  /// All records, in no order.
  private(set) var all: [Int]
  /// The first records, ascending.
  private(set) var first: [Int]
  /// The numbers of the unique sources (no recipe twice) that have a record here.
  private(set) var uniqueSources: Set<Int>

  /// The records that a person unlinked from any other.
  private(set) var unlinked: [Int]

  /// Creates a cluster of one record.
  init(_ record: Int, uniqueSource: Int?, isUnlinked: Bool) {
    all = [record]
    unlinked = isUnlinked ? [record] : []
    first = [record]
    uniqueSources = uniqueSource.map { [$0] } ?? []
  }

  /// Adds the records of another cluster.
  mutating func append(_ other: ClusterMembers) {
    all.append(contentsOf: other.all)
    first = Array((first + other.first).sorted().prefix(Self.comparedMembers))
    uniqueSources.formUnion(other.uniqueSources)
    unlinked += other.unlinked
  }
}
