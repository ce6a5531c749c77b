import RecipeCore

/// The rules of source names, which are typed on command lines and printed in tables.
enum SourceName {
  /// The maximum length in Unicode scalars.
  private static let lengthLimit = 64

  /// Returns the flaw of a name, as the end of a sentence, or `nil` if it is valid.
  static func flaw(of name: String) -> String? {
    let scalars = name.unicodeScalars
    guard let first = scalars.first else { return "must not be empty" }
    guard scalars.count <= lengthLimit else { return "is longer than \(lengthLimit) characters" }
    guard first.isLetterOrDigit else { return "must start with a letter or a digit" }
    guard scalars.allSatisfy(\.mayStandInSourceName) else {
      return "may contain only letters, digits, '-', '_' and '.'"
    }
    return nil
  }

  /// Returns a name as a part of a TOML key, in quotes if necessary.
  static func keyText(_ name: String) -> String {
    let isBare = name.utf8.allSatisfy {
      switch $0 {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
      default: false
      }
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
