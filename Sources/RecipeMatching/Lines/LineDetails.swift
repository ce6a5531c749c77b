import Ingredients
import Text

/// The demand of one ingredient line.
struct LineDetails {
  /// The amount it asks for; `nil` if it does not say.
  let amount: LineAmount?
  /// The names of its food, see `LineNames`.
  let name: [UInt8]
  /// The foods that it names.
  let foods: [LineFoods.Food]
  /// The part of the ingredient in the dish.
  let traits: LineFoods.Traits

  /// Bytes of a name beyond these are not looked at: it is a sentence.
  private static let maximumByteCount = 80

  /// Reads a line.
  ///
  /// - Parameter buffer: Memory that is used for each line.
  init(_ line: String, _ tokenizer: inout FoodTokenizer, _ buffer: inout [UInt8]) {
    let parsed = ParsedIngredient(line)
    amount = LineAmount(parsed)
    name = Self.name(in: parsed)
    foods = tokenizer.foods(ofLine: line)
    traits = LineFoods.Traits(
      role: FoodRole(ofFoods: foods.lazy.map(\.hash)),
      isOptional: parsed.isOptional || OptionalVocabulary.shared.isIn(line, &buffer))
  }

  /// Returns the folded name of the food, up to its first comma.
  private static func name(in line: ParsedIngredient) -> [UInt8] {
    var name: [UInt8] = []
    var whole = line.text
    whole.withUTF8 { bytes in
      let food = bytes[line.foodRange.clamped(to: bytes.indices)].prefix(maximumByteCount)
      var cutter = FoodLineCutter(UnsafeBufferPointer(rebasing: food))
      _ = cutter.appendSegment(to: &name)
    }
    return name
  }
}
