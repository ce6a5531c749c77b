import Text

/// The part that an ingredient plays in a dish.
///
/// It decides how much a difference in the ingredient says. How common a food is says little about
/// that: half of all recipes have eggs, and no cook would leave them out unnoticed.
package enum FoodRole: UInt8, Sendable, CaseIterable {
  /// A food that makes the dish: fats, eggs, leavening, liquids, sugar, spirits, and all others.
  case main
  /// A herb or spice.
  case spice
  /// A drop of taste: vanilla, zest, food colouring.
  case extract
  /// Water, of which cooks take what they need.
  case water
  /// Salt, pepper, ice, and what greases a pan.
  case trace
  /// No food: the dish, the skewers or the paper that some lists begin or end with.
  case utensil

  /// The weight of the role in comparisons, from 0 to 1.
  package var weight: Double {
    switch self {
    case .main: 1
    case .spice: 0.5
    case .extract, .water: 0.35
    case .trace: 0.12
    case .utensil: 0
    }
  }

  /// Creates the role of a line from the hashes of the stems of its foods.
  init(ofFoods foods: some Collection<UInt64>) {
    let vocabulary = FoodRoleVocabulary.shared
    let found = foods.map { vocabulary[$0] }
    let isTrace = found.contains(.name(.trace)) && found.allSatisfy(\.mayBeOfTrace)
    let isUtensil = found.contains(.name(.utensil)) && found.allSatisfy(\.mayBeOfUtensil)
    if isUtensil {
      self = .utensil
    } else if !found.isEmpty, found.allSatisfy({ $0 == .name(.water) }) {
      self = .water
    } else if isTrace {
      self = .trace
    } else if found.contains(.body) {
      self = .main
    } else if found.contains(.name(.extract)) {
      self = .extract
    } else {
      self = found.contains(.name(.spice)) ? .spice : .main
    }
  }
}

extension FoodRoleVocabulary.Word? {
  /// True if a line about a trace may have the word: the "black" of "black pepper".
  fileprivate var mayBeOfTrace: Bool { self == .name(.trace) || self == .kindOfTrace }

  /// True if a line about a utensil may have the word: the "gratin" of "gratin dish".
  fileprivate var mayBeOfUtensil: Bool { self == .name(.utensil) || self == .kindOfUtensil }
}
