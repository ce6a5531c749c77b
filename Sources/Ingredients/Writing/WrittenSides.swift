/// The sides of something as a line has them: "8x8-inch", "9 by 13 inches".
package struct WrittenSides: Sendable, Hashable {
  /// The length of each side, in the order of the line; at least two.
  package let numbers: [WrittenNumber]
  /// The places of the unit: one behind the last number, or one behind each.
  package let units: [Range<Int>]
  /// The unit of length.
  package let unit: MeasureUnit

  /// Creates sides from their parts.
  package init(numbers: [WrittenNumber], units: [Range<Int>], unit: MeasureUnit) {
    (self.numbers, self.units, self.unit) = (numbers, units, unit)
  }

  /// The range of all sides with their units, as offsets of the line's UTF-8.
  package var range: Range<Int> {
    let places = numbers.map(\.range) + units
    let start = places.map(\.lowerBound).min() ?? 0
    return start..<max(start, places.map(\.upperBound).max() ?? start)
  }
}

extension ParsedIngredient {
  /// The sides that the line gives, of a pan, a sheet of pastry or what is cut.
  package var sides: [WrittenSides] {
    var text = text
    return text.withUTF8 { bytes in
      bytes.count <= Self.maximumLineLength
        ? LineScanner(bytes).sides().filter { !isCount($0) } : []
    }
  }

  /// True for a number of pieces and the length of one: "2 x 6 cm pieces".
  private func isCount(_ sides: WrittenSides) -> Bool {
    guard let amount, let size = packageSize, amount.unit?.kind == .count else { return false }
    return size.unit?.kind == .length && sides.range.overlaps(amount.quantityRange)
  }
}
