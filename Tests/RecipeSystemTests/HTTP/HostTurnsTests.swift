import Testing

@testable import RecipeSystem

@Suite("The turns at a host")
struct HostTurnsTests {
  @Test("what waits longest has the next turn")
  func order() {
    var turns = HostTurns(limit: 1)
    let waiters = ["a", "b", "c"].map { turns.enter($0)?.number }
    #expect(waiters == [nil, 1, 2])
    let next = ["a", "b", "c"].map { turns.end($0)?.number }
    #expect(next == [1, 2, nil])
    #expect(turns.isIdle)
  }

  @Test("a source that has waited for a moment has one turn of its own, and no second one")
  func ownTurn() throws {
    var turns = HostTurns(limit: 2)
    let waiters = ["silent", "silent", "silent", "healthy"].map { turns.enter($0) }
    #expect(waiters.map { $0?.number } == [nil, nil, 1, 2])
    let (third, other) = (try #require(waiters[2]), try #require(waiters[3]))
    // The source of the third has two turns already.
    let owned = [third, other].map { turns.hasOwnTurn($0) }
    #expect(owned == [false, true])
    // That was beyond the limit, so its end is nobody's turn; but whoever has waited once need not again.
    let afterOwn = turns.end("healthy")?.number
    let again = ["healthy", "healthy"].map { turns.enter($0)?.number }
    #expect(afterOwn == nil)
    #expect(again == [nil, 3])
    let next = ["healthy", "silent", "silent"].map { turns.end($0)?.number }
    #expect(next == [3, nil, 1])
  }

  @Test("a request that gives up leaves its place")
  func leaving() throws {
    var turns = HostTurns(limit: 1)
    let waiters = ["a", "b"].map { turns.enter($0) }
    let waiter = try #require(waiters[1])
    let left = [waiter, waiter].map { turns.leave($0) }
    #expect(left == [true, false])
    let next = turns.end("a")?.number
    #expect(next == nil)
  }
}
