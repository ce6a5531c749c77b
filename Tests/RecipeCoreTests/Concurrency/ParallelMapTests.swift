import Synchronization
import Testing

@testable import RecipeCore

@Suite("Work shared out among processors")
struct ParallelMapTests {
  @Test(
    "gives what one processor gives, in its order", arguments: [1, 2, 3, 16],
    [0, 1, 2, 255, 256, 257, 10_000])
  func order(parallelism: Int, count: Int) async {
    let work = ParallelMap(parallelism: parallelism)
    let values = await work.flatMap(count) { range in range.flatMap { [$0, -$0] } }
    #expect(values == (0..<count).flatMap { [$0, -$0] })
  }

  @Test("gives every value in its order to one who waits", arguments: [0, 1, 2, 1000])
  func blocking(count: Int) {
    #expect(BlockingMap.map(count) { -$0 } == (0..<count).map { -$0 })
  }

  @Test("goes through parts by no more workers than processors", arguments: [1, 2, 5])
  func workers(parallelism: Int) async {
    let made = Counter()
    let values = await ParallelMap(parallelism: parallelism).flatMap(
      64, smallestPart: 1, by: { made.count() }
    ) { range, worker in
      range.map { _ in worker }
    }
    #expect(values.count == 64)
    #expect(Set(values).isSubset(of: Set(1...parallelism)))
  }

  @Test("a value that is made meanwhile is there for all who wait")
  func lateValue() async {
    let value = Future<Int>()
    let waiting = (1...3).map { number in
      Task(executorPreference: ThreadExecutor()) { value.wait() * number + value.wait() }
    }
    value.fulfill(21)
    for (number, waiter) in zip(1..., waiting) {
      #expect(await waiter.value == 21 * number + 21)
    }
  }
}

/// Counts what is made side by side.
private final class Counter: Sendable {
  private let made = Mutex(0)

  func count() -> Int {
    made.withLock {
      $0 += 1
      return $0
    }
  }
}
