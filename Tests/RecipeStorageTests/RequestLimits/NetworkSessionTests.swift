import RecipeCore
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("The time of a source")
struct NetworkSessionTests {
  @Test("details are asked for in the time of their list, and a later question has its own")
  func time() {
    let session = NetworkSession(source: "api", use: .fresh, maximumRequestCount: 9)
    let (timeout, clock) = (Duration.seconds(10), ManualClock())
    session.begin(timeout: timeout, on: clock)
    for (passed, left) in [(6, 4), (5, -1), (10, 10)] as [(Int, Int)] {
      clock.advance(by: .seconds(passed))
      session.proceed(timeout: timeout, on: clock)
      #expect(session.timeLeft(atMost: timeout) == .seconds(left) - .milliseconds(50))
    }
  }

  @Test("a refresh tries once whether a server is back, other runs do not")
  func trial() {
    let session = NetworkSession(source: "api", use: .refresh, maximumRequestCount: 9)
    #expect(session.takeTrial())
    #expect(!session.takeTrial())
    #expect(!NetworkSession(source: "api", use: .fresh, maximumRequestCount: 9).takeTrial())
  }

  @Test("the time of a source does not pass while others are waited for, unless that is long")
  func rest() {
    let session = NetworkSession(source: "api", use: .fresh, maximumRequestCount: 9)
    let (timeout, clock) = (Duration.seconds(10), ManualClock())
    session.begin(timeout: timeout, on: clock)
    for (worked, waited, left) in [(1, 9, 9), (2, 5, 7), (3, 11, 10)] as [(Int, Int, Int)] {
      clock.advance(by: .seconds(worked))
      session.rest(timeout: timeout, on: clock)
      clock.advance(by: .seconds(waited))
      session.proceed(timeout: timeout, on: clock)
      #expect(session.timeLeft(atMost: timeout) == .seconds(left) - .milliseconds(50))
    }
  }

  @Test("the time of a source passes as long as one of its tasks does")
  func tasks() {
    let session = NetworkSession(source: "api", use: .fresh, maximumRequestCount: 9)
    let (timeout, clock) = (Duration.seconds(10), ManualClock())
    session.begin(timeout: timeout, on: clock)
    session.proceed(timeout: timeout, on: clock)
    session.rest(timeout: timeout, on: clock)
    clock.advance(by: .seconds(4))
    #expect(session.timeLeft(atMost: timeout) == .seconds(6) - .milliseconds(50))
  }
}
