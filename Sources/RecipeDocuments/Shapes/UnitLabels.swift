import Text

/// The names of units that one word stands for in the column of units, and another column tells:
/// `"unit": "portion", "portionLabel": "Tablespoon"`.
enum UnitLabels {
  /// Returns rows with the labels in the place of the word; a label that is the food is left out.
  static func resolved(_ rows: [[String]], under headings: [String]) -> [[String]] {
    let words = headings.map { FoldedText.words($0.utf8) }
    let labels = words.indices.compactMap { index -> (column: Int, word: String)? in
      let parts = words[index].split(separator: " ")
      guard parts.count == 2, endings.contains(parts[1]) else { return nil }
      return (index, String(parts[0]))
    }
    guard !labels.isEmpty else { return rows }
    return rows.map { row in
      var row = row
      for (column, word) in labels where row.indices.contains(column) && !row[column].isEmpty {
        guard
          let unit = row.indices.first(where: {
            $0 != column && FoldedText.words(row[$0].utf8) == word
          })
        else { continue }
        let label = FoldedText.words(row[column].utf8)
        let isFood = row.indices.contains {
          $0 != column && FoldedText.words(row[$0].utf8) == label
        }
        row[unit] = isFood ? "" : text(row[column])
        row[column] = ""
      }
      return row
    }
  }

  private static let endings: Set<Substring> = ["label", "name", "title", "text", "bezeichnung"]

  private static func text(_ label: String) -> String {
    AmountText.unit(label.lowercased()) != nil ? label.lowercased() : label
  }
}
