import JSONSyntax
import Text

/// Answers to requests.
extension KitPlay {
  /// The expectation of an answer, and what has come of it.
  private struct Awaited {
    let pattern: JSONValue
    /// The number of its records, and the ids of those that have one.
    var count = 0
    var ids: [String] = []
    var identities = KitIdentities()

    var isOptional: Bool { pattern["optional"]?.boolean == true }

    /// Adds a record.
    ///
    /// One without a usable id or title fails the cases that ask for it, and not every other one.
    mutating func add(_ message: JSONValue) throws(KitFailure) {
      count += 1
      guard let record = message.usableRecordID else {
        guard pattern["usable"]?.boolean == true else { return }
        throw .wrong("a record has no usable id, or no title or content: \(message.shown)")
      }
      ids.append(record)
      identities.add(record, of: message)
    }
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
      if ["record", "document"].contains(message["t"]?.string) {
        try answer.add(message)
        awaited[id] = answer
      } else if message["t"]?.string != "progress" {
        try finish(answer, message, before: before)
        awaited[id] = nil
      }
    }
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
    if type == "done", message["records"]?.integer != answer.count {
      throw .wrong("\(answer.count) records came, but it counts \(message["records"].shown)")
    }
    if let most = pattern["state_bytes"]?.integer, let state = message["state"],
      state.text.utf8.count > most
    {
      throw .wrong("its state has \(state.text.utf8.count) bytes, more than \(most)")
    }
    try check(answer, before: before)
    if pattern["stable"]?.boolean == true {
      try answer.identities.check(after: lastIdentities)
    }
    (lastIDs, lastIdentities) = (answer.ids, answer.identities)
    values.set(KitValues.next, message["next"]?.text)
    values.set(KitValues.state, message["state"]?.text)
    values.set(KitValues.record, answer.ids.first.map(KitValues.json))
  }

  private mutating func check(_ answer: Awaited, before: [String]) throws(KitFailure) {
    let (ids, pattern) = (answer.ids, answer.pattern)
    if let range = pattern["records"]?.elements.compactMap(\.integer), range.count == 2,
      !(range[0]...max(range[0], range[1])).contains(answer.count)
    {
      throw .wrong("it gives \(answer.count) records, not \(range[0]) to \(range[1])")
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

extension JSONValue {
  /// The id of the record that a message `record` or `document` brings, or `nil` if a host cannot use it (D1, D3).
  fileprivate var usableRecordID: String? {
    if self["t"]?.string == "document" {
      let hasContent = self["text"]?.kind == .string || self["base64"]?.kind == .string
      return hasContent ? self["path"]?.string.flatMap(Self.usable) : nil
    }
    let recipe = self["recipe"]
    let title = recipe?["title"]?.string ?? recipe?["name"]?.string ?? ""
    return title.contains { !$0.isWhitespace } ? recipe?["id"]?.string.flatMap(Self.usable) : nil
  }

  private static func usable(_ id: String) -> String? {
    !id.isEmpty && id.utf8.count <= 1_024 && !id.unicodeScalars.contains(where: \.steersTerminal)
      ? id : nil
  }
}
