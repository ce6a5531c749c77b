import Text

/// The meaning of a key of front matter or a label in a text.
enum RecipeKey: Sendable, Hashable {
  case title, description, author, language, published
  case tags, yield, prepTime, cookTime, waitTime, totalTime
  case source, publisher, publisherURL, f2fURL, image
  case socialRank, rating, ratingCount
  case ingredients, ingredientGroups, directions, directionGroups
  case notes, tools, nutrition
  /// Settings of a site's page layout, which are not about the recipe.
  case layout

  /// Returns the key for a name, ignoring case, spaces, underscores and accents.
  init?(_ name: some Collection<UInt8>) {
    guard name.count <= 48 else { return nil }
    guard let found = Self.names[FoldedText.key(name)] ?? Self.bilingual(name) else { return nil }
    self = found
  }

  /// Returns the key of a name in two scripts, "Cooking 烹饪".
  private static func bilingual(_ name: some Collection<UInt8>) -> RecipeKey? {
    guard name.contains(where: { $0 >= 0xE3 }), name.contains(where: \.isASCIIAlphanumeric) else {
      return nil
    }
    return BilingualText.names(in: FoldedText.words(name)).firstNonNil { words in
      names[words.filter { $0 != " " }]
    }
  }

  /// Returns the key of a label in a text, `Serves: 4`, or `nil` for a name of front matter only.
  ///
  /// A cuisine, which formats with keys have apart, is a tag in a text.
  init?(label: ArraySlice<UInt8>) {
    if let key = RecipeKey(label), key.isLabel {
      self = key
    } else if label.count <= 24, Self.labelsOfTags.contains(FoldedText.key(label)) {
      self = .tags
    } else if label.count <= 24, Self.labelsOfYield.contains(FoldedText.key(label)) {
      self = .yield
    } else {
      return nil
    }
  }

  private static let labelsOfYield: Set<String> = [
    "amount", "quantity", "portionsgroesse", "menge", "quantite", "cantidad", "quantita",
    "quantidade", "hoeveelheid", "mangd", "ilosc", "mnozstvi", "mennyiseg", "количество",
  ]

  private static let labelsOfTags: Set<String> = Set(
    "cuisine,main ingredient,diet,diets,dietary,ernährung,ernährungsform,diät,régime,dieta,dieet,kost"
      .split(separator: ",").map { FoldedText.key($0.utf8) })

  /// True if the key may be a label in a text, `Serves: 4`; others are keys of front matter only.
  var isLabel: Bool {
    switch self {
    case .title, .description, .language, .ingredients, .ingredientGroups, .directions,
      .directionGroups, .notes, .tools, .nutrition, .layout, .image, .published, .ratingCount:
      false
    default: true
    }
  }

  /// True if the value is a time or a number of servings.
  var isMeasure: Bool {
    switch self {
    case .yield, .prepTime, .cookTime, .waitTime, .totalTime: true
    default: false
    }
  }

  private static let names: [String: RecipeKey] = {
    var names: [String: RecipeKey] = [:]
    for (key, list) in synonyms + furtherNames {
      for name in list.utf8.split(separator: UInt8(ascii: ",")) {
        names[FoldedText.key(name)] = key
        if let short = withoutParticles(name) { names[FoldedText.key(short)] = key }
      }
    }
    return names
  }()

  /// Returns a name of several words without those that keys omit: "tempo_preparo".
  private static func withoutParticles(_ name: Substring.UTF8View) -> Substring.UTF8View? {
    let words = Substring(name).split(separator: " ")
    let kept = words.filter { !particles.contains($0) }
    guard kept.count > 1, kept.count < words.count else { return nil }
    return Substring(kept.joined(separator: " ")).utf8
  }

  private static let particles: Set<Substring> = ["de", "di", "do", "da", "of", "la", "della"]

  /// The names: English first, then German, French, Spanish, Italian, Portuguese, Dutch, Nordic,
  /// Polish, Russian, Chinese, Japanese, and others.
  private static let synonyms: [(RecipeKey, String)] = [
    (
      .title,
      """
      títol,nom de la recepta,recepta,title,name,recipe name,recipe title,titel,titre,titulo,titolo,dish,dish name,meal,meal name,\
      rezeptname,rezepttitel,gericht,bezeichnung,nom,nom de la recette,plat,nombre,\
      nombre de la receta,receta,plato,rezept,recept,recette,nome,nome da receita,receita,nome della ricetta,ricetta,piatto,\
      naam,receptnaam,gerecht,namn,navn,tittel,rätt,ret,opskrift,oppskrift,nimi,otsikko,nazwa,tytuł,\
      nazwa przepisu,przepis,danie,název,název receptu,název jídla,cím,név,recept neve,название,\
      название рецепта,наименование,блюдо,заголовок,назва,назва рецепта,страва,τίτλος,όνομα,titlu,nume,\
      denumire,naziv,naslov,başlık,tarif adı,yemek adı,tarif,judul,nama,nama resep,tên,tên món,标题,\
      名称,菜名,食谱名称,菜谱名,タイトル,料理名,レシピ名,名前,제목,요리명,요리 이름,음식,음식명,레시피명,이름,العنوان,الاسم,כותרת,שם,שם המתכון
      """
    ),
    (
      .description,
      """
      description,introduction,intro,summary,excerpt,subtitle,beschreibung,kurzbeschreibung,\
      rezumat,resum,descripció,blurb,lead,tagline,descripción,descrizione,descrição,beschrijving,omschrijving,beskrivning,beskrivelse,kuvaus,opis,\
      popis,leírás,описание,опис,περιγραφή,descriere,açıklama,keterangan,mô tả,ingress,\
      einleitung,inleiding,wstęp,inledning,introdução,描述,简介,説明,紹介,설명
      """
    ),
    (
      .author,
      """
      author,authors,by,recipe by,written by,created by,creator,chef,cook,autor,auteur,autore,autora,\
      författare,forfatter,tekijä,szerző,автор,συγγραφέας,yazar,penulis,tác giả,作者,投稿者,작성자
      """
    ),
    (.language, "taal,språk,idioma,language,lang,locale,sprache,langue,idioma"),
    (
      .published,
      """
      dato,datum,fecha,data,dátum,päivämäärä,дата,tarih,made on,date,created,date added,published,\
      date published,publish date,creation date
      """
    ),
    (
      .tags,
      """
      merker,merkelapper,topics,etiquetes,tagit,avainsanat,keuken,분류,종류,tags,tag,keywords,keyword,categories,category,recipe category,labels,recipe labels,meal type,course,courses,\
      schlagworte,stichworte,kategorie,kategorien,etiquettes,mots clés,catégorie,catégories,etiquetas,\
      categoría,categorías,categoria,categorie,tag ricetta,trefwoorden,taggar,kategori,kategorier,\
      kategoria,kategorie,tagi,štítky,címkék,теги,метки,категория,категории,категорія,ετικέτες,\
      etichete,oznake,etiketler,thẻ,标签,分类,タグ,カテゴリ,태그,카테고리,categorieen,categorieën,الوسوم
      """
    ),
    (
      .yield,
      """
      racions,ració,batch,batch size,porzione,porción,porção,porcja,porție,porció,osoba,osoby,tarjoilu,\
      servings,serving,serves,serve,yield,yields,makes,size,recipe yield,portions,portion,people,\
      feeds,serving size,number of servings,portionen,personen,fur personen,ergibt,ergiebigkeit,\
      personnes,pour,porciones,raciones,personas,porzioni,dosi per,persone,porcoes,rendimento,\
      porties,personer,portioner,porsjoner,porcje,порции,количество порций,porcí,annosta,annokset,adag,porsiyon,kişilik,\
      份量,人份,份数,分量,人数,인분,분량,comensales,antal,antal personer,antall porsjoner,nombre de personnes,\
      nombre de parts,rendement,aantal personen,personenzahl,anzahl personen,dosi,per persone,\
      portionenanzahl,kişi sayısı,kaç kişilik,porsiyon sayısı,gäste,esser,liczba porcji,ilość porcji,osób,\
      počet porcí,porce,adagok,adagok száma,annosmäärä,annoksia,antall,порций,число порций,порції,\
      кількість порцій,μερίδες,porții,număr de porții,porcija,broj porcija,porsi,jumlah porsi,khẩu phần,\
      số người ăn,số khẩu phần,何人分,몇 인분,인원,인원수,doses,dose,rende,rende para,pessoas,\
      número de pessoas,número de porções,raciones para,rinde,rinde para,kişi,aantal,voor,حصص,الحصص,מנות,na ile osób
      """
    ),
    (
      .prepTime,
      """
      prep,prep time,preparation time,preparation,prep mins,prep minutes,time prep,active time,\
      hands on time,hands on,active,vorbereitung,vorbereitungszeit,arbeitszeit,\
      temps de preparation,tiempo de preparacion,tempo di preparazione,preparazione,\
      tempo de preparo,voorbereidingstijd,voorbereiding,bereidingstijd,bereidingsduur,准备时间,準備時間,下準備,время подготовки,\
      arbeidstid,arbejdstid,forberedelsestid,förberedelsetid,forberedelse,czas przygotowania składników,\
      czas przygotowania,zubereitungszeit,zubereitungsdauer,tiempo de elaboración,\
      valmistelu,příprava,čas přípravy,준비 시간,준비시간,준비,préparation,prep in,hazırlama süresi,\
      hazırlık süresi,hazırlık,előkészítési idő,előkészítés,valmisteluaika,doba přípravy,\
      час підготовки,χρόνος προετοιμασίας,προετοιμασία,timp de preparare,vrijeme pripreme,\
      work,work time,working,working time,aktiv,aktiv tid,arbetstid,arbete,arbeid,arbejde,arbeit,preparació,temps de preparació,bereiding,\
      przygotowanie,pregătire,preparare,elkészítés,\
      waktu persiapan,thời gian chuẩn bị,preparação,preparo,tempo de preparação,وقت التحضير
      """
    ),
    (
      .cookTime,
      """
      cook,cook time,cooking time,bake,cooking,cook mins,cook minutes,time cook,bake time,baking time,\
      kochzeit,backzeit,garzeit,koch backzeit,temps de cuisson,cuisson,tiempo de coccion,coccion,\
      tempo di cottura,cottura,tempo de cozimento,cozimento,forno,tempo de forno,kooktijd,baktijd,烹饪时间,\
      烹飪時間,调理时间,調理時間,время готовки,время приготовления,\
      tillagningstid,koketid,tilberedningstid,steketid,bagetid,czas gotowania,czas pieczenia,\
      kypsennys,doba vaření,조리 시간,조리시간,조리,oventijd,back und kochzeit,cooks in,koken,oven,oven time,\
      baking,baking time,roasting time,frying time,simmering time,pişirme süresi,pişirme,kypsennysaika,\
      paistoaika,főzési idő,sütési idő,doba pečení,čas vaření,время выпечки,час приготування,\
      χρόνος μαγειρέματος,ψήσιμο,timp de gătire,timp de coacere,vrijeme kuhanja,vrijeme pečenja,\
      gräddning,gräddningstid,ugnstid,ugn,ovn,ovntid,ofen,ofenzeit,four,horno,hob,stove,stovetop,grill,\
      kochen,backen,braten,garen,koking,steking,baking,stekning,kokning,bagning,kogning,steketid,\
      cocció,temps de cocció,forn,hornear,cuire,cottura in forno,gătire,coacere,fierbere,keitto,\
      paisto,fırın,vaření,pečení,варка,выпечка,fırınlama,czas duszenia,\
      μαγείρεμα,kuhanje,pečenje,čas pečení,čas smažení,keittoaika,hauduttamisaika,uuniaika,\
      czas smażenia,duszenie,smażenie,pieczenie,gotowanie,\
      waktu memasak,thời gian nấu,cozedura,tempo de cozedura,főzés,sütés,وقت الطبخ
      """
    ),
    (
      .waitTime,
      """
      proof,prove,proving,proofing,chill,rest,rise,rising,cool,cooling,soak,soaking,\
      wait,wait time,waiting time,wait mins,wait minutes,rest time,resting time,resting,chill time,\
      chilling time,chilling,proving time,proofing time,rising time,rise time,marinating time,\
      marinade time,marinate,marinating,cooling time,freezing time,soaking time,additional time,inactive time,\
      passive time,passive,ruhezeit,wartezeit,kühlzeit,gehzeit,gehzeiten,marinierzeit,einweichzeit,\
      temps de repos,repos,temps d attente,temps de refrigeration,tiempo de reposo,reposo,\
      tiempo de espera,tempo di riposo,riposo,lievitazione,tempo de descanso,rusttijd,wachttijd,\
      koeltijd,rijstijd,jästid,vilotid,hviletid,hævetid,hevetid,lepoaika,czas oczekiwania,\
      jäsning,rusten,rijzen,kelesztés,kelesztési idő,pihentetés,pihentetési idő,hűtés,áztatás,\
      pácolás,várakozás,állás,ruhen,gehen,kühlen,hvile,heving,hevning,hævning,kjøling,køling,vila,\
      kylning,repòs,levat,reposar,refroidissement,levée,pousse,leudare,repaus,dospire,odpočinek,\
      kynutí,chlazení,odpoczynek,wyrastanie,chłodzenie,kohotus,lepo,jäähdytys,odotusaika,dinlenme,\
      mayalanma,bekletme,расстойка,отдых,охлаждение,αναμονή,ξεκούραση,frigorífico,geladeira,nevera,\
      kühlschrank,koelkast,réfrigérateur,czas chłodzenia,czas wyrastania,dinlenme süresi,bekletme süresi,descanso,\
      время ожидания,静置时间,静置時間,대기 시간,寝かせる時間,\
      freeze,freeze time,freezing,freezer,freezer time,fridge time,refrigeration,refrigeration time,\
      refrigerate,gefrierzeit,gefrieren,einfrieren,congélation,temps de congélation,réfrigération,\
      congelación,tiempo de congelación,refrigeración,congelamento,tempo di congelamento,refrigerazione,\
      raffreddamento,congelação,tempo de congelamento,refrigeração,vriestijd,invriezen,frystid,\
      frysning,frysetid,pakastus,pakastusaika,mrożenie,czas mrożenia,mražení,fagyasztás,заморозка,\
      время заморозки,заморожування,dondurma süresi,congelare,zamrzavanje,κατάψυξη,冷冻时间,冷凍時間,\
      冷却時間,냉동 시간
      """
    ),
    (
      .totalTime,
      """
      estimated time,time estimate,time needed,required time,recipe time,geschätzte zeit,\
      durée estimée,temps estimé,tiempo estimado,tempo stimato,tempo estimado,geschatte tijd,\
      beräknad tid,szacowany czas,total,total time,total cooking time,total cook time,time,duration,time required,time total,total mins,ready in,takes,\
      overall time,zeit,gesamtzeit,dauer,gesamt,temps total,temps,duree,tiempo total,tiempo,\
      duracion,tempo totale,tempo,durata,tempo total,totale tijd,tijd,tid,czas,\
      время,общее время,总时间,總時間,时间,用时,所要時間,総時間,\
      totaltid,samlet tid,tidsforbruk,czas całkowity,kokonaisaika,celkový čas,총 시간,소요 시간,\
      gesamtdauer,temps necessaire,elkészítési idő,łączny czas,toplam süre,süre,összes idő,idő,\
      aika,valmistusaika,doba,загальний час,час,συνολικός χρόνος,χρόνος,timp total,ukupno vrijeme,\
      temps,temps total,durată,temps de preparació total,waktu total,tổng thời gian,thời gian,시간,czas łączny,duur,duração
      """
    ),
    (
      .source,
      """
      attribution,credit,credits,recipe source,kjelde,kilde,font,source,sources,url,source url,source link,link,org url,original url,original link,original,canonical,\
      canonical url,website,recipe url,original recipe,recipe from,adapted from,based on,from,via,\
      originally published at,quelle,fonte,fuente,bron,zrodlo,zdroj,kilde,kalla,lahde,forrás,kaynak,\
      источник,джерело,πηγή,sursa,izvor,sumber,nguồn,来源,來源,出处,出典,출처,skąd
      """
    ),
    (.publisher, "publisher,source name,site,site name,verlag,editeur"),
    (.publisherURL, "publisher url,publisher website"),
    (.f2fURL, "f2f url"),
    (
      .image,
      """
      image,images,photo,photos,picture,pictures,recipe image,image url,cover,cover image,thumbnail,thumb,\
      featured image,hero image,header image,banner,photo url,foto,bild
      """
    ),
    (.socialRank, "social rank,rank,popularity"),
    (
      .rating,
      """
      rating,stars,score,my rating,aggregate rating,bewertung,note sur 5,评分,評価,ocena,betyg,puan,beoordeling,avaliação,\
      valoración,valutazione,hodnocení,értékelés,vurdering,arvosana,оценка,рейтинг
      """
    ),
    (.ratingCount, "rating count,ratings,review count,reviews,votes"),
    (
      .ingredients,
      """
      ingredients,ingredient,recipe ingredient,recipe ingredients,ingredients markdown,zutaten,\
      ingredientes,ingredienti
      """
    ),
    (.ingredientGroups, "ingredient groups"),
    (.directionGroups, "direction groups"),
    (
      .notes,
      """
      hint,hints,commentary,comment,remark,consells,consell,sfaturi,sfat,megjegyzés,tipp,wskazówka,uwaga,\
      poznámka,tipy,serveringsforslag,servering,serving suggestion,serving suggestions,storage,\
      notes,note,recipe notes,tips,tip,cooks notes,remarks,notizen,hinweise,hinweis,tipps,anmerkungen,\
      remarques,astuces,astuce,conseils,conseil,notas,consejos,consejo,dicas,dica,observações,\
      consigli,consiglio,opmerkingen,opmerking,\
      anteckningar,merknader,noter,huomautuksia,uwagi,notatki,wskazówki,poznámky,megjegyzések,tippek,\
      примечания,примечание,советы,совет,примітки,поради,σημειώσεις,note și sfaturi,napomene,notlar,ipuçları,ipucu,\
      püf noktası,catatan,ghi chú,mẹo,备注,小贴士,メモ,コツ,ポイント,메모,팁,dobre rady,rady,rada,savjet,savjeti,savet,ملاحظات,نصائح,הערות,kooktip
      """
    ),
    (
      .tools,
      """
      tools,tool,equipment,utensils,cookware,special equipment,geräte,utensilien,matériel,ustensiles,\
      utensilios,attrezzatura,keukengerei,utrustning,equipamento,equipamentos,echipament,estris,utstyr,udstyr,\
      välineet,przybory,nádobí,eszközök,оборудование,инструменты,araç gereç,工具,厨具,도구,道具
      """
    ),
    (
      .nutrition,
      """
      valori nutritive,valors nutricionals,영양,영양성분,栄養,栄養成分,nutrition,nutrition facts,nutritional info,nutritional information,nutrients,nutritional values,\
      nutrition info,nutrition per serving,macros,nährwerte,nährwertangaben,\
      valeurs nutritives,información nutricional,valori nutrizionali,voedingswaarde,nutrição,besin değerleri,营养成分,\
      voeding,voedingswaarden,wartości odżywcze,wartość odżywcza,näring,näringsvärde,näringsinnehåll,\
      næringsindhold,næringsinnhold,nährwert,besin değeri,informação nutricional,ravintoarvot,\
      výživové hodnoty,tápérték,пищевая ценность
      """
    ),
    (
      .directions,
      """
      directions,instructions,instruction,method,steps,procedure,recipe instructions,directions markdown,zubereitung,\
      anleitung,etapes,instrucciones,istruzioni,adımlar,kroki,lépések,mode operatoire,steg,svolgimento,\
      trin,valmistusohje,vaiheet,framgangsmåte,framgangsmåde,шаги,кроки,pași,βήματα,koraci,postupak,\
      các bước,단계,순서대로,passos,elaboració,preparació de la recepta
      """
    ),
    (.layout, "layout,draft,cssclass,cssclasses,permalink,slug,aliases,weight,type,recipe"),
  ]
}
