import JSONSyntax
import RecipeCore
import Text

/// The course of a case: the steps that are left, and what the plug-in has said so far.
struct KitPlay: Sendable {
  /// The end of the steps in one process.
  enum Ending: Sendable {
    /// The next step needs a new process.
    case restart
    case over(KitResult.Outcome)
  }

  /// The time that a step may take, in milliseconds.
  private static let usualTime = 5_000

  private var steps: [JSONValue]
  private let patience: Int
  private let maximumLineLength: Int
  /// The values of the placeholders.
  var values: KitValues
  /// The capabilities that the plug-in says it has.
  private(set) var abilities: Set<String> = []
  /// True once the plug-in has said hello.
  private(set) var isGreeted = false
  /// The ids of the last answer.
  var lastIDs: [String] = []
  /// The ids of the last answer by what else tells its records apart.
  var lastIdentities = KitIdentities()
  /// The ids of all answers that must differ.
  var seenIDs: Set<String> = []

  /// Creates the course of a case.
  init(_ steps: [JSONValue], values: KitValues, patience: Int, maximumLineLength: Int) {
    self.steps = steps
    self.values = values
    self.patience = patience
    self.maximumLineLength = maximumLineLength
  }

  /// Takes steps until the case is over or needs a new process.
  mutating func run(on channel: any ProgramChannel) -> Ending {
    do throws(KitFailure) {
      while !steps.isEmpty {
        let step = steps.removeFirst()
        try skip(step)
        if step["restart"] != nil { return .restart }
        try take(
          step, KitTalk(channel, maximumLineLength: maximumLineLength, limit: limit(of: step)))
      }
      return .over(.passed)
    } catch {
      return .over(error.outcome)
    }
  }

  private func skip(_ step: JSONValue) throws(KitFailure) {
    guard let name = step["skip_without"]?.string, !values.has(name) else { return }
    throw .inapplicable("it gave no \(name.dropFirst())")
  }

  private func limit(of step: JSONValue) -> ContinuousClock.Instant {
    let time = (step["within"]?.integer ?? Self.usualTime) * patience
    return .now.advanced(by: .milliseconds(time))
  }

  private mutating func take(_ step: JSONValue, _ talk: KitTalk) throws(KitFailure) {
    if step["handshake"] != nil {
      steps = KitCases.version1.handshake + steps
    } else if let message = step["send"] {
      talk.send(values.line(message))
    } else if let text = step["send_text"]?.string {
      talk.channel.send(Array(text.utf8))
    } else if let message = step["send_halves"] {
      try sendHalves(of: values.line(message), step, talk)
    } else if let message = step["send_padded"] {
      talk.send(padded(message, to: step["bytes"]?.integer ?? 0))
    } else if let pattern = step["expect"] {
      try expect(pattern, talk)
    } else if let names = step["capable"]?.strings {
      guard !abilities.isDisjoint(with: names) else {
        throw .wrong("it can do none of these: \(names.joined(separator: ", "))")
      }
    } else if let answer = step["answer"] {
      try receive([answer], talk)
    } else if let answers = step["answers"] {
      try receive(Array(answers.elements), talk)
    } else if let name = step["while"]?.string {
      try repeatSteps(step, while: name)
    } else {
      try takeQuietly(step, talk)
    }
  }

  private func takeQuietly(_ step: JSONValue, _ talk: KitTalk) throws(KitFailure) {
    if let time = step["quiet"]?.integer {
      try talk.quiet(.milliseconds(time))
    } else if step["close"] != nil {
      talk.channel.closeInput()
    } else if step["signal"] != nil {
      talk.channel.terminate()
    } else if let ending = step["exit"] {
      try talk.end(status: ending["status"]?.integer)
    } else {
      throw .inapplicable("this version of the kit does not know a step of it")
    }
  }

  /// Puts the steps of a round before the others, and the round itself after them.
  private mutating func repeatSteps(_ step: JSONValue, while name: String) throws(KitFailure) {
    guard values.has(name), rounds < step["most"]?.integer ?? 1 else {
      rounds = 0
      return
    }
    rounds += 1
    values.renew()
    steps = Array(step["repeat"]?.elements.map(\.self) ?? []) + [step] + steps
  }

  /// The number of rounds of the steps that are being repeated.
  private var rounds = 0

  private func sendHalves(
    of line: [UInt8], _ step: JSONValue, _ talk: KitTalk
  ) throws(KitFailure) {
    talk.channel.send(Array(line.prefix(line.count / 2)))
    try talk.quiet(.milliseconds(step["pause"]?.integer ?? 0))
    talk.send(Array(line.dropFirst(line.count / 2)))
  }

  private func padded(_ message: JSONValue, to size: Int) -> [UInt8] {
    let line = Array(values.line(message).dropLast())
    let frame = Array(",\"pad\":\"".utf8)
    let filling = max(0, size - line.count - frame.count - 3)
    return line + frame + [UInt8](repeating: UInt8(ascii: "x"), count: filling)
      + Array("\"}".utf8)
  }

  private mutating func expect(_ pattern: JSONValue, _ talk: KitTalk) throws(KitFailure) {
    let message = try talk.message()
    for member in pattern.members where member.name != "$typed" {
      try KitPattern(member).check(message)
    }
    if pattern["$typed"]?.boolean == true { try KitTypes.check(message) }
    isGreeted = isGreeted || message["t"]?.string == "hello"
    guard message["t"]?.string == "hello", let found = message["caps"] else { return }
    abilities = Set(found.members.filter { $0.value.boolean == true }.map(\.name))
    values.set(abilities: abilities)
  }
}
