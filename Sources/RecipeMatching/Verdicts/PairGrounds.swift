/// What a verdict about two records is grounded on, put into words only when somebody asks.
package struct PairGrounds: Sendable, Hashable {
  /// What is said before all else, in words.
  private(set) var preface: [String] = []
  /// What keeps the records apart.
  private(set) var vetoes: [PairVeto] = []
  /// What was seen of the pair; `nil` when the words are all there is.
  private(set) var seen: Seen?

  /// What was seen of a pair that was compared.
  package struct Seen: Hashable {
    /// Whether both are of one page.
    let isSamePage: Bool
    /// Whether both are of one site, where that joins them.
    let isSameSite: Bool
    /// Whether the titles are equal but for case, accents and punctuation.
    let isSameTitle: Bool
    /// How alike the titles are, from 0 to 1.
    package let titles: Double
    /// How alike the foods are, from 0 to 1; `nil` when that is not known.
    package let foods: Double?
    /// How far the amounts agree; `nil` when none were compared.
    package let amounts: AmountAgreement?
    /// Whether the images have one name.
    let hasSameImage: Bool
  }

  /// Makes grounds of their parts.
  package init(preface: [String], vetoes: [PairVeto], seen: Seen?) {
    self.preface = preface
    self.vetoes = vetoes
    self.seen = seen
  }

  /// Makes grounds that are words only.
  init(_ words: [String]) {
    preface = words
  }

  /// Keeps what is said of a pair that was compared.
  init(_ evidence: PairEvidence, vetoes: [PairVeto]) {
    self.vetoes = vetoes
    seen = Seen(
      isSamePage: evidence.isSamePage,
      isSameSite: evidence.isSameSite && !evidence.isSamePage && !evidence.areTwoPages,
      isSameTitle: evidence.titles.isSame, titles: evidence.titles.likeness,
      foods: evidence.foods.value, amounts: evidence.amounts, hasSameImage: evidence.hasSameImage)
  }

  /// The same grounds with words before them.
  func prefaced(by words: String) -> PairGrounds {
    var grounds = self
    grounds.preface.insert(words, at: 0)
    return grounds
  }

  /// Why the verdict is what it is: what keeps the records apart, then what joins them.
  ///
  /// What few pairs have comes first, what nearly all have last: lists are cut at their ends. How
  /// many amounts are equal is said once.
  var words: [String] {
    preface + vetoes.map(\.words) + [pageWords, siteWords, imageWords].compactMap(\.self)
      + wordsOfShares
  }

  /// What agrees in part, then what agrees in full.
  private var wordsOfShares: [String] {
    let saysAmounts = vetoes.contains { if case .amounts = $0 { true } else { false } }
    let shares = [
      (seen?.titles, titleWords), (seen?.foods, foodWords),
      (seen?.amounts?.agreement, saysAmounts ? nil : amountWords),
    ].map { (share: $0 ?? 0, words: $1) }
    let partly = shares.filter { $0.share < 1 }
    let fully = shares.filter { $0.share >= 1 }
    return (partly + fully).compactMap(\.words)
  }

  /// That both are of one page.
  private var pageWords: String? { seen?.isSamePage == true ? "same canonical URL" : nil }

  /// That both are of one site, where that joins them.
  private var siteWords: String? { seen?.isSameSite == true ? "same site" : nil }

  /// What the titles have in common.
  var titleWords: String? {
    seen.map { seen in
      if seen.isSameTitle { return "same title" }
      if seen.titles == 1 { return "same words in the titles" }
      return seen.titles > 0
        ? "titles \(seen.titles.percent) alike" : "the titles have nothing in common"
    }
  }

  /// What the foods have in common.
  var foodWords: String? { seen?.foods.map { "\($0.percent) of the ingredients alike" } }

  /// How far the amounts agree.
  var amountWords: String? {
    seen?.amounts.map { amounts in
      let scale = amounts.scale == 1 ? "" : " for \(amounts.scale.timesText) the yield"
      let unknown = amounts.unknown == 0 ? "" : ", \(amounts.unknown) in other units"
      return "\(amounts.agreeing) of \(amounts.count) amounts equal\(scale)\(unknown)"
    }
  }

  /// That the images have one name.
  var imageWords: String? { seen?.hasSameImage == true ? "same image name" : nil }
}

extension Double {
  /// A share as a whole percentage.
  fileprivate var percent: String { "\(Int((self * 100).rounded())) %" }

  /// A factor with at most two decimals: "2 times", "1.5 times".
  fileprivate var timesText: String {
    let hundredths = Int((min(self, 1_000_000) * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return "\(whole) times" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(whole).\(decimals) times"
  }
}
