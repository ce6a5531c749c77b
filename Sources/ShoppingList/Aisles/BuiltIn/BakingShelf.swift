extension BuiltInShelf {
  /// Ingredients of cakes, with nuts, seeds and dried fruit.
  static let baking = BuiltInShelf(
    "Baking",
    """
    flour, all purpose flour, allpurpose flour, plain flour, ap flour, white flour, wheat flour, \
    unbleached flour, mehl, weizenmehl, farine, farine de blé, harina, harina de trigo, harina común, farina, \
    farina bianca, farinha, farinha de trigo, bloem, tarwebloem, meel, patentbloem, mjöl, vetemjöl, mel, \
    hvedemel, hvetemel, mąka, mąki, mąka pszenna, mąki pszennej, mouka, hladká mouka, polohrubá mouka, múka, \
    hladká múka, polohrubá múka, liszt, finomliszt, brašno, glatko brašno, brašna, vehnäjauho, 面粉, 中筋面粉, 普通面粉, \
    小麦粉, 薄力粉, 중력분, 밀가루
    bread flour, strong flour, strong white flour, strong bread flour, pizza flour, farine de force, \
    harina de fuerza, farina manitoba, 高筋面粉, 高筋粉, 强力粉, 強力粉
    cake flour, pastry flour, low gluten flour, 低筋面粉, 低筋粉, 蛋糕粉
    self raising flour, self rising flour, farine à gâteaux, harina leudante, zelfrijzend bakmeel
    wholewheat flour, whole wheat flour, wholemeal flour, vollkornmehl, weizenvollkornmehl, dinkelvollkornmehl, \
    farine complète, harina integral, farina integrale, farinha integral, volkorenmeel, grahamsmjöl, grahamsmel, fuldkornsmel, \
    mąka pełnoziarnista, celozrnná mouka, 全麦粉, 全麦面粉
    rye flour, roggenmehl, farine de seigle, harina de centeno, rågmjöl, rugmel, mąka żytnia, žitná mouka
    spelt flour, dinkelmehl, farine d épeautre, speltbloem, dinkelmjöl
    rice flour, reismehl, farine de riz, harina de arroz, farina di riso, rijstmeel, rismjöl, 粘米粉, 大米粉, 米粉粉, 上新粉
    glutinous rice flour, mochiko, 糯米粉, 白玉粉
    * buckwheat flour, buchweizenmehl, farine de sarrasin, chickpea flour, besan, gram flour, kichererbsenmehl, \
    farine de pois chiche
    gluten free flour, gluten free flour blend, gluten free all purpose flour
    almond flour, ground almond, almond meal, almond powder, gemahlene mandeln, mandelmehl, poudre d amande, \
    amandes en poudre, almendra molida, harina de almendra, farina di mandorle, farinha de amêndoas, amandelmeel, \
    mandelmjöl, mandelmel, mielone migdały, mąka migdałowa, mleté mandle, 杏仁粉, アーモンドプードル
    cornstarch, corn starch, water starch, cornflour, speisestärke, maisstärke, stärke, stärkemehl, maizena, \
    maïzena, fécule de maïs, fécule, amidon de maïs, almidón de maíz, fécula de maíz, maicena, amido di mais, amido, \
    amido de milho, maiszetmeel, majsstärkelse, majsstivelse, maisenna, maizenna, skrobia kukurydziana, \
    kukuřičný škrob, kukuričný škrob, škrob, kukoricakeményítő, étkezési keményítő, mısır nişastası, nişasta, \
    gustin, 玉米淀粉, 淀粉, 生粉, 水淀粉, 太白粉, 粟粉, コーンスターチ, 전분
    potato starch, potato flour, kartoffelstärke, kartoffelmehl, fécule de pomme de terre, fecola di patate, \
    fécula de papa, fécula de batata, aardappelzetmeel, potatismjöl, kartoffelmel, potetmel, mąka ziemniaczana, \
    skrobia ziemniaczana, solamyl, 土豆淀粉, 片栗粉
    * tapioca, tapioca starch, tapioca flour, arrowroot, arrowroot powder, pfeilwurzelmehl, polvilho, 木薯淀粉, 木薯粉, 西米, \
    タピオカ
    * xanthan gum, guar gum, johannisbrotkernmehl, agar, agar agar, pectin, gelling sugar, gelierzucker, 寒天
    breadcrumb, bread crumb, dry breadcrumb, paniermehl, semmelbrösel, brösel, chapelure, panure, pan rallado, \
    pangrattato, farinha de rosca, paneermeel, ströbröd, rasp, griljermjöl, broodkruim, bułka tarta, \
    bułki tartej, strouhanka, strúhanka, zsemlemorzsa, galeta unu, krušne mrvice, 面包糠, 面包屑, 빵가루
    fresh breadcrumb, fresh bread crumb, soft bread crumb, soft breadcrumb, soft fresh bread crumb, \
    fresh white breadcrumb, frische semmelbrösel
    panko breadcrumb, panko, panko bread crumb, panko crumb, pankomehl, pan rallado panko, パン粉
    sugar, farin, granulated sugar, white sugar, white granulated sugar, zucker, weißer zucker, kristallzucker, \
    feinster zucker, sucre, sucre en poudre, sucre semoule, sucre blanc, azúcar, azúcar blanca, azúcar blanquilla, \
    zucchero, zucchero semolato, açúcar, suiker, kristalsuiker, witte suiker, fijne suiker, socker, strösocker, \
    sukker, cukier, cukru, cukr, krystalový cukr, cukor, kryštálový cukor, kristálycukor, toz şeker, şeker, šećer, \
    šećera, sokeri, 糖, 白糖, 砂糖, 白砂糖, 细砂糖, 细白砂糖, 绵白糖, グラニュー糖, 上白糖, 설탕
    caster sugar, castor sugar, superfine sugar
    brown sugar, light brown sugar, soft brown sugar, brauner zucker, rohrzucker, rohrohrzucker, sucre roux, \
    cassonade, vergeoise, sucre de canne, sucre complet, azúcar moreno, azúcar morena, zucchero di canna, \
    bruine suiker, basterdsuiker, lichtbruine basterdsuiker, rietsuiker, rörsocker, råsocker, farinsocker, \
    rørsukker, brun farin, brunt sukker, cukier trzcinowy, cukier brązowy, brązowy cukier, třtinový cukr, \
    hnědý cukr, trstinový cukor, barna cukor, nádcukor, esmer şeker, smeđi šećer, 黄糖, きび砂糖, 三温糖, 황설탕
    dark brown sugar, dark soft brown sugar, dark muscovado sugar, azúcar mascabado, açúcar mascavo, \
    açúcar mascavado, muscovadosocker, donkerbruine basterdsuiker, 红糖, 黑糖, 赤砂糖
    * demerara sugar, demerara, turbinado sugar, raw sugar, muscovado, muscovado sugar, coconut sugar, \
    kokosblütenzucker, palm sugar, jaggery, palmzucker
    icing sugar, powdered sugar, confectioner sugar, confectioners sugar, puderzucker, staubzucker, sucre glace, \
    azúcar glas, azúcar glasé, azúcar impalpable, zucchero a velo, açúcar de confeiteiro, poedersuiker, florsocker, \
    flormelis, melis, cukier puder, cukru pudru, moučkový cukr, práškový cukor, porcukor, pudra şekeri, \
    šećer u prahu, 糖粉, 糖霜, 粉糖, 粉砂糖, 슈가파우더
    * rock sugar, kandis, hagelzucker, pearl sugar, pärlsocker, 冰糖, 单晶冰糖, 氷砂糖
    vanilla sugar, vanillezucker, vanillinzucker, bourbon vanillezucker, sucre vanillé, azúcar avainillado, \
    azúcar vainillado, zucchero vanigliato, vanillina, açúcar baunilhado, vanillesuiker, vaniljsocker, \
    vaniljesukker, vaniljsukker, cukier waniliowy, cukier wanilinowy, cukru waniliowego, vanilkový cukr, \
    vanilkový cukor, vaníliás cukor, şekerli vanilin, vanilin, vanilin šećer
    * sweetener, stevia, erythritol, erythrit, xylit, xylitol, birkenzucker, splenda, monk fruit sweetener, \
    süßstoff, édulcorant, edulcorante, dolcificante, adoçante, zoetstof, 代糖, 零卡糖
    baking powder, backpulver, weinsteinbackpulver, levure chimique, sachet de levure chimique, polvo de hornear, \
    polvos de hornear, levadura química, levadura en polvo, lievito per dolci, lievito chimico, lievito vanigliato, \
    fermento em pó, fermento químico, bakpoeder, bakpulver, bagepulver, proszek do pieczenia, proszku do pieczenia, \
    prášek do pečiva, kypřicí prášek, kypriaci prášok, prášok do pečiva, sütőpor, kabartma tozu, prašak za pecivo, \
    泡打粉, 无铝泡打粉, ベーキングパウダー, 베이킹파우더
    baking soda, bicarbonate of soda, bicarb soda, bicarb, sodium bicarbonate, bicarbonate soda, natron, backnatron, \
    bicarbonate de soude, bicarbonate de sodium, bicarbonate alimentaire, bicarbonato, bicarbonato de sodio, \
    bicarbonato di sodio, bicarbonato de sódio, baksoda, zuiveringszout, bikarbonat, soda oczyszczona, \
    sody oczyszczonej, jedlá soda, sóda bikarbóna, szódabikarbóna, karbonat, soda bikarbona, 小苏打, 食用碱, 食用小苏打, 苏打粉, \
    重曹, 베이킹소다
    yeast, dry yeast, dried yeast, active dry yeast, active dried yeast, hefe, trockenhefe, levure, \
    levure boulangère, levure de boulanger, levure sèche, levadura, levadura seca, levadura de panadero, \
    lievito di birra, lievito secco, lievito, fermento biológico, fermento biológico seco, gist, droge gist, \
    gedroogde gist, jäst, torrjäst, gær, tørgær, gjær, tørrgjær, drożdże, drożdży, suche drożdże, \
    sušené droždí, sušené droždie, élesztő, maya, kuru maya, kvasac, suhi kvasac, 酵母, 干酵母, 酵母粉, ドライイースト, 이스트
    instant yeast, instant dry yeast, fast action yeast, fast action dried yeast, rapid rise yeast, \
    quick rise yeast, easy bake yeast, bread machine yeast, instant maya, 耐高糖酵母, 即溶干酵母
    nutritional yeast, hefeflocken, levure maltée, levadura nutricional, edelgist, gistvlokken, näringsjäst, \
    płatki drożdżowe
    cream of tartar, weinstein, weinsteinpulver, crémor tártaro, cremor tartaro, cremor tártaro, wijnsteenpoeder, 塔塔粉
    * baking mix, bisquick, matzo meal, vital wheat gluten, citric acid, zitronensäure, citroenzuur, sahnesteif
    cocoa, cocoa powder, unsweetened cocoa powder, unsweetened cocoa, cacao powder, kakao, kakaopulver, \
    backkakao, cacao, cacao en poudre, cacao en polvo, cacao in polvere, cacao amaro, cacau, cacau em pó, \
    chocolate em pó, cacaopoeder, kakao gorzkie, kakaa, kakaový prášek, kakaópor, 可可粉, ココアパウダー, ココア
    cacao nib, cocoa nib, kakaonibs
    chocolate, baking chocolate, cooking chocolate, schokolade, kuvertüre, blockschokolade, chocolat, \
    chocolat pâtissier, cioccolato, chocola, chocolade, choklad, mörkchoklad, chokolade, sjokolade, kokesjokolade, \
    czekolada, czekolady, czekolada gorzka, čokoláda, čokolády, csokoládé, çikolata, čokolada, čokoladu za kuhanje, \
    巧克力, チョコレート, 초콜릿
    dark chocolate, bittersweet chocolate, semisweet chocolate, semi sweet chocolate, plain chocolate, \
    zartbitterschokolade, zartbitterkuvertüre, bitterschokolade, chocolat noir, chocolate negro, \
    cioccolato fondente, chocolate meio amargo, pure chocolade, mörk choklad, mørk chokolade, mørk sjokolade, \
    gorzka czekolada, hořká čokoláda, étcsokoládé, bitter çikolata, 黑巧克力
    milk chocolate, vollmilchschokolade, chocolat au lait, chocolate con leche, cioccolato al latte, \
    chocolate ao leite, melkchocolade, ljus choklad
    white chocolate, weiße schokolade, weiße kuvertüre, chocolat blanc, chocolate blanco, cioccolato bianco, \
    chocolate branco, witte chocolade, vit choklad, hvid chokolade, hvit sjokolade, biała czekolada, bílá čokoláda, \
    biela čokoláda, fehér csokoládé, 白巧克力, ホワイトチョコレート
    chocolate chip, semisweet chocolate chip, semi sweet chocolate chip, mini chocolate chip, choc chip, \
    schokotropfen, schokostückchen, pépite de chocolat, chispas de chocolate, pepitas de chocolate, \
    gocce di cioccolato, gotas de chocolate, chocoladedruppels, chokladknappar, 巧克力豆, チョコチップ
    * chocolate chunk
    * candy, frosting, sprinkle, m m, caramel, toffee, butterscotch chip, peanut butter chip, butterscotch, streusel, \
    zuckerstreusel, smarties, caramelo, confettis
    marshmallow, mini marshmallow, 棉花糖
    * marzipan, marzipanrohmasse, nougat, pasta de almendra, mandelmassa, marcipan
    vanilla, vanilla extract, vanilla essence, pure vanilla extract, vanilleextrakt, vanillearoma, \
    extrait de vanille, vanille liquide, arôme vanille, extracto de vainilla, esencia de vainilla, vainilla, \
    estratto di vaniglia, essência de baunilha, extrato de baunilha, vanille extract, vanille aroma, \
    vaniljextrakt, vaniljeekstrakt, vanilje ekstrakt, vaniljessens, ekstrakt waniliowy, aromat waniliowy, ekstrakt z wanilii, \
    vanilkový extrakt, vanilkové aroma, vaníliakivonat, ekstrakt vanilije, 香草精, 香草精华, バニラエッセンス, バニラオイル
    vanilla paste, vanilla bean paste, vanillepaste, pasta de vainilla, vaniljpasta
    vanilla bean, vanilla pod, vanilleschote, vanillestange, gousse de vanille, vaina de vainilla, \
    vainilla en vaina, baccello di vaniglia, bacca di vaniglia, fava de baunilha, vanillestokje, vaniljstång, \
    vaniljestang, laska wanilii, vanilkový lusk, vaníliarúd, 香草荚, バニラビーンズ, vanille
    * extract, flavoring, flavouring, butter extract, butter flavored extract, rum flavoring, brandy flavoring, \
    rum flavored extract, monk fruit extract
    * food color, gel food coloring, decorating gel, royal icing, nonpareil, edible glitter, candied citrus peel, \
    candied orange peel, candied cherry, candied pineapple, candied ginger, crystallized ginger, \
    candied mixed fruit, candied mixed fruit peel
    * candy bar, chocolate bar, chocolate candy bar, baking bar, chocolate baking bar, jelly bean, cornbread mix, \
    corn bread mix, pancake mix, biscuit mix
    * starch, skrobia
    * maple extract, maple flavoring, maple flavored extract, almond extract, lemon extract, peppermint extract, orange extract, mint extract, bittermandelaroma, \
    mandelextrakt, rum extract, rumaroma
    food coloring, food colouring, lebensmittelfarbe, colorant alimentaire, colorante alimentario, \
    colorante alimentare, corante, karamellfärg, hushållsfärg, 食用色素
    gelatin, gelatine, gelatin powder, sofortgelatine, gélatine, gelatina, gelatina en polvo, gelatina em pó, \
    żelatyna, żelatyny, želatina, zselatin, 吉利丁, 鱼胶粉, ゼラチン
    gelatin sheet, leaf gelatin, gelatin leaf, blattgelatine, gelatineblatt, feuille de gélatine, \
    hoja de gelatina, colla di pesce, gelatineblaadjes, blaadje gelatine, gelatinblad, gelatinblader, husblas, \
    吉利丁片
    * jello, pudding mix, instant pudding, vanilla pudding, vanilla pudding mix, puddingpulver, \
    vanillepuddingpulver, vanillepudding, cake mix, yellow cake mix, brownie mix, custard powder, \
    bird custard powder, preparado para flan, vlapoeder, vaniljkräm, budyń, budyń waniliowy, pudinkový prášek, \
    puding, 布丁粉, 吉士粉
    condensed milk, sweetened condensed milk, gezuckerte kondensmilch, lait concentré sucré, lait concentré, \
    leche condensada, latte condensato, leite condensado, gecondenseerde melk, kondenserad mjölk, kondenseret mælk, \
    mleko skondensowane, mleko zagęszczone, kondenzované mléko, salko, sűrített tej, kondenzirano mlijeko, 炼乳, 练乳, \
    コンデンスミルク, 練乳, 연유
    evaporated milk, kondensmilch, lait évaporé, leche evaporada, latte evaporato, leite evaporado, koffiemelk, 淡奶
    milk powder, powdered milk, dry milk powder, nonfat dry milk, milchpulver, lait en poudre, leche en polvo, \
    latte in polvere, leite em pó, melkpoeder, mjölkpulver, 奶粉, 全脂奶粉, スキムミルク, nonfat milk powder, \
    dry nonfat milk powder, nonfat dry milk powder, nonfat powdered milk, instant nonfat dry milk, \
    instant dry milk, instant powdered milk, dry milk, skim milk powder
    protein powder, whey protein, proteinpulver, eiweißpulver, 蛋白粉
    shortening, vegetable shortening, crisco, kokosfett, palmin, plattenfett, vegetaline
    lard, schmalz, schweineschmalz, saindoux, manteca de cerdo, strutto, banha, reuzel, ister, smalec, sádlo, masť, \
    sertészsír, mast, masť bravčová, 猪油, ラード
    almond, whole almond, mandel, amande, almendra, mandorla, mandorle, amêndoa, amandel, amandelen, mandlar, \
    mandler, migdał, migdały, migdałów, mandle, mandule, mandula, badem, 杏仁, 扁桃仁, 巴旦木, アーモンド, 아몬드
    flaked almond, sliced almond, mandelblättchen, gehobelte mandeln, amande effilée, almendra laminada, \
    amandelschaafsel, mandelspån, mandelflarn, mandelflager, płatki migdałów
    slivered almond, mandelstift, mandelstifte
    walnut, walnut half, walnuss, walnüsse, walnusskern, noix, cerneau de noix, nuez, nueces, nuez de castilla, \
    noce, noci, noz, nozes, walnoot, walnoten, valnöt, valnötter, valnød, valnødder, valnøtt, orzech włoski, \
    orzechy włoskie, vlašské ořechy, vlašský ořech, vlašské orechy, dió, ceviz, orah, oraha, 核桃, 核桃仁, くるみ, 호두
    pecan, pecan half, pekannuss, pekannüsse, noix de pécan, nuez pecana, noce pecan, noz pecã, pecannoot, \
    pecannoten, pekannöt, pekannötter, 碧根果, ピーカンナッツ
    hazelnut, filbert, haselnuss, haselnüsse, haselnusskern, noisette, avellana, nocciola, nocciole, avelã, \
    hazelnoot, hazelnoten, hasselnöt, hasselnötter, hasselnød, hasselnødder, hasselnøtt, orzech laskowy, \
    orzechy laskowe, lískové ořechy, lieskové orechy, mogyoró, fındık, lješnjak, 榛子
    ground hazelnut, hazelnut flour, hazelnut meal, gemahlene haselnüsse, poudre de noisette, \
    noisettes en poudre, avellana molida
    cashew, cashew nut, cashewkern, cashewnuss, noix de cajou, anacardo, anacardi, castanha de caju, cashewnoot, \
    cashewnoten, cashewnöt, cashewnötter, cashewnødder, orzechy nerkowca, nerkowce, kešu, kesudió, kaju, 腰果, カシューナッツ
    pistachio, pistazie, pistache, pistacho, pistacchio, pistacchi, pistachenoot, pistachenoten, pistage, \
    pistagenötter, pistacienødder, pistacje, pistácie, pisztácia, antep fıstığı, pistacije, 开心果, ピスタチオ
    peanut, erdnuss, erdnüsse, cacahuète, cacahuete, maní, arachide, arachidi, amendoim, pinda, pindas, jordnöt, \
    jordnötter, jordnødder, peanøtter, orzeszki ziemne, arašídy, földimogyoró, kikiriki, yer fıstığı, 花生, 花生米, 花生仁, \
    花生碎, ピーナッツ, 땅콩
    pine nut, pinenut, pinienkern, pignon, pignon de pin, piñón, pinoli, pinolo, pinhão, pijnboompit, \
    pijnboompitten, pinjenöt, pinjenötter, pinjekerner, pinjekjerner, orzeszki piniowe, piniové oříšky, \
    píniové oriešky, fenyőmag, çam fıstığı, pinjoli, 松子, 松仁
    * macadamia, macadamia nut, brazil nut, paranuss, chestnut, marone, esskastanie, châtaigne, marron, castaña, \
    castagna, kastanje, kastanjer, kasztan, gesztenye, 板栗, 栗子, 栗
    mixed nuts, nut, nuss, nüsse, fruit sec, frutos secos, noten, ongezouten noten, nötter, nødder, nøtter, orzechy, \
    ořechy, orechy, 坚果, ナッツ
    raisin, rosine, raisin sec, pasa, uva pasa, uvetta, uva passa, rozijn, rozijnen, russin, rosin, rosiner, \
    rodzynki, rodzynek, rozinky, hrozienka, mazsola, kuru üzüm, grožđice, 葡萄干, レーズン, 건포도
    golden raisin, sultana, sultanine, raisin blond, raisins blonds
    currant, dried currant, korinthen, corinthe, korinthe
    prune, dried plum, backpflaume, trockenpflaume, pruneau, ciruela pasa, prugna secca, ameixa seca, \
    gedroogde pruim, katrinplommon, svesker, suszone śliwki, sušené švestky, 西梅, 乌梅, プルーン
    date, dattel, datte, dátil, dattero, datteri, tâmara, dadel, dadels, dadlar, dadler, daktyle, datle, \
    datolya, hurma, datulje, 椰枣, 蜜枣, デーツ
    medjool date, medjool, dadel medjool
    * dried apricot, dried cranberry, craisin, dried cherry, dried fruit, getrocknete aprikose, softaprikose, \
    abricot sec, orejón, albicocche secche, gedroogde abrikozen, torkad aprikos, suszone morele, suszona żurawina, \
    cranberry séchée
    * candied fruit, candied peel, mixed peel, orangeat, zitronat, sukkade, orangeade confite, fruit confit, \
    fruta confitada, frutta candita, frutas cristalizadas, kandyzowana skórka pomarańczowa
    coconut, coconut flake, shredded coconut, desiccated coconut, flaked coconut, kokosraspel, kokosnuss, \
    kokosflocken, kokos, noix de coco, noix de coco râpée, coco râpé, coco, coco rallado, cocco, \
    cocco grattugiato, farina di cocco, coco ralado, geraspte kokos, kokosrasp, kokosnoot, riven kokos, \
    kokosflingor, kokosmel, revet kokos, wiórki kokosowe, wiórków kokosowych, strouhaný kokos, strúhaný kokos, \
    kókuszreszelék, hindistan cevizi, kokosovo brašno, 椰蓉, 椰丝, 椰子, ココナッツ
    sweetened coconut, sweetened coconut flake, sweetened shredded coconut, sweetened flaked coconut, \
    sweetened desiccated coconut, shredded sweetened coconut, flaked sweetened coconut
    unsweetened coconut, unsweetened coconut flake, unsweetened shredded coconut, unsweetened flaked coconut, \
    unsweetened desiccated coconut, shredded unsweetened coconut, flaked unsweetened coconut
    sesame seed, sesame, white sesame, toasted sesame seed, sesam, sesamsamen, sesamkörner, graine de sésame, \
    sésame, semilla de sésamo, sésamo, ajonjolí, semi di sesamo, gergelim, sesamzaad, sesamzaadjes, sesamfrö, \
    sesamfrön, sesamfrø, sezam, sezamu, sezamové semínko, szezámmag, susam, sezam sjemenke, 芝麻, 白芝麻, 熟芝麻, \
    熟白芝麻, ごま, 白ごま, いりごま, すりごま, 白いりごま, 깨, 통깨
    black sesame seed, black sesame, schwarzer sesam, sésame noir, sésamo negro, 黑芝麻, 黒ごま
    poppy seed, mohn, mohnsamen, graine de pavot, pavot, semilla de amapola, semi di papavero, maanzaad, vallmofrö, \
    birkes, valmuefrø, mak, mák, mák mletý, haşhaş
    sunflower seed, sonnenblumenkern, graine de tournesol, pipa de girasol, semilla de girasol, semi di girasole, \
    semente de girassol, zonnebloempitten, solrosfrö, solroskärnor, solsikkekerner, solsikkefrø, słonecznik, \
    pestki słonecznika, ziarna słonecznika, slunečnicová semínka, napraforgómag, 葵花籽
    pumpkin seed, pepita, kürbiskern, graine de courge, pipa de calabaza, semilla de calabaza, semi di zucca, \
    semente de abóbora, pompoenpitten, pumpafrö, pumpakärnor, græskarkerner, gresskarkjerner, pestki dyni, \
    dýňová semínka, tökmag, 南瓜籽, 南瓜子
    flaxseed, linseed, flax seed, leinsamen, graine de lin, semilla de lino, linaza, semi di lino, linhaça, \
    lijnzaad, linfrö, hørfrø, siemię lniane, lněné semínko, lenmag, 亚麻籽
    ground flaxseed, ground flax seed, ground flax, flaxseed meal, flax seed meal, flax meal, flaxmeal, \
    ground linseed, geschrotete leinsamen, graine de lin moulue
    chia seed, chia, chiasamen, graine de chia, semilla de chía, semi di chia, semente de chia, chiazaad, chiafrö, \
    chiafrø, nasiona chia, chia semínka, chia mag, 奇亚籽
    * hemp seed, hemp heart, hanfsamen, psyllium, psyllium husk, flohsamenschalen, fiberhusk, psylliumfrön
    matcha, matcha powder, matchapulver, 抹茶, 抹茶粉
    * wafer, oblate, ice cream cone, obłat
    """)
}
