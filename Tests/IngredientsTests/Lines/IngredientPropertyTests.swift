import RecipeCore
import TestSupport
import Testing

@testable import Ingredients

@Suite("Ingredient lines of every kind")
struct IngredientPropertyTests {
  @Test("random lines never trap, and whatever is found lies in the line", arguments: 0..<8)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1500 {
      let line = Self.line(&generator)
      Self.check(ParsedIngredient(line), of: line)
    }
  }

  /// Pieces that mean something to the parser, put together at random, and sometimes cut.
  private static func line(_ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0..<12, using: &generator)
    let pieces = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
    let line = pieces.joined(separator: Bool.random(using: &generator) ? " " : "")
    guard Int.random(in: 0..<4, using: &generator) == 0 else { return line }
    return line + generator.text(length: Int.random(in: 0..<20, using: &generator))
  }

  private static let pieces = [
    "1", "2", "400", "1.000", "0", "1/2", "½", "⅟", "⁄", "/", "-", "–", "x", "×", "+", "(", ")",
    "（",
    "）", ",", "，", "g", "oz", "cup", "cups", "can", "of", "d'", "half", "a", "one", "dozen",
    "about",
    "大さじ", "个", "两", "半", "克", "ст.", "л.", "c.", "à", "soupe", "flour", "鸡蛋", "optional",
    "juice", "to", "and", "\"", "″", "\u{A0}", "\u{3000}", "🥕", ":", "…", "[", "]", "1.", "%",
    "999999999", "9999999999", "colheres", "(sopa)", "each", "ö", "e\u{301}", "\u{0}", "ｇ", "２",
  ]

  private static func check(_ parsed: ParsedIngredient, of line: String) {
    let count = line.utf8.count
    let amounts = [parsed.amount, parsed.packageSize, parsed.alternative].compactMap(\.self)
    for amount in amounts {
      #expect(amount.quantity.lower.isPositive && amount.quantity.lower <= amount.quantity.upper)
      #expect(amount.range.upperBound <= count, "\(line)")
    }
    let ranges = [parsed.foodRange, parsed.preparationRange, parsed.noteRange].compactMap(\.self)
    for range in ranges { #expect(range.upperBound <= count, "\(line)") }
    let written = [parsed.amount?.quantityRange, parsed.amount?.unitRange].map { range in
      range.map { parsed.substring($0) }
    }
    for text in ([parsed.note] + written).compactMap(\.self) {
      #expect(text.isEmpty || Array(line.utf8).contains(text), "\(line) has no \(text)")
    }
    #expect(parsed.amount != nil || parsed.food == line, "\(line)")
  }
}

extension [UInt8] {
  /// Whether the bytes of a text stand in it, in a row.
  fileprivate func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard wanted.count <= count else { return false }
    return (0...(count - wanted.count)).contains {
      self[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
  }
}
