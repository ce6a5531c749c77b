import RecipeMatching
import Text

extension PairReason {
  /// The reason in words.
  package var words: String {
    switch self {
    case .overruled(let override): override.words
    case .veto(let veto): veto.words
    case .page(let relation): relation.words
    case .image(let relation): relation.words
    case .titles(let share, let areSame): Self.titleWords(share, areSame: areSame)
    case .amounts(let agreement?): agreement.words
    case .amounts(nil): "no amounts to compare"
    case .sharedFoods: "foods in common, without amounts"
    case .prior: "most recipes that look alike are two"
    case .dishWords: "the titles may name two dishes"
    case .foodWords: "a title names a food that only one has"
    case .parts: "other numbers in the titles"
    case .difference(let difference): difference.words
    case .otherTemperatures: "other oven temperatures"
    case .otherTimes: "other cooking times"
    case .otherAppliances: "other appliances"
    case .unknown: "too little is known to tell"
    }
  }

  private static func titleWords(_ share: Double, areSame: Bool) -> String {
    if areSame { return "same title" }
    if share == 1 { return "same words in the titles" }
    return share > 0 ? "titles \(percent(share)) alike" : "the titles have nothing in common"
  }

  /// Returns a share as a whole percentage: `86 %`.
  private static func percent(_ share: Double) -> String {
    "\(RoundedNumber.shortest(share * 100, decimals: 0)) %"
  }
}

extension [PairReason] {
  /// The reasons in words, separated by semicolons.
  var sentence: String { map(\.words).joined(separator: "; ") }

  /// The reasons in words as data.
  var outputValue: OutputValue { .list(map { .text($0.words) }) }
}

extension PageRelation {
  fileprivate var words: String {
    switch self {
    case .same: "same canonical URL"
    case .twoOfOneSite: "two pages of one site"
    case .twoSites: "two sites"
    case .unknown: "one of them names no page"
    }
  }
}

extension ImageRelation {
  fileprivate var words: String {
    switch self {
    case .same: "same image name"
    case .other: "two image names"
    case .unknown: "one of them has none"
    }
  }
}

extension AmountAgreement {
  /// The agreement in words: `7 of 8 amounts equal for 2 times the yield, 1 in other units`.
  fileprivate var words: String {
    let times = "\(RoundedNumber.shortest(scale, decimals: 2)) times"
    let yield = scale == 1 ? "" : " for \(times) the yield"
    let others = unknown == 0 ? "" : ", \(unknown) in other units"
    return "\(agreeing) of \(count) amounts equal\(yield)\(others)"
  }
}

extension LineDifference.Kind {
  /// The difference in words.
  fileprivate var words: String {
    switch self {
    case .onlyOne(let food): "only one has “\(food)”"
    case .swapped(let one, let other): "“\(one)” in one, “\(other)” in the other"
    case .amount(let food, let times):
      "“\(food)”: \(RoundedNumber.shortest(times, decimals: 2)) times as much in one"
    }
  }
}
