import JSONSyntax

/// The memory of a source's requests to a server: its failures, and the key that it used last.
///
/// One address of a server may fail while that of another source works.
struct SourceRecord: Sendable, Hashable {
  /// The name of the source.
  let name: String
  /// The mark of the key, or `nil` if it used none.
  var keyMark: UInt16?
  /// The circuit breaker.
  var breaker = CircuitBreaker()
  /// The cause of the last failure, in words without secrets; `nil` if nothing failed.
  var trouble: String?

  /// The answers that there is no list at its address.
  var listRefusals = ListRefusals()

  /// Creates the record of a source without a request.
  init(_ name: String) { self.name = name }

  /// Reads a record; what is missing or damaged is as if nothing had happened.
  ///
  /// - Returns: `nil` if it is of no source.
  init?(_ json: JSONValue) {
    guard let name = json["name"]?.string else { return nil }
    self.name = name
    keyMark = json["mark"]?.keyMark
    breaker = CircuitBreaker(
      failures: json["failures"]?.integer ?? 0, end: json["open_until"]?.integer ?? 0)
    trouble = json["trouble"]?.string
    listRefusals = ListRefusals(json)
  }

  /// Ends the pauses after failures, so that the next request is a trial.
  mutating func endPauses(at now: Int) {
    breaker.endPause(at: now)
    listRefusals.endPause(at: now)
  }

  /// Writes the record as an object.
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.name("name")
    json.string(name)
    json.member("mark", keyMark: keyMark)
    for (name, number) in [("failures", breaker.failures), ("open_until", breaker.end)] {
      json.name(name)
      json.integer(number)
    }
    if let trouble {
      json.name("trouble")
      json.string(trouble)
    }
    listRefusals.write(to: &json)
    json.endObject()
  }
}

extension JSONValue {
  /// The number as the mark of a key.
  var keyMark: UInt16? { integer.flatMap { UInt16(exactly: $0) } }
}

extension JSONWriter {
  /// Writes the mark of a key, unless there is none.
  mutating func member(_ name: String, keyMark: UInt16?) {
    guard let keyMark else { return }
    self.name(name)
    integer(Int(keyMark))
  }
}
