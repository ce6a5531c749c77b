extension BuiltInShelf {
  /// Vegetables, mushrooms and salads.
  static let vegetables = BuiltInShelf(
    "Vegetables and fruit", dried: "Pasta, rice and pulses",
    """
    red onion, rote zwiebel, oignon rouge, cebolla roja, cebolla morada, cipolla rossa, cebola roxa, rode ui, \
    rödlök, rødløg, rødløk, czerwona cebula, kırmızı soğan, 紫洋葱
    white onion, weiße zwiebel, oignon blanc, cebolla blanca, cipolla bianca
    pearl onion, cocktail onion, silverskin onion, perlzwiebel
    shallot, banana shallot, schalotte, échalote, echalion, chalota, chalote, scalogno, scalogni, sjalot, sjalotje, \
    sjalotten, schalottenlök, skalotteløg, sjalottløk, szalotka, šalotka, 红葱头
    scallion, spring onion, green onion, salad onion, frühlingszwiebel, lauchzwiebel, oignon vert, oignon nouveau, \
    ciboule, cebolla de verdeo, cebolla tierna, cebolleta, cipollotto, cebolinha, lenteui, bosui, salladslök, \
    vårlök, forårsløg, vårløk, szczypior, dymka, jarní cibulka, újhagyma, mladi luk, taze soğan, 葱, 小葱, 香葱, 葱花, 青葱, \
    青ねぎ, 万能ねぎ, 小ねぎ, 쪽파
    japanese leek, welsh onion, 大葱, 京葱, 長ねぎ, 白ねぎ, ねぎ, ネギ, 대파
    black garlic, schwarzer knoblauch
    leek, prei, preistengel, lauch, porree, lauchstange, poireau, poireaux, puerro, porro, alho poró, alho francês, prei, purjolök, \
    porre, purre, póréhagyma, pórek, pırasa, poriluk, 韭葱, ポロねぎ
    carrot, karotte, möhre, mohrrübe, carotte, zanahoria, carota, cenoura, wortel, wortelen, peen, peen julienne, winterwortel, morot, \
    morötter, gulerod, gulerødder, gulrot, gulrøtter, marchew, marchewka, marchewki, mrkev, mrkve, mrkva, sárgarépa, \
    répa, havuç, 胡萝卜, 红萝卜, にんじん, 人参, ニンジン, 당근
    potato, kartoffel, erdapfel, pomme de terre, patata, papa, batata, batatinha, aardappel, potatis, poteter, \
    potet, ziemniak, ziemniaki, ziemniaków, brambory, brambor, zemiaky, zemiak, burgonya, krumpli, patates, krumpir, \
    krumpira, 土豆, 马铃薯, 洋芋, じゃがいも, ジャガイモ, 감자
    sweet potato, süßkartoffel, patate douce, boniato, camote, batata doce, patata dolce, zoete aardappel, \
    sötpotatis, sød kartoffel, batat, 红薯, 番薯, 地瓜, さつまいも, 고구마
    baby potato, new potato, fingerling potato, drilling, pomme de terre grenaille, baby aardappel, krieltjes, \
    färskpotatis
    tomato, vine tomato, tomate, strauchtomate, tomate en rama, jitomate, pomodoro, tomaat, tomat, pomidor, \
    pomidory, pomidorów, rajče, rajčata, rajčat, paradajka, paradajky, paradicsom, domates, rajčica, 番茄, 西红柿, \
    トマト, 토마토
    plum tomato, roma tomato, italian plum tomato, eiertomate, tomate roma, tomate pera, pruimtomaat
    beefsteak tomato, beef tomato, fleischtomate, cœur de bœuf, cuore di bue, vleestomaat
    cherry tomato, grape tomato, cocktail tomato, kirschtomate, cherrytomate, cocktailtomate, tomate cerise, \
    tomate cherry, tomatito, tomate cereja, pomodorino, pomodorini, kerstomaat, kerstomaatjes, cherrytomaat, \
    cherrytomaatjes, körsbärstomat, cocktailtomat, cherrytomat, pomidorki koktajlowe, pomidorki, cherry rajčata, \
    koktélparadicsom, 圣女果, 小番茄, ミニトマト
    cucumber, gurke, salatgurke, concombre, pepino, cetriolo, komkommer, gurka, agurk, ogórek, ogórki, okurka, \
    uhorka, uborka, salatalık, krastavac, krastavca, 黄瓜, 青瓜, きゅうり, キュウリ, 오이
    zucchini, courgette, zucchina, calabacín, calabacita, abobrinha, squash zucchini, cukinia, cukinii, cuketa, \
    cukkini, tikvica, kabak, 西葫芦, ズッキーニ
    eggplant, aubergine, melanzana, berenjena, berinjela, bakłażan, lilek, padlizsán, patlıcan, patlidžan, 茄子, なす, \
    ナス, 가지
    bell pepper, capsicum, sweet pepper, paprikaschote, spitzpaprika, poivron, pimiento, pimentón rojo, morrón, \
    peperone, pimentão, puntpaprika, peberfrugt, kapia, 彩椒, 甜椒, 灯笼椒, パプリカ, 파프리카
    red pepper, red bell pepper, red capsicum, rote paprika, rote paprikaschote, poivron rouge, pimiento rojo, \
    peperone rosso, pimentão vermelho, rode paprika, röd paprika, rød peberfrugt, rød paprika, czerwona papryka, \
    červená paprika, crvena paprika, 红椒, 红甜椒, 赤パプリカ
    green pepper, green bell pepper, green capsicum, grüne paprika, grüne paprikaschote, poivron vert, \
    pimiento verde, peperone verde, pimentão verde, groene paprika, grön paprika, grøn peberfrugt, grønn paprika, \
    zelená paprika, 青椒, ピーマン, 피망
    yellow pepper, yellow bell pepper, yellow capsicum, gelbe paprika, gelbe paprikaschote, poivron jaune, \
    pimiento amarillo, peperone giallo, pimentão amarelo, gele paprika, gul paprika, gul peberfrugt, 黄椒
    orange pepper, orange bell pepper, orange paprika, orange paprikaschote
    celery, celery stalk, celery rib, celery stick, stangensellerie, staudensellerie, bleichsellerie, céleri, \
    céleri branche, branche de céleri, apio, sedano, aipo, salsão, bleekselderij, selderij, selder, \
    stengel bleekselderij, selleri, blekselleri, stjälkselleri, bladselleri, stangselleri, seler naciowy, \
    řapíkatý celer, stopkový zeler, szárzeller, celer, 芹菜, 西芹, セロリ, 셀러리
    celeriac, celery root, sellerie, knollensellerie, céleri rave, apionabo, sedano rapa, knolselderij, rotselleri, \
    knoldselleri, sellerirot, zeller, 芹菜根
    fennel, fennel bulb, fenchel, fenchelknolle, fenouil, hinojo, finocchio, funcho, venkel, venkelknol, fänkål, \
    fennikel, koper włoski
    cabbage, white cabbage, green cabbage, kohl, weißkohl, weißkraut, chou, chou blanc, col, repollo, cavolo, \
    cavolo cappuccio, repolho, kool, witte kool, vitkål, hvidkål, hodekål, kapusta, zelí, kapusty, káposzta, lahana, \
    kupus, 包菜, 卷心菜, 圆白菜, 高丽菜, キャベツ, 양배추
    pointed cabbage, spitzkohl, chou pointu, spitskool, spetskål, spidskål
    red cabbage, rotkohl, blaukraut, rotkraut, chou rouge, col lombarda, lombarda, cavolo rosso, rode kool, rödkål, \
    rødkål, kapusta czerwona, 紫甘蓝
    savoy cabbage, wirsing, chou vert, chou frisé, verza, savooiekool, savojkål
    napa cabbage, chinakohl, chou chinois, col china, 白菜, 大白菜, 娃娃菜, 배추
    sauerkraut, choucroute, chucrut, zuurkool, kapusta kiszona, savanyú káposzta, kyslá kapusta
    kimchi, 泡菜, 辣白菜, キムチ, 김치
    kale, grünkohl, chou kale, col rizada, couve, boerenkool, grönkål, grønkål, jarmuż, 羽衣甘蓝
    lacinato kale, tuscan kale, dinosaur kale, dino kale, black kale, cavolo nero, schwarzkohl, palmkohl
    spinach, baby spinach, spinat, blattspinat, babyspinat, épinard, pousse d épinard, espinaca, spinacio, spinaci, \
    spinacino, espinafre, spinazie, spenat, bladspenat, szpinak, špenát, spenót, ıspanak, špinat, 菠菜, ほうれん草, 시금치
    lettuce, kopfsalat, laitue, lechuga, lattuga, alface, sla, kropsla, sallat, sałata, hlávkový salát, \
    saláta, marul, salata, 生菜, レタス, 상추
    iceberg lettuce, iceberg, eisbergsalat, eissalat, ijsbergsla, isbergsallat, isbergsalat
    * butter lettuce, bibb lettuce, boston lettuce, escarole, frisée, curly endive, fiddlehead
    romaine, romaine lettuce, cos lettuce, romanasalat, römersalat, little gem, laitue romaine, lechuga romana, \
    lattuga romana, romaine sla, romansallat
    * salad, multifeuille, coleslaw mix, mixed greens, salad greens, mixed salad, spring mix, mesclun, salat, \
    blattsalat, pflücksalat, feldsalat, friséesalat, salade, mâche, ensalada, insalata, rucolasla, veldsla, \
    gemengde sla, mix salat
    * greens, mustard greens, collard greens, turnip greens, beet greens, dandelion greens, 青菜, 小青菜, 油菜, 上海青, 空心菜, \
    苋菜, 菜心, 小松菜
    arugula, rocket, rucola, ruccola, roquette, rúcula, ruccolasallat, rukola
    watercress, brunnenkresse, cresson, berro, crescione, agrião, waterkers, 西洋菜
    cress, kresse, gartenkresse, tuinkers, krasse, karse
    endive, belgian endive, chicorée, chicory, endivie, endibia, indivia, witlof, witloof, andijvie
    radicchio, treviso
    swiss chard, chard, mangold, blette, acelga, bietola, snijbiet
    bok choy, pak choi, pak choy, 青江菜, チンゲン菜, 청경채
    broccoli, brokkoli, brócoli, brócolis, broccolo, brokuł, brokuły, brokolice, brokolica, 西兰花, ブロッコリー, 브로콜리
    broccolini, tenderstem broccoli, tenderstem, bimi
    cauliflower, blumenkohl, karfiol, chou fleur, coliflor, cavolfiore, couve flor, bloemkool, blomkål, kalafior, \
    květák, karnabahar, cvjetača, 花菜, 菜花, カリフラワー
    brussels sprout, brussel sprout, rosenkohl, chou de bruxelles, col de bruselas, cavoletto di bruxelles, \
    couve de bruxelas, spruitjes, brysselkål, rosenkål, brukselka
    asparagus, spargel, grüner spargel, asperge, espárrago, asparago, asparagi, aspargo, sparris, asparges, \
    szparag, szparagi, chřest, spárga, kuşkonmaz, šparoge, 芦笋, アスパラガス, アスパラ
    white asparagus, weißer spargel, asperge blanche, espárrago blanco, witte asperge
    artichoke, artischocke, artichaut, alcachofa, carciofo, alcachofra, artisjok, kronärtskocka, artiskok, karczoch
    artichoke heart, artischockenherz, cœur d artichaut, corazón de alcachofa, artisjokhart
    green bean, string bean, french bean, grüne bohne, buschbohne, prinzessbohne, haricot vert, judía verde, ejote, \
    fagiolino, fagiolini, vagem, sperzieboon, sperziebonen, grön böna, haricots verts, grønne bønner, \
    fasolka szparagowa, zöldbab, long bean, taze fasulye, mahune, 四季豆, 豆角, 豇豆, 扁豆, いんげん, 강낭콩
    pea, green pea, garden pea, petit pois, erbse, grüne erbse, guisante, arveja, chícharo, pisello, piselli, \
    ervilha, doperwt, doperwten, erwt, erwten, ärta, ärtor, ært, ærter, erter, groszek, zielony groszek, hrášek, \
    hrášku, hrášok, zöldborsó, bezelye, grašak, 豌豆, 青豆, グリーンピース, 완두콩
    snow pea, mangetout, zuckerschote, zuckererbse, kaiserschote, pois mange tout, pois gourmand, tirabeque, \
    taccola, peultje, peultjes, sockerärta, 荷兰豆, 絹さや
    snap pea, sugar snap, sugar snap pea, sugarsnap
    pea pod
    corn, sweetcorn, corn cob, corn on the cob, ear of corn, corn kernel, mais, zuckermais, maiskolben, maïs, \
    épi de maïs, maíz, elote, mazorca, choclo, milho, milho verde, maïskolf, majs, majskolv, kukurydza, kukuřice, \
    kukurica, kukorica, mısır, kukuruz, 玉米, 玉米粒, 甜玉米, とうもろこし, コーン, 옥수수
    baby corn, minimais, 玉米笋, ヤングコーン
    mushroom, button mushroom, white mushroom, cup mushroom, champignon, pilz, champignon de paris, champiñón, seta, \
    fungo, funghi, cogumelo, kastanjechampignon, paddenstoel, svamp, sopp, sjampinjong, pieczarka, pieczarki, \
    pieczarek, grzyb, grzyby, žampion, žampiony, šampiňóny, šampinjon, gomba, csiperke, mantar, šampinjoni, 蘑菇, 口蘑, \
    白蘑菇, マッシュルーム, きのこ, 버섯, 양송이버섯
    cremini, cremini mushroom, chestnut mushroom, baby bella, brauner champignon, champignon brun
    portobello mushroom, portobello, portabella mushroom, portabello mushroom, portobello mushroom cap, \
    riesenchampignon
    shiitake, shiitake mushroom, shiitakepilz, 香菇, 冬菇, しいたけ, 椎茸, 표고버섯
    oyster mushroom, austernpilz, austernseitling, pleurote, oesterzwam, boczniak, 平菇
    king oyster mushroom, kräuterseitling, 杏鲍菇, エリンギ
    enoki, enoki mushroom, 金针菇, えのき, 팽이버섯
    shimeji, 蟹味菇, しめじ
    wood ear, wood ear mushroom, mu err, 木耳, 黑木耳, 银耳, きくらげ
    chanterelle, pfifferling, eierschwamm, girolle, rebozuelo, kantarell, kantarel, cantharel, kurka
    porcini, porcini mushroom, steinpilz, cèpe, borowik, karl johan
    beet, beetroot, rote bete, rote beete, rote rübe, rande, betterave, remolacha, betabel, barbabietola, beterraba, \
    rode biet, rode bieten, bietjes, rödbeta, rödbetor, rødbede, rødbeder, rødbete, burak, buraki, buraków, \
    červená řepa, cvikla, cékla, pancar, cikla, 甜菜根, ビーツ
    radish, radieschen, radis, rábano, rabanito, ravanello, rabanete, radijs, radijsjes, rädisa, radise, reddik, \
    rzodkiewka, ředkvička, reďkovka, retek, turp, rotkvica, 樱桃萝卜, ラディッシュ
    daikon, white radish, rettich, rzodkiew, 白萝卜, 萝卜, 大根, 무
    turnip, weiße rübe, mairübe, navet, nabo, rapa, raap, majrova, rzepa, tuřín, かぶ
    rutabaga, swede, steckrübe, kohlrübe, kålrot, koolraap, brukiew
    parsnip, pastinake, panais, chirivía, pastinaca, pastinaak, palsternacka, pastinak, pasternak
    parsley root, petersilienwurzel, persiljerot, pietruszka korzeń, korzeń pietruszki, petržel
    jerusalem artichoke, topinambur, topinambour, aardpeer, jordärtskocka, jordskok
    kohlrabi, chou rave, colinabo, koolrabi, kålrabbi, kalarepa, kedlubna, karalábé
    pumpkin, kürbis, potiron, citrouille, calabaza, zucca, abóbora, pompoen, pumpa, græskar, gresskar, dynia, dýně, \
    sütőtök, balkabağı, bundeva, 南瓜, かぼちゃ, カボチャ, 단호박
    hokkaido pumpkin, kabocha, red kuri squash, hokkaidokürbis, potimarron, hokkaido, hokaido
    butternut squash, butternut, butternutkürbis, courge butternut, calabaza cacahuete, flespompoen, \
    butternut pompoen
    squash, courge
    * acorn squash, spaghetti squash, delicata squash
    summer squash, yellow squash, yellow summer squash, yellow crookneck squash
    winter melon, 冬瓜
    bitter melon, 苦瓜, ゴーヤ
    loofah, 丝瓜
    okra, gombo, quingombó, bhindi, quiabo, bamya, 秋葵, オクラ
    plantain, kochbanane, plátano macho, banane plantain
    cassava, yuca, maniok, mandioca, manioc
    yam, ñame, igname, 山药, 长芋, 山芋, 長いも
    taro, 芋头, 里芋
    lotus root, lotuswurzel, 莲藕, 藕, れんこん
    bamboo shoot, bambussprosse, pousse de bambou, 竹笋, 笋, 冬笋, 春笋, たけのこ
    water chestnut, 马蹄, 荸荠
    bean sprout, beansprout, sprosse, sojasprosse, mungbohnensprosse, germe de soja, pousse de soja, brote de soja, \
    taugé, bönskott, 豆芽, 黄豆芽, 绿豆芽, もやし, 콩나물, 숙주
    galangal, galgant, laos
    horseradish, meerrettich, kren, raifort, rábano picante, rafano, mierikswortel, pepparrot, peberrod, pepperrot, \
    chrzan, křen, torma
    lemongrass, zitronengras, citronnelle, hierba limón, citroengras, sereh, citrongräs, citrongræs, sitrongress, \
    trawa cytrynowa, 香茅
    avocado, hass avocado, avocat, aguacate, palta, abacate, avokado, awokado, avokádó, 牛油果, アボカド
    rhubarb, rhabarber, rhubarbe, ruibarbo, rabarbaro, rabarber, rabarbra, rabarbar, rebarbora, rebarbara
    mixed vegetables, vegetable, vegetables, veggie, veggies, green vegetable, soup vegetables, suppengrün, suppengemüse, gemüse, légume, verdura, verdure, vegetales, \
    legumes, groenten, soepgroenten, grönsaker, warzywa, włoszczyzna, zelenina, polievková zelenina, 蔬菜, 野菜
    * edible flower, nasturtium
    * nopal, cactus, recao, culantro, morning glory, choy sum
    * baby greens, mixed baby greens
    * sprout, alfalfa sprout, alfalfa, microgreen, pea shoot
    tomatillo
    jicama, yambohne
    olive leaf
    garlic chive, chinese chive, 韭菜, 韭黄, ニラ, 부추
    celtuce, 莴笋, 莴苣
    garlic sprout, garlic scape, 蒜苗, 蒜薹
    chrysanthemum greens, 茼蒿, 春菊, 쑥갓
    perilla leaf, shiso, 紫苏, 大葉, しそ, 깻잎
    nori sprout, 海带芽
    """)
}
