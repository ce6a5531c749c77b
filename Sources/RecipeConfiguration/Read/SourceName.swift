import RecipeCore
import Text

/// The rules of source names, which are typed on command lines and printed in tables.
package enum SourceName {
  /// The maximum length in Unicode scalars.
  private static let maximumLength = 64

  /// Returns the flaw of a name, as the end of a sentence, or `nil` if it is valid.
  static func flaw(of name: String) -> String? {
    let scalars = name.unicodeScalars
    guard let first = scalars.first else { return "must not be empty" }
    guard scalars.count <= maximumLength else {
      return "is longer than \(maximumLength) characters"
    }
    guard first.isLetterOrDigit else { return "must start with a letter or a digit" }
    guard scalars.allSatisfy(\.mayStandInSourceName) else {
      return "may contain only letters, digits, '-', '_' and '.'"
    }
    return nil
  }

  /// Returns a name as a part of a TOML key, in quotes if necessary.
  package static func keyText(_ name: String) -> String {
    let isBare = name.utf8.allSatisfy {
      $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    return isBare && !name.isEmpty ? name : name.tomlText
  }
}

extension Unicode.Scalar {
  /// True if the scalar is permitted in a source's name.
  fileprivate var mayStandInSourceName: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: isLetterOrDigit || self == "-" || self == "_" || self == "."
    }
  }

  /// True if the scalar is a letter or a digit of any script.
  fileprivate var isLetterOrDigit: Bool {
    properties.isAlphabetic || properties.generalCategory == .decimalNumber
  }
}
