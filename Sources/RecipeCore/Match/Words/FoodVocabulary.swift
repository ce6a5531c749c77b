/// Words of ingredient lines that name no food, as stems of `Plural`.
enum FoodVocabulary {
  private static let units = """
    g gr gram gramm gramme grammes grams kg kilo kilogram l liter litre ml milliliter millilitre \
    cl dl dash drop ounce oz fl fluid lb lbs pound c cup t tsp teaspoon tbsp tbs tb tablespoon \
    pint pt quart qt gallon inch cm can tin jar box bag pack package packet pkg container bottle \
    carton bunch bn clove clv slice sl piece stalk rib stick sprig sheet pinch handful head knob \
    leaf leave ear fillet el tl essloffel teeloffel prise bund dose zehe stuck becher \
    cuillere soupe cafe tasse pincee gousse sachet tranche cucchiai cucchiaio cucchiaini \
    cucchiaino pizzico spicchi spicchio cucharada cucharadita taza pizca diente colher xicara \
    eetlepel theelepel msk tsk krm
    """
  private static let preparations = """
    chopped minced diced sliced grated shredded crushed ground peeled seeded cored trimmed halved \
    quartered cubed julienned melted softened beaten cooked uncooked drained rinsed packed sifted \
    divided toasted fresh freshly finely roughly coarsely thinly thickly lightly large medium \
    small extra big optional needed taste plus more about garnish serving room temperature \
    boneless skinless pitted thawed frozen cold warm hot cut into size sized pieces half
    """
  private static let connectives = """
    a an and as at by for from if in of on or the to with your each half x \
    de du des la le les d l und oder von mit den der die das nach ca con y e di da del o al og och
    """
  private static let words = HashSet(
    FoodVocabulary.stems([units, preparations, connectives].joined(separator: " ")))

  /// Whether a stem of that hash is a unit, a preparation or a connective.
  static func isNoFood(_ hash: UInt64) -> Bool {
    words.contains(hash)
  }

  private static func stems(_ words: String) -> String {
    let folded = Array(words.utf8)
    return FoldedWords(folded).map {
      String(decoding: folded[Plural.stem($0, of: folded)], as: UTF8.self)
    }.joined(separator: " ")
  }
}
