import Text

/// The content of the section below a heading.
enum SectionKind: Sendable, Hashable {
  case ingredients
  /// Amounts of ingredients whose names are in a section of their own.
  case amounts
  case directions
  /// Time and yield, one per line.
  case facts
  /// The origin of the recipe.
  case source
  case notes, tools, nutrition

  /// Determines the kind that a heading names.
  ///
  /// - Parameters:
  ///   - heading: The heading's text.
  ///   - isNested: True if it is in a section that has a kind, where only a heading that is known
  ///     as a whole applies: "Preparing the sauce" is then a part of the directions.
  init?(heading: String, isNested: Bool) {
    let words = Self.withoutNumber(heading)
    let known = Self.exact[words] ?? Self.withoutBrackets(heading) ?? Self.withoutBasis(words)
    guard let kind = known ?? Self.described(words, heading) ?? (isNested ? nil : Self.loose(words))
    else { return nil }
    self = kind
  }

  /// Returns the kind that a picture, words in two scripts, or what they are about tells.
  private static func described(_ words: String, _ heading: String) -> SectionKind? {
    if words.isEmpty { return EmojiLabel.section(of: heading) }
    if isOfKitchen(words) { return .tools }
    if AdviceHeading.isOne(words) { return .notes }
    if let kind = BilingualText.names(in: words).firstNonNil({ exact[$0] }) { return kind }
    return IngredientWork.isNamed(by: words) ? .directions : nil
  }

  /// Returns the words of a heading without the number of its section.
  private static func withoutNumber(_ heading: String) -> String {
    let words = FoldedText.words(heading.utf8)
    guard let first = heading.utf8.first, first.isASCIIDigit else { return words }
    let number = heading.utf8.prefix(while: \.isASCIIDigit)
    guard number.count <= 2, let mark = heading.utf8.dropFirst(number.count).first,
      ".)".utf8.contains(mark), let space = words.firstIndex(of: " ")
    else { return words }
    return String(words[words.index(after: space)...])
  }

  /// True if a heading says only that notes follow: "Notes", "Tips".
  static func isGenericNote(_ heading: String) -> Bool {
    genericNotes.contains(FoldedText.words(heading.utf8))
  }

  private static let genericNotes = Set(
    """
    note,notes,recipe notes,cooks notes,cook s notes,tip,tips,tips and tricks,hints,remarks,\
    additional content,chef s note,chef s notes,hinweis,\
    hinweise,tipp,tipps,anmerkung,anmerkungen,notizen,astuce,astuces,notes et astuces,remarques,nota,\
    notas,trucos,consejo,consejos,dicas,observações,note e consigli,consigli,tips en trucs,notities,\
    muistiinpanot,huomautukset,vinkki,vinkit,poznámka,poznámky,tipy,megjegyzés,megjegyzések,jegyzetek,\
    tippek,napomena,napomene,savjet,savjeti,consells,note și sfaturi,sfaturi,σημειώσεις,συμβουλές,\
    notlar,ipucu,ipuçları,püf noktaları,catatan,ghi chú,mẹo,메모,팁,참고,примітки,поради,bemerkungen,\
    noter,anteckningar,consiglio,conseil,astuce,remarque,dica,wskazówka,rada,совет,порада,примечание,примітка,bemerkung,ヒント,附加内容,备注,備考,小贴士,贴士,コツ,ポイント,メモ,примечания,советы,uwagi,notatki,\
    log,notiz,kommentar,kommentare,commentaire,commentaires,observation,observations,observación,observaciones,\
    comentario,comentarios,observação,comentário,osservazione,osservazioni,commento,commenti,opmerking,\
    opmerkingen,merknad,merknader,bemærkning,bemærkninger,anmärkning,anmärkningar,huomio,huomioita,uwaga,\
    komentarz,komentář,комментарий,комментарии,заметка,заметки,нотатки,коментар,not,yorum,σχόλιο,σχόλια,\
    на заметку,від себе,от себя,σημείωση,observație,observații,ojo,한마디,메모장,ノート,ひとこと
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

  /// True if a heading may name tools as well as ingredients: "You will need", "Benodigdheden".
  static func mayNameTools(_ heading: String) -> Bool {
    needs.contains(FoldedText.words(heading.utf8))
  }

  /// True for words such as "What you need in the kitchen".
  private static func isOfKitchen(_ words: String) -> Bool {
    guard words.utf8.count <= 64 else { return false }
    let parts = words.split(separator: " ")
    return parts.count > 2
      && parts.contains { word in kitchens.contains(where: word.hasPrefix) }
      && parts.contains { word in wordsForNeeds.contains(where: word.hasPrefix) }
  }

  private static let kitchens = folded(
    """
    kitchen küche cuisine cocina cucina cozinha keuken kök køkken kjøkken keittiö kuchni kuchyn konyh \
    кухн mutfa bucătări kuhinj κουζίν
    """)

  private static let wordsForNeeds = folded(
    """
    need brauch benötig faut besoin necesit serve occorr precis nodig behöv behøv trenger tarvit \
    potrzeb potřeb szükség нужн понадоб потріб gerek nevoie treba χρειά
    """)

  private static func folded(_ words: String) -> [String] {
    words.split(separator: " ").map { FoldedText.words($0.utf8) }
  }

  private static let needs = Set(
    """
    what you need,what youll need,what you ll need,you will need,youll need,you ll need,\
    das brauchst du,benötigt,ce qu il faut,ce quil faut,il vous faut,necesitas,occorrente,\
    benodigdheden,du behøver,du trenger,det skal du bruge,potrzebujesz,вам понадобится,\
    co budete potřebovat,tarvitset,준비물,\
    was rein muss,was man braucht,was du brauchst,the shopping,pack list,what i need,spesa,la spesa,\
    cosa serve,che cosa serve,ci vuole,ci vogliono,il me faut,liste de courses,necesito,hace falta,la compra,\
    preciso de,vai precisar,nodig,dit heb je nodig,wat heb je nodig,du behöver,det behövs,det här behövs,\
    skal bruges,det trenger du,tarvitaan,mitä tarvitset,potrzebne,co potrzeba,co jest potrzebne,co je potřeba,\
    potřebujeme,kell hozzá,что нужно,понадобится,нам понадобится,що потрібно,знадобиться,треба,gerekenler,\
    neler lazım,τι χρειάζομαι,χρειάζομαι,θα χρειαστούμε,ce ne trebuie,què cal,用意するもの,需要,\
    handla,co kupić,що купити,что купить
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

  /// Returns the kind named before a parenthesis: "Nutrition (per serving)".
  private static func withoutBrackets(_ heading: String) -> SectionKind? {
    guard let bracket = heading.utf8.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    return exact[FoldedText.words(heading.utf8[..<bracket])]
  }

  /// Returns the kind of nutrition whose heading tells its basis: "Nährwerte pro Portion".
  private static func withoutBasis(_ words: String) -> SectionKind? {
    let words = words.split(separator: " ")
    guard let index = words.dropFirst().firstIndex(where: bases.contains),
      exact[words[..<index].joined(separator: " ")] == .nutrition
    else { return nil }
    return .nutrition
  }

  /// The words before the basis of amounts.
  private static let bases: Set<Substring> = [
    "per", "pro", "par", "pour", "por", "para", "je", "na", "pr", "for", "fur", "für", "на", "τα",
  ]

  /// True if the section can contain a recipe's ingredients.
  var holdsIngredients: Bool { self == .ingredients || self == .amounts }

  private static func loose(_ words: String) -> SectionKind? {
    if words.utf8.contains(where: { $0 >= 0xE3 }), let kind = eastAsian(words) { return kind }
    let parts = words.utf8.split(separator: UInt8(ascii: " "))
    guard let first = parts.first, let last = parts.last, parts.count <= 8 else { return nil }
    if let kind = leading[String(Substring(first))] { return kind }
    let kind = leading[String(Substring(last))]
    // "Mix the ingredients" is work, "Toast ingredients" are those of a toast.
    let isWork = kind == .ingredients && parts.count > 2 && isArticle(parts[parts.count - 2])
    return isWork && WorkVerb.begins(words) ? .directions : kind
  }

  /// True for a word before the ingredients that are worked with: "Mix the ingredients", "Alle Zutaten mischen".
  private static func isArticle(_ word: Substring.UTF8View) -> Bool {
    articles.contains(Substring(word))
  }

  private static let articles: Set<Substring> = [
    "the", "all", "your", "these", "die", "alle", "les", "los", "las", "gli", "os", "de",
  ]

  /// Returns the kind of a Chinese or Japanese heading, whose words have no separators.
  private static func eastAsian(_ words: String) -> SectionKind? {
    let scalars = Array(words.unicodeScalars)
    return parts.first { part in
      scalars.indices.contains { scalars[$0...].starts(with: part.text.unicodeScalars) }
    }?.kind
  }

  private static let parts: [(text: String, kind: SectionKind)] = [
    ("原料", .ingredients), ("材料", .ingredients), ("食材", .ingredients),
    ("用料", .ingredients), ("配料", .ingredients), ("计算", .amounts), ("計算", .amounts),
    ("用量", .amounts), ("步骤", .directions), ("步驟", .directions), ("做法", .directions),
    ("操作", .directions), ("作り方", .directions), ("手順", .directions), ("流程", .directions),
    ("附加", .notes), ("备注", .notes), ("贴士", .notes), ("ポイント", .notes), ("工具", .tools),
  ]

  private static let exact = table(of: headings).merging(
    genericNotes.map { ($0, SectionKind.notes) }, uniquingKeysWith: { known, _ in known })
  private static let leading: [String: SectionKind] = table(of: words)

  private static func table(of lists: [(SectionKind, String)]) -> [String: SectionKind] {
    var table: [String: SectionKind] = [:]
    for (kind, list) in lists {
      for name in list.utf8.split(separator: UInt8(ascii: ",")) {
        table[FoldedText.words(name)] = kind
      }
    }
    return table
  }

  /// Words that determine the kind of a longer heading that starts or ends with them.
  private static let words: [(SectionKind, String)] = [
    (
      .ingredients,
      """
      ingredients,ingredient,ingrediants,zutaten,ingrédients,ingredientes,ingredienti,ingrediënten,\
      ingredienten,ingredienser,składniki,ингредиенты,продукты,ingredientų,ingredience,suroviny,\
      hozzávalók,ainekset,malzemeler,інгредієнти,υλικά,bahan,sastojci,ingrediente,المكونات,المقادير,מצרכים
      """
    ),
    (
      .directions,
      """
      directions,instructions,method,steps,procedure,zubereitung,anleitung,préparation,étapes,\
      instructies,bereiding,werkwijze,instrucciones,elaboración,preparación,procedimiento,\
      procedimento,istruzioni,preparazione,modo,fremgangsmåte,fremgangsmåde,tillagning,\
      przygotowanie,приготовление,инструкция,postup,elkészítés,valmistus,ohje,ohjeet,yapılışı,\
      hazırlanışı,приготування,εκτέλεση,langkah,priprema,mod de preparare,الطريقة,הכנה,\
      instruções,instrução,instrucción,instruccions,instrucció,istruzione,instruktioner,instruktion,\
      instruksjoner,instruksjon,vejledning,anvisningar,anweisung,anweisungen,anleitungen,instructie,\
      instrukcje,instrukcja,instrukce,pokyny,návod,utasítás,utasítások,инструкции,інструкція,\
      інструкції,instrucțiuni,upute,uputstvo,navodila,οδηγίες,talimatlar,talimat,instruksi,petunjuk,\
      juhised,instrukcijos,instrukcijas,التعليمات,تعليمات,הוראות
      """
    ),
    (
      .notes,
      """
      notes,tips,notizen,tipps,remarques,conseils,notas,consejos,note,consigli,opmerkingen,tip,tipp,\
      astuce,consejo,consiglio,dica,dicas
      """
    ),
    (.nutrition, "nutrition"),
    (
      .tools,
      """
      equipment,tools,utensils,geräte,küchengeräte,utensilien,kochgeschirr,ustensiles,utensilios,\
      udstyr,køkkenudstyr,equipo,equipamiento,herramientas,ferramentas,strumenti,apparatuur,\
      sprzęt,vybavení,náčiní,pomůcky,felszerelés,eszközök,оборудование,\
      инвентарь,обладнання,keittiövälineet,εξοπλισμός,echipament,ekipman,peralatan,oprema,\
      utensílios,utensili,attrezzatura,attrezzi,keukengerei,utrustning,redskap,redskaber,utstyr,\
      przybory,välineet
      """
    ),
  ]

  /// Whole headings.
  private static let headings: [(SectionKind, String)] =
    words + [
      (
        .ingredients,
        """
        необходими продукти,необходими съставки,съставки,продукти,состојки,састојци,sestavine,\
        ingrediencie,potrebné suroviny,koostisosad,koostis,ingredientai,sastāvdaļas,përbërësit,osagaiak,\
        hráefni,innihald,mga sangkap,bahan bahan,viungo,مواد لازم,सामग्री,ส่วนผสม,วัตถุดิบ,\
        man nehme,man nimmt,man braucht,du brauchst,you take,you need,il faut,on a besoin de,\
        necesitamos,si prende,je hebt nodig,\
        ingredient list,ingredients list,what you need,what youll need,what you'll need,\
        you will need,youll need,you'll need,shopping list,essential ingredients and tools,\
        das brauchst du,einkaufsliste,zutatenliste,\
        benötigt,ce quil faut,ce qu'il faut,il vous faut,ingrédient,necesitas,\
        lista de ingredientes,occorrente,boodschappen,benodigdheden,du behøver,du trenger,\
        det skal du bruge,råvarer,potrzebujesz,\
        що купити,что купить,co kupić,co kupit,handla,вам понадобится,co budete potřebovat,tarvitset,nguyên liệu,\
        was rein muss,was rein kommt,was man braucht,was du brauchst,the shopping,pack list,what goes in,\
        what goes in it,what i need,spesa,la spesa,cosa serve,che cosa serve,ci vuole,ci vogliono,il me faut,\
        liste de courses,necesito,hace falta,qué lleva,la compra,preciso de,o que leva,vai precisar,nodig,\
        dit heb je nodig,wat heb je nodig,du behöver,det behövs,det här behövs,det her skal du bruge,skal bruges,det trenger du,tarvitaan,\
        mitä tarvitset,potrzebne,co potrzeba,co jest potrzebne,co je potřeba,potřebujeme,kell hozzá,что нужно,\
        понадобится,нам понадобится,що потрібно,знадобиться,треба,gerekenler,neler lazım,τι χρειάζομαι,\
        χρειάζομαι,θα χρειαστούμε,ce ne trebuie,què cal,用意するもの,需要,\
        原料,材料,食材,用料,配料,主料,辅料,調味料,调料,必备原料和工具,재료,준비물,준비 재료
        """
      ),
      (.amounts, "calculations,calculation,amounts,quantities,mengen,计算,計算,用量"),
      (
        .directions,
        """
        direction,instruction,preparation,making it,how to make it,how to make,how to cook,\
        what to do,cooking directions,cooking instructions,cooking,operation,operations,process,\
        to make,prep,recipe steps,zubereitungsschritte,so gehts,vorgehen,réalisation,\
        recette,instructions de préparation,pasos,preparado,modo de preparo,modo de preparação,\
        modo de fazer,como fazer,instruções de preparação,preparo,passos,passo a passo,etapas,esecuzione,bereidingswijze,bereiden,stappen,gör så här,slik gjør du,\
        sådan gør du,sposób przygotowania,wykonanie,способ приготовления,рецепт,рецепт приготовления,操作,步骤,步驟,做法,\
        制作方法,制作步骤,烹饪步骤,作り方,つくり方,手順,만드는 법,만드는 방법,조리법,조리 방법,조리 순서,\
        steg för steg,slik lager du,sådan laver du,jak zrobić,как приготовить,как готовить,cara membuat,\
        cách làm,the method,lets cook,lets make it,how its made,lavorazione,preparazione,réalisation,\
        vorbereitung,vorbereitungen,voorbereiding,voorbereidingen,förberedelse,förberedelser,\
        forberedelse,forberedelser,valmistelu,valmistelut,przygotowania,příprava,előkészítés,\
        előkészületek,подготовка,підготовка,hazırlık,προετοιμασία,pregătire,preparativos,\
        preparativi,préparatifs,mise en place,persiapan,chuẩn bị,下準備,下ごしらえ,\
        déroulement,en cuisine,al lavoro,modus operandi,arbeitsschritte,schritte,schritt für schritt,\
        начин на приготвяне,приготвяне,начин на приготовление,подготовка,припрема,спосіб приготування,\
        приготування страви,priprava,postup prípravy,príprava,način pripreme,valmistamine,gaminimas,\
        pagatavošana,përgatitja,prestaketa,aðferð,leiðbeiningar,paraan ng pagluluto,cara memasak,\
        cara penyediaan,maelekezo,طرز تهیه,विधि,बनाने की विधि,วิธีทำ,\
        heres how,here s how,los gehts,los geht s,und los,so wirds gemacht,so wird s gemacht,so funktionierts,cook it,\
        do this,технология,технология приготовления,технологія,\
        wie s geht,wies geht,wie es geht,herstellung,how i do it,how we do it,how its done,lavoro,\
        come si fa,come fare,si fa così,comment faire,marche à suivre,déroulé,cómo se hace,cómo lo hago,\
        como se faz,zo maak je het,hoe maak je het,zo gaat het,aan de slag,så gör du,så här gör du,\
        sådan gør jeg,slik gjør jeg,näin teet,tee näin,työvaiheet,co robić,co zrobić,jak to zrobić,co robimy,laga,co dělat,\
        jak na to,így készül,что делать,что делаем,как делать,що робимо,що робити,як робимо,как делаем,as we do it,як готувати,nasıl yapılır,\
        yapalım,τι κάνω,τι κάνουμε,πώς το κάνω,cum se face,preparare,elaboració,elaboración,slik gjør vi,sådan gør vi,så gör vi,com es fa,순서,만들기,やり方,\
        hướng dẫn,cách thực hiện,방법,요리 방법,烹饪方法,烹飪方法
        """
      ),
      (
        .facts,
        """
        info,information,details,facts,overview,at a glance,stats,about,metadata,recipe info,\
        infos,informations,información,informazioni,基本信息,概要
        """
      ),
      (
        .source,
        """
        based on,source,sources,reference,references,credit,credits,adapted from,original,original recipe,inspiration,\
        inspired by,quelle,quellen,bron,fuente,fonte,来源,出典
        """
      ),
      (
        .notes,
        """
        note,tip,tips and tricks,hints,variations,substitutions,storage,serving suggestions,faq,\
        bewaren,bewaartips,aufbewahrung,lagerung,haltbarkeit,conservation,conservación,conservação,\
        conservazione,oppbevaring,opbevaring,förvaring,säilytys,przechowywanie,skladování,tárolás,\
        хранение,зберігання,saklama,saklama koşulları,保存,保存方法,보관,보관법,\
        comments,remarks,additional content,hinweise,tipp,anmerkungen,astuces,notes et astuces,\
        variantes,trucos,consejo,dicas,observações,varianti,tips en trucs,附加内容,备注,小贴士,贴士,\
        muistiinpanot,huomautukset,vinkki,vinkit,poznámka,poznámky,tipy,megjegyzés,megjegyzések,\
        jegyzetek,tippek,napomena,napomene,savjet,savjeti,consells,note și sfaturi,sfaturi,σημειώσεις,\
        συμβουλές,notlar,ipucu,ipuçları,püf noktaları,catatan,ghi chú,mẹo,메모,팁,참고,примітки,поради,\
        注意事项,備考,メモ コツ,コツ,ポイント,メモ,примечания,советы,uwagi,kooktip,ملاحظات,نصائح
        """
      ),
      (
        .tools,
        """
        equipment,tools,utensils,tools needed,special equipment,required tools,kitchen tools,\
        geräte,utensilien,küchengeräte,matériel,ustensiles,utensilios,utensílios,attrezzatura,\
        keukengerei,utrustning,equipamento,equipamentos,工具,器具,道具,厨具,\
        cookware,kitchenware,kitchen equipment,supplies,gear,hardware,küchenutensilien,kochutensilien,\
        zubehör,hilfsmittel,küchenhelfer,matériel de cuisine,équipement,menaje,utensilios de cocina,\
        strumenti,attrezzature,materiaal,keukenmateriaal,benodigd materiaal,köksredskap,verktyg,\
        køkkenredskaber,kjøkkenutstyr,kjøkkenredskaper,tarvikkeet,keittiövälineet,sprzęt,naczynia,\
        narzędzia,przybory kuchenne,vybavení,náčiní,pomůcky,eszközök,felszerelés,ustensile,echipament,\
        pribor,oprema,posuđe,посуда,инструменты,оборудование,инвентарь,посуд,інструменти,обладнання,\
        εξοπλισμός,σκεύη,ekipman,mutfak gereçleri,peralatan,dụng cụ,調理器具,调料工具,조리도구,도구,\
        أدوات,כלים
        """
      ),
      (
        .nutrition,
        """
        nutrition,nutrition facts,nutritional information,nutrition information,macros,calories,\
        nährwerte,nährwertangaben,valeurs nutritives,información nutricional,valori nutrizionali,\
        voedingswaarde,nutrição,besin değerleri,营养,营养成分,栄養,nährwert,voedingswaarden,\
        næringsindhold,næringsinnhold,näringsvärde,näringsinnehåll,ravintosisältö,ravintoarvot,\
        wartości odżywcze,wartość odżywcza,výživové hodnoty,nutriční hodnoty,tápérték,tápanyagok,\
        пищевая ценность,харчова цінність,διατροφική αξία,besin değeri,informazioni nutrizionali,\
        informação nutricional,valor nutricional,valori nutriționale,nutritivne vrijednosti,\
        informasi gizi,giá trị dinh dưỡng,영양,영양 정보,栄養成分,القيمة الغذائية,ערכים תזונתיים
        """
      ),
    ]
}
