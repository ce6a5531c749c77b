import Ingredients
import RecipeMatching

/// The foods whose name means two things, of which the amount tells one: "1 red paprika" is a vegetable,
/// "1 tsp paprika" a spice.
struct FoodSenses {
  /// The information in an amount.
  private enum Measure {
    case counted, spooned, bunched
  }

  private struct Sense {
    let word: UInt64
    let measure: Measure
    let meaning: FoodWord
  }

  private let senses: [Sense]

  /// Finds the foods in the tables.
  init(_ reader: inout FoodReader) {
    var senses: [Sense] = []
    for (name, measure, meaning) in Self.table {
      let (word, other) = (reader.words(of: name), reader.words(of: meaning))
      if word.count == 1, other.count == 1 {
        senses.append(Sense(word: word[0].hash, measure: measure, meaning: other[0]))
      }
    }
    self.senses = senses
  }

  /// Returns the food that a name with an amount means.
  func food(_ food: NamedFood, _ amount: IngredientAmount?) -> NamedFood {
    guard let measure = amount.flatMap(Self.measure), food.form == .plain,
      !Self.grains.contains(where: food.name.lowercased().contains)
    else { return food }
    let words = food.words.map { word in
      senses.first { $0.word == word.hash && $0.measure == measure }?.meaning ?? word
    }
    return NamedFood(
      name: food.name, words: words, form: food.form, beginsWithFood: food.beginsWithFood)
  }

  private static func measure(_ amount: IngredientAmount) -> Measure? {
    switch amount.unit {
    case nil, .piece: .counted
    case .teaspoon, .tablespoon, .dessertspoon, .pinch, .gram: .spooned
    case .bunch, .sprig, .handful, .stalk, .leaf: .bunched
    default: nil
    }
  }

  private static let table: [(name: String, measure: Measure, meaning: String)] = [
    ("paprika", .counted, "bell pepper"), ("pepper", .counted, "bell pepper"),
    ("coriander", .spooned, "ground coriander"), ("coriander", .bunched, "cilantro"),
  ]

  /// Parts of names of what is counted, too, but is a spice.
  private static let grains = [
    "zwarte ", "schwarze", "svart", "sort ", "czarn", "corn", "korn", "körner", "grain", "grano",
    "grani", "poivre", "ground ", "gemahlen",
  ]
}
