extension FoodLexicon {
  /// Preparations, containers and conjunctions of foods, one list for each language.
  static let preparations: [String] = [
    """
    chopped minced diced sliced grated shredded crushed ground peeled seeded deseeded cored trimmed \
    halved quartered cubed julienned melted softened beaten cooked uncooked drained undrained rinsed \
    packed sifted divided toasted finely roughly coarsely thinly thickly lightly firmly loosely \
    freshly serving room temperature temp thawed cold warm hot chilled cooled boiling lukewarm \
    cut sized pieces piece crumbled mashed washed cleaned deveined shelled hulled stemmed torn \
    pressed squeezed strained zested scrubbed picked soaked boiled steamed blanched split separated \
    whisked scalded whipped tied patted prepared chunk cube cubed wedge ring thick round bite \
    garnish garnishing dusting greasing drizzling frying brushing sprinkling topping decoration \
    decorating coating rolling dredging thinning optional needed taste plus more extra about \
    additional remaining reserved preferably such like see note above below desired using used \
    store bought storebought homemade favorite favourite choice recipe follow follows equal \
    part total head stalk leaf leave loaf inch long wide diameter lengthwise crosswise diagonally \
    florets floret stem root end top bottom side skin bone rind pith core pit seedless
    """,
    """
    a an and as at by for from if in into of off on onto or out over per the to with without your my \
    each half x w n frac12 frac14 frac34 frac13 frac23 frac18 frac38 frac58 frac78 amp nbsp deg \
    de du des la le les d l und oder mit ohne den der die das dem ein nach ca con senza sin y o e u \
    di da dal del della delle dei degli al alla alle allo o ou et au aux en avec sans pour och eller \
    med utan og uden uten i lub oraz bez na do ze z и или для с без по на και ή με για χωρις או עם ل \
    من أو مع او het een van op voor met zonder of und zum zur im am auf aus bei in vom
    """,
    """
    gehackt gehackte gehackter gehackten gewürfelt gewürfelte gerieben geriebener geriebene \
    gemahlen gemahlener gemahlene geschält geschälte geschnitten geschnittene fein feine grob frisch \
    frische frischer frisches frischen getrocknet getrocknete getrockneter weich weiche weicher \
    flüssige flüssig geschmolzen geröstet gekocht gekochte gewaschen abgetropft zerdrückt klein \
    groß etwas evtl eventuell bedarf belieben geschmack bestreuen braten einfetten garnieren würfeln \
    scheiben ringe streifen heißes heiß kaltes kalt lauwarm lauwarmes zimmerwarm zimmerwarme bio
    """,
    """
    haché hachée hachés hachées émincé émincée émincés râpé râpée râpés coupé coupée coupés pelé \
    pelée pelés épluché épluchés moulu moulue fondu fraîche frais fraîches ramolli mou séché séchée \
    séchés cuit cuite cuits dés rondelles morceaux finement grossièrement environ fin fine selon goût \
    décorer servir tiède chaude froide picado picada picados picadas rallado rallada molido molida \
    cortado cortada cortados cortadas pelado pelada pelados fresco fresca frescos frescas seco seca \
    derretida derretido cocido cocida finamente trozos rodajas tiras cubos gusto necesario tritato \
    tritata tritati grattugiato grattugiata tagliato tagliata tagliati pelati fresche secco secca \
    fuso sciolto cotto macinato macinata pezzi quanto basta qb spolverare ralado ralada picadinho \
    fatias pedaços
    """,
    """
    gehakt gehakte fijngehakt fijngesneden gesneden geraspt geraspte gemalen verse vers gedroogd \
    gedroogde gesmolten zachte fijn grof hackad hackade hackat finhackad finhackade riven rivet \
    skivad skivade tärnad färsk färska färskt torkad torkade smält mald malen hakket hakkede \
    finthakket revet skåret frisk friske tørret tørrede tørket smeltet posiekany posiekana posiekane \
    starty starta starte pokrojony pokrojona pokrojone świeży świeża świeże suszony suszona mielony \
    mielona mielone roztopione нарезанный нарезанная нарубленный измельченный измельчённый тертый \
    тёртый молотый молотая свежий свежая свежие сушеный сушёный растопленное вкус вкусу жарки подачи \
    мелко крупно ψιλοκομμένο ψιλοκομμένα ψιλοκομμένος ψιλοκομμένη τριμμένο τριμμένη φρέσκο φρέσκα \
    φρέσκος φρέσκια ξερό λιωμένο κομμένο κομμένα קצוץ קצוצה קצוצים מגורר מגוררת טרי טרייה טריים \
    כוס כוסות כף כפות כפית כפיות חבילה קורט مفروم مفرومة مقطع مقطعة طازج طازجة مطحون مطحونة \
    مبشور كوب ملعقة ملاعق كبيرة صغيرة 다진 썬 채썬 간 약간 적당량 적당히 切碎 切块 切片 切丝 适量 適量 \
    少许 少許 少々 お好みで みじん切り 薄切り 千切り すりおろし 各
    """,
  ]

  /// Words for the quality or kind of a food, which rarely make it another food.
  static let qualities: [String] = [
    """
    fresh dried dry large medium small big jumbo mini tiny extra virgin light dark unsalted salted \
    kosher organic good quality best finest fine coarse coarsely raw ripe overripe firm soft crisp \
    tender young baby whole plain regular all purpose standard pure natural real genuine authentic \
    traditional classic low reduced lower less no nonfat lowfat fat free sodium skim skimmed lean fatfree \
    unsweetened boneless skinless bone skin on in cage range grass fed pasture raised wild caught \
    farm local seasonal canned tinned frozen refrigerated bottled jarred packaged instant quick \
    quickcooking quickcook cooking old fashioned style granulated superfine unbleached bleached \
    enriched heaped level rounded generous scant hearty thick thin thinly mild sharp strong tart \
    flavored flavoured flavor flavour assorted mixed mix blend seasoned unseasoned imported premium \
    deluxe finely creamy smooth crunchy crusty stale day rinsed flat leaf curly long short grain \
    medium european farmhouse
    """,
    """
    ungesalzen ungesalzene gesalzen gesalzene weiche mittelgroß mittelgroße reif reife kaltgepresst \
    natives nativ extra extravergine vergine vierge extra bio biologique demi écrémé entier entière \
    doux doce virgen natural entera entero desnatada orgánico madura maduro biologico matura \
    ongezouten biologisch rijpe osaltat osaltad ekologisk usaltet økologisk mogen moden ekologiczny \
    dojrzałe крупный крупная средний средняя небольшой небольшая
    """,
  ]

  /// Words for units that are foods too.
  static let foodsWhenAlone = "clove roll rib fillet filet ear stick ball loaf"

  /// Words that are in the lists of units and qualities although they are names of foods.
  static let tellingFoods = "noix"
}
