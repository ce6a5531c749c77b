import Testing

@testable import RecipeSystem

@Suite("The turns at a host")
struct HostTurnsTests {
  private static let start = ContinuousClock.now
  private static let patience = Duration.milliseconds(250)

  /// Returns the time some milliseconds after the start.
  private static func time(_ milliseconds: Int) -> ContinuousClock.Instant {
    start.advanced(by: .milliseconds(milliseconds))
  }

  private static func turns(limit: Int) -> HostTurns {
    HostTurns(limit: limit, patience: patience, now: start)
  }

  @Test("what waits longest has the next turn")
  func order() {
    var turns = Self.turns(limit: 1)
    let waiters = ["a", "b", "c"].map { turns.enter($0, now: Self.start)?.number }
    #expect(waiters == [nil, 1, 2])
    let next = ["a", "b", "c"].map { turns.end($0)?.number }
    #expect(next == [1, 2, nil])
    #expect(turns.isIdle)
  }

  @Test("sources take turns, however many requests one of them has")
  func fairness() {
    var turns = Self.turns(limit: 1)
    let waiters = ["a", "a", "a", "b", "c", "b"].map { turns.enter($0, now: Self.start)?.number }
    #expect(waiters == [nil, 1, 2, 3, 4, 5])
    let served = ["a", "b", "c", "a", "b", "a"].map { turns.end($0)?.source }
    #expect(served == ["b", "c", "a", "b", "a", nil])
  }

  @Test("a host that answers never has more than its limit, however long a source waits")
  func healthy() throws {
    var turns = Self.turns(limit: 2)
    let waiters = ["a", "b", "c"].map { turns.enter($0, now: Self.start) }
    let waiter = try #require(waiters[2])
    for milliseconds in stride(from: 200, through: 5000, by: 200) {
      let now = Self.time(milliseconds)
      turns.noteSign(now: now)
      let owned = turns.beginOwn(waiter, now: now.advanced(by: .milliseconds(199)))
      #expect(!owned)
    }
    #expect(turns.timeToSilence(now: Self.time(5100)) == .milliseconds(150))
  }

  @Test("at a silent host each source has one turn of its own, and no second one")
  func silent() throws {
    var turns = Self.turns(limit: 2)
    let waiters = ["a", "a", "a", "b", "c"].map { turns.enter($0, now: Self.start) }
    let waiting = try waiters.suffix(3).map { try #require($0) }
    let early = waiting.map { turns.beginOwn($0, now: Self.time(249)) }
    #expect(early == [false, false, false])
    let owned = waiting.map { turns.beginOwn($0, now: Self.time(250)) }
    #expect(owned == [false, true, true])
    let later = ["d", "b"].map { turns.enter($0, now: Self.time(300)) == nil }
    #expect(later == [true, false])
    // What ends beyond the limit is nobody's turn.
    let next = ["b", "c", "d", "a"].map { turns.end($0)?.source }
    #expect(next == [nil, nil, nil, "a"])
  }

  @Test("a host that answers again has no more than its limit")
  func recovered() {
    var turns = Self.turns(limit: 1)
    _ = turns.enter("a", now: Self.start)
    turns.noteSign(now: Self.time(900))
    let waits = ["b", "c"].map { turns.enter($0, now: Self.time(1000)) != nil }
    #expect(waits == [true, true])
  }

  @Test("a request that gives up leaves its place")
  func leaving() throws {
    var turns = Self.turns(limit: 1)
    let waiters = ["a", "b"].map { turns.enter($0, now: Self.start) }
    let waiter = try #require(waiters[1])
    let left = [waiter, waiter].map { turns.leave($0) }
    #expect(left == [true, false])
    let next = turns.end("a")?.number
    #expect(next == nil)
  }
}
