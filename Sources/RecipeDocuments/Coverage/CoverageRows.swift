import Text

/// The ingredients of a list of objects, each of whose numbers and units is looked for in the line with
/// its food: that another line has the same number does not show it.
struct CoverageRows {
  /// A value of an ingredient.
  struct Value {
    /// Its keys, with full stops between them.
    let name: String
    /// The number, if it is nothing else.
    let number: Int?
    /// The hashes of its words.
    let words: ArraySlice<UInt64>
  }

  /// True for each value that is in the line of its food, false for one that is not; the others are not
  /// among these.
  private(set) var verdicts: [Int: Bool] = [:]

  /// The maximum number of lines that are compared, and of values of an ingredient.
  private static let (maximumLineCount, mostValues) = (400, 16)

  /// Judges the values of lists of objects.
  ///
  /// - Parameters:
  ///   - values: The values with their indices, in the order of the document.
  ///   - lines: The ingredients that are shown.
  init(_ values: [(index: Int, value: Value)], against lines: [ShownText.Line]) {
    guard lines.count <= Self.maximumLineCount else { return }
    let rows = Self.rows(of: values)
    // The members of an object whose keys are foods are one row, which tells nothing.
    guard rows.count > 1 else { return }
    for row in rows where row.count <= Self.mostValues { judge(row, lines) }
  }

  /// Returns the values of each object, which begins where a name occurs again.
  private static func rows(
    of values: [(index: Int, value: Value)]
  ) -> [[(index: Int, value: Value)]] {
    var rows: [[(index: Int, value: Value)]] = []
    var names: Set<String> = []
    for value in values {
      if rows.isEmpty || !names.insert(value.value.name).inserted {
        rows.append([])
        names = [value.value.name]
      }
      rows[rows.count - 1].append(value)
    }
    return rows
  }

  private mutating func judge(
    _ row: [(index: Int, value: Value)], _ lines: [ShownText.Line]
  ) {
    let foods = row.filter { Self.role(of: $0.value.name) == .food && $0.value.number == nil }
    guard foods.count == 1, let food = foods.first?.value, !food.words.isEmpty else { return }
    let own = lines.filter { line in food.words.allSatisfy(line.words.contains) }
    guard !own.isEmpty else { return }
    for (index, value) in row {
      let role = Self.role(of: value.name)
      guard role == .amount || role == .unit, value.number != 0 else { continue }
      verdicts[index] = own.contains { line in
        value.number.map(line.numbers.contains) ?? value.words.allSatisfy(line.words.contains)
      }
    }
  }

  private static func role(of name: String) -> TableColumn.Role? {
    TableColumn(heading: KeyWords.words(of: String(name.split(separator: ".").last ?? ""))).role
  }
}
