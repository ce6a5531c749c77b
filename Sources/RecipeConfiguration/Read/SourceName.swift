import RecipeCore

/// The rules of source names: they are typed on command lines and printed in tables.
enum SourceName {
  /// The greatest length in Unicode scalars.
  private static let lengthLimit = 64

  /// What is wrong with a name, as the end of a sentence; `nil` when it is usable.
  static func flaw(of name: String) -> String? {
    let scalars = name.unicodeScalars
    guard let first = scalars.first else { return "must not be empty" }
    guard scalars.count <= lengthLimit else { return "is longer than \(lengthLimit) characters" }
    guard first.isLetterOrDigit else { return "must begin with a letter or a digit" }
    guard scalars.allSatisfy(\.mayStandInSourceName) else {
      return "may hold only letters, digits, '-', '_' and '.'"
    }
    return nil
  }

  /// A name as a part of a TOML key, quoted where TOML needs that.
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
  /// Whether a source's name may hold it.
  fileprivate var mayStandInSourceName: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: isLetterOrDigit || self == "-" || self == "_" || self == "."
    }
  }

  /// Whether it is a letter or a digit of any script.
  fileprivate var isLetterOrDigit: Bool {
    properties.isAlphabetic || properties.generalCategory == .decimalNumber
  }
}
