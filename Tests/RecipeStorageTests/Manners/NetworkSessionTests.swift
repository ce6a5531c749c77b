import RecipeCore
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("The time of a source")
struct NetworkSessionTests {
  @Test("details are asked for in the time of their list, and a later question has its own")
  func time() {
    let session = NetworkSession(source: "api", use: .fresh, requestLimit: 9)
    let (timeout, clock) = (Duration.seconds(10), ManualClock())
    session.begin(timeout: timeout, on: clock)
    for (passed, left) in [(6, 4), (5, -1), (10, 10)] as [(Int, Int)] {
      clock.advance(by: .seconds(passed))
      session.proceed(timeout: timeout, on: clock)
      #expect(session.timeLeft(atMost: timeout) == .seconds(left) - .milliseconds(50))
    }
  }
}
