extension BuiltInShelf {
  /// Oils, vinegars, sauces, stocks and spreads.
  static let sauces = BuiltInShelf(
    "Oil, vinegar and sauces",
    """
    olive oil, virgin olive oil, extra virgin olive oil, light olive oil, evoo, olivenöl, natives olivenöl, \
    huile d olive, huile d olive vierge, aceite de oliva, aceite de oliva virgen, aceite de oliva virgen extra, \
    aove, olio d oliva, olio di oliva, olio extravergine d oliva, olio extravergine di oliva, olio evo, azeite, \
    azeite de oliva, azeite extra virgem, olijfolie, extra vergine olijfolie, olivolja, olivenolie, olivenolje, \
    oliwa, oliwy, oliwa z oliwek, oliwy z oliwek, olivový olej, olivového oleje, olívaolaj, zeytinyağı, \
    maslinovo ulje, maslinovog ulja, oliiviöljy, 橄榄油, オリーブオイル, オリーブ油, 올리브유
    oil, cooking oil, neutral oil, frying oil, öl, speiseöl, neutrales öl, frittieröl, bratöl, huile, huile neutre, \
    huile de friture, aceite, aceite neutro, olio, olio per friggere, óleo, olie, neutrale olie, \
    zonnebloemolie of olie, olja, neutral olja, matolja, neutral olie, madolie, olje, nøytral olje, matolje, olej, \
    oleju, olej roślinny, oleju roślinnego, olaj, yağ, sıvı yağ, ulje, ulja, öljy, 油, 食用油, 烹调油, 食油, 热油, 炸油, 油炸用油, \
    サラダ油, 揚げ油, 식용유, 기름
    vegetable oil, pflanzenöl, huile végétale, aceite vegetal, olio vegetale, olio di semi, óleo vegetal, \
    plantaardige olie, vegetabilisk olja, vegetabilsk olie, rostlinný olej, rastlinný olej, növényi olaj, \
    bitkisel yağ, biljno ulje, 植物油, 色拉油, 调和油
    canola oil, rapeseed oil, rapsöl, huile de colza, aceite de colza, olio di colza, óleo de canola, koolzaadolie, \
    rapsolja, rapsolie, rapsolje, olej rzepakowy, oleju rzepakowego, řepkový olej, repkový olej, repceolaj, 菜籽油, 菜油, \
    キャノーラ油, 카놀라유
    sunflower oil, sonnenblumenöl, huile de tournesol, aceite de girasol, olio di girasole, óleo de girassol, \
    zonnebloemolie, solrosolja, solsikkeolie, solsikkeolje, olej słonecznikowy, slunečnicový olej, slnečnicový olej, \
    napraforgóolaj, ayçiçek yağı, suncokretovo ulje, 葵花籽油, 葵花油
    * peanut oil, groundnut oil, erdnussöl, huile d arachide, aceite de cacahuete, arachideolie, jordnötsolja, 花生油, \
    corn oil, maiskeimöl, aceite de maíz, 玉米油, grapeseed oil, traubenkernöl, huile de pépins de raisin, avocado oil, \
    walnut oil, walnussöl, huile de noix, soybean oil, 大豆油, truffle oil, trüffelöl, chili oil, kürbiskernöl, 花椒油
    coconut oil, kokosöl, huile de coco, aceite de coco, olio di cocco, óleo de coco, kokosolie, kokosolja, \
    kokosolje, olej kokosowy, oleju kokosowego, kokosový olej, kókuszolaj, hindistan cevizi yağı, kokosovo ulje, \
    椰子油, ココナッツオイル
    sesame oil, toasted sesame oil, dark sesame oil, sesamöl, huile de sésame, aceite de sésamo, aceite de ajonjolí, \
    olio di sesamo, óleo de gergelim, sesamolie, sesamolja, sesamolje, olej sezamowy, oleju sezamowego, \
    sezamový olej, szezámolaj, susam yağı, 香油, 芝麻油, 麻油, ごま油, ゴマ油, 참기름
    cooking spray, nonstick cooking spray, non stick cooking spray, nonstick spray, cooking oil spray, oil spray, \
    baking spray, backtrennspray
    vinegar, white vinegar, distilled vinegar, distilled white vinegar, essig, tafelessig, branntweinessig, \
    vinaigre, vinaigre blanc, vinaigre d alcool, vinagre, vinagre blanco, aceto, azijn, natuurazijn, vinäger, \
    ättika, ättiksprit, eddike, lagereddike, edikk, ocet, octu, ocot, ecet, sirke, ocat, 醋, 酢, お酢, 식초
    * malt vinegar, 陈醋, 香醋, 白醋, 米醋, 镇江香醋, 老陈醋, 黑醋, kräuteressig, obstessig
    balsamic vinegar, balsamic, balsamic glaze, balsamic creme, balsamic cream, balsamic reduction, balsamico, balsamicoessig, balsamessig, aceto balsamico, vinaigre balsamique, \
    vinagre balsámico, vinagre de módena, aceto balsamico di modena, vinagre balsâmico, balsamicoazijn, \
    balsamvinäger, balsamicoeddike, balsamicoedikk, ocet balsamiczny, octu balsamicznego, balzamikový ocet, \
    balsamiko, balzsamecet, balzamik sirke, 意大利黑醋, バルサミコ酢
    white balsamic vinegar, white balsamic, weißer balsamico, vinaigre balsamique blanc, vit balsamvinäger, \
    aceto balsamico bianco
    cider vinegar, apple cider vinegar, apple vinegar, apfelessig, vinaigre de cidre, vinagre de manzana, \
    vinagre de sidra, aceto di mele, vinagre de maçã, appelazijn, äppelcidervinäger, æblecidereddike, \
    eplesidereddik, ocet jabłkowy, jablečný ocet, jablčný ocot, almaecet, elma sirkesi, jabučni ocat, 苹果醋
    wine vinegar, weinessig, vinaigre de vin, vinagre de vino, aceto di vino, vinagre de vinho, wijnazijn, \
    ocet winny, vinný ocet, vínny ocot, borecet, üzüm sirkesi, vinski ocat
    red wine vinegar, rotweinessig, vinaigre de vin rouge, vinagre de vino tinto, aceto di vino rosso, \
    vinagre de vinho tinto, rode wijnazijn, rödvinsvinäger, rødvinseddike, czerwony ocet winny
    white wine vinegar, weißweinessig, vinaigre de vin blanc, vinagre de vino blanco, aceto di vino bianco, \
    vinagre de vinho branco, wittewijnazijn, witte wijnazijn, vitvinsvinäger, hvidvinseddike, hvitvinseddik, \
    biały ocet winny
    sherry vinegar, sherryessig, vinaigre de xérès, vinagre de jerez
    * champagne vinegar, vinaigre de framboise
    rice vinegar, rice wine vinegar, seasoned rice vinegar, reisessig, vinaigre de riz, vinagre de arroz, \
    aceto di riso, rijstazijn, risvinäger, riseddike, risvinseddike, ocet ryżowy, rýžový ocet, ryžový ocot, \
    rizsecet, rižin ocat, 寿司醋, すし酢, 米酢
    soy sauce, soya sauce, light soy sauce, low sodium soy sauce, sojasauce, sojasoße, helle sojasauce, \
    sauce soja, sauce soja salée, salsa de soja, salsa de soya, salsa di soia, molho de soja, shoyu, sojasaus, \
    soja, ljus soja, japansk soja, kinesisk soja, sojasovs, soyasaus, sos sojowy, sosu sojowego, \
    sójová omáčka, sojová omáčka, szójaszósz, soya sosu, sojin umak, sojasås, lichte sojasaus, 酱油, 醬油, 生抽, \
    味极鲜, 蒸鱼豉油, 豉油, 醤油, しょうゆ, しょう油, 濃口醤油, 薄口醤油, 간장, 진간장
    tamari, tamari soy sauce, tamari sauce
    dark soy sauce, dunkle sojasauce, mörk soja, mushroom soja, donkere sojasaus, 老抽, 红烧酱油
    * kecap manis, ketjap, ketjap manis, sweet soy sauce, sauce soja sucrée, coconut aminos, ponzu, ponzu sauce, \
    めんつゆ, ポン酢, 白だし
    fish sauce, fischsauce, sauce nuoc mam, nuoc mam, nuoc mâm, salsa de pescado, salsa di pesce, molho de peixe, \
    vissaus, fisksås, fiskesauce, fiskesaus, sos rybny, rybí omáčka, halszósz, 鱼露, ナンプラー, 액젓
    oyster sauce, austernsauce, sauce d huître, sauce huître, salsa de ostras, molho de ostra, oestersaus, \
    ostronsås, østerssauce, sos ostrygowy, ústřicová omáčka, 蚝油, オイスターソース, 굴소스
    * hoisin sauce, hoisin, hoisinsauce, teriyaki sauce, teriyaki, teriyakisauce, plum sauce, sauce hoisin, \
    hoisinsaus, hoisinsås, 海鲜酱, 甜面酱, 叉烧酱, 照烧酱, 焼肉のたれ
    worcestershire sauce, worcestershire, worcester sauce, worcestersauce, worcestershiresauce, worcestersås, \
    salsa inglesa, salsa worcestershire, molho inglês, worcestershiresås, sos worcestershire, worcesterová omáčka, \
    worchester, vorčesterska omáčka, 喼汁, 辣酱油, ウスターソース, 中濃ソース, お好み焼きソース
    * hot sauce, tabasco, tabasco sauce, sriracha, sriracha sauce, buffalo sauce, harissa, harissa paste, sambal, \
    sambal oelek, gochujang, chilisauce, sauce piquante, salsa picante, molho de pimenta, hot chili sauce, \
    chili sauce, chilli sauce, chilisås, chilisaus, sos chili, sos tabasco, adobo sauce, chipotle in adobo, \
    chipotle, chipotle pepper, 辣椒酱, 辣椒油, 蒜蓉辣酱, 老干妈, 剁椒, 辣酱, 韩式辣酱, 红油, 豆板醤, コチュジャン, 고추장, ラー油
    sweet chili sauce, sweet chilli sauce, süße chilisauce, zoete chilisaus, sweet chili
    * 郫县豆瓣, doubanjiang, bean paste, black bean sauce, fermented black bean, 豆瓣酱, 郫县豆瓣酱, 豆豉, 黄豆酱, 大酱, 腐乳, 南乳, 甜面醤, 된장, 쌈장
    miso, miso paste, misopaste, pâte miso, misopasta, 味噌, 味增, 合わせ味噌, みそ
    white miso, white miso paste, shiro miso, shiro miso paste, 白味噌
    red miso, red miso paste, aka miso, 赤味噌
    curry paste, thai curry paste, currypaste, pâte de curry, pasta de curry, currypasta, pasta curry, kari pasta, \
    咖喱酱
    * red curry paste, green curry paste, rode currypasta, röd currypasta, rød karrypasta, 咖喱块, カレールー
    ketchup, catsup, catchup, tomato ketchup, tomatenketchup, kečup, ketçap, 番茄酱, 番茄沙司, ケチャップ, トマトケチャップ, 케첩
    mustard, yellow mustard, prepared mustard, senf, mittelscharfer senf, moutarde, mostaza, senape, mostarda, \
    mosterd, senap, sennep, musztarda, musztardy, hořčice, horčica, mustár, hardal, senf blagi, 芥末, 黄芥末, 芥末酱, \
    からし, マスタード, 머스타드
    brown mustard, spicy brown mustard
    * honey mustard, süßer senf, english mustard
    dijon mustard, dijon, dijonsenf, moutarde de dijon, mostaza de dijon, senape di digione, mostarda dijon, \
    dijonmosterd, dijonsenap, dijonsennep, musztarda dijon, dijonská hořčice, dijoni mustár
    whole grain mustard, wholegrain mustard, grainy mustard, stone ground mustard, körniger senf, \
    moutarde à l ancienne, mostaza antigua, grove mosterd, grovkornig senap, grov sennep, musztarda francuska, \
    plnozrnná hořčice, 粒マスタード
    mayonnaise, mayo, mayonaise, mayonesa, maionese, majonnäs, mayonnaise light, majones, majonez, majonéza, \
    majonéz, mayonez, miracle whip, 蛋黄酱, 沙拉酱, マヨネーズ, 마요네즈
    * aioli, alioli, remoulade
    * salad dressing, ranch dressing, italian dressing, caesar dressing, vinaigrette, dressing, dressing naturel, \
    沙拉汁, ドレッシング
    * barbecue sauce, bbq sauce, barbeque sauce, grillsauce, bbq saus, sauce barbecue, salsa barbacoa, \
    molho barbecue, steak sauce, enchilada sauce, taco sauce, red enchilada sauce, 烧烤酱
    * salsa, salsa verde, picante sauce, pico de gallo, tomato salsa, relish, chutney, mango chutney, chow chow, \
    ajvar
    pesto, basil pesto, pesto verde, pesto genovese, basilikumpesto, grünes pesto, 青酱
    red pesto, sun dried tomato pesto, pesto rosso, rotes pesto
    * guacamole, tapenade
    * paste, garlic paste, ginger garlic paste, chili paste, chilli paste, horseradish sauce, prepared horseradish, \
    wasabi, wasabi paste, sahnemeerrettich, わさび
    tahini, tahina, tahin, sesampaste, sesammus, purée de sésame, tahini paste, sesampasta, pasta sezamowa, \
    tahini pasta, 芝麻酱, 麻酱, 练りごま
    peanut butter, creamy peanut butter, erdnussbutter, erdnussmus, beurre de cacahuète, beurre de cacahuètes, \
    crema de cacahuete, mantequilla de maní, mantequilla de cacahuete, burro di arachidi, pasta de amendoim, \
    manteiga de amendoim, pindakaas, jordnötssmör, jordnøddesmør, peanøttsmør, masło orzechowe, masła orzechowego, \
    arašídové máslo, arašidové maslo, mogyoróvaj, fıstık ezmesi, maslac od kikirikija, 花生酱, ピーナッツバター, 땅콩버터
    * almond butter, cashew butter, mandelmus, cashewmus, purée d amande, amandelpasta, nutella, nuss nougat creme, \
    nut butter, nussmus, hazelnut spread, haselnussmus, apple butter, lemon curd, 巧克力酱
    honey, liquid honey, honig, flüssiger honig, miel, miel liquide, miel d acacia, miele, mel de abelha, \
    honing, honung, flytande honung, honning, miód, miodu, méz, hunaja, akacijin med, 蜂蜜, はちみつ, ハチミツ, 蜜, 꿀, \
    clear honey, runny honey, raw honey
    maple syrup, ahornsirup, sirop d érable, sirope de arce, jarabe de arce, miel de maple, sciroppo d acero, \
    xarope de bordo, ahornsiroop, esdoornsiroop, lönnsirap, lønnesirup, syrop klonowy, syropu klonowego, \
    javorový sirup, juharszirup, akçaağaç şurubu, javorov sirup, 枫糖浆, メープルシロップ
    * agave syrup, agave nectar, agave, agavendicksaft, agavensirup, sirop d agave, sirope de agave, agavesiroop, \
    agavesirap, agavesirup, syrop z agawy, agávový sirup, date syrup, dattelsirup, rice syrup, reissirup, 龙舌兰糖浆
    * corn syrup, syrup, malt syrup, light corn syrup, karo syrup, golden syrup, glucose, glucose syrup, \
    glukosesirup, sirop de glucose, jarabe de maíz, sciroppo di glucosio, xarope de milho, glucose siroop, stroop, \
    sirap, ljus sirap, mörk sirap, lys sirup, mørk sirup, zuckerrübensirup, rübensirup, rübenkraut, syrop, sirup, \
    melasa, keukenstroop, simple syrup, 麦芽糖, 糖浆, 葡萄糖浆, 玉米糖浆, 水あめ, 올리고당, 물엿
    molasses, treacle, black treacle, blackstrap molasses, melasse, mélasse, melaza, melassa, melaço
    pomegranate molasses, granatapfelsirup, granaatappelmelasse, mélasse de grenade, nar ekşisi
    * jam, apricot jam, strawberry jam, raspberry jam, preserve, marmalade, orange marmalade, marmelade, \
    konfitüre, aprikosenmarmelade, aprikosenkonfitüre, himbeerkonfitüre, confiture, confiture d abricot, \
    mermelada, mermelada de albaricoque, confettura, marmellata, geleia, geleia de damasco, jam abrikozen, \
    abrikozenjam, sylt, hallonsylt, lingonsylt, marmelad, syltetøy, syltetøj, ribsgele, dżem, dżemu, \
    konfitura, powidła, marmeláda, meruňková marmeláda, džem marhuľový, lekvár, baracklekvár, reçel, pekmez, \
    preiselbeerkompott, preiselbeeren aus dem glas, jelly, grape jelly, currant jelly, cranberry sauce, \
    johannisbeergelee, apple sauce sweet, 果酱, 草莓酱, ジャム, いちごジャム
    caper, kaper, kapern, câpre, alcaparra, cappero, capperi, kappertje, kappertjes, kapris, kapers, kapary, \
    kaparów, kapribogyó, kapari, 刺山柑, 酸豆, ケッパー
    olive, aceituna, oliva, azeitona, olijf, olijven, oliver, oliven, oliwki, oliwek, olivy, olajbogyó, \
    zeytin, masline, 橄榄, オリーブ, 올리브
    kalamata olive, kalamata, calamata olive, kalamon olive
    black olive, schwarze olive, olive noire, aceituna negra, olive nere, azeitona preta, zwarte olijven, \
    svarta oliver, sorte oliven, czarne oliwki, siyah zeytin, 黑橄榄
    green olive, grüne olive, olive verte, aceituna verde, olive verdi, azeitona verde, groene olijven
    * olive taggiasche
    * pickle, dill pickle, gherkin, cornichon, gewürzgurke, essiggurke, saure gurke, pepinillo, cetriolino, \
    cetriolini, picles, augurk, augurken, ättiksgurka, saltgurka, syltede agurker, sylteagurk, ogórek kiszony, \
    ogórki kiszone, ogórek konserwowy, nakládaná okurka, okurka sterilovaná, kyslá uhorka, csemegeuborka, turşu, \
    kiseli krastavac, pickled jalapeno, pickled ginger, giardiniera, banana pepper, pepperoncini, peperoni, \
    pickle juice, pickled onion, 酸黄瓜, 酸菜, 榨菜, 梅干菜, 紅しょうが, 酸豆角, 피클, 단무지
    stock, broth, bone broth, hot stock, hot broth, bouillon, fond, brühe, klare brühe, fleischbrühe, fond de veau, caldo, brodo, \
    buljong, kalvfond, bulion, bulionu, vývar, bujón, alaplé, et suyu, bujon, temeljac, 高汤, 清汤, 骨汤, だし, だし汁, \
    コンソメ, ブイヨン, 出汁, 육수
    stock cube, bouillon cube, bouillon powder, bouillon granule, stock powder, instantbrühe, brühwürfel, \
    cube de bouillon, pastilla de caldo, cubito de caldo, dado da brodo, caldo concentrado, bouillonblokje, \
    bouillontablet, bouillontabletten, bouillonpoeder, buljongtärning, buljongpulver, terning bouillon, \
    bouillonterning, kostka bulionowa, kostki rosołowej, masoxový bujón, kostka bujónu, leveskocka, \
    kocka za juhu, 浓汤宝, スープの素
    chicken stock, chicken broth, hot chicken stock, hot chicken broth, chicken bouillon, low sodium chicken broth, hühnerbrühe, geflügelbrühe, \
    geflügelfond, hühnerfond, bouillon de poulet, bouillon de volaille, fond de volaille, caldo de pollo, \
    brodo di pollo, caldo de galinha, caldo de frango, kippenbouillon, kycklingbuljong, kycklingfond, \
    hønsebouillon, kyllingbouillon, kyllingfond, hønsebuljong, kyllingbuljong, kyllingkraft, bulion drobiowy, \
    rosół, kuřecí vývar, slepačí vývar, csirkealaplé, tavuk suyu, pileći temeljac, pileća juha, 鸡汤, 鸡高汤, 鸡汁, \
    チキンブイヨン, 치킨스톡
    chicken stock cube, chicken bouillon cube, chicken bouillon granule, chicken bouillon powder, \
    chicken stock powder, kippenbouillonblokje, kippenbouillontabletten, 鶏がらスープの素, 鶏ガラスープの素
    beef stock, beef broth, hot beef stock, hot beef broth, beef bouillon, beef consomme, rinderbrühe, rinderfond, kalbsfond, bouillon de bœuf, \
    bouillon de boeuf, caldo de carne, caldo de res, brodo di carne, runderbouillon, rundsbouillon, köttbuljong, \
    oxbuljong, oksebouillon, oksefond, kalvefond, oksekraft, kjøttbuljong, bulion wołowy, hovězí vývar, \
    hovädzí vývar, marhaalaplé, goveđi temeljac, 牛肉高汤, 牛骨汤
    beef stock cube, beef bouillon cube, beef bouillon granule, beef bouillon powder
    vegetable stock, vegetable broth, hot vegetable stock, hot vegetable broth, vegetable bouillon, veg stock, veggie broth, gemüsebrühe, \
    gemüsebouillon, gemüsefond, bouillon de légumes, fond de légumes, caldo de verduras, caldo vegetal, \
    brodo vegetale, caldo de legumes, groentebouillon, grönsaksbuljong, grøntsagsbouillon, grønnsaksbuljong, \
    grønnsakskraft, bulion warzywny, bulionu warzywnego, zeleninový vývar, zöldségalaplé, sebze suyu, \
    povrtni temeljac, temeljac od povrća, 蔬菜高汤
    vegetable stock cube, vegetable bouillon cube, vegetable bouillon powder, vegetable stock powder, \
    gemüsebrühwürfel, groentebouillonblokje
    fish stock, fish broth, fischfond, fumet de poisson, caldo de pescado, fumet, brodo di pesce, visbouillon, \
    visfond, fiskbuljong, fiskfond, fiskefond, fiskebuljong, 鱼汤
    * demi glace, veal stock
    dashi, dashi stock, 昆布だし, かつおだし
    * clam juice
    * liquid smoke, flüssigrauch, gravy, gravy mix, bratensoße, soßenbinder, soßenpulver, browning sauce, jus, 卤汁
    lemon juice, fresh lemon juice, juice lemon, juice of lemon, lemon juice fresh, zitronensaft, \
    saft einer zitrone, saft zitrone, jus de citron, jus d un citron, jus citron, zumo de limón, jugo de limón, \
    succo di limone, succo limone, suco de limão siciliano, sumo de limão, citroensap, sap van citroen, \
    pressad citron, citronsaft, citronjuice, saften av citron, sitronsaft, sok z cytryny, soku z cytryny, \
    citronová šťáva, citronové šťávy, citrónová šťava, citromlé, limon suyu, limunov sok, limunovog soka, \
    sok od limuna, 柠檬汁, レモン汁, レモン果汁, 레몬즙
    lime juice, fresh lime juice, juice lime, juice of lime, limettensaft, jus de citron vert, zumo de lima, \
    jugo de lima, succo di lime, suco de limão, limoensap, limejuice, limesaft, pressad lime, sok z limonki, \
    limetková šťáva, lime lé, 青柠汁, ライム汁
    tamarind, tamarind paste, tamarinde, tamarindenpaste, tamarindo, 罗望子
    shrimp paste, trassi, garnelenpaste, 虾酱
    anchovy paste, sardellenpaste, pâte d anchois, pasta d acciughe
    sauce, soße, sås, salsa besciamella, saus, sovs, sos, omáčka, 酱, 酱料, ソース
    * rose water, rosenwasser, orange blossom water, orangenblütenwasser, eau de fleur d oranger, agua de azahar, \
    acqua di fiori d arancio, rozenwater, orange flower water, 玫瑰水
    * seaweed, nori, nori sheet, wakame, kombu, kelp, noriblatt, algue nori, norivel, 紫菜, 海苔, 海带, 海苔片, のり, 焼きのり, \
    青のり, わかめ, 昆布, ひじき, 김, 미역, 다시마
    * bonito flake, katsuobushi, かつお節, 削り節, furikake, 肉松, tempura flake, 天かす
    * chimichurri, sos czosnkowy, liquid smoke flavoring, liquid smoke flavouring, beef base, chicken base, vegetable base, bouillon base, soup base, better than bouillon, patis, \
    fruit glaze, barbecue rub, dry rub, ranch dip mix
    """)
}
