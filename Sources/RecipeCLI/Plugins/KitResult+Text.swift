import JSONSyntax
import PluginKit
import RecipeFormatting
import Text

extension KitResult {
  /// Returns the line for a person, and below it the reason for a failure.
  ///
  /// - Parameter width: The width of the terminal, or `nil` to break no line.
  func text(width: Int?, usesColor: Bool) -> String {
    let words =
      "\(tested.level.rawValue.padded(to: 6))  \(tested.rule.padded(to: 3))  \(tested.name)"
    func wrapped(_ text: String, after start: Int) -> String {
      TextWrap.lines(text, width: width.map { max(20, $0 - start) }, keepsWords: true)
        .joined(separator: "\n" + String(repeating: " ", count: start))
    }
    return switch outcome {
    case .passed: "ok    \(wrapped(words, after: 6))\n"
    case .failed(let reason):
      (tested.level == .must ? TerminalStyle.red : .yellow).apply(to: "FAIL", usesColor: usesColor)
        + "  \(wrapped(words, after: 6))\n      \(wrapped(reason.terminalSafe, after: 6))\n"
    case .skipped(let reason):
      TerminalStyle.dim.apply(to: "skip", usesColor: usesColor)
        + "  \(wrapped("\(words): \(reason.terminalSafe)", after: 6))\n"
    }
  }

  fileprivate var word: String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .skipped: "skipped"
    }
  }

  fileprivate var reason: String? {
    switch outcome {
    case .passed: nil
    case .failed(let reason), .skipped(let reason): reason
    }
  }
}

extension [KitResult] {
  /// The numbers for a person.
  var summary: String {
    let levels = [KitCase.Level.must, .should].map { level in
      let own = filter { $0.tested.level == level }
      let counts = ["passed", "failed", "skipped"].map { word in
        "\(own.count { $0.word == word }) \(word)"
      }
      return "\(level.rawValue): \(counts.joined(separator: ", "))"
    }
    return levels.joined(separator: "; ") + "\n"
  }

  /// The results in version 13 of the Test Anything Protocol; a `should` that fails is a TODO.
  var tap: String {
    let lines = enumerated().map { index, result in
      let name = "\(index + 1) - \(result.tested.rule) \(result.tested.name)"
      let reason = (result.reason ?? "").terminalSafe.split(separator: "#").joined(separator: " ")
      return switch result.outcome {
      case .passed: "ok \(name)"
      case .skipped: "ok \(name) # SKIP \(reason)"
      case .failed where result.isFatal: "not ok \(name)\n# \(reason)"
      case .failed: "not ok \(name) # TODO should: \(reason)"
      }
    }
    return (["TAP version 13", "1..\(count)"] + lines).map { $0 + "\n" }.joined()
  }

  /// The results as a JSON object.
  var json: String {
    var writer = JSONWriter(isIndented: true)
    writer.beginObject()
    writer.name("schema")
    writer.string("recipes/1")
    writer.name("passed")
    writer.boolean(!contains(where: \.isFatal))
    writer.name("cases")
    writer.beginArray()
    for result in self { writer.write(result) }
    writer.endArray()
    writer.endObject()
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ result: KitResult) {
    let members = [
      ("name", result.tested.name), ("rule", result.tested.rule),
      ("level", result.tested.level.rawValue), ("outcome", result.word),
    ]
    beginObject()
    for (name, text) in members + (result.reason.map { [("reason", $0)] } ?? []) {
      self.name(name)
      string(text)
    }
    endObject()
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
