/// One thing that was wrong with a text, and what it was taken for.
package struct JSONRepair: Sendable, Hashable {
  /// What was wrong.
  package enum Kind: Sendable, Hashable, CaseIterable {
    case controlCharacter
    case badEscape
    case innerQuote
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

  /// What was wrong.
  package let kind: Kind
  /// Where it is first, in bytes from the beginning of the text.
  package let offset: Int
  /// How often it is there.
  package internal(set) var count = 1

  /// Makes a repair that was made once.
  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

extension JSONRepair.Kind {
  /// What was wrong and what was done, as a phrase.
  package var message: String {
    switch self {
    case .controlCharacter: "a control character inside a string was read as white space"
    case .badEscape: "a backslash that escapes nothing was left out"
    case .innerQuote: "a quote inside a string was read as a part of it"
    case .comment: "a comment was left out"
    case .strayComma: "a comma too many was left out"
    case .missingComma: "a missing comma was put in"
    case .missingColon: "a missing colon was put in"
    case .missingValue: "a missing value was read as null"
    case .unknownWord: "a word that is no value was read as null"
    case .strayCharacter: "a character outside of strings was left out"
    case .strayBracket: "a bracket that closes nothing was left out"
    case .unclosed: "the text ends too early and was closed"
    case .severalTexts: "several values one after the other were read as a list"
    case .invalidUTF8: "bytes that are no UTF-8 were read as U+FFFD"
    }
  }
}
