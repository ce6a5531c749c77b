/// Writes JSON into a byte buffer: compact, or indented by two spaces.
package struct JSONWriter: Sendable {
  /// What has been written.
  package var bytes: [UInt8] = []

  /// Makes a writer.
  package init(isIndented: Bool) {
  }

  /// Begins an array.
  package mutating func beginArray() {}
  /// Ends the innermost array.
  package mutating func endArray() {}
  /// Begins an object.
  package mutating func beginObject() {}
  /// Ends the innermost object.
  package mutating func endObject() {}
  /// Writes a member's name; its value must follow.
  package mutating func name(_ name: String) {}
  /// Writes a string; control characters are escaped, everything else stays UTF-8.
  package mutating func string(_ string: String) {}
  /// Writes a whole number.
  package mutating func integer(_ integer: Int) {}
  /// Writes `true` or `false`.
  package mutating func boolean(_ boolean: Bool) {}
  /// Writes `null`.
  package mutating func null() {}
  /// Writes a JSON text that is known to be valid, such as a number's, as it is.
  package mutating func raw(_ json: String) {}
}
