extension BuiltInShelf {
  /// Herbs, garlic and chilies, which stand with the spices if they are dried.
  static let herbs = BuiltInShelf(
    "Vegetables and fruit", dried: "Spices",
    """
    onion, spanish onion, vidalia onion, zwiebel, gemüsezwiebel, oignon, cebolla, cipolla, cebola, ui, uien, \
    lök, gul lök, løg, løk, gul løk, cebula, cebuli, cebule, cibule, cibuľa, hagyma, vöröshagyma, soğan, luk, \
    luka, kuru soğan, sipulia, 洋葱, 玉ねぎ, たまねぎ, 玉葱, 양파, yellow onion, brown onion
    garlic, garlic clove, clove garlic, clove of garlic, knoblauch, knoblauchzehe, ail, gousse d ail, ajo, \
    diente de ajo, aglio, spicchio d aglio, alho, dente de alho, knoflook, look, knoflookteen, knoflookteentje, \
    teentje knoflook, vitlök, vitlöksklyfta, vitlöksklyftor, hvidløg, hvidløgsfed, hvitløk, hvitløksfedd, czosnek, \
    czosnku, ząbek czosnku, česnek, česneku, cesnak, fokhagyma, sarımsak, češnjak, češnjaka, 蒜, 大蒜, 蒜瓣, 蒜头, 蒜末, 蒜蓉, \
    にんにく, ニンニク, 마늘
    chili, chilli, chile, chilischote, chilli pepper, chili pepper, peperoncino, guindilla, chilipeper, chilipeppar, \
    papryczka chili, chili paprička, feferonka, 辣椒, 唐辛子, 청양고추, 고추
    red chili, red chilli, rote chili, rote chilischote, piment rouge, rode peper, spaanse peper, röd chili, \
    rød chili, 红辣椒
    green chili, green chilli, grüne chili, piment vert, 青辣椒
    * serrano, fresno, fresno pepper, 泡椒, thai chili, bird eye chili, piment oiseau, chile serrano, serrano chile, \
    serrano pepper, 小米椒, 小米辣, 尖椒, 朝天椒, ají, malagueta, pimenta dedo de moça
    jalapeno, jalapeño, jalapeno pepper
    poblano, poblano pepper, chile poblano
    habanero, habanero pepper
    scotch bonnet, scotch bonnet pepper, scotch bonnet chili
    ginger, ginger root, fresh ginger, ingwer, ingwerwurzel, gingembre, jengibre, zenzero, gengibre, gember, \
    gemberwortel, ingefära, ingefær, imbir, imbiru, zázvor, gyömbér, zencefil, đumbir, 姜, 生姜, 老姜, 姜片, 姜末, 姜丝, \
    しょうが, 생강, gingerroot, fresh gingerroot
    parsley, parsley leaf, flat leaf parsley, curly parsley, petersilie, petersilienblatt, glatte petersilie, \
    blattpetersilie, krause petersilie, persil, persil plat, perejil, prezzemolo, salsa fresca, salsinha, \
    peterselie, bladpeterselie, persilja, bladpersilja, persille, bredbladet persille, pietruszka, natka pietruszki, \
    natka, petrželka, petržlen, petržlenová vňať, petrezselyem, maydanoz, peršin, 欧芹, 荷兰芹, パセリ
    cilantro, fresh coriander, coriander leaf, coriander sprig, chinese parsley, koriandergrün, korianderblatt, \
    coriandre fraîche, feuille de coriandre, cilantro fresco, coriandolo fresco, coentro, verse koriander, \
    färsk koriander, frisk koriander, kolendra świeża, świeża kolendra, 香菜, 芫荽, パクチー, 고수
    basil, basil leaf, basilikum, basilikumblatt, basilic, feuille de basilic, albahaca, hoja de albahaca, \
    basilico, foglia di basilico, manjericão, basilicum, basilicumblad, basilika, bazylia, bazylii, \
    listki bazylii, bazalka, bazsalikom, fesleğen, bosiljak, 罗勒, バジル, 바질
    thai basil, thai basil leaf, thai basilikum, basilic thaï, 九层塔
    mint, mint leaf, spearmint, peppermint, minze, minzblatt, pfefferminze, menthe, feuille de menthe, menta, mentuccia, \
    hierbabuena, hortelã, munt, muntblaadjes, mynta, mynte, mięta, máta, mäta, mentalevél, nane, 薄荷, ミント, 민트
    dill, dill weed, dillspitze, aneth, eneldo, aneto, endro, dille, dild, koperek, koperku, kopr, kôpor, kapor, \
    dereotu, kopar, 莳萝, ディル
    chives, chive, schnittlauch, ciboulette, cebollino, erba cipollina, bieslook, gräslök, purløg, gressløk, \
    szczypiorek, szczypiorku, pažitka, pažítka, snidling, metélőhagyma, vlasac, チャイブ
    thyme, thyme leaf, thyme sprig, thymian, thymianzweig, thymianblatt, thym, branche de thym, tomillo, timo, \
    tomilho, tijm, timjan, tymianek, tymianku, tymián, kakukkfű, kekik, timijan, majčina dušica, 百里香, タイム
    rosemary, rosemary leaf, rosemary sprig, rosmarin, rosmarinzweig, rosmarinnadel, romarin, branche de romarin, \
    romero, rosmarino, alecrim, rozemarijn, rozmaryn, rozmarýn, rozmarín, rozmaring, biberiye, ružmarin, 迷迭香, \
    ローズマリー, 로즈마리
    sage, sage leaf, salbei, salbeiblatt, sauge, salvia, sálvia, salie, salvie, szałwia, šalvěj, šalvia, zsálya, \
    adaçayı, kadulja, 鼠尾草, セージ
    tarragon, estragon, estragón, dragoncello, dragon, 龙蒿
    marjoram, majoran, marjolaine, mejorana, maggiorana, manjerona, marjolein, mejram, merian, majeranek, majoránka, \
    majoránna, mažuran
    chervil, kerbel, cerfeuil, perifollo, cerfoglio, kervel, körvel, kørvel, trybula
    savory, bohnenkraut, sarriette, ajedrea, bonenkruid, kyndel, cząber
    lovage, liebstöckel, livèche, lubczyk, libeček
    sorrel, sauerampfer, oseille, acedera, zuring, szczaw
    wild garlic, bärlauch, ail des ours, daslook, ramslök, ramsløg, czosnek niedźwiedzi, medvehagyma
    coriander, koriander, coriandre, coriandolo, kolendra, koriandr, 코리앤더
    curry leaf, curryblatt, feuille de curry, kerriebladeren
    lime leaf, makrut lime leaf, kaffir lime leaf, kaffirlimettenblatt, limoenblad, limeblad, feuille de combava
    herb, mixed herbs, fresh herbs, kräuter, gemischte kräuter, gartenkräuter, fines herbes, herbes, hierbas, erbe, \
    ervas, kruiden, verse kruiden, örter, urter, zioła, bylinky, fűszernövény
    bouquet garni
    * lavender, lavendel, lavande, lavanda
    """)
}
