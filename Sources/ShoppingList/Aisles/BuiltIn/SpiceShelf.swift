extension BuiltInShelf {
  /// Spices, and herbs that are mostly bought dried.
  static let spices = BuiltInShelf(
    "Spices",
    """
    paprika powder, paprika, sweet paprika, hungarian paprika, paprikapulver, paprika edelsüß, \
    edelsüßes paprikapulver, paprika doux, pimentón, pimentón dulce, paprica, paprica dolce, páprica, páprica doce, \
    colorau, paprikapoeder, paprikakrydda, papryka słodka, słodka papryka, papryka w proszku, mielona papryka, \
    sladká paprika, mletá paprika, pirospaprika, fűszerpaprika, őrölt pirospaprika, toz biber, kırmızı toz biber, \
    slatka paprika, mljevena paprika, 红椒粉, 甜椒粉, パプリカパウダー
    smoked paprika, geräuchertes paprikapulver, paprika fumé, pimentón ahumado, pimentón de la vera, \
    paprica affumicata, páprica defumada, gerookte paprika, gerookt paprikapoeder, rökt paprika, røget paprika, \
    røkt paprika, papryka wędzona, wędzona papryka, uzená paprika, údená paprika, füstölt paprika, dimljena paprika, \
    烟熏红椒粉
    cumin, ground cumin, kreuzkümmel, cumin en poudre, comino, comino molido, comino en polvo, cumino, \
    cominho, komijn, komijnpoeder, spiskummin, spidskommen, spisskummen, kumin, kmin rzymski, římský kmín, \
    rímska rasca, római kömény, kimyon, kurkumin, 孜然, 孜然粉, クミン
    cumin seed, whole cumin, kreuzkümmelsamen, graine de cumin, semilla de comino, semi di cumino, komijnzaad
    caraway, caraway seed, kümmel, carvi, alcaravea, karwij, kummin, kommen, karve, kminek, kminku, kmín, rasca, \
    kömény, köménymag
    ground coriander, coriander powder, gemahlener koriander, coriandre moulu, coriandre en poudre, \
    cilantro molido, coriandolo in polvere, coentro em pó, korianderpoeder, gemalen koriander, ketoembar, \
    malen koriander, stødt koriander, malt koriander, mielona kolendra, kolendra mielona
    coriander seed, koriandersamen, koriandersaat, koriandersaat ganz, graine de coriandre, \
    semilla de cilantro, semilla de coriandro, semi di coriandolo, korianderzaad, korianderfrö, 香菜籽
    turmeric, turmeric powder, ground turmeric, kurkuma, kurkumy, curcuma, cúrcuma, curcuma en poudre, \
    cúrcuma em pó, açafrão da terra, kurkumapoeder, geelwortel, gurkmeja, gurkemeje, gurkemeie, zerdeçal, 姜黄, 姜黄粉, \
    ターメリック
    curry powder, curry, currypulver, curry en poudre, curry en polvo, curry em pó, kerriepoeder, kerrie, karri, \
    karry, curry w proszku, přyprava curry, kari, kari koření, 咖喱粉, カレー粉, 카레가루
    * masala, garam masala, ras el hanout, za atar, zaatar, five spice, five spice powder, chinese five spice, \
    fünf gewürze pulver, cinq épices, chaat masala, baharat, quatre épices, lebkuchengewürz, speculaaskruiden, \
    pumpkin pie spice, apple pie spice, pain d épices, pfefferkuchengewürz, koekkruiden, 五香粉, 十三香, ガラムマサラ
    cinnamon, ground cinnamon, zimt, gemahlener zimt, cannelle, cannelle en poudre, canela, canela molida, \
    canela en polvo, cannella, canela em pó, kaneel, kaneelpoeder, kanel, malen kanel, cynamon, cynamonu, \
    skořice, mletá skořice, škorica, mletá škorica, fahéj, őrölt fahéj, tarçın, cimet, cimeta, 肉桂, 桂皮, 肉桂粉, \
    シナモン, 계피
    cinnamon stick, stick cinnamon, stick of cinnamon, zimtstange, bâton de cannelle, canela en rama, \
    rama de canela, palo de canela, stecca di cannella, canela em pau, pau de canela, kaneelstokje, \
    kaneelstok, kanelstång, kanelstang, laska cynamonu
    nutmeg, ground nutmeg, muskat, muskatnuss, noix de muscade, muscade, nuez moscada, noce moscata, noz moscada, \
    nootmuskaat, muskotnöt, muskot, riven muskotnöt, muskatnød, muskatnøtt, gałka muszkatołowa, gałki muszkatołowej, \
    muškátový oříšek, muškátový oriešok, szerecsendió, muskat cevizi, muškatni oraščić, 肉豆蔻, 豆蔻粉, ナツメグ
    mace, muskatblüte, macis, muškátový květ
    clove, whole clove, nelke, gewürznelke, clou de girofle, girofle, clavo, clavo de olor, \
    chiodo di garofano, chiodi di garofano, cravo, cravo da índia, kruidnagel, kruidnagels, kryddnejlika, \
    nejlika, nejlikor, nellike, nelliker, goździk, goździki, hřebíček, klinček, klinčeky, szegfűszeg, \
    karanfil, klinčić, 丁香, クローブ
    ground clove, gemahlene nelke, nelkenpulver, clou de girofle moulu, girofle moulu, clavo molido, \
    gemalen kruidnagel
    allspice, piment, piment de la jamaïque, pimienta de jamaica, pimienta gorda, pimento della giamaica, \
    pimenta da jamaica, kryddpeppar, allehånde, allehånd, ziele angielskie, ziela angielskiego, nové koření, \
    szegfűbors, yenibahar, 众香子, オールスパイス
    allspice berry, whole allspice, pimentkorn, pimentkörner
    cardamom, ground cardamom, kardamom, cardamome, cardamomo, kardemom, kardemumma, kardemumme, kardemomme, \
    kardamón, kardamon, 豆蔻, 白豆蔻, 小豆蔻, カルダモン
    cardamom pod, green cardamom pod, green cardamom, cardamom seed, kardamomkapsel, gousse de cardamome, \
    vaina de cardamomo
    * black cardamom, black cardamom pod, 草果
    star anise, sternanis, anis étoilé, badiane, anís estrellado, anice stellato, anis estrelado, steranijs, \
    stjärnanis, stjerneanis, anyż gwiazdkowy, badyán, csillagánizs, yıldız anason, 八角, 大料, 八角茴香, 팔각
    anise, aniseed, anis, anissamen, anís, anice, erva doce, anijs, anijszaad, 茴香, 小茴香
    fennel seed, fenchelsamen, graine de fenouil, semilla de hinojo, semi di finocchio, venkelzaad, fänkålsfrö, \
    fennikelfrø
    mustard seed, senfkörner, senfsaat, senfkorn, graine de moutarde, semilla de mostaza, mosterdzaad, senapsfrö, \
    sennepsfrø, gorczyca, hořčičné semínko, horčičné semienko, 芥菜籽
    dry mustard, mustard powder, ground mustard, senfpulver, senfmehl, mosterdpoeder, senapspulver, 芥末粉
    * celery seed, celery salt, selleriesalz, sel de céleri, sal de apio
    * dill seed, fenugreek, fenugreek leaf, fenugreek seed, methi, kasuri methi, bockshornklee, bockshornkleesamen, \
    nigella seed, nigella, czarnuszka, czarnuszki, kalonji, schwarzkümmel, asafoetida, hing, ajwain, carom seed, amchur, sumac, sumach, \
    sumak, juniper berry, wacholderbeere, wacholder, baie de genièvre, jeneverbes, jeneverbessen, enbär, enebær, \
    jałowiec, jalovec, borievky, long pepper
    chili powder, chilli powder, chile powder, ground chili, chilipulver, piment en poudre, chile en polvo, \
    pimenta em pó, chilipoeder, chilli v prahu, chili w proszku, mletý čili, čili v prahu, red chili powder, \
    red chilli powder, 辣椒粉, 辣椒面, 韓国唐辛子, 一味唐辛子
    * ground chipotle, ancho chile powder, ancho chili powder, chipotle powder, chipotle chili powder, gochugaru, \
    korean chili flake, kashmiri chili powder, 秘制辣椒粉, 七味唐辛子, 고춧가루, piment d espelette
    chili flake, chilli flake, chile flake, red pepper flake, red pepper chili flake, crushed red pepper, \
    crushed red pepper flake, red chili flake, dried chili flake, chiliflocken, flocon de piment, chile en escamas, \
    hojuelas de chile, peperoncino in scaglie, peperoncino secco, pimenta calabresa, chilivlokken, chiliflingor, \
    chiliflakes, chiliflager, płatki chili, čili vločky, chili vločky, pul biber, aleppo pepper
    dried chili, dried chile, dried red chili, dried red chilli, getrocknete chili, getrocknete chilischote, \
    piment sec, piment séché, chile seco, gedroogde chilipeper, torkad chili, 干辣椒, 干红辣椒, 辣椒干, 鷹の爪, 赤唐辛子
    * ancho chile, guajillo chile, guajillo, ancho, pasilla chile, chile guajillo, chile ancho, arbol chile, \
    chile de arbol
    cayenne, cayenne pepper, ground cayenne, ground red pepper, cayennepfeffer, poivre de cayenne, piment de cayenne, \
    pimienta de cayena, cayena, pepe di cayenna, pimenta caiena, cayennepeper, kajennpeppar, cayennepeber, \
    kajennepepper, pieprz cayenne, kayenský pepř, kajenské korenie, cayenne bors, kajenski papar
    oregano, dried oregano, getrockneter oregano, origan, origan séché, orégano, orégano seco, origano, \
    origano secco, oregano torkad, rigani, oregánó, kekik otu, origano svježi, mexican oregano, 牛至, オレガノ
    bay leaf, bay leave, bay, laurel leaf, lorbeer, lorbeerblatt, lorbeerblätter, laurier, feuille de laurier, \
    laurel, hoja de laurel, alloro, foglia di alloro, foglie di alloro, louro, folha de louro, laurierblad, \
    laurierblaadje, laurierblaadjes, lagerblad, laurbærblad, laurbær, liść laurowy, liście laurowe, bobkový list, \
    babérlevél, defne yaprağı, lovor, lovorov list, lovorovog lista, 香叶, 月桂叶, ローリエ, 월계수잎
    saffron, saffron thread, saffron strand, safran, safranfäden, pistil de safran, azafrán, hebra de azafrán, \
    zafferano, pistilli di zafferano, açafrão, saffraan, saffran, safran tråde, szafran, šafrán, sáfrány, safir, \
    藏红花, 番红花
    garlic powder, granulated garlic, garlic granule, knoblauchpulver, knoblauchgranulat, ail en poudre, \
    ajo en polvo, aglio in polvere, alho em pó, knoflookpoeder, vitlökspulver, hvidløgspulver, hvitløkspulver, \
    czosnek granulowany, czosnku granulowanego, czosnek w proszku, sušený česnek, granulovaný česnek, cesnak sušený, \
    fokhagymapor, granulált fokhagyma, sarımsak tozu, 大蒜粉, 蒜粉, ガーリックパウダー
    * garlic salt, knoblauchsalz, sel d ail, sal de ajo, onion salt
    onion powder, granulated onion, zwiebelpulver, zwiebelgranulat, oignon en poudre, cebolla en polvo, \
    cipolla in polvere, cebola em pó, uienpoeder, lökpulver, løgpulver, cebula granulowana, cebula w proszku, \
    hagymapor, soğan tozu, 洋葱粉, オニオンパウダー
    fried onion, röstzwiebel, oignon frit, gebakken uitjes, rostad lök, ristede løg, 葱酥
    dried onion, dried minced onion, onion flake, sušená cibule
    ground ginger, ginger powder, powdered ginger, ingwerpulver, gemahlener ingwer, gingembre en poudre, \
    gingembre moulu, jengibre en polvo, jengibre molido, zenzero in polvere, gengibre em pó, gemberpoeder, djahé, \
    malen ingefära, stødt ingefær, malt ingefær, imbir mielony, mielony imbir, mletý zázvor, őrölt gyömbér, \
    toz zencefil, 姜粉, 生姜粉, ジンジャーパウダー
    italian seasoning, italian herb, italienische kräuter, herbes italiennes, erbe aromatiche, italiaanse kruiden, \
    italiensk kryddblandning, italiensk krydderi, zioła włoskie, provensálske bylinky, 意大利香草, 混合香草, 黑胡椒碎混合香料
    herbes de provence, kräuter der provence, hierbas provenzales, provençaalse kruiden, zioła prowansalskie, \
    provensálské koření
    * seasoning, spice, spice mix, taco seasoning, cajun seasoning, creole seasoning, old bay, old bay seasoning, \
    poultry seasoning, steak seasoning, fajita seasoning, all purpose seasoning, ranch seasoning, \
    ranch dressing mix, onion soup mix, everything bagel seasoning, tajin, gewürz, gewürzmischung, \
    brathähnchengewürz, hackfleischgewürz, épices, mélange d épices, condimento, especias, spezie, tempero, \
    specerijen, tacokruiden, gehaktkruiden, kipkruiden, vegeta, krydda, tacokrydda, grillkrydda, krydderi, \
    przyprawa, przyprawa do kurczaka, koření, grilovací koření, korenie, fűszerkeverék, baharat karışımı, začin, \
    烧烤料, 调料, 香料, 麻辣火锅底料
    sichuan peppercorn, szechuan peppercorn, szechuanpfeffer, 花椒, 花椒粉, 青花椒, 麻椒, 藤椒, 花椒粒, 花椒面
    * pink peppercorn, pink pepper, rosa pfeffer, rosa beere, baie rose, pimienta rosa, pepe rosa, rosépeppar, \
    green peppercorn, grüner pfeffer, poivre vert, lemon pepper, zitronenpfeffer, citronpeppar, pieprz cytrynowy
    * msg, monosodium glutamate, accent seasoning, 味精, 鸡精, 鸡粉, 味の素, だしの素, ほんだし, 和風だしの素, 顆粒だし, 다시다
    * liquorice, tonka bean, tonkabohne, pandan, rosebud, 陈皮, 甘草, 砂仁, 白芷, 当归, 党参, 黄芪, 罗汉果
    * pimenta síria, whole allspice berry, garlic pepper, alum, chili pepper flake, korean chili pepper flake, \
    epazote, sassafras
    """)
}
