extension LineVocabulary {
  /// Each unit with its names: English, German, French, Spanish, Portuguese, Italian, Dutch, Nordic,
  /// Polish, Czech, Hungarian, Russian, Chinese, Japanese and Korean, and what `furtherUnits` and `easternUnits`
  /// add.
  ///
  /// Points and accents are omitted: "c. à soupe" is found by "c a soupe".
  package static let units: [(MeasureUnit, String)] =
    masses + volumes + lengths + spices + parts + packages + furtherUnits + easternUnits

  private static let masses: [(MeasureUnit, String)] = [
    (.milligram, "mg,milligram,milligrams,milligramm,milligramme,мг,毫克,ミリグラム"),
    (
      .gram,
      """
      گرام,\
      γρ,γραμμάρια,\
      g,gr,grs,gm,gms,gram,grams,gramm,gramme,grammes,grammo,grammi,gramo,gramos,grama,gramas,gramy,\
      gramow,gramu,gramov,г,гр,грамм,грамма,граммов,граммы,грами,克,公克,グラム,그램
      """
    ),
    (
      .decagram,
      """
      dag,dkg,deka,deko,dekagram,dekagramm,dekagramme,dekagramy,dekagramow,dekagramu,dekagramů,\
      decagram,decagrams,дкг,декаграмм
      """
    ),
    (.hectogram, "hg,hekto,etto,etti,ons"),
    (
      .kilogram,
      """
      کلو,کلوگرام,کلو گرام,\
      kg,kgs,kilo,kilos,kilogram,kilograms,kilogramm,kilogramme,kilogrammes,kilogrammo,chilo,\
      kilogramo,kilogramos,quilo,quilos,кг,килограмм,килограмма,公斤,千克,キロ,キログラム,킬로그램
      """
    ),
    (
      .ounce,
      "oz,ozs,ounce,ounces,unze,unzen,once,onces,onza,onzas,oncia,unz,uns,унция,унции,盎司,オンス"
    ),
    (
      .pound,
      "lb,lbs,pound,pounds,livre,livres,libra,libras,libbra,libbre,磅,ポンド,파운드"
    ),
    (.jin, "斤,市斤,pfund,pond,pund"), (.liang, "两,兩"),
  ]

  private static let volumes: [(MeasureUnit, String)] = [
    (
      .milliliter,
      """
      ملی لیٹر,ملی لٹر,\
      ml,mls,cc,ccm,milliliter,milliliters,millilitre,millilitres,mililitro,mililitros,millilitro,\
      millilitri,мл,миллилитр,миллилитра,миллилитров,毫升,ミリリットル,㏄,밀리리터
      """
    ),
    (.centiliter, "cl,centiliter,centilitre,centilitres,centilitro,centilitri"),
    (.deciliter, "çay bardağı,dl,deciliter,decilitre,decilitres,desiliter,decilitro,decilitri,дл"),
    (
      .liter,
      """
      لیٹر,لٹر,\
      l,lt,ltr,ltrs,liter,liters,litre,litres,litro,litros,litri,litr,litry,litru,л,литр,литра,литров,\
      升,公升,リットル,리터
      """
    ),
    (.kryddmatt, "krm,kryddmått"),
    (
      .teaspoon,
      """
      چائے کا چمچ,چائے کے چمچ,چائے کا چمچہ,\
      c c,c thé,c da tè,c da te,c da caffe,c de chá,c chá,c de café,çay kaşığı,žličica,žličice,linguriță,lingurițe,κ γλ,κγ,κουταλάκι,κουταλάκια,\
      tsp,tsps,tspn,tspns,teaspoon,teaspoons,teaspoonful,teaspoonfuls,teaspoonsful,tea spoon,\
      tea spoons,ts,teasp,tl,teel,teelöffel,teeloeffel,kl,kaffeelöffel,càc,c à c,c à café,\
      cc à café,cuil à café,cuiller à café,cuillère à café,cuillères à café,cuillerée à café,\
      cuillerées à café,c a the,cuillère à thé,cuillères à thé,cucchiaino,cucchiaini,\
      cucchiaino da te,cucchiaini da te,cucchiaino da caffe,cucchiaini da caffe,cdta,cdtas,cdita,\
      cditas,cucharadita,cucharaditas,colher de chá,colheres de chá,colher chá,colheres chá,\
      colher das de chá,theelepel,theelepels,theel,koffielepel,tsk,tesked,teskedar,teske,teskje,\
      teskjeer,teskeer,tl teelusikallinen,teelusikallinen,teelusikallista,łyżeczka,łyżeczki,łyżeczek,\
      łyżeczkę,lžička,lžičky,lžiček,lžičku,lyžička,lyžičky,lyžičiek,lyžičku,čajová lyžička,\
      čajové lyžičky,čajových lyžičiek,kávová lyžička,kávové lyžičky,kávových lyžičiek,čajová lžička,\
      čajové lžičky,čajových lžiček,kávová lžička,kávové lžičky,kávových lžiček,žličicu,kávéskanál,teáskanál,mk,tk,чл,ч л,чайная ложка,\
      чайной ложки,чайные ложки,чайных ложек,чайную ложку,茶匙,小匙,小勺,小さじ,小さじすりきり,작은술,\
      티스푼,小茶匙
      """
    ),
    (.dessertspoon, "tatlı kaşığı,dsp,dstspn,dessertspoon,dessertspoons,dessertlöffel,десл,дес л"),
    (
      .tablespoon,
      """
      کھانے کا چمچ,کھانے کے چمچ,کھانے کا چمچہ,\
      c s,c soupe,c sopera,c da tavola,c sopa,c de sopa,c da minestra,yemek kaşığı,žlica,žlice,lingură,linguri,κ σ,κσ,κουταλιά,κουταλιές,muỗng canh,\
      tbsp,tbsps,tbs,tb,tbl,tbls,tblsp,tblsps,tbsn,tblspn,tblspns,tbspn,tbspns,tablespoon,\
      tablespoons,tablespoonful,tablespoonfuls,table spoon,table spoons,el,essl,esslöffel,\
      essloeffel,cs,càs,c à s,c à soupe,cuil à soupe,cuiller à soupe,cuillère à soupe,\
      cuillères à soupe,cuillerée à soupe,cuillerées à soupe,c à table,cuillère à table,\
      cuillères à table,cucchiaio,cucchiai,cucchiaio da tavola,cucchiai da tavola,\
      cucchiaio da minestra,cucchiai da minestra,cda,cdas,cucharada,cucharadas,cucharada sopera,\
      cucharadas soperas,cuchara,cucharas,colher de sopa,colheres de sopa,colher sopa,\
      colheres sopa,eetlepel,eetlepels,eetl,msk,matsked,matskedar,ss,spiseske,spiseskeer,\
      spiseskje,spiseskjeer,spsk,rkl,ruokalusikallinen,ruokalusikallista,łyżka,łyżki,łyżek,łyżkę,\
      lyžica,lyžice,lyžíc,lyžicu,polievková lyžica,polievkové lyžice,polievkových lyžíc,\
      žlicu,lžíce,lžic,lžíci,polévková lžíce,polévkové lžíce,polévkových lžic,evőkanál,ek,стл,ст л,стол л,\
      столовая ложка,столовой ложки,столовые ложки,столовых ложек,столовую ложку,ст ложка,\
      ст ложки,ст ложек,汤匙,湯匙,大匙,大勺,大さじ,큰술,테이블스푼,スプーン
      """
    ),
    (
      .fluidOunce,
      "fl oz,fl ozs,ounces fluid,ounce fluid,oz fluid,fluid oz,fluid ounce,fluid ounces,floz,液量盎司,液盎司"
    ),
    (.cup, "کپ,پیالی,cup,cups,c,cupful,cupfuls,cp,杯,컵"),
    (
      .metricCup,
      """
      šalica,šalice,cană,căni,φλιτζάνι,φλιτζάνια,\
      tasse,tassen,tasses,taza,tazas,tazza,tazze,xícara,xícaras,xíc,xícara chá,xícaras chá,xícara de chá,xícaras de chá,chávena,chávenas,kop,kopje,\
      kopjes,kopp,koppar,kopper,tekopp,tekoppar,filiżanka,filiżanki,\
      filiżanek,hrnků,hrnček,hrnčeky,hrnčekov,šálek,šálky,šálků,šálka,šálok,šalicu,szklanka,szklanki,szklanek,szklankę,hrnek,hrnky,hrnku,bögre,стакан,\
      стакана,стаканов,ст,kuppi
      """
    ),
    (.japaneseCup, "カップ,su bardağı"), (.go, "合"),
    (.pint, "pint,pints,pt,pts"), (.quart, "quart,quarts,qt,qts"),
    (.gallon, "gallon,gallons,gal,gals"),
  ]

  private static let lengths: [(MeasureUnit, String)] = [
    (.millimeter, "mm,millimeter,millimetre"),
    (.centimeter, "cm,cms,centimeter,centimeters,centimetre,centimetres,zentimeter,см,厘米,センチ"),
    (.inch, "inch,inches,in"),
  ]

  private static let spices: [(MeasureUnit, String)] = [
    (
      .pinch,
      """
      چٹکی,\
      nip,tutam,prstohvat,πρέζα,\
      pinch,pinches,prise,prisen,pr,pincée,pincées,pizzico,pizzichi,pizca,pizcas,pitada,pitadas,\
      snufje,snufjes,snuifje,snuifjes,snuf,snuif,mespunt,mespuntje,mespuntjes,štipka,štipky,štipiek,\
      štipku,knsp,dryss,drys,knivspidser,knivsudd,prstohvata,щепоть,щепоти,\
      nypa,nypor,klypa,klype,klyper,knivspids,szczypta,szczypty,szczyptę,\
      špetka,špetky,špetku,csipet,щепотка,щепотки,щепоток,щепотку,щепот,撮,小撮,つまみ,ひとつまみ,꼬집
      """
    ),
    (
      .dash,
      """
      dash,dashes,schuss,scheut,scheuten,scheutje,scheutjes,skvätt,skvättar,skvæt,skvett,stänk,dæsj,\
      trait
      """
    ),
    (
      .drop,
      """
      drop,drops,tropfen,goutte,gouttes,goccia,gocce,gota,gotas,druppel,druppels,druppeltje,druppeltjes,\
      droppe,droppar,
      dråbe,dråber,dråpe,dråper,kropla,krople,kropli,kropel,kapka,\
      kapky,kapek,kvapka,kvapky,kvapiek,капля,капли,капель,滴,방울
      """
    ),
    (
      .splash,
      """
      splash,splashes,glug,glugs,drizzle,drizzles,squeeze,squeezes,squirt,squirts,spritzer,filet,\
      chorrito,chorritos,capful,capfuls,dopje,dopjes
      """
    ),
    (.knifePoint, "msp,messerspitze,messerspitzen,knife point"),
    (.spoon, "spoon,spoons,spoonful,spoonfuls,löffel,lepel,lepels,勺,匙,спуна"),
    (
      .handful,
      """
      handful,handfuls,handfull,handvoll,poignée,poignées,manciata,manciate,puñado,puñados,\
      mão cheia,punhado,punhados,handje,handjes,handvol,handenvol,handjevol,handfull,näve,nävar,\
      håndfuld,håndfulde,håndfull,neve,never,garść,garści,hrst,hrsti,hrstí,hrstka,hrstky,šaka,šake,\
      marék,горстей,горсть,горсти,把,握,줌,つかみ
      """
    ),
    (.knob, "knob,knobs,noix,klont,klontje,klontjes,klick,klickar,klat,klatter,klatt"),
  ]
}
