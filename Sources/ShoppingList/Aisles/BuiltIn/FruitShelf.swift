extension BuiltInShelf {
  /// Fruit, of which the dried one stands with what is needed for baking.
  static let fruit = BuiltInShelf(
    "Vegetables and fruit", dried: "Baking",
    """
    lemon, lemon wedge, zitrone, biozitrone, citron, citron jaune, limón amarillo, limón, limone, limão siciliano, \
    citroen, sitron, cytryna, cytryny, citrón, citrom, limun, limon, 柠檬, レモン, 레몬
    lime, limette, citron vert, lima, limão, limoen, limonka, limetka, lajm, 青柠, ライム, 라임
    lemon zest, lemon rind, lemon peel, zest of lemon, zitronenschale, zitronenabrieb, zitronenzeste, \
    zeste de citron, ralladura de limón, piel de limón, cáscara de limón, scorza di limone, buccia di limone, \
    raspas de limão, citroenrasp, citroenschil, rivet citronskal, citronskal, revet sitronskall, citronzest, \
    skórka z cytryny, citronová kůra, citromhéj, 柠檬皮
    lime zest, lime rind, lime peel, limettenschale, limettenabrieb, zeste de citron vert
    orange zest, orange rind, orange peel, orangenschale, orangenabrieb, zeste d orange, ralladura de naranja, \
    piel de naranja, scorza d arancia, raspas de laranja, apelsinskal, skórka pomarańczowa
    orange, apfelsine, naranja, arancia, arance, laranja, sinaasappel, apelsin, appelsin, pomarańcza, pomeranč, \
    pomaranč, narancs, portakal, naranča, 橙子, オレンジ
    blood orange, blutorange, orange sanguine, blodapelsin
    tangerine, mandarin, mandarine, mandarina, mandarino, tangerina, mandarijn, mandarinka, 橘子, 桔子, みかん
    clementine, clémentine, klementine, clementina
    grapefruit, pamplemousse, pomelo, pompelmo, toranja, 柚子, 西柚
    * yuzu, kumquat
    apple, apfel, pomme, manzana, mela, mele, maçã, appel, äpple, æble, eple, jabłko, jabłka, jablko, jablka, \
    jablek, alma, elma, jabuka, jabuke, 苹果, りんご, リンゴ, 사과
    granny smith apple, granny smith
    * gala apple, honeycrisp apple, fuji apple, golden delicious apple, red delicious apple, braeburn apple, \
    pink lady apple, mcintosh apple, bramley apple
    pear, birne, poire, pera, pere, peer, päron, pære, gruszka, gruszki, hruška, hrušky, körte, armut, kruška, \
    梨, 雪梨, 梨子, 洋梨, 배
    * bosc pear, bartlett pear, anjou pear
    asian pear
    quince, quitte, coing, membrillo, kweepeer
    banana, banane, plátano, banano, banaan, banan, banán, muz, 香蕉, バナナ, 바나나
    grape, traube, weintraube, raisin frais, uva, uva bianca, druif, druiven, vindruva, vindrue, drue, winogrono, \
    hrozno, szőlő, 葡萄, 提子, ぶどう
    strawberry, erdbeere, fraise, fresa, frutilla, fragola, morango, aardbei, aardbeien, jordgubbe, jordgubbar, \
    jordbær, truskawka, truskawki, jahoda, jahody, eper, çilek, jagoda, 草莓, いちご, 딸기
    raspberry, himbeere, framboise, frambuesa, lampone, lamponi, framboesa, framboos, frambozen, hallon, hindbær, \
    bringebær, malina, maliny, málna, 树莓, 覆盆子
    blueberry, heidelbeere, blaubeere, myrtille, arándano, mirtillo, mirtilli, mirtilo, blauwe bes, blauwe bessen, \
    blåbär, blåbær, borówka, borůvka, čučoriedka, áfonya, borovnica, 蓝莓, ブルーベリー
    blackberry, brombeere, mûre, zarzamora, amora, braam, bramen, björnbär, brombær, bjørnebær, jeżyna, ostružina
    cranberry, canneberge, arándano rojo, żurawina, 蔓越莓
    lingonberry, preiselbeere, airelle, lingon, lingonbär, tyttebær, brusinka
    redcurrant, johannisbeere, rote johannisbeere, groseille, grosella, ribes, rips, porzeczka, rybíz, vinbär
    blackcurrant, schwarze johannisbeere, cassis, solbær, svarta vinbär, czarna porzeczka
    gooseberry, stachelbeere, groseille à maquereau, krusbär, stikkelsbær, agrest
    * elderberry, elderflower, holunder, holunderblüte, fläder, hyldeblomst
    mixed berries, berry, forest fruit, beere, beerenmischung, waldbeere, fruits rouges, frutos rojos, \
    frutti di bosco, frutas vermelhas, bessen, bosvruchten, bär, bær, owoce leśne
    cherry, kirsche, cerise, cereza, ciliegia, ciliegie, cereja, kers, kersen, körsbär, kirsebær, czereśnia, třešeň, \
    cseresznye, kiraz, trešnja, 樱桃, 车厘子
    sour cherry, sauerkirsche, griotte, guinda, wiśnia, wiśnie, višně, višňa, meggy, višnja
    peach, pfirsich, pêche, melocotón, durazno, pesca noce, pêssego, perzik, persika, fersken, brzoskwinia, broskev, \
    broskyňa, őszibarack, şeftali, breskva, 桃子, 桃
    nectarine, nektarine, nectarina
    apricot, aprikose, marille, abricot, albaricoque, damasco, albicocca, albicocche, abrikoos, abrikozen, aprikos, \
    abrikos, morela, meruňka, marhuľa, sárgabarack, kayısı, marelica, 杏子, 杏
    plum, pflaume, zwetschge, zwetsche, ciruela, prugna, prugne, ameixa, pruim, pruimen, plommon, blomme, \
    plomme, śliwka, śliwki, švestka, slivka, szilva, erik, šljiva, 李子
    * mirabelle, damson
    mango, mangue, manga, mangó, 芒果, マンゴー
    pineapple, ananas, ananás, piña, abacaxi, ananász, 菠萝, 凤梨, パイナップル
    papaya, pawpaw, papaye, 木瓜
    melon, melón, melone, melão, meloen, dinnye, kavun, 哈密瓜
    cantaloupe melon, cantaloupe, rockmelon, charentais melon, cantaloupmelone, melon charentais
    honeydew melon, honeydew, honigmelone, melon miel
    watermelon, wassermelone, pastèque, sandía, anguria, cocomero, melancia, watermeloen, vattenmelon, vandmelon, \
    arbuz, görögdinnye, karpuz, 西瓜, スイカ
    kiwi, kiwi fruit, kiwifruit, 猕猴桃, キウイ
    fig, feige, figue, higo, fico, fichi, figo, vijg, vijgen, fikon, figen, figa, fík, füge, incir, smokva, 无花果
    pomegranate, granatapfel, grenade, granada, melograno, melagrana, romã, granaatappel, granatäpple, \
    granatæble, granateple, granat, gránátalma, nar, 石榴
    pomegranate seed, pomegranate aril, granatapfelkern, graine de grenade, granaatappelpitjes
    persimmon, kaki, caqui, cachi, 柿子, 柿
    passion fruit, passionsfrucht, maracuja, maracuya, fruit de la passion, maracujá, frutto della passione, \
    passievrucht, passionsfrukt, marakuja, 百香果
    lychee, litchi, 荔枝
    longan, 桂圆, 龙眼
    dragon fruit, 火龙果
    jujube, red date, 红枣, 大枣, なつめ, 대추
    goji berry, goji, 枸杞
    * physalis, sternfrucht, starfruit
    fruit, mixed fruit, obst, frucht, frutta, fruta, frukt, frugt, owoce, ovoce, 水果, 果物
    * pluot, jackfruit, hawthorn
    """)
}
