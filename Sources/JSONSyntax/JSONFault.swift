/// A fault found by the parser, without a position: only an error that is thrown needs one.
struct JSONFault: Error {
  /// The problem, or what was expected.
  let message: String
  /// The index of the fault in the bytes.
  let offset: Int
  /// True if the message should name what was found.
  let saysWhatWasFound: Bool
  /// True if the text ends after the offset where more is needed.
  var isOfEarlyEnd = false

  /// Returns the fault of a string that the text ends in.
  static func unterminatedString(at offset: Int) -> Self {
    Self(
      message: "the string is not terminated", offset: offset, saysWhatWasFound: false,
      isOfEarlyEnd: true)
  }

  /// Returns the fault of input other than what was expected.
  static func expected(_ what: String, at offset: Int) -> Self {
    Self(message: "expected " + what, offset: offset, saysWhatWasFound: true)
  }

  /// Returns a fault that does not depend on what follows.
  static func wrong(_ message: String, at offset: Int) -> Self {
    Self(message: message, offset: offset, saysWhatWasFound: false)
  }
}
