package import RecipeCore

/// A reader of MealMaster texts, which often contain thousands of recipes.
///
/// ```
/// MMMMM----- Recipe via Meal-Master (tm) v8.05
///
///       Title: Leek soup
///  Categories: Soups, Vegetables
///       Yield: 4 servings
///
///       2 lb Leeks                        1 c  Cream
///
///   Wash the leeks.
///
/// MMMMM
/// ```
package struct MealMasterReader: RecipeDocumentReader {
  /// Creates a reader.
  package init() {}

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    let text = LegacyText(bytes)
    var notes = DocumentNotes(path: path)
    if let oddity = text.oddity { notes.add(.note, oddity) }
    var document = MealMasterDocument(notes: notes, fields: fields)
    document.read(text.utf8)
    return document.outcome
  }
}

extension DocumentSample {
  /// True if one of the first lines starts a recipe of MealMaster.
  var isMealMaster: Bool {
    // A fast check, since every document is checked and few have such a line.
    hasRule
      && head.split(separator: 0x0A).contains { line in
        (line.starts(with: "MMMMM".utf8) || line.starts(with: "-----".utf8))
          && MealMasterLine(Array(line)).isHeader
      }
  }

  /// True if `MMMMM` or `-----` may occur; examining every fifth byte misses neither.
  private var hasRule: Bool {
    stride(from: head.startIndex, to: head.endIndex, by: 5).contains { index in
      let byte = head[index]
      guard byte == UInt8(ascii: "M") || byte == UInt8(ascii: "-") else { return false }
      let before = head[..<index].suffix(4).reversed().prefix { $0 == byte }
      return before.count + head[index...].prefix(5).prefix { $0 == byte }.count >= 5
    }
  }
}
