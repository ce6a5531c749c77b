extension RecipeKey {
  /// Further names, in the languages of `synonyms` and in Slovak, Slovenian, Croatian, Bulgarian, Estonian,
  /// Lithuanian, Latvian, Arabic and Hebrew.
  static let furtherNames: [(RecipeKey, String)] = [
    (
      .yield,
      """
      nb personnes,nbre personnes,nbre personne,nombre personnes,nb de personnes,couverts,couvert,\
      amounts for,amount for,user num,how many,covers,pax,resa,per quante persone,persoane,kisi,\
      portionsanzahl,gasten,antal portioner,porcie,alcanza para,rinde para,da para,reicht für,räcker till,выход,выходит,получается,\
      виходить,вихід,adag,kolik porcí,dla kogo,per a,ile osób,per quanti,combien de personnes,para cuántos,para quantos,počet porcií,személy,porcije,osobe,\
      število porcij,osebe,брой порции,άτομα,số người,porcions,persones,comensals,portsjonid,\
      portsjoneid,porcijos,porcijų skaičius,porcijas,porciju skaits,几人份,人數,عدد الحصص,\
      عدد الأشخاص,מספר מנות
      """
    ),
    (
      .prepTime,
      """
      esivalmisteluaika,čas priprave,време за подготовка,ettevalmistusaeg,paruošimo laikas,\
      sagatavošanas laiks,下準備時間
      """
    ),
    (
      .cookTime,
      """
      koktid,čas varenia,čas pečenia,čas kuhanja,čas peke,време за готвене,време за печене,\
      χρόνος ψησίματος,küpsetusaeg,keeduaeg,gaminimo laikas,kepimo laikas,gatavošanas laiks,\
      cepšanas laiks,烹调时间,烹調時間,وقت الطهي,זמן בישול,זמן אפייה
      """
    ),
    (
      .totalTime,
      """
      varighed,čas,teljes idő,vrijeme,skupni čas,общо време,време,total waktu,waktu,durada,\
      koguaeg,aeg,bendras laikas,laikas,kopējais laiks,laiks,合計時間,الوقت الكلي,الوقت,\
      الوقت الإجمالي,זמן כולל,זמן
      """
    ),
    (
      .waitTime,
      """
      odpočinok,timp de odihnă,vrijeme odmaranja,čas počitka,час очікування,време за почивка,\
      χρόνος αναμονής,waktu istirahat,thời gian nghỉ,puhkeaeg,poilsio laikas,gaidīšanas laiks,\
      靜置時間,寝かせ時間,휴지 시간,وقت الراحة,זמן מנוחה
      """
    ),
    (
      .source,
      """
      vir,източник,allikas,šaltinis,avots,引用元,المصدر,מקור
      """
    ),
    (
      .author,
      """
      verfasser,kirjoittaja,avtor,autorius,autors,著者,저자,المؤلف,الكاتب,מחבר,מאת
      """
    ),
    (
      .tags,
      """
      schlagwörter,portata,mærker,stikkord,kategoriat,tunnisteet,kategóriák,categorii,\
      kategorija,kategorije,категорії,етикети,κατηγορία,κατηγορίες,kategoriler,label,danh mục,\
      thể loại,kategooria,sildid,kategorijos,žymos,birkas,分類,標籤,カテゴリー,التصنيف,קטגוריה,תגיות
      """
    ),
    (
      .description,
      """
      deskripsi,kirjeldus,aprašymas,apraksts,簡介,概要,الوصف,תיאור
      """
    ),
    (
      .tools,
      """
      benodigdheden,sprzęt,pomůcky,pomôcky,ustensile,pribor,oprema,pripomočki,инвентарь,\
      обладнання,прибори,σκεύη,εξοπλισμός,ekipman,alat,peralatan,dụng cụ,vahendid,įrankiai,\
      piederumi,الأدوات,כלים,ציוד
      """
    ),
    (
      .nutrition,
      """
      valeurs nutritionnelles,nutrición,nutrizione,hranilne vrednosti,кбжу,хранителни стойности,\
      nutrisi,dinh dưỡng,informació nutricional,toiteväärtus,maistinė vertė,uzturvērtība,營養
      """
    ),
  ]
}
