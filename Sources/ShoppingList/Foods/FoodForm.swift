import RecipeMatching

/// A form of a food that may be another purchase than the food itself.
enum FoodForm: Sendable, Hashable, CaseIterable {
  /// Fresh, or sold in no other form.
  case plain
  /// Said to be fresh: oregano, which most shops have dried.
  case fresh
  /// In cans.
  case canned
  /// Dried.
  case dried
  /// Ground: dried herbs and ginger, but also beef.
  case ground
  /// Frozen.
  case frozen

  /// The form with the hash of one of its words; `nil` for any other word.
  init?(hash: UInt64) {
    guard let form = Self.byHash[hash] else { return nil }
    self = form
  }

  /// The words for each form in many languages, the English one first.
  var words: [String] {
    let list =
      switch self {
      case .plain: ""
      case .fresh: Self.freshWords
      case .canned: Self.cannedWords
      case .dried: Self.driedWords
      case .ground: Self.groundWords
      case .frozen: Self.frozenWords
      }
    return list.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static let byHash: [UInt64: FoodForm] = {
    let pairs = allCases.compactMap { form in
      form.words.first.flatMap(FoodKindWords.hash).map { ($0, form) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()

  private static let freshWords = """
    fresh frisch frische frischer frisches frischen frais fraîche fraîches fresco fresca frescos frescas \
    freschi fresche verse vers färsk färska färskt frisk friske friskt świeży świeża świeże świeżej čerstvý \
    čerstvá čerstvé čerstvého friss taze svježi svježa svježe svježeg 新鲜 生の 신선한
    """
  private static let cannedWords = """
    canned tinned dosen konserve conserve enlatado enlatada enlatados conserva blik ingeblikt konserverad \
    konserverade dåse hermetisk puszki konzervovaný konzervované sterilovaná konzerv 罐装 罐头 缶詰
    """
  private static let driedWords = """
    dried getrocknet getrocknete getrockneter getrocknetes getrockneten gerebelt gerebelter séché séchée \
    séchés séchées sec sèche déshydraté deshydratado seco seca secos secas secchi secche secco essiccato \
    essiccati gedroogd gedroogde torkad torkade torkat tørret tørrede tørkede tørket suszony suszona \
    suszone suszonego suszonej sušený sušená sušené sušeného szárított aszalt kuru kurutulmuş sušeni \
    sušena 干 干的 乾燥 干し 말린
    """
  private static let groundWords = """
    ground powdered gemahlen gemahlene gemahlener gemahlenes gemahlenen moulu moulue moulus moulues molido \
    molida molidos molidas macinato macinata macinati moído moída gemalen malen malda malet stødt malt \
    mielony mielona mielone mielonej mletý mletá mleté mletého őrölt öğütülmüş mljeveni mljevena mljevenog \
    rubbed powder pulver poudre polvo polvere pó poeder prah prášek proszek por toz 粉
    """
  private static let frozenWords = """
    frozen tk tiefgekühlt tiefgekühlte tiefgekühlter tiefkühl gefroren gefrorene surgelé surgelée surgelés \
    surgelées congelé congelado congelada congelados congeladas surgelato surgelati surgelata diepvries \
    bevroren fryst frysta frossen frosne frosset mrożony mrożona mrożone mrożonych mražený mražená \
    mražené mrazené fagyasztott dondurulmuş smrznuti smrznuta 冷冻 速冻 冷凍 냉동
    """
}
