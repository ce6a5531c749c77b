import Ingredients

/// What an ingredient line says beside the foods that it names.
struct LineDetails: Sendable {
  /// How much it asks for; `nil` when it does not say.
  let amount: LineAmount?
  /// How it names its food, see `LineNames`.
  let name: [UInt8]
  /// The letters of that name.
  let letters: NameLetters

  /// Bytes of a name beyond these are not looked at: it is a sentence.
  private static let byteLimit = 80

  /// Reads a line.
  init(_ line: String) {
    let parsed = ParsedIngredient(line)
    amount = LineAmount(parsed)
    name = Self.name(in: parsed)
    letters = SpeltName(name).letters
  }

  /// The folded name of the food, up to its first comma.
  private static func name(in line: ParsedIngredient) -> [UInt8] {
    var name: [UInt8] = []
    var whole = line.text
    whole.withUTF8 { bytes in
      let food = bytes[line.foodRange.clamped(to: bytes.indices)].prefix(byteLimit)
      var cutter = FoodLineCutter(UnsafeBufferPointer(rebasing: food))
      _ = cutter.appendSegment(to: &name)
    }
    return name
  }
}
