/// Safe file names for recipes, whatever their titles are.
///
/// A name consists of lowercase letters and digits of any script, and single hyphens between them:
/// no separators, controls or dots. It has at most 120 bytes, is not a reserved name of Windows,
/// and ends in `.json`.
enum RecipeFileName {
  /// The maximum size of the stem, with room for `-` and six digits and the extension.
  private static let maximumStemLength = 120 - "-999999.json".utf8.count

  /// Returns the stem for a title, which is `recipe` if the title has no letters or digits.
  static func stem(for title: String) -> String {
    var stem = ""
    var needsHyphen = false
    // A small "İ" of Turkish is "i" with a mark, which no other file system writes that way.
    for character in title.replacing("İ", with: "I").lowercased() {
      guard isKept(character) else {
        needsHyphen = !stem.isEmpty
        continue
      }
      let piece = needsHyphen ? "-\(character)" : String(character)
      guard stem.utf8.count + piece.utf8.count <= maximumStemLength else { break }
      stem += piece
      needsHyphen = false
    }
    if stem.isEmpty { return "recipe" }
    return isReserved(stem) ? "\(stem)-recipe" : stem
  }

  /// Returns the stem of a document's own name, for a file that keeps it, or `nil` if nothing of it
  /// is left: separators and controls become hyphens, leading dots go.
  static func stem(keeping name: String) -> String? {
    let safe = name.unicodeScalars.map { isSeparator($0) ? "-" : $0 }
    var stem = ""
    for character in String(String.UnicodeScalarView(safe)).drop(while: { $0 == "." }) {
      guard stem.utf8.count + character.utf8.count <= maximumStemLength else { break }
      stem.append(character)
    }
    return stem.isEmpty ? nil : stem
  }

  /// True if a name from the manifest names a file in the library folder itself.
  static func isSafe(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 255
      && !name.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "/" || scalar == "\\" || scalar.properties.generalCategory == .control
  }

  /// True for letters and digits, with the marks that belong to them.
  private static func isKept(_ character: Character) -> Bool {
    guard let base = character.unicodeScalars.first else { return false }
    guard isLetterOrDigit(base) else { return false }
    return character.unicodeScalars.dropFirst().allSatisfy { isLetterOrDigit($0) || isMark($0) }
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter,
      .decimalNumber:
      true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: !scalar.properties.isVariationSelector
    case .format: scalar.value == 0x200C || scalar.value == 0x200D
    default: false
    }
  }

  /// True for the device names of Windows, which are reserved with any extension.
  private static func isReserved(_ stem: String) -> Bool {
    if ["con", "prn", "aux", "nul"].contains(stem) { return true }
    guard stem.hasPrefix("com") || stem.hasPrefix("lpt") else { return false }
    return stem.utf8.count == 4 && stem.last.map { $0.isASCII && $0.isNumber } == true
  }
}
