import Text

/// The words above the columns of tables of ingredients.
enum TableVocabulary {
  /// Returns the content of a column with a heading, or `nil` if the heading does not tell it.
  static func role(of heading: String) -> TableColumn.Role? {
    let words = FoldedText.words(heading.utf8)
    if let role = roles[words] ?? commonRole(heading) { return role }
    if heading.contains("%"), !heading.contains(where: \.isNumber) { return .note }
    // "quantity unit"
    if let last = words.split(separator: " ").dropFirst().last, roles[String(last)] == .unit,
      !isAside(heading)
    {
      return .unit
    }
    // "Dish part", unlike "plant part".
    let parts = words.split(separator: " ")
    if parts.count == 2, wholes.contains(parts[0]), roles[String(parts[1])] == .group {
      return .group
    }
    switch SectionKind(heading: heading, isNested: true) {
    case .ingredients: return .food
    case .amounts: return .amount
    case .notes: return .note
    default: return words.isEmpty && ordinalMarks.contains(heading) ? .ordinal : nil
    }
  }

  /// Returns the content that all of several names with a slash between them tell: "Amount / Weight".
  private static func commonRole(_ heading: String) -> TableColumn.Role? {
    let names = heading.split(separator: "/").map { FoldedText.words($0.utf8) }
    guard (2...mostNames).contains(names.count), let role = roles[names[0]],
      names.allSatisfy({ roles[$0] == role })
    else { return nil }
    return role
  }

  /// The maximum number of names of a column.
  private static let mostNames = 4

  /// True if a heading says for how many people, or how many times, a column is: "4 people", "x2".
  static func isYield(_ heading: String) -> Bool {
    guard heading.utf8.count <= 32, heading.utf8.contains(where: \.isASCIIDigit) else {
      return false
    }
    if HeadingYield.yield(in: heading) != nil || HeadingYield.abbreviated(heading) != nil {
      return true
    }
    return heading.allSatisfy { $0.isNumber || "x×X .,".contains($0) }
      && heading.contains { "x×X".contains($0) }
  }

  /// True if a heading says that the numbers below it are percentages.
  static func isPercentage(_ heading: String) -> Bool {
    heading.contains("%")
      || FoldedText.words(heading.utf8).split(separator: " ").contains { word in
        word.utf8.count >= shortestPercentage && percentages.contains { word.hasSuffix($0) }
      }
  }

  private static let shortestPercentage = percentages.map(\.utf8.count).min() ?? 0

  private static let percentages = [
    "percent", "percentage", "prozent", "prozente", "pourcentage", "porcentaje", "porcentagem",
    "percentuale", "procent", "prosent", "процент", "проценты",
  ]

  /// True if the first cell of a row says that it adds up the other rows: "Total", or in the last
  /// row of a part, "Total dough", "Poids total".
  static func isTotal(_ text: String, isLast: Bool) -> Bool {
    let words = FoldedText.words(text.utf8)
    if totals.contains(words) { return true }
    let parts = words.split(separator: " ")
    guard isLast, let first = parts.first, let last = parts.last, parts.count <= 3 else {
      return false
    }
    return totals.contains(String(first)) || totals.contains(String(last))
  }

  /// True if a heading says that a column is about buying a food, not about its use: "shop",
  /// "price per kg", "package size".
  static func isAside(_ heading: String) -> Bool {
    let words = FoldedText.words(heading.utf8)
    return asides.contains(words)
      || words.split(separator: " ").contains { purchases.contains(String($0)) }
  }

  /// True for a key that says that its food is to be bought: "buy".
  static func isOfBuying(_ heading: String) -> Bool {
    buying.contains(FoldedText.words(heading.utf8))
  }

  private static let buying = set(
    "buy,to buy,purchase,kaufen,einkaufen,acheter,comprar,comprare,kopen,köpa,købe,kjøpe,kup,kupić,koupit,купить"
  )

  /// True for a heading that names directions, or says that something is to be done: "do".
  static func isOfWork(_ heading: String) -> Bool {
    SectionKind(heading: heading, isNested: true) == .directions
      || work.contains(FoldedText.words(heading.utf8))
  }

  private static let wholes: Set<Substring> = [
    "recipe", "dish", "meal", "ingredient", "main", "rezept", "gericht", "plat", "receta",
    "ricetta",
  ]

  /// True for a word that says nothing without the heading above it: "yes".
  static func isAnswer(_ text: String) -> Bool {
    !text.isEmpty && answers.contains(FoldedText.words(text.utf8))
  }

  private static let answers = set(
    """
    yes,no,none,ja,nein,oui,non,sí,si,não,sim,nee,nej,nei,kyllä,ei,tak,nie,ano,ne,igen,nem,да,нет,так,ні,\
    evet,hayır
    """)

  /// True for a heading of nothing but words of measure: "spoons", "in cups", "US approx".
  static func isOfHousehold(_ heading: String) -> Bool {
    let words = FoldedText.words(heading.utf8).split(separator: " ").map(String.init)
    return words.count <= 2 && !places.isSuperset(of: words)
      && words.allSatisfy {
        household.contains($0) || places.contains($0) || roles[$0] == .amount
      }
  }

  private static let household = set(
    """
    household,domowa,domowe,domácí,casera,caseira,casalinga,ménagère,spoon,spoons,cup,cups,löffel,löffeln,tassen,cuillères,tasses,cucharas,cucharadas,tazas,\
    colheres,xícaras,cucchiai,tazze,lepels,kopjes,skedar,skeer,skjeer,lusikat,łyżki,łyżkach,szklanki,\
    lžíce,hrnky,kanál,csésze,ложки,стаканы,kaşık,bardak,linguri,căni,žlice,šalice
    """)

  private static let places: Set<String> = [
    "in", "by", "en", "w", "v", "em", "i", "по", "в", "approx", "about", "ca", "circa",
  ]

  private static let work = set(
    """
    do,action,actions,task,tasks,what to do with it,tun,aktion,arbeitsschritt,arbeit,faire,action à faire,\
    hacer,acción,fare,azione,fazer,ação,doen,actie,gør,gjør,gör,göra,zrób,czynność,co zrobić,udělat,činnost,\
    teendő,делать,действие,действия,yapılacak,işlem,操作,作業,작업
    """)

  /// True for a heading of kinds of goods, which may also be those of groups.
  static func isCategory(_ heading: String) -> Bool {
    categories.contains(FoldedText.words(heading.utf8))
  }

  /// True for a place where a shop, or a kitchen, has goods: "fridge", "dairy".
  static func isPlaceOfGoods(_ text: String) -> Bool {
    goods.contains(FoldedText.words(text.utf8))
  }

  private static let categories = set(
    "category,kategorie,catégorie,categoría,categoria,categorie,kategori,kategoria,категория,type,location"
  )

  private static let goods = set(
    """
    pantry,fridge,refrigerator,freezer,frozen,produce,dairy,bakery,canned,canned goods,spices,condiments,\
    grains,dry goods,meat,seafood,vegetables,fruit,vegetable,spice,protein,beverages,other,misc,\
    vorrat,kühlschrank,gefrierfach,gemüse,obst,gewürze,milchprodukte,épicerie,frais,légumes,despensa,\
    nevera,verduras,lácteos,dispensa,frigo,latticini
    """)

  /// True for a key that is a word between alternatives: "or".
  static func isAlternative(_ heading: String) -> Bool {
    alternatives.contains(FoldedText.words(heading.utf8))
  }

  /// True for a key of a list of which one is taken: "alternatives", "one_of".
  static func isChoice(_ heading: String) -> Bool {
    isAlternative(heading) || choices.contains(FoldedText.words(heading.utf8))
  }

  private static let choices = set(
    "alternatives,alternative,either,choice,choices,option,options,one of,any of,wahlweise,alternativen"
  )

  /// Returns the word before what a column of alternatives has: its heading, or "or".
  static func conjunction(_ heading: String) -> String {
    FoldedText.words(heading.utf8) == "alt" ? "or" : heading
  }

  private static let alternatives = set(
    "alt,or,oder,ou,oppure,of,eller,tai,lub,nebo,vagy,или,або,veya,sau,ili,または,또는,或")

  private static let asides = set(
    "plural,plural name,name plural,singular,aisle,consistency,department,shelf,supermarket,store section"
  )

  /// The words for prices, shops and packages: English, German, French, Spanish, Portuguese,
  /// Italian, Dutch, Nordic, Finnish, Polish, Czech, Hungarian, Russian, Ukrainian, Turkish,
  /// Romanian, Croatian, Greek, Chinese, Japanese, Korean.
  private static let purchases = set(
    """
    price,prices,cost,costs,currency,shop,shops,store,retailer,purchase,purchased,buy,package,\
    packaging,pack,bulk,wholesale,retail,barcode,ean,sku,preis,preise,kosten,laden,geschäft,einkauf,packung,\
    packungsgröße,gebinde,währung,prix,coût,magasin,achat,conditionnement,emballage,precio,coste,\
    tienda,compra,envase,preço,custo,loja,embalagem,prezzo,negozio,acquisto,confezione,prijs,\
    winkel,verpakking,pris,butik,butikk,affär,förpackning,pakning,pakke,hinta,kauppa,pakkaus,\
    cena,sklep,opakowanie,obchod,balení,ár,bolt,csomag,kiszerelés,цена,магазин,упаковка,ціна,\
    fiyat,market,paket,preț,ambalaj,cijena,trgovina,pakiranje,τιμή,κατάστημα,συσκευασία,\
    价格,商店,包装,価格,値段,店,가격,상점,포장
    """)

  /// The signs of currencies.
  static let currencies: Set<Character> = ["€", "$", "£", "¥", "₽", "₴", "₺"]

  private static let ordinalMarks: Set<String> = ["#", "№", "＃"]

  private static let totals = set(
    """
    total,totals,sum,total weight,subtotal,grand total,summe,gesamt,insgesamt,gesamtgewicht,\
    gesamtmenge,teiggewicht,zwischensumme,somme,suma,totale,totaal,totalt,i alt,\
    razem,celkem,osszesen,итого,всего,сумма,toplam,合计,总计,合計,합계
    """)

  private static let roles: [String: TableColumn.Role] = {
    var roles: [String: TableColumn.Role] = [:]
    for (role, list) in lists {
      for name in set(list) { roles[name] = role }
    }
    return roles
  }()

  private static func set(_ list: String) -> Set<String> {
    Set(list.split(separator: ",").map { FoldedText.words($0.utf8) })
  }

  /// The names: English, German, French, Spanish, Italian, Portuguese, Dutch, Nordic, Polish, Czech,
  /// Hungarian, Russian and Ukrainian, Greek, Turkish, Romanian, Croatian, Indonesian, Vietnamese,
  /// Chinese, Japanese, Korean, Arabic, Hebrew.
  private static let lists: [(TableColumn.Role, String)] = [
    (
      .amount,
      """
      count,pieces,pcs,stückzahl,amt,amount,amounts,quantity,quantities,qty,how much,how many,weight,mass,volume,measure,measures,\
      measurement,measurements,metric,imperial,us,uk,us customary,american,dose,\
      menge,mengen,mengenangabe,anzahl,gewicht,metrisch,volumen,\
      quantité,quantités,qté,qte,poids,métrique,volume,dosage,\
      cantidad,cantidades,cant,peso,métrico,medida,medidas,\
      quantità,q tà,qtà,dosi,dose,misura,quantidade,quantidades,qtd,qtde,\
      hoeveelheid,hoeveelheden,aantal,hoeveel,mängd,antal,vikt,mått,mængde,mængder,vægt,mengde,vekt,\
      mål,määrä,paino,ilość,waga,miara,množství,váha,mennyiség,súly,количество,кол во,вес,масса,\
      объем,мера,кількість,вага,ποσότητα,miktar,miktarı,ölçü,cantitate,cantități,količina,jumlah,\
      takaran,banyaknya,số lượng,lượng,định lượng,用量,数量,分量,重量,量,份量,數量,份數,克数,\
      брутто,нетто,net weight,gross weight,\
      분량,양,용량,수량,중량,الكمية,المقدار,כמות
      """
    ),
    (
      .unit,
      """
      unit,units,uom,unit of measure,einheit,einheiten,einh,unité,unités,unidad,unidades,unidade,\
      unità,unità di misura,um,u m,eenheid,enhet,enheter,enhed,enheder,yksikkö,jednostka,jedn,\
      jednotka,jednotky,egység,mértékegység,единица,единицы,ед,ед изм,единица измерения,\
      единицы измерения,одиниця,μονάδα,birim,unitate,unitate de măsură,jedinica,mjera,satuan,đơn vị,\
      单位,單位,単位,단위,الوحدة,وحدة,יחידה
      """
    ),
    (
      .food,
      """
      ingrediens,ingrédient,ingrediente,ingrediënt,zutat,składnik,ingredience,ainesosa,sastojak,\
      item,items,name,food,product,produce,what,article,ingredient name,lebensmittel,produkt,produkte,\
      artikel,was,bezeichnung,produit,produits,aliment,aliments,denrée,quoi,producto,productos,\
      alimento,nombre,prodotto,prodotti,nome,cosa,produto,produtos,item,product,naam,wat,vara,varor,\
      vare,varer,råvara,råvare,fødevare,hvad,namn,navn,raaka aine,aine,tuote,nazwa,produkty,\
      surovina,název,položka,potravina,hozzávaló,alapanyag,név,продукт,наименование,название,\
      інгредієнт,продукти,ингредиент,υλικό,malzeme,adı,produs,sastojak,namirnica,naziv,nama,\
      nama bahan,tên,tên nguyên liệu,名称,品名,品目,食品,食材名,材料名,재료명,이름,품목,المكون,\
      מצרך,מרכיב
      """
    ),
    (
      .preparation,
      """
      preparation,prep,prepared,state,form,cut,how,processing,treatment,vorbereitung,zubereitung,\
      verarbeitung,préparation,découpe,preparación,corte,preparazione,taglio,preparo,bereiding,\
      voorbereiding,bewerking,förberedelse,forberedelse,tilberedning,valmistelu,przygotowanie,\
      příprava,úprava,előkészítés,подготовка,обработка,підготовка,προετοιμασία,hazırlık,pregătire,\
      priprema,persiapan,sơ chế,处理,處理,切法,下準備,下ごしらえ,切り方,손질,תכנה
      """
    ),
    (
      .note,
      """
      note,notes,remark,remarks,comment,comments,detail,details,info,information,description,brand,brands,\
      subs,substitutions,substitute,substitutes,alternative,alternatives,baker s percentage,baker s percent,bakers,\
      bakers percentage,percent,percentage,ratio,anmerkung,anmerkungen,hinweis,hinweise,bemerkung,\
      bemerkungen,notiz,kommentar,bäckerprozent,prozent,remarque,remarques,commentaire,précision,\
      pourcentage,nota,notas,observaciones,observación,comentario,osservazioni,porcentaje,\
      percentuale,observações,obs,opmerking,opmerkingen,anteckning,anteckningar,anmärkning,merknad,\
      merknader,bemærkning,bemærkninger,huom,huomautus,uwagi,uwaga,poznámka,poznámky,megjegyzés,\
      примечание,примечания,комментарий,примітка,σημειώσεις,παρατηρήσεις,not,notlar,açıklama,\
      observații,napomena,catatan,keterangan,ghi chú,备注,備註,備考,备考,说明,メモ,비고,메모,\
      ملاحظات,הערות
      """
    ),
    (.multiplier, "repeat,repeats,times,multiplier,multiply"),
    (.ordinal, "no,nr,num,number,nummer,numéro,número,numero,n,lp,序号,番号,번호,stt"),
    (
      .line,
      """
      text,original,original string,original text,display,display text,line,raw,raw text,full text,\
      ingredient line,texte,tekst,testo,texto,zeile,ligne,línea,linea,riga,regel,строка,текст
      """
    ),
    (
      .group,
      """
      group,group name,section,part,component,recipe part,for what,what for,wofür,pour quoi,para qué,\
      per cosa,waarvoor,na co,na co to,do čeho,za što,za šta,sekce,sekcja,szekció,seção,раздел блюда,gruppe,abschnitt,groupe,partie,grupo,\
      for,for the,used in,used for,für,pour,para,per il,voor,till,til,do,для,\
      sección,gruppo,sezione,groep,onderdeel,grupp,afsnit,grupa,część,skupina,csoport,группа,раздел,\
      група,ομάδα,grup,bölüm,grupă,kelompok,nhóm,分组,组,グループ,그룹,مجموعة,קבוצה
      """
    ),
  ]
}
