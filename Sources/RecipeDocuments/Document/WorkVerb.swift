import Text

/// The verbs of cooks, in the forms that recipes have: at the start of what has to be done, and at the end of it in
/// the languages that put the infinitive there.
///
/// No list is complete, so a text without a verb may be work as well. Some words name foods, too: "toast",
/// "roast".
enum WorkVerb {
  /// The maximum length of the text at either end that is looked at, in characters.
  private static let maximumLength = 60

  /// True if a text begins with a verb.
  static func begins(_ text: String) -> Bool {
    firstWord(of: text).map { first.contains($0) } ?? false
  }

  /// True if a text begins or ends with a verb, "Eier trennen".
  static func isIn(_ text: String) -> Bool {
    begins(text) || lastWord(of: text).map { last.contains($0) } ?? false
  }

  /// True for a text behind a label that begins with a verb, or has a time or heat.
  static func isToldBehindLabel(_ text: String) -> Bool {
    begins(text) || TimeWords.areIn(text) || text.contains("°")
  }

  /// True if a text has a verb, a time or heat anywhere.
  static func isAnywhere(in text: String) -> Bool {
    TimeWords.areIn(text) || text.contains("°")
      || FoldedText.words(text.utf8).split(separator: " ")
        .contains { first.contains($0) || last.contains($0) }
  }

  /// True for a first word of a text, folded, that is a verb.
  static func isOne(_ word: String) -> Bool { first.contains(Substring(word)) }

  /// The words before a verb that is what a food is for.
  private static let purposes: Set<Substring> = ["zum", "zur", "te"]

  private static func firstWord(of text: String) -> Substring? {
    FoldedText.words(text.prefix(maximumLength).utf8).split(separator: " ").first
  }

  private static func lastWord(of text: String) -> Substring? {
    let words = FoldedText.words(text.suffix(maximumLength).utf8).split(separator: " ")
    // "Öl zum Braten" is a food.
    guard words.count > 1, !purposes.contains(words[words.count - 2]) else { return nil }
    return words.last
  }

  /// English, French, Spanish, Portuguese, Italian, German, Dutch, Swedish, Danish, Norwegian, Polish, Czech,
  /// Russian, Ukrainian, Finnish, Hungarian, Romanian.
  private static let first = set(
    """
    add allow arrange assemble bake beat blend boil bring broil brown brush carve chill chop combine \
    cook cool cover crumble cut decorate dip divide drain dress drizzle dust eat enjoy feed finish flip \
    fold form freeze frost fry garnish glaze grill heat keep knead ladle layer leave let marinate \
    mash melt mix peel place plate poach pour preheat press put reduce refrigerate reheat remove \
    rest return roast roll saute scatter scoop season serve set shake shape share sift simmer slice \
    spoon sprinkle stack steam stir store strain stuff taste thaw toast top toss transfer turn unmold \
    make prepare repeat take wait start begin continue fill spread open close lower raise stretch squeeze \
    grind mince dice shred trim deglaze braise coat swirl tear crack \
    decant divvy pack portion load warm wash whip whisk wrap soak rinse grate grease dissolve crush sear \
    préchauffer préchauffez mélanger mélangez ajouter ajoutez couper coupez cuire faire faites mettre \
    mettez laisser laissez verser versez battre battez incorporer incorporez pétrir pétrissez étaler \
    étalez enfourner enfournez éplucher épluchez hacher hachez chauffer chauffez servir servez égoutter \
    égouttez disposer disposez saupoudrer saupoudrez réserver réservez préparer préparez remuer remuez \
    assaisonner assaisonnez émincer émincez rincer rincez déposer déposez râper râpez mixer mixez \
    precalentar mezclar cortar picar añadir agregar batir hervir cocer calentar poner dejar verter pelar \
    lavar freír sofreír sazonar remover retirar escurrir hornear amasar rallar triturar saltear incorporar \
    cubrir colocar preparar espolvorear derretir añade \
    adicionar adicione junte misturar misture bata cozinhe coloque deixe despeje asse sirva tempere \
    descasque refogue mexa acrescente ferva aqueça \
    preriscaldare mescolare mescolate tagliare tagliate aggiungere aggiungete aggiungi cuocere cuocete \
    versare versate impastare lasciare lasciate mettere mettete sbattere scolare scolate servire servite \
    scaldare scaldate soffriggere infornare infornate stendere stendete tritare tritate sciogliere \
    gib rühre verrühre schneide mische koche brate backe heize wasche schäle füge lass lasse knete würze \
    erhitze \
    snijd meng roer kook voeg laat kneed schil verwarm bestrooi serveer giet klop schep verhit \
    blanda vispa häll rör koka skär hacka lägg låt tillsätt grädda servera knåda smält värm skala strö \
    bland pisk hæld kog skær hak læg tilsæt drys visp hell kok skjær hakk legg tilsett dryss \
    dodaj wymieszaj pokrój wlej ugotuj podgrzej rozgrzej upiecz piecz smaż przesiej posyp wsyp odstaw \
    zagnieć wyłóż ułóż przełóż obierz posiekaj zalej gotuj podawaj ubij włóż \
    přidejte smíchejte nakrájejte vlijte uvařte zahřejte pečte osmažte prosejte posypte nechte oloupejte \
    přidáme smícháme nakrájíme \
    vuelca reparte decora adorna distribuye emplata travasa distribuisci distribuite cospargi cospargete guarnisci \
    guarnite divida polvilhe distribua decore répartir répartissez parsemer parsemez dresser dressez emballer \
    emballez décorer décorez garnir garnissez verdeel garneer fördela garnera fordel pynt posypte rozlijte rozdělte \
    ozdobte posypać podziel rozlej udekoruj \
    добавить добавьте нарезать нарежьте смешать смешайте варить варите жарить обжарить обжарьте выпекать \
    выпекайте запекать взбить взбейте залить залейте положить положите поставить поставьте посыпать \
    посыпьте очистить почистить разогреть разогрейте вылить влить влейте подавать подавайте перемешать \
    перемешайте готовить сварить отварить оставить промыть натереть выложить выложите \
    додати нарізати змішати варити смажити випікати збити залити покласти посипати очистити розігріти \
    подавати перемішати посипте розлийте прикрасьте разлейте украсьте разложите \
    pilko keitä lisää sekoita paista vatkaa kuumenna anna kaada ripottele jaa annostele koristele tarjoile soseuta \
    vágd főzd add keverd süsd öntsd szórd oszd díszítsd tálald hagyd melegítsd turmixold \
    taie fierbe adaugă amestecă coace prăjește toarnă presară împarte ornează servește lasă
    """)

  /// German, Dutch, Turkish.
  private static let last = set(
    """
    schneiden mischen rühren verrühren kochen braten backen geben hinzugeben zugeben hinzufügen lassen kneten \
    verkneten schälen waschen würzen servieren vorheizen erhitzen schmelzen vermengen vermischen unterheben \
    unterrühren formen ausrollen bestreuen bestreichen anbraten dünsten abschmecken abgießen stellen legen \
    füllen garnieren hacken reiben trennen schlagen bedecken abdecken gießen köcheln aufkochen einweichen \
    marinieren pürieren verteilen einlegen wenden schmoren einkochen durchsieben zugießen untermengen andünsten \
    abseihen ziehen quellen \
    snijden mengen roeren koken bakken toevoegen laten kneden schillen wassen verwarmen smelten bestrooien \
    serveren gieten leggen zetten \
    abfüllen einfüllen anrichten verdelen garneren \
    ekleyin karıştırın pişirin doğrayın kızartın bekletin yoğurun dökün kaynatın paylaştırın serpin süsleyin
    """)

  private static func set(_ list: String) -> Set<Substring> {
    Set(list.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })
  }
}
