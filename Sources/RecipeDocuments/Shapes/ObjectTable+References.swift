import Text

/// The names by which objects refer to others, which are the foods where nothing else names these.
extension ObjectTable {
  /// True if the texts of a column are references between lists, "i1", "a3f", and not for people: each
  /// row has its own, or several.
  func isOfReferences(_ column: Int) -> Bool {
    let texts = texts(column)
    let tokens = texts.map { $0.split(separator: ",").map { $0.drop { $0 == " " } } }
    guard rows.count > 1, !texts.isEmpty, tokens.joined().allSatisfy(Self.isReference) else {
      return false
    }
    return texts.count == rows.count && Set(texts).count == texts.count
      || tokens.contains { $0.count > 1 } || isOnlyReferences(column)
  }

  /// True for a column that few rows have and whose name tells nothing: `"merges": ["s1"]`.
  private func isOnlyReferences(_ column: Int) -> Bool {
    TableColumn(heading: columns[column].heading).role == nil
      && RecipeKey(ofObject: columns[column].heading) == nil
      && texts(column).count * 2 <= rows.count
  }

  private static func isReference(_ token: Substring) -> Bool {
    guard token.utf8.count <= 16, let first = token.utf8.first, first.isASCIILetter else {
      return false
    }
    return token.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == 0x2D || $0 == 0x5F }
      && token.utf8.contains(where: \.isASCIIDigit)
  }

  /// Returns the names of the foods of all rows, which are known only by the names that programs refer
  /// to them by, `"ref": "strong-flour"`, or `nil` if a column may have them.
  var referredFoods: [String]? {
    let hasFoods = columns.indices.contains { column in
      texts(column).count * 2 >= rows.count && mayBeFoods(column)
    }
    guard !hasFoods, let texts = references.first(where: { $0.texts.count == rows.count })?.texts
    else { return nil }
    let names = rows.indices.compactMap { texts[$0] }
    guard !names.allSatisfy({ Self.isReference($0[...]) }) else { return nil }
    return SlugText.words(ofAll: names) ?? names
  }

  /// True for a column under a key for foods or lines, or one whose key tells nothing of its words.
  private func mayBeFoods(_ column: Int) -> Bool {
    switch TableColumn(heading: columns[column].heading).role {
    case .food, .line: true
    case nil: texts(column).contains { !AmountText.isAmount($0) && AmountText.unit($0) == nil }
    default: false
    }
  }
}
