import Ingredients
package import RecipeScaling

extension Scaling {
  /// The remarks that a cook needs about the amounts, a sentence each.
  package var sentences: [String] {
    [
      amountSentence, directionsSentence, temperatureSentence, otherPortionsSentence,
      densitySentence,
    ].compactMap(\.self)
      + ScaledLine.Remark.allCases.compactMap(sentence)
  }

  /// The remarks for whoever reads a document that was scaled: how its amounts differ from its directions.
  var documentSentences: [String] {
    [amountSentence, directionsSentence, temperatureSentence].compactMap(\.self)
  }

  private var amountSentence: String? {
    guard factor != Rational(1) else { return nil }
    let before = formerYield.map { " (\(YieldText.shown($0)))" } ?? ""
    return "Amounts are \(CookFraction.exactText(factor)) times those of the recipe\(before);"
      + " directions and times are as they were."
  }

  private var directionsSentence: String? {
    guard let units else { return nil }
    let temperatures =
      convertsTemperatures ? "Temperatures are in \(units == .us ? "°F" : "°C")" : nil
    let others =
      factor == Rational(1) && changesAmounts ? "amounts in the directions are as they were" : nil
    let parts = [temperatures, others].compactMap(\.self)
    guard let first = parts.first else { return nil }
    return first.prefix(1).uppercased() + parts.joined(separator: "; ").dropFirst() + "."
  }

  private var temperatureSentence: String? {
    guard !temperaturesLeft.isEmpty else { return nil }
    return "Temperatures without a scale are as they were: "
      + temperaturesLeft.joined(separator: ", ") + "."
  }

  private var otherPortionsSentence: String? {
    guard let portions, let other = portions.other else { return nil }
    let basis = YieldText.shown(portions.basis)
    return "The recipe says both '\(basis)' and '\(other)'; servings are counted from '\(basis)'."
  }

  private var densitySentence: String? {
    isByWeight ? "Weights of cups: \(FoodDensities.source)." : nil
  }

  private func sentence(_ reason: ScaledLine.Remark) -> String? {
    let found = remarks.filter { $0.reason == reason }
    guard !found.isEmpty else { return nil }
    let lines = found.map { remark in
      reason == .panSize ? remark.text + (remark.former.map { " (\($0))" } ?? "") : remark.text
    }
    let list = lines.joined(separator: "; ")
    return switch reason {
    case .noAmount: "As they were, as no amount was found in them: \(list)."
    case .cookware: "As they were, as they name what it is made in: \(list)."
    case .formula: "As they were, as they count the servings themselves: \(list)."
    case .numberLeft: "With a number that is as it was: \(list)."
    case .twoReadings: "As they were, as their numbers can be read in two ways: \(list)."
    case .rate: "As they were, as they are amounts for each of something: \(list)."
    case .partOfWhole: "Parts of what comes whole: \(list)."
    case .inGrams: "Left in grams, as ounces would not say it well: \(list)."
    case .unmeasurable: "More exact than spoons and cups can measure: \(list)."
    case .panSize: "Sizes of pans as they are sold: \(list)."
    case .unknownDensity: "Left in volumes, their weight is not known: \(list)."
    }
  }
}
