import Synchronization
import Text

/// Tells whether records may share a cluster, and keeps what it was asked.
///
/// Most questions are about pairs that are alike, or were asked in the run before.
final class ClusterQuestions: Sendable {
  private let pairs: [RecordPair]
  private let known: ClusterAnswers
  private let details: RecordDetails
  private let asked = Mutex<[CandidatePair: Bool]>([:])

  /// Makes a teller.
  ///
  /// - Parameters:
  ///   - pairs: The pairs that are the same or variants, by ascending indices.
  ///   - known: What is known of other pairs.
  ///   - details: What is compared of the records.
  init(pairs: [RecordPair], known: ClusterAnswers, details: RecordDetails) {
    self.pairs = pairs
    self.known = known
    self.details = details
  }

  /// Whether nothing found about two records forbids that they share a cluster.
  func mayShareCluster(_ one: Int, _ other: Int) -> Bool {
    let pair = CandidatePair(first: one, second: other)
    if let alike = alike(pair) { return alike.mayShareCluster }
    return asked.withLock { asked in
      if let answer = asked[pair] { return answer }
      let answer = known[pair] ?? judged(pair)
      asked[pair] = answer
      return answer
    }
  }

  /// The answers to all that was asked.
  var answers: ClusterAnswers {
    ClusterAnswers(asked.withLock { $0 })
  }

  private func alike(_ pair: CandidatePair) -> RecordPair? {
    let place = pairs.firstPlace { ($0.first, $0.second) >= (pair.first, pair.second) }
    guard place < pairs.count, pairs[place].first == pair.first, pairs[place].second == pair.second
    else { return nil }
    return pairs[place]
  }

  private func judged(_ pair: CandidatePair) -> Bool {
    PairJudge.judge(details[pair.first], details[pair.second])?.mayShareCluster ?? true
  }
}
