import JSONSyntax
import Text

/// Answers to requests.
extension KitPlay {
  /// The expectation of an answer, and what has come of it.
  private struct Awaited {
    let pattern: JSONValue
    var ids: [String] = []

    var isOptional: Bool { pattern["optional"]?.boolean == true }
  }

  /// Receives answers until each has ended, in any order.
  mutating func receive(_ patterns: [JSONValue], _ talk: KitTalk) throws(KitFailure) {
    var awaited: [String: Awaited] = [:]
    for pattern in patterns {
      awaited[values.text(pattern["id"]) ?? ""] = Awaited(pattern: pattern)
    }
    let before = lastIDs
    while awaited.values.contains(where: { !$0.isOptional }) {
      let message = try talk.message()
      guard let id = message["id"]?.string, var answer = awaited[id] else {
        throw .wrong("a message is about no request that is under way: \(message.shown)")
      }
      if answer.pattern["typed"]?.boolean == true { try KitTypes.check(message) }
      if let record = try recordID(of: message) {
        answer.ids.append(record)
        awaited[id] = answer
      } else if message["t"]?.string != "progress" {
        try finish(answer, message, before: before)
        awaited[id] = nil
      }
    }
  }

  /// Returns the id of the record that a message brings, or `nil` if it brings none.
  private func recordID(of message: JSONValue) throws(KitFailure) -> String? {
    switch message["t"]?.string {
    case "record":
      let recipe = message["recipe"]
      guard let id = recipe?["id"]?.string, Self.isUsable(id),
        let title = recipe?["title"]?.string ?? recipe?["name"]?.string,
        title.contains(where: { !$0.isWhitespace })
      else { throw .wrong("a record has no usable id or title: \(message.shown)") }
      return id
    case "document":
      guard let path = message["path"]?.string, Self.isUsable(path),
        message["text"]?.kind == .string || message["base64"]?.kind == .string
      else { throw .wrong("a document has no usable path or content: \(message.shown)") }
      return path
    default: return nil
    }
  }

  private static func isUsable(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= 1_024 && !id.unicodeScalars.contains(where: \.steersTerminal)
  }

  private mutating func finish(
    _ answer: Awaited, _ message: JSONValue, before: [String]
  ) throws(KitFailure) {
    let (type, pattern) = (message["t"]?.string ?? "", answer.pattern)
    guard (pattern["ends"]?.strings ?? ["done"]).contains(type) else {
      throw .wrong("the request ends with: \(message.shown)")
    }
    if type == "error", let codes = pattern["code"]?.strings,
      !codes.contains(message["code"]?.string ?? "")
    {
      throw .wrong("the error has another code: \(message.shown)")
    }
    if type == "done", message["records"]?.integer != answer.ids.count {
      throw .wrong("\(answer.ids.count) records came, but it counts \(message["records"].shown)")
    }
    if let most = pattern["state_bytes"]?.integer, let state = message["state"],
      state.text.utf8.count > most
    {
      throw .wrong("its state has \(state.text.utf8.count) bytes, more than \(most)")
    }
    try check(answer.ids, pattern, before: before)
    lastIDs = answer.ids
    values.set(KitValues.next, message["next"]?.text)
    values.set(KitValues.state, message["state"]?.text)
    values.set(KitValues.record, answer.ids.first.map(KitValues.json))
  }

  private mutating func check(
    _ ids: [String], _ pattern: JSONValue, before: [String]
  ) throws(KitFailure) {
    if let range = pattern["records"]?.elements.compactMap(\.integer), range.count == 2,
      !(range[0]...max(range[0], range[1])).contains(ids.count)
    {
      throw .wrong("it gives \(ids.count) records, not \(range[0]) to \(range[1])")
    }
    if let first = pattern["first"], values.text(first) != ids.first {
      throw .wrong("it gives \(ids.first ?? "nothing") instead".terminalSafe)
    }
    if pattern["same"]?.boolean == true, ids.sorted() != before.sorted() {
      throw .wrong("it gives other records than before")
    }
    guard pattern["distinct"]?.boolean == true else { return }
    for id in ids where !seenIDs.insert(id).inserted {
      throw .wrong("it gives the record \(id) twice".terminalSafe)
    }
  }
}
