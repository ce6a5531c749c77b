extension BuiltInShelf {
  /// Wine, beer, spirits, juices, coffee and tea.
  static let drinks = BuiltInShelf(
    "Drinks",
    """
    white wine, dry white wine, weißwein, trockener weißwein, vin blanc, vin blanc sec, vino blanco, \
    vino bianco, vino bianco secco, vinho branco, vinho branco seco, witte wijn, droge witte wijn, vitt vin, \
    torrt vitt vin, hvidvin, tør hvidvin, hvitvin, tørr hvitvin, białe wino, wino białe, białego wina, \
    wytrawne białe wino, bílé víno, biele víno, suché bílé víno, fehérbor, beyaz şarap, bijelo vino, \
    bijelog vina, 白葡萄酒, 白ワイン, 화이트와인
    * chardonnay, sauvignon blanc, riesling, pinot grigio, pinot gris
    red wine, dry red wine, rotwein, trockener rotwein, vin rouge, vino tinto, vino rosso, vinho tinto, \
    rode wijn, rött vin, rødvin, czerwone wino, wino czerwone, červené víno, vörösbor, kırmızı şarap, \
    crno vino, 红酒, 红葡萄酒, 赤ワイン, 레드와인
    * burgundy, cabernet, cabernet sauvignon, pinot noir, merlot, zinfandel, chianti
    wine, wein, vin, vino, vinho, wijn, wino, víno, şarap, 葡萄酒, ワイン
    rosé wine, rosé, roséwein, vin rosé, vino rosado, vino rosato
    sparkling wine, sekt, crémant, mousserande vin, mousserende wijn, spumante, espumante, szampan
    * champagne, prosecco, cava
    beer, lager, bier, bière, cerveza, birra, cerveja, öl ljus, piwo, piwa, pivo, piva, sör, bira, olut, 啤酒, \
    ビール, 맥주
    dark beer, dunkles bier, bière brune, cerveza negra, mörkt öl, mørk øl
    stout, guinness
    ale, pale ale, brown ale
    cider, hard cider, cidre, sidra, sidro, cidra, äppelcider, apfelwein, 苹果酒
    apple cider, apfelmost, jablečný mošt
    * sherry, dry sherry, port, port wine, marsala, marsala wine, madeira, vermouth, noilly prat, jerez, porto, \
    vino de jerez, portwein, vino marsala, vin jaune, wermut, 雪利酒
    rum, rhum, ron, 朗姆酒, ラム酒
    dark rum, brauner rum, rhum brun, rhum ambré, ron oscuro, rum ambrato, rom mörk
    white rum, light rum, silver rum, weißer rum, rhum blanc, ron blanco, bílý rum
    * spiced rum, coconut rum
    brandy, weinbrand, brandewijn, 白兰地, ブランデー
    * aguardiente, grappa
    * cognac, calvados, armagnac, coñac, konjak, koniak
    whiskey, whisky, 威士忌, ウイスキー
    * bourbon, scotch
    * vodka, gin, tequila, mezcal, pisco, cachaça, kirsch, kirschwasser, wodka, spirytus, 伏特加, 金酒, 龙舌兰
    * liqueur, orange liqueur, coffee liqueur, grand marnier, cointreau, triple sec, kahlua, baileys, \
    amaretto, campari, aperol, bitters, angostura, angostura bitters, eierlikör, orangenlikör, likör, \
    liqueur d orange, licor, licor de naranja, liquore, amaro, likier, likér, limoncello, pernod, pastis, \
    ouzo, sambuca, absinthe, chartreuse, creme de menthe, 百利甜酒, 利口酒, 君度
    shaoxing wine, shaoxing, rice wine, chinese cooking wine, chinese rice wine, cooking wine, reiswein, vin de riz, \
    vino de arroz, rijstwijn, risvin, wino ryżowe, 料酒, 绍兴酒, 黄酒, 花雕酒, 绍酒, 米酒, 白酒, 高度白酒, 紹興酒, 맛술
    sake, cooking sake, sakewein, saké, 清酒, 酒, 料理酒, 日本酒, 청주
    mirin, 味醂, 味淋, みりん, 本みりん, 미림
    coffee, ground coffee, brewed coffee, hot coffee, hot brewed coffee, kaffee, café, caffè, koffie, kaffe, kawa, kawy, káva, kávé, kahve, \
    kava, 咖啡, 黑咖啡, 咖啡粉, コーヒー, 커피
    instant coffee, instant coffee granule, instant coffee powder, coffee granule, coffee powder, löskaffee, \
    instantkaffee, café soluble, café instantané, oploskoffie, snabbkaffe, 速溶咖啡, インスタントコーヒー
    espresso, expresso, espresso kaffe, 浓缩咖啡, エスプレッソ
    espresso powder, instant espresso, instant espresso powder, espresso granule, espressopulver
    tea, tea bag, tee, chá, thee, te svart, herbata, čaj, tea filter, çay, 茶叶, 茶包
    green tea, grüner tee, thé vert, té verde, groene thee, 绿茶, 緑茶, 녹차
    black tea, schwarztee, 红茶, 紅茶
    * earl grey, 乌龙茶, 茉莉花茶
    orange juice, fresh orange juice, juice of orange, orangensaft, frisch gepresster orangensaft, jus d orange, \
    zumo de naranja, jugo de naranja, succo d arancia, succo di arancia, suco de laranja, sumo de laranja, \
    sinaasappelsap, apelsinjuice, appelsinjuice, appelsinsaft, sok pomarańczowy, soku pomarańczowego, \
    pomerančový džus, pomarančová šťava, narancslé, portakal suyu, sok od naranče, 橙汁, オレンジジュース
    apple juice, apfelsaft, jus de pomme, zumo de manzana, succo di mela, suco de maçã, appelsap, äppeljuice, \
    äppelmust, æblejuice, æblemost, eplejuice, eplemost, sok jabłkowy, jablečný džus, almalé, elma suyu, 苹果汁
    * juice, pineapple juice, cranberry juice, grapefruit juice, grape juice, tomato juice, cherry juice, \
    pomegranate juice, ananassaft, kirschsaft, traubensaft, tomatensaft, multivitaminsaft, jus d ananas, \
    jus de tomate, zumo de piña, jugo de piña, zumo de tomate, suco de abacaxi, suco, suco de uva, ananassap, \
    tomatensap, v8, sok, soku, sok pomidorowy, džus, 菠萝汁, 果汁, 番茄汁, ジュース
    * lemonade, limonade, limonada, soda, cola, coke, coca cola, root beer, ginger ale, ginger beer, sprite, \
    7 up, lemon lime soda, tonic water, tonic, club soda, soda water, sparkling water, seltzer, mineral water, \
    mineralwasser, sprudel, mineralwasser mit kohlensäure, eau gazeuse, eau pétillante, agua con gas, gaseosa, \
    acqua frizzante, água com gás, bruiswater, kolsyrat vatten, danskvand, woda gazowana, wody gazowanej, \
    perlivá voda, szódavíz, maden suyu, mineralna voda, gazirana mineralna voda, 可乐, 雪碧, 苏打水, 气泡水, 柠檬汽水, 炭酸水, \
    サイダー, コーラ, 탄산수
    * schnapps, nectar, apricot nectar, peach nectar, mango nectar, lingonberry juice, drink mix, soft drink, \
    soft drink mix, carbonated beverage, sour mix, sweet and sour mix, margarita mix, grain alcohol
    * curaçao, orange curaçao, blue curaçao, frangelico, crème de cacao, crème de cassis, \
    peppermint schnapps, raspberry schnapps, butterscotch schnapps
    * coffee bean, kaffeebohne, grain de café, grano de café
    * coconut water, kokoswasser, kombucha, energy drink, grenadine, grenadine syrup, sirop de grenadine, \
    holunderblütensirup, fläderblomssaft, hyldeblomstsaft, elderflower cordial, 椰子水
    """)
}
