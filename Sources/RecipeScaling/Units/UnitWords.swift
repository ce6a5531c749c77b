/// The forms of unit names for one and for many, in the languages that change them.
enum UnitWords {
  /// Returns the other form of a unit whose number went from at most one to more, or back.
  ///
  /// - Parameters:
  ///   - text: The unit as written, with modifiers before it: "heaped tablespoon".
  ///   - isMany: True if there is more than one now.
  ///   - language: The BCP 47 tag of the recipe's language, if known.
  /// - Returns: `nil` if the form stays, or is not known; without a language also if English does not have
  ///   the word, and others disagree: "tasse" becomes "tasses" and "Tassen".
  static func form(of text: String, isMany: Bool, language: String?) -> String? {
    guard let joint = joints.lazy.compactMap({ text.firstRange(of: $0) }).first else {
      return wordForm(of: text, isMany: isMany, language: language)
    }
    let names = [String(text[..<joint.lowerBound]), String(text[joint.upperBound...])]
    let forms = names.compactMap { wordForm(of: $0, isMany: isMany, language: language) }
    guard forms.count == names.count else {
      return wordForm(of: text, isMany: isMany, language: language)
    }
    return forms.joined(separator: String(text[joint]))
  }

  /// Abbreviations that some write in the plural.
  private static let abbreviations = [
    "lbs": "lb", "lbs.": "lb.", "ozs": "oz", "ozs.": "oz.", "tbsps": "tbsp", "tbsps.": "tbsp.",
    "tsps": "tsp", "tsps.": "tsp.",
  ]

  /// True for an English name of a unit in the singular or the plural.
  static func isEnglish(_ name: String) -> Bool { englishNames.contains(name) }

  private static let englishNames = Set(pairs(english).flatMap { [$0.0, $0.1] })

  /// The words and marks between two units of which either will do: "bottle or can".
  private static let joints = ["/", " or ", " oder ", " ou ", " o ", " of ", " eller ", " lub "]

  private static func wordForm(of text: String, isMany: Bool, language: String?) -> String? {
    let folded = text.lowercased()
    if !isMany, let name = abbreviations[folded] { return name }
    guard folded.utf8.count == text.utf8.count else { return nil }
    let candidates = forms.lazy.filter { language?.hasPrefix($0.language) ?? true }
      .compactMap { name, pairs in
        form(of: text, folded, among: pairs, isMany: isMany).map { (language: name, text: $0) }
      }
    guard let first = candidates.first else { return nil }
    let isCertain = language != nil || first.language == "en"
    return isCertain || candidates.allSatisfy { $0.text == first.text } ? first.text : nil
  }

  private static func form(
    of text: String, _ folded: String, among pairs: [(String, String)], isMany: Bool
  ) -> String? {
    for pair in pairs {
      let (from, to) = isMany ? (pair.0, pair.1) : (pair.1, pair.0)
      guard folded.hasSuffix(from), folded.dropLast(from.count).last?.isLetter != true else {
        continue
      }
      let isCapital = text.dropFirst(text.count - from.count).first?.isUppercase == true
      return text.dropLast(from.count)
        + (isCapital ? to.prefix(1).uppercased() + to.dropFirst() : to)
    }
    return nil
  }

  /// One and many; words that only add an "s" or the like are found by their ending.
  private static let forms: [(language: String, pairs: [(String, String)])] = [
    ("en", pairs(english)), ("de", pairs(german)), ("fr", pairs(french)), ("es", pairs(spanish)),
    ("it", pairs(italian)), ("pt", pairs(portuguese)), ("nl", pairs(dutch)),
    ("sv", pairs(swedish)), ("da", pairs(danish)), ("nb", pairs(norwegian)),
    ("no", pairs(norwegian)),
  ]

  private static func pairs(_ list: String) -> [(String, String)] {
    list.split(separator: ",").compactMap { pair in
      let forms = pair.split(separator: "/")
      return forms.count == 2 ? (String(forms[0]), String(forms[1])) : nil
    }
  }

  private static let english = """
    cup/cups,tablespoon/tablespoons,teaspoon/teaspoons,dessertspoon/dessertspoons,spoon/spoons,\
    ounce/ounces,pound/pounds,pint/pints,quart/quarts,gallon/gallons,gram/grams,liter/liters,\
    litre/litres,clove/cloves,slice/slices,rasher/rashers,stick/sticks,bunch/bunches,sprig/sprigs,\
    stalk/stalks,rib/ribs,stem/stems,leaf/leaves,head/heads,bulb/bulbs,ear/ears,fillet/fillets,\
    ball/balls,block/blocks,bar/bars,cube/cubes,sheet/sheets,strip/strips,scoop/scoops,loaf/loaves,\
    roll/rolls,glass/glasses,can/cans,tin/tins,jar/jars,bottle/bottles,bag/bags,box/boxes,\
    package/packages,pack/packs,packet/packets,sachet/sachets,envelope/envelopes,carton/cartons,\
    container/containers,tub/tubs,tube/tubes,pinch/pinches,dash/dashes,drop/drops,splash/splashes,\
    handful/handfuls,handfull/handfulls,squeeze/squeezes,squirt/squirts,drizzle/drizzles,glug/glugs,\
    jigger/jiggers,shot/shots,log/logs,pouch/pouches,punnet/punnets,tray/trays,cob/cobs,knob/knobs,piece/pieces,square/squares,basket/baskets,part/parts,chunk/chunks,recipe/recipes,batch/batches,\
    serving/servings,portion/portions,person/people,cookie/cookies,muffin/muffins,cake/cakes,\
    pot/pots,can/cans,pancake/pancakes,pizza/pizzas,pie/pies,roll/rolls,bun/buns,biscuit/biscuits
    """

  private static let german = """
    tasse/tassen,dose/dosen,zehe/zehen,knoblauchzehe/knoblauchzehen,prise/prisen,scheibe/scheiben,\
    stange/stangen,zweig/zweige,blatt/blätter,kopf/köpfe,knolle/knollen,kugel/kugeln,\
    tafel/tafeln,platte/platten,laib/laibe,rolle/rollen,glas/gläser,flasche/flaschen,\
    packung/packungen,tüte/tüten,handvoll/handvoll,messerspitze/messerspitzen,tropfen/tropfen,\
    portion/portionen,person/personen
    """

  private static let french = """
    tasse/tasses,cuillère à soupe/cuillères à soupe,cuillère à café/cuillères à café,\
    cuillère/cuillères,gousse/gousses,pincée/pincées,tranche/tranches,botte/bottes,branche/branches,\
    brin/brins,feuille/feuilles,tête/têtes,boîte/boîtes,verre/verres,bouteille/bouteilles,\
    sachet/sachets,paquet/paquets,poignée/poignées,douzaine/douzaines,goutte/gouttes,morceau/morceaux,livre/livres,\
    part/parts,personne/personnes,portion/portions
    """

  private static let spanish = """
    taza/tazas,docena/docenas,cucharada/cucharadas,cucharadita/cucharaditas,diente/dientes,pizca/pizcas,\
    rebanada/rebanadas,loncha/lonchas,rodaja/rodajas,manojo/manojos,rama/ramas,ramita/ramitas,\
    hoja/hojas,cabeza/cabezas,lata/latas,vaso/vasos,botella/botellas,paquete/paquetes,sobre/sobres,\
    puñado/puñados,gota/gotas,trozo/trozos,unidad/unidades,porción/porciones,persona/personas,\
    ración/raciones
    """

  private static let italian = """
    tazza/tazze,dozzina/dozzine,cucchiaio/cucchiai,cucchiaino/cucchiaini,spicchio/spicchi,pizzico/pizzichi,\
    fetta/fette,gambo/gambi,mazzo/mazzi,rametto/rametti,foglia/foglie,testa/teste,lattina/lattine,\
    scatola/scatole,bicchiere/bicchieri,bottiglia/bottiglie,bustina/bustine,confezione/confezioni,\
    manciata/manciate,goccia/gocce,pezzo/pezzi,porzione/porzioni,persona/persone
    """

  private static let portuguese = """
    xícara/xícaras,dúzia/dúzias,xícara (chá)/xícaras (chá),xícara de chá/xícaras de chá,\
    colher (sopa)/colheres (sopa),colher (chá)/colheres (chá),chávena/chávenas,colher de sopa/colheres de sopa,\
    colher de chá/colheres de chá,colher/colheres,dente/dentes,pitada/pitadas,fatia/fatias,\
    folha/folhas,lata/latas,copo/copos,garrafa/garrafas,pacote/pacotes,punhado/punhados,gota/gotas,\
    ramo/ramos,unidade/unidades,porção/porções,pessoa/pessoas
    """

  private static let dutch = """
    kopje/kopjes,theelepel/theelepels,eetlepel/eetlepels,lepel/lepels,teentje/teentjes,teen/tenen,\
    snufje/snufjes,snuf/snufjes,snuifje/snuifjes,mespuntje/mespuntjes,scheutje/scheutjes,\
    scheut/scheuten,dopje/dopjes,druppel/druppels,klontje/klontjes,klont/klonten,handje/handjes,\
    handvol/handenvol,plak/plakken,plakje/plakjes,schijf/schijven,schijfje/schijfjes,\
    sneetje/sneetjes,takje/takjes,tak/takken,blaadje/blaadjes,vel/vellen,velletje/velletjes,\
    bosje/bosjes,stengel/stengels,stronk/stronken,stronkje/stronkjes,knol/knollen,blokje/blokjes,\
    reep/repen,reepje/reepjes,rol/rollen,rolletje/rolletjes,blik/blikken,blikje/blikjes,glas/glazen,\
    potje/potjes,pot/potten,fles/flessen,flesje/flesjes,pak/pakken,pakje/pakjes,zak/zakken,\
    zakje/zakjes,doosje/doosjes,beker/bekers,bakje/bakjes,kuipje/kuipjes,stuk/stuks,stukje/stukjes,\
    partje/partjes,bol/bollen,bolletje/bolletjes,persoon/personen,portie/porties
    """

  private static let swedish = """
    matsked/matskedar,tesked/teskedar,kopp/koppar,nypa/nypor,näve/nävar,klick/klickar,klyfta/klyftor,\
    skiva/skivor,burk/burkar,påse/påsar,ask/askar,skvätt/skvättar,stjälk/stjälkar,kvist/kvistar,\
    bit/bitar,droppe/droppar,rulle/rullar,flaska/flaskor,kruka/krukor,knippe/knippen,\
    tärning/tärningar,stång/stänger,port/port,portion/portioner,person/personer
    """

  private static let danish = """
    spiseske/spiseskeer,teske/teskeer,kop/kopper,knivspids/knivspidser,håndfuld/håndfulde,skive/skiver,\
    dåse/dåser,pakke/pakker,pose/poser,flaske/flasker,bundt/bundter,kvist/kviste,stilk/stilke,\
    stængel/stængler,stang/stænger,plade/plader,bakke/bakker,rulle/ruller,dråbe/dråber,klat/klatter,\
    terning/terninger,stykke/stykker,person/personer,portion/portioner
    """

  private static let norwegian = """
    spiseskje/spiseskjeer,teskje/teskjeer,kopp/kopper,klype/klyper,neve/never,skive/skiver,båt/båter,\
    boks/bokser,pakke/pakker,pose/poser,flaske/flasker,kvist/kvister,stilk/stilker,stang/stenger,\
    rulle/ruller,dråpe/dråper,terning/terninger,person/personer,porsjon/porsjoner
    """
}
