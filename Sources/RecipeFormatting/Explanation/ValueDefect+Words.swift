package import RecipeMerging

extension ValueDefect {
  /// The defect in words.
  package var words: String {
    switch self {
    case .synthetic(let reason): "made up: it \(reason.words)"
    case .blemish(let blemish): "it \(blemish.words)"
    case .cutShort(let count, let all, let unit):
      "cut short: \(count) of \(all) \(unit.rawValue)"
    }
  }
}

extension SyntheticValue {
  fileprivate var words: String {
    switch self {
    case .siteTitle: "is the site's name"
    case .noDish: "names no dish"
    case .nobody: "names nobody"
    case .host: "is a host, not a name"
    case .site: "is the site, not a person"
    case .noContent: "says nothing"
    case .repeatedTitle: "repeats the title"
    case .noLanguage: "names no language"
    case .noRecipe: "leads to no recipe"
    case .onlyLink: "is only a link"
    case .zero: "is zero"
    case .noNumber: "has no number"
    case .noVotes: "has no votes"
    case .offScale: "does not fit its own scale"
    case .defaultDate: "is a default date"
    case .noURL: "is not a URL"
    case .placeholder: "is a placeholder"
    }
  }
}

extension TitleBlemish {
  fileprivate var words: String {
    switch self {
    case .markup: "has traces of markup"
    case .siteName: "carries the site's name"
    case .noCapital: "has no capital letter"
    case .capitals: "is in capitals"
    }
  }
}
