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
    HostTurns(limit: limit, patience: patience)
  }

  @Test("what waits longest has the next turn")
  func order() {
    var turns = Self.turns(limit: 1)
    let waiters = ["a", "b", "c"].map { turns.enter($0, now: Self.start)?.number }
    #expect(waiters == [nil, 1, 2])
    let next = ["a", "b", "c"].map { turns.end($0, now: Self.start)?.number }
    #expect(next == [1, 2, nil])
    #expect(turns.isIdle)
  }

  @Test("sources take turns, however many requests one of them has")
  func fairness() {
    var turns = Self.turns(limit: 1)
    let waiters = ["a", "a", "a", "b", "c", "b"].map { turns.enter($0, now: Self.start)?.number }
    #expect(waiters == [nil, 1, 2, 3, 4, 5])
    let served = ["a", "b", "c", "a", "b", "a"].map { turns.end($0, now: Self.start)?.source }
    #expect(served == ["b", "c", "a", "b", "a", nil])
  }

  @Test("a host that answers never has more than its limit, however long a source waits")
  func healthy() throws {
    var turns = Self.turns(limit: 2)
    let waiters = ["a", "b", "c"].map { turns.enter($0, now: Self.start) }
    let waiter = try #require(waiters[2])
    for milliseconds in stride(from: 200, through: 5000, by: 200) {
      let now = Self.time(milliseconds)
      for source in ["a", "b"] { turns.noteSign(for: source, now: now) }
      let owned = turns.beginOwn(waiter, now: now.advanced(by: .milliseconds(199)))
      #expect(!owned)
    }
    #expect(turns.timeToSilence(now: Self.time(5100)) == .milliseconds(150))
  }

  @Test("beside silent turns each source has one of its own, and no second one")
  func silent() throws {
    var turns = Self.turns(limit: 2)
    let waiters = ["a", "a", "a", "b", "c", "d"].map { turns.enter($0, now: Self.start) }
    let waiting = try waiters.suffix(4).map { try #require($0) }
    let early = waiting.map { turns.beginOwn($0, now: Self.time(249)) }
    #expect(early == [false, false, false, false])
    let owned = waiting.map { turns.beginOwn($0, now: Self.time(250)) }
    #expect(owned == [false, true, true, false])
    // The next one when these are silent, too.
    #expect(turns.timeToSilence(now: Self.time(300)) == .milliseconds(200))
    let isLastOwned = turns.beginOwn(waiting[3], now: Self.time(500))
    #expect(isLastOwned)
    let later = ["e", "b"].map { turns.enter($0, now: Self.time(500)) == nil }
    #expect(later == [true, false])
    // What ends beyond the limit is not for a source that has another.
    let next = ["c", "d", "e", "b"].map { turns.end($0, now: Self.time(600))?.source }
    #expect(next == [nil, nil, nil, "b"])
  }

  @Test("a source that is answered beside silent ones waits no longer than without them")
  func healthyBesideSilent() throws {
    var turns = Self.turns(limit: 2)
    _ = ["a", "b"].map { turns.enter($0, now: Self.start) }
    for milliseconds in stride(from: 250, through: 2000, by: 50) {
      let now = Self.time(milliseconds)
      let isFree = turns.enter("c", now: now) == nil
      let waiter = turns.enter("c", now: now)?.number
      turns.noteSign(for: "c", now: Self.time(milliseconds + 40))
      let next = turns.end("c", now: Self.time(milliseconds + 40))?.number
      #expect(isFree && waiter != nil && next == waiter)
      let last = turns.end("c", now: Self.time(milliseconds + 45))?.number
      #expect(last == nil)
    }
  }

  @Test("a turn that is answered again counts")
  func recovered() {
    var turns = Self.turns(limit: 1)
    _ = turns.enter("a", now: Self.start)
    turns.noteSign(for: "a", now: Self.time(900))
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
    let next = turns.end("a", now: Self.start)?.number
    #expect(next == nil)
  }
}
