/// A kind of fault in a text, and how it was repaired.
package struct JSONRepair: Sendable, Hashable {
  /// The kinds of faults.
  package enum Kind: Sendable, Hashable, CaseIterable {
    case controlCharacter
    case badEscape
    case innerQuote
    case doubtfulQuote
    case comment
    case strayComma
    case missingComma
    case missingColon
    case missingValue
    case unknownWord
    case strayCharacter
    case strayBracket
    case unclosed
    case severalTexts
    case invalidUTF8
  }

  /// The kind of fault.
  package let kind: Kind
  /// The offset of its first occurrence, in bytes.
  package let offset: Int
  /// The number of occurrences.
  package internal(set) var count = 1

  /// Creates a repair with one occurrence.
  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

extension JSONRepair.Kind {
  /// The fault and its repair, as a phrase.
  package var message: String {
    switch self {
    case .controlCharacter: "a control character in a string was read as white space"
    case .badEscape: "a backslash that escapes nothing was removed"
    case .innerQuote: "a quote in a string was read as a part of it"
    case .doubtfulQuote: "a quote that may begin or end a string was read as a part of one"
    case .comment: "a comment was removed"
    case .strayComma: "a surplus comma was removed"
    case .missingComma: "a missing comma was inserted"
    case .missingColon: "a missing colon was inserted"
    case .missingValue: "a missing value was read as null"
    case .unknownWord: "a word that is not a value was read as null"
    case .strayCharacter: "a stray character outside strings was removed"
    case .strayBracket: "an unmatched bracket was removed"
    case .unclosed: "the text ended too early and was completed"
    case .severalTexts: "several values one after the other were read as a list"
    case .invalidUTF8: "bytes that are not UTF-8 were read as U+FFFD"
    }
  }
}
