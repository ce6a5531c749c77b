import Synchronization
import Text

/// The rule for which records may share a cluster, which keeps its answers.
///
/// Most questions are about pairs that are alike or whose answers are known.
final class ClusterQuestions: Sendable {
  private let pairs: [RecordPair]
  private let known: ClusterAnswers
  private let details: RecordDetails
  private let judge: PairJudge
  private let asked = Mutex<[CandidatePair: Bool]>([:])

  /// Creates the rule.
  ///
  /// - Parameters:
  ///   - pairs: The pairs that are the same or variants, by ascending indices.
  ///   - known: The known answers about other pairs.
  ///   - details: The compared data of the records.
  ///   - judge: The judge of all other pairs.
  init(pairs: [RecordPair], known: ClusterAnswers, details: RecordDetails, judge: PairJudge) {
    self.pairs = pairs
    self.known = known
    self.details = details
    self.judge = judge
  }

  /// Returns `true` if no finding about two records forbids that they share a cluster.
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

  /// The answers that were asked for.
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
    judge.judge(details[pair.first], details[pair.second])?.mayShareCluster ?? true
  }
}
