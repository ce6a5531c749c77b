import Ingredients
import RecipeCore
import RecipeMatching
import Text

extension RecipeDifferences {
  /// The differences, and a summary of what is equal and how amounts were compared.
  var lines: [DifferenceLine] {
    fields.filter { $0.field != .title }.map(\.line) + ingredientLines + stepLines
      + [DifferenceLine(.plain, note: summary)]
  }

  private var stepLines: [DifferenceLine] { steps?.rows.compactMap(\.line) ?? [] }

  private var ingredientLines: [DifferenceLine] {
    let ratio = ingredients.commonRatio
    let isScaled = ingredients.scale.factor != 1
    return [ratio.map(commonLine)].compactMap(\.self)
      + ingredients.rows.filter { ratio == nil || $0.change != .amount }
      .compactMap { $0.line(isScaled: isScaled) }
  }

  /// Returns the line that replaces all lines that differ by a common factor.
  private func commonLine(_ ratio: Rational) -> DifferenceLine {
    DifferenceLine(.changed, note: "every amount \(AmountText.factor(ratio))")
  }

  /// The summary: "9 lines the same, 2 in other words; the second × 2/3 for the same yield".
  private var summary: String {
    guard ingredients.isComplete else {
      let unknown = "the ingredients of one are not known"
      return [unknown, sameSteps].compactMap(\.self).joined(separator: "; ")
    }
    let same = ingredients.count(of: .same)
    let reworded = ingredients.count(of: .wording)
    let lines =
      switch same {
      case 0: "no line the same"
      case 1: "1 line the same"
      default: "\(same) lines the same"
      }
    let counts = reworded == 0 ? lines : "\(lines), \(reworded) in other words"
    return [counts, sameSteps, ground].compactMap(\.self).joined(separator: "; ")
  }

  /// The number of equal steps, if they were compared one by one and there are any.
  private var sameSteps: String? {
    guard let same = steps?.count(of: .same), same > 0 else { return nil }
    return same.counted("step the same", "steps the same")
  }

  /// The basis of the comparison of amounts, if relevant: when some differ or were scaled.
  private var ground: String? {
    let matters =
      ingredients.scale.factor != 1 || ingredients.scale.basis == .asWritten
      || ingredients.count(of: .amount) > 0
    return matters ? ingredients.scaleWords : nil
  }
}

extension IngredientComparison {
  /// The basis of the comparison of amounts, or `nil` if both yields are equal.
  fileprivate var scaleWords: String? {
    let scaled = scale.factor == 1 ? nil : "the second \(AmountText.factor(scale.rightFactor))"
    let yields: String
    switch scale.basis {
    case .equal: return nil
    case .scaled: return scaled.map { "\($0) for an equal yield" }
    case .asWritten: return "amounts as written, though the yields differ"
    case .unlike: yields = "the yields are of two kinds"
    case .unknown: yields = hasYield ? "one yield is not known" : "no yields are known"
    }
    return "\(scaled.map { "\($0) for equal amounts" } ?? "amounts as written"), \(yields)"
  }
}

extension RecipeDifferences.Field {
  fileprivate var line: DifferenceLine {
    switch (left, right) {
    case (.text(let left)?, .text(let right)?) where field == .socialRank:
      rankLine(RankText.shown(left, right))
    case (let left?, let right?):
      DifferenceLine(.changed, "\(label): \(text(left))", text(right))
    case (let left?, nil): DifferenceLine(.removed, "\(label): \(text(left))")
    case (nil, let right): DifferenceLine(.added, "", "\(label): \(right.map(text) ?? "")")
    }
  }

  private func rankLine(_ ranks: (left: String, right: String)) -> DifferenceLine {
    DifferenceLine(.changed, "\(label): \(ranks.left)", ranks.right)
  }

  private var label: String {
    switch field {
    case .socialRank: "rank"
    case .prepMinutes: "preparation"
    case .cookMinutes: "cooking"
    case .waitMinutes: "waiting"
    case .totalMinutes: "time"
    default: field.rawValue
    }
  }

  private func text(_ value: Value) -> String {
    switch value {
    case .text(let text):
      switch field {
      case .yield: YieldText.shown(text)
      case .socialRank: RankText.rounded(text)
      case .rating:
        text.split(separator: "/").map { part in
          ExactNumber(String(part)).map { RoundedNumber.shortest($0.value, decimals: 2) }
            ?? String(part)
        }.joined(separator: "/")
      default: text
      }
    case .texts(let texts): texts.joined(separator: field == .notes ? " · " : ", ")
    case .number(let steps): steps.counted("step")
    case .minutes(let minutes): MinutesText.short(minutes)
    }
  }
}

extension StepComparison.Row {
  /// The line of the row, or `nil` if there is no difference to show.
  fileprivate var line: DifferenceLine? {
    switch change {
    case .same: nil
    case .changed: DifferenceLine(.changed, left?.line ?? "", right?.line ?? "")
    case .onlyLeft: DifferenceLine(.removed, left?.line ?? "")
    case .onlyRight: DifferenceLine(.added, "", right?.line ?? "")
    }
  }
}

extension StepComparison.Step {
  fileprivate var line: String { "\(number). \(text)" }
}

extension IngredientComparison.Row {
  /// Returns the line of the row, or `nil` if there is no difference to show.
  fileprivate func line(isScaled: Bool) -> DifferenceLine? {
    switch change {
    case .same, .wording: nil
    case .onlyLeft: DifferenceLine(.removed, left ?? "")
    case .onlyRight: DifferenceLine(.added, "", right ?? "")
    case .food, .amount, .units:
      DifferenceLine(
        .changed, left ?? "", right ?? "",
        note: amount.map { $0.words(isScaled: isScaled) } ?? "")
    }
  }
}

extension AmountDifference {
  /// Returns how the amounts compare: "× 2", "= 3 cup, × 1.5" at equal yield, "weight against
  /// volume".
  func words(isScaled: Bool) -> String {
    switch verdict {
    case .same, .rounded, .unstated, .oneSided: ""
    case .incomparable: unitWords
    case .other:
      [isScaled ? right.map { "= \(AmountText.text($0))" } : nil, ratioWords].compactMap(\.self)
        .joined(separator: ", ")
    }
  }

  private var ratioWords: String? {
    ratio.flatMap { $0 == Rational(1) ? nil : AmountText.factor($0) }
  }

  private var unitWords: String {
    guard let left, let right else { return "" }
    if left.kind != right.kind { return "\(left.kind.words) against \(right.kind.words)" }
    guard let unit = left.unit, let other = right.unit else { return "" }
    return "\(unit.rawValue) against \(other.rawValue)"
  }
}

extension MeasureUnit.Kind {
  fileprivate var words: String {
    switch self {
    case .mass: "weight"
    case .volume: "volume"
    case .length: "length"
    case .count: "number"
    }
  }
}
