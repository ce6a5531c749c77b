import Foundation

/// The weights of evidence for one recipe, in natural log-odds.
///
/// The sum of the terms is the logarithm of the odds that two records that look alike are one
/// recipe (Fellegi and Sunter, "A theory for record linkage", 1969). The weights were estimated by
/// logistic regression over 267 pairs of real recipes judged by people, rounded, and tried on
/// generated corpora; see `Benchmarks/weights`. A run estimates nothing.
package enum EvidenceWeights {
  /// Before anything is compared: of pairs that look alike, most are cousins.
  static let prior = -0.8
  /// Of one canonical URL.
  static let samePage = 6.0
  /// Of two pages of one site: hardly any site has a recipe twice.
  static let twoPages = -1.3
  /// Of titles with the same words; of fewer their share.
  static let titles = 1.1
  /// The least similarity of the titles of records that are worth judging.
  static let leastTitles = 0.5
  /// Of titles that are less similar than `leastTitles`: such pairs are not looked for, so whoever
  /// asks for one is told the same.
  static let otherTitles = -10.0
  /// Of a kind of dish, such as "salad", that only one title names.
  static let dish = -1.9
  /// Of two kinds of dish, one in each title: more than as many equal amounts as there can be.
  static let otherDishes = -6.0
  /// Of each word of a title for a food that only one has.
  static let foodOfTitle = -1.9
  /// Of different numbers of parts in the titles: "X I" and "X II" may well be one recipe.
  static let parts = -0.4
  /// Of the logarithm of one plus the number of ingredients with equal amounts.
  static let equalAmounts = 1.4
  /// The number of equal amounts beyond which more prove nothing.
  static let maximumEqualAmountCount = 12.0
  /// Of equal amounts of all ingredients; of fewer their share.
  static let share = 1.6
  /// Of the greatest difference in an ingredient if it is a whole main ingredient.
  ///
  /// With a dozen equal amounts and one title it is as likely another recipe.
  static let difference = -5.2
  /// The exponent of the size of a difference: half an ingredient more is noticed more than half as
  /// much.
  static let differenceExponent = 0.85
  /// Of temperatures of which none is the same.
  static let temperatures = -0.6
  /// Of durations of which none is the same.
  static let times = -1.4
  /// Of each appliance that only one uses, up to two.
  static let appliance = -1.1
  /// Of images with one name; images with two names are no evidence.
  static let image = 0.5

  /// Returns the terms of the sum, in the order of the comparison.
  package static func terms(of evidence: PairEvidence) -> [EvidenceTerm] {
    [EvidenceTerm(.prior, prior, .prior), page(evidence)].compactMap(\.self)
      + titles(evidence) + ingredients(evidence) + method(evidence.method)
      + (evidence.images == .same ? [EvidenceTerm(.image, image, .image(.same))] : [])
  }

  /// Returns the sum of the terms.
  package static func logOdds(of evidence: PairEvidence) -> Double {
    EvidenceTerm.rounded(terms(of: evidence).reduce(0) { $0 + $1.weight })
  }

  /// Returns the probability of log-odds, from 0 to 1.
  package static func probability(ofLogOdds sum: Double) -> Double { 1 / (1 + exp(-sum)) }

  private static func page(_ evidence: PairEvidence) -> EvidenceTerm? {
    switch evidence.pages {
    case .same: EvidenceTerm(.page, samePage, .page(.same))
    case .twoOfOneSite: EvidenceTerm(.page, twoPages, .page(.twoOfOneSite))
    case .twoSites, .unknown: nil
    }
  }

  private static func titles(_ evidence: PairEvidence) -> [EvidenceTerm] {
    let titles = evidence.titles
    let areOther = titles.likeness < leastTitles && evidence.pages != .same
    return [
      EvidenceTerm(
        .titles, areOther ? otherTitles : Self.titles * titles.likeness,
        .titles(titles.likeness, areSame: titles.areSame)),
      titles.dishes > 0
        ? EvidenceTerm(.dish, titles.dishes > 1 ? otherDishes : dish, .dishWords) : nil,
      titles.foods > 0
        ? EvidenceTerm(.mainIngredient, foodOfTitle * Double(titles.foods), .foodWords) : nil,
      titles.haveOtherParts ? EvidenceTerm(.parts, parts, .parts) : nil,
    ].compactMap(\.self)
  }

  private static func ingredients(_ evidence: PairEvidence) -> [EvidenceTerm] {
    let lines = evidence.lines
    let equal =
      equalAmounts * log1p(min(lines.equal, maximumEqualAmountCount)) + share * lines.share
    return [
      EvidenceTerm(
        .amounts, equal,
        evidence.amounts == nil && equal > 0 ? .sharedFoods : .amounts(evidence.amounts)),
      lines.greatest.map { greatest in
        EvidenceTerm(
          .difference, difference * pow(greatest.size, differenceExponent),
          .difference(greatest.kind))
      },
    ].compactMap(\.self)
  }

  private static func method(_ method: MethodComparison?) -> [EvidenceTerm] {
    guard let method else { return [] }
    let appliances = min(2, method.otherAppliances)
    return [
      method.hasOtherTemperatures
        ? EvidenceTerm(.temperatures, temperatures, .otherTemperatures) : nil,
      method.hasOtherTimes ? EvidenceTerm(.times, times, .otherTimes) : nil,
      appliances > 0
        ? EvidenceTerm(.appliances, appliance * Double(appliances), .otherAppliances) : nil,
    ].compactMap(\.self)
  }
}
