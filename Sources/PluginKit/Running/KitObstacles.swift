/// The faults already seen in a plug-in that other cases would only meet again, each after its time limit.
struct KitObstacles {
  private let abilities: Set<String>
  private let isReady: Bool
  private let isMute: Bool
  private var hasAsked = false
  private var answers = true

  /// Notes what came of a handshake.
  init(_ play: KitPlay, _ outcome: KitResult.Outcome) {
    abilities = play.abilities
    isReady = outcome == .passed
    isMute = !play.isGreeted && outcome == KitFailure.silence.outcome
  }

  /// Notes what came of a case: the first that asks for records is a plain one.
  mutating func note(_ outcome: KitResult.Outcome, of tested: KitCase) {
    guard tested.asks, !hasAsked else { return }
    hasAsked = true
    answers = outcome != KitFailure.silence.outcome
  }

  /// Returns the reason why a case does not apply, or `nil`.
  func reason(toSkip tested: KitCase) -> String? {
    if tested.greets, isMute, tested.name != KitCases.greeting {
      return "it does not answer hello"
    }
    if tested.shakesHands, !isReady { return "it does not get ready" }
    if let needs = tested.needs, isReady, !abilities.contains(needs) { return "it cannot \(needs)" }
    return tested.asks && !answers ? "it does not answer a request" : nil
  }
}
