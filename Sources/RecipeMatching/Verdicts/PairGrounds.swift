/// The grounds of a verdict about two records, kept in a few numbers until reasons are asked for.
package struct PairGrounds: Sendable, Hashable {
  /// The override of everything that was compared, if there is one.
  package let override: PairOverride?
  /// The vetoes against one recipe.
  package let vetoes: [PairVeto]
  /// The result of the comparison, or `nil` if the override is all there is.
  package let seen: Seen?

  /// The result of comparing two records.
  package struct Seen: Sendable, Hashable {
    /// True if both have the same canonical URL.
    package let isSamePage: Bool
    /// True if both are of one site, and at least one has no page.
    package let isSameSite: Bool
    /// True if the titles differ at most in case, accents and punctuation.
    package let isSameTitle: Bool
    /// The similarity of the titles from 0 to 1.
    package let titles: Double
    /// The similarity of the foods from 0 to 1, or `nil` if it is unknown.
    package let foods: Double?
    /// The agreement of the amounts, or `nil` if none were compared.
    package let amounts: AmountAgreement?
    /// True if the images have the same name.
    package let hasSameImage: Bool

    /// Creates a result from its parts.
    package init(
      isSamePage: Bool = false, isSameSite: Bool = false, isSameTitle: Bool = false,
      titles: Double, foods: Double? = nil, amounts: AmountAgreement? = nil,
      hasSameImage: Bool = false
    ) {
      self.isSamePage = isSamePage
      self.isSameSite = isSameSite
      self.isSameTitle = isSameTitle
      self.titles = titles
      self.foods = foods
      self.amounts = amounts
      self.hasSameImage = hasSameImage
    }
  }

  /// Creates grounds from their parts.
  package init(override: PairOverride? = nil, vetoes: [PairVeto] = [], seen: Seen? = nil) {
    self.override = override
    self.vetoes = vetoes
    self.seen = seen
  }

  /// Creates the grounds of a comparison.
  init(_ evidence: PairEvidence, vetoes: [PairVeto]) {
    self.init(
      vetoes: vetoes,
      seen: Seen(
        isSamePage: evidence.isSamePage, isSameSite: evidence.pages == .sameSite,
        isSameTitle: evidence.titles.isSame, titles: evidence.titles.likeness,
        foods: evidence.foods.value, amounts: evidence.amounts,
        hasSameImage: evidence.images == .same))
  }

  /// Returns the same grounds, overruled.
  func overruled(by override: PairOverride) -> PairGrounds {
    PairGrounds(override: override, vetoes: vetoes, seen: seen)
  }

  /// The reasons: first those against one recipe, then those for it.
  ///
  /// Reasons that few pairs have precede those that nearly all have, as lists are cut at their ends.
  package var reasons: [PairReason] {
    [override.map { .overruled(by: $0) }].compactMap(\.self) + vetoes.map { .veto($0) }
      + (seen.map { $0.equalities + shares(of: $0) } ?? [])
  }

  /// The reasons with a share: partial agreements, then full ones.
  ///
  /// The amounts are left out if a veto gives their counts.
  private func shares(of seen: Seen) -> [PairReason] {
    let vetoesAmounts = vetoes.contains { if case .amounts = $0 { true } else { false } }
    let shares: [(share: Double, reason: PairReason)] = [
      (seen.titles, .titles(seen.titles, areSame: seen.isSameTitle)),
      seen.foods.map { ($0, .ingredients($0)) },
      vetoesAmounts ? nil : seen.amounts.map { ($0.agreement, .amounts($0)) },
    ].compactMap(\.self)
    return shares.filter { $0.share < 1 }.map(\.reason)
      + shares.filter { $0.share >= 1 }.map(\.reason)
  }
}

extension PairGrounds.Seen {
  /// The reasons that are either there or not.
  fileprivate var equalities: [PairReason] {
    [
      isSamePage ? .page(.same) : nil, isSameSite ? .page(.sameSite) : nil,
      hasSameImage ? .image(.same) : nil,
    ].compactMap(\.self)
  }
}
