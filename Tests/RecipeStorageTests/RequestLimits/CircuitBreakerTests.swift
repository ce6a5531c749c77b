import RecipeCore
import Testing

@testable import RecipeStorage

@Suite("The circuit breaker")
struct CircuitBreakerTests {
  @Test("three failures in a row open it, each further one for twice as long, up to 15 minutes")
  func pauses() {
    var breaker = CircuitBreaker()
    var pauses: [Int] = []
    for _ in 0..<13 {
      breaker.fail(at: 1000)
      pauses.append(breaker.secondsLeft(at: 1000))
    }
    #expect(pauses == [0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900])
  }

  @Test("an answer closes it")
  func closing() {
    var breaker = CircuitBreaker()
    for _ in 0..<2 { breaker.fail(at: 0) }
    breaker.close()
    for _ in 0..<2 { breaker.fail(at: 0) }
    #expect(breaker.state(at: 0) == .closed)
    breaker.fail(at: 0)
    #expect(breaker.state(at: 0) == .open)
  }

  @Test("after the pause one request is let through, and no other until its result is known")
  func halfOpen() {
    var breaker = CircuitBreaker(failures: 3, end: 100)
    #expect(breaker.state(at: 99) == .open)
    #expect(breaker.state(at: 100) == .halfOpen)
    let isAllowed = [99, 100, 100].map { breaker.allowsRequest(at: $0) }
    #expect(isAllowed == [false, true, false])
    breaker.close()
    #expect(breaker.state(at: 100) == .closed)
  }

  @Test("a trial that somebody asked for does not double the pause, however often it fails")
  func askedTrial() {
    var breaker = CircuitBreaker(failures: 5, end: 100)
    for now in 50..<55 {
      breaker.endPause(at: now)
      let isAllowed = breaker.allowsRequest(at: now)
      breaker.fail(at: now)
      #expect(isAllowed && breaker.secondsLeft(at: now) == 20)
    }
    breaker.close()
    breaker.endPause(at: 60)
    #expect(breaker == CircuitBreaker())
  }

  @Test("a clock that was set back does not keep it open")
  func clockSetBack() {
    #expect(CircuitBreaker(failures: 9, end: 1_000_000).state(at: 1000) == .halfOpen)
  }
}
