import Synchronization

/// Reads memory shortly before it is needed, so that a processor waits for much of it at a time.
///
/// Of a million records those that meet lie anywhere in memory, and fetching one takes as long as
/// comparing it. A processor fetches a dozen at once as long as none hangs on another one. So what
/// some pairs need is read first, then they are compared; nothing that is found depends on it.
package final class ReadAhead: Sendable {
  /// For how many elements memory is read at a time: enough to keep a processor busy fetching, few
  /// enough to be in its nearest cache when they are looked at.
  package static let batch = 16

  /// What was read last, kept so that no compiler leaves out reading what nobody asks for.
  private let last = Atomic(0)

  /// Makes a reader.
  package init() {}

  /// Reads the memory of some elements.
  ///
  /// - Parameter number: Gives any number that takes reading an element's memory.
  @inline(__always)
  package func read<Element>(_ elements: some Sequence<Element>, _ number: (Element) -> Int) {
    var sum = 0
    for element in elements { sum &+= number(element) }
    last.store(sum, ordering: .relaxed)
  }
}
