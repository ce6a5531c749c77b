extension BuiltInShelf {
  /// Pasta, rice, grain and pulses.
  static let grain = BuiltInShelf(
    "Pasta, rice and pulses",
    """
    pasta, nudel, nudeln, teigware, pâtes, pâtes courtes, fideos, massa, pasta naar keuze, makaron, makaronu, \
    těstoviny, cestoviny, tészta, makarna, tjestenina, 意面, 意大利面, パスタ, 파스타
    spaghetti, spaghettini, espagueti, espaguete, spagetti, szpagetti, špagety, スパゲッティ, スパゲティ
    * linguine, bucatini
    * penne, paccheri, rigatoni, ziti, macaroni, elbow macaroni, fusilli, farfalle, rotini, pasta shell, conchiglie, \
    cavatappi, makkaroni, coquillette, macarrones, maccheroni, macarrão, 通心粉, マカロニ
    * tagliatelle, fettuccine, pappardelle, bandnudeln, tallarines, tagliolini, talharim
    * manicotti, manicotti shell
    lasagna, lasagne, lasagna noodle, lasagna sheet, lasagneplatte, lasagneblatt, lasagnes, lámina de lasaña, \
    lasagneblad, lasagnebladen, lasagneplattor, lasagneplader
    orzo, risoni, kritharaki, langue d oiseau, acini de pepe
    * tortellini, ravioli, cannelloni, gnocchi, ñoquis, nhoque, schupfnudeln, spätzle, maultaschen
    noodle, fresh noodle, mie nudeln, mie noedels, nouille, nouilles chinoises, tallarines chinos, noedels, mie, \
    äggnudlar, nudle, 面条, 鲜面条, 面, 中華麺, ラーメン, 라면, 국수, 면
    * ramen noodle, ramen, chow mein noodle, egg noodle, 方便面, 泡面, 拉面, 挂面
    * udon, udon noodle, soba, soba noodle, うどん, そば, そうめん, 乌冬面, 荞麦面, 우동
    rice noodle, rice vermicelli, rice stick, vermicelli, reisnudel, vermicelle de riz, vermicelle, nouille de riz, \
    fideos de arroz, rijstnoedels, mihoen, risnudlar, makaron ryżowy, 米粉
    * glasnudel, glass noodle, 粉丝, 粉条, 宽粉, 红薯粉, 河粉, 春雨, はるさめ, 당면
    * rice cake, wonton wrapper, rice paper, rice paper wrapper, reispapier, galette de riz, 年糕, 떡, 米纸
    rice, white rice, long grain rice, reis, langkornreis, riz, riz long, arroz, arroz blanco, riso, rijst, \
    witte rijst, ris, ryż, ryżu, rýže, rýža, ryža, rizs, pirinç, riža, riisi, 大米, 米, 白米, 粳米, 쌀
    米饭, 白米饭, cooked rice, 隔夜饭, ご飯, ごはん, 밥
    basmati rice, basmati, basmatireis, riz basmati, arroz basmati, riso basmati, basmatirijst, basmatiris, \
    ryż basmati
    jasmine rice, jasminreis, duftreis, riz thaï, riz jasmin, arroz jazmín, jasmijnrijst, jasminris, 泰国香米
    arborio rice, arborio, risotto rice, carnaroli, risottoreis, riz arborio, riz à risotto, arroz arborio, \
    riso carnaroli, riso arborio, risottorijst, risottoris
    * paella rice, arroz bomba, bomba rice, short grain rice, pudding rice, milchreis, riz rond, \
    arroz redondo, paprijst, grötris, grødris
    sushi rice, sushireis, 糯米饭
    glutinous rice, sticky rice, sweet rice, klebreis, riz gluant, 糯米, もち米, 찹쌀
    brown rice, wholegrain rice, naturreis, vollkornreis, riz complet, arroz integral, zilvervliesrijst, 糙米
    * wild rice, wildreis, riz sauvage, black rice, red rice, 黑米, 紫米
    quinoa, quinua, chinoa, komosa ryżowa, 藜麦
    couscous, cuscús, cuscuz, kuskus, kuszkusz, semoule de couscous
    bulgur, bulgur wheat, boulgour, boulghour
    barley, pearl barley, graupen, perlgraupen, orge perlé, cebada, orzo perlato, parelgort, gerst, byg, bygg, \
    korngryn, kasza jęczmienna, kasza, 薏米, 薏仁, 大麦
    * farro, freekeh, spelt, wheat berry, millet, sorghum, amaranth, dinkel, hirse, grünkern, buckwheat, buchweizen, \
    épeautre, sarrasin, kasza gryczana, jáhly, 小米, 燕麦米, 荞麦
    oat, rolled oat, porridge oat, old fashioned oat, oatmeal, haferflocken, kernige haferflocken, hafer, \
    flocon d avoine, avoine, avena, copos de avena, fiocchi d avena, aveia, flocos de aveia, havermout, \
    havregryn, havre, płatki owsiane, ovesné vločky, ovsené vločky, zabpehely, yulaf, zobene pahuljice, 燕麦, \
    燕麦片, 即食燕麦片, オートミール
    quick oat, quick cooking oat, instant oat, instant oatmeal, zarte haferflocken, quick cooking rolled oat, \
    quick rolled oat
    steel cut oat, irish oat, pinhead oatmeal
    * oat bran, wheat bran, wheat germ, bran, haferkleie, weizenkleie, weizenkeim, son d avoine, bulgur bran
    * granola, muesli, müsli, cereal, cornflakes, corn flake, rice krispies, bran flake
    semolina, grieß, weichweizengrieß, hartweizengrieß, semoule, semoule fine, semoule de blé, sémola, semolino, \
    semola, semolina de trigo, griesmeel, mannagryn, semulje, semule, kasza manna, krupica, detská krupica, \
    búzadara, irmik, 粗粒小麦粉
    polenta, maisgrieß, polenta instantanée, farina di mais, fubá, maismehl, maïsmeel, majsmjöl, \
    kasza kukurydziana
    cornmeal, corn meal, yellow cornmeal, maize meal, harina de maíz, 玉米面, 玉米粉
    masa harina, masa
    grits
    lentil, linse, lentille, lenteja, lenticchia, lenticchie, lentilha, linze, linzen, lins, linser, soczewica, \
    soczewicy, čočka, šošovica, lencse, mercimek, leća, 扁豆干, レンズ豆
    red lentil, rote linsen, lentille corail, lentille rose, röda linser, røde linser, rode linzen, \
    czerwona soczewica, kırmızı mercimek
    green lentil, grüne linsen, lentille verte, groene linzen
    * brown lentil, puy lentil, berglinsen, beluga linsen
    chickpea, chick pea, garbanzo, garbanzo bean, kichererbse, pois chiche, garbanzos, ceci, cece, grão de bico, \
    kikkererwt, kikkererwten, kikärta, kikärtor, kikært, kikærter, kikerter, ciecierzyca, ciecierzycy, cizrna, \
    cícer, csicseriborsó, nohut, slanutak, 鹰嘴豆, ひよこ豆
    black bean, turtle bean, schwarze bohne, haricot noir, frijol negro, judía negra, alubia negra, fagioli neri, \
    feijão preto, zwarte bonen, svarta bönor, sorte bønner, czarna fasola
    kidney bean, red kidney bean, red bean, dark red kidney bean, kidneybohne, rote bohne, haricot rouge, \
    frijol rojo, alubia roja, fagioli rossi, feijão vermelho, kidneyboon, kidneybonen, rode bonen, kidneybönor, \
    kidneybønner, czerwona fasola, červené fazole, vörösbab, 红腰豆
    white bean, cannellini bean, cannellini, weiße bohne, haricot blanc, coco de paimpol, alubia blanca, \
    judía blanca, alubia, fagiolo cannellino, fagioli cannellini, feijão branco, witte bonen, vita bönor, \
    hvide bønner, biała fasola, bílé fazole, fehérbab, 白芸豆
    navy bean, haricot bean
    * great northern bean
    pinto bean, pinto, frijol pinto, feijão carioca
    * refried bean, frijoles refritos, borlotti bean, borlotti, cranberry bean, fagiolo borlotto, black eyed pea, \
    black eyed bean
    lima bean, butter bean, judión, mondbohne
    fava bean, broad bean, dicke bohne, saubohne, fève, haba, fava, tuinboon, tuinbonen, bondböna, bób, 蚕豆
    bean, bohne, haricot, frijol, judía, poroto, fagiolo, fagioli, feijão, boon, bonen, böna, bönor, bønne, \
    fasola, fasoli, fazole, fazuľa, bab, kuru fasulye, grah, 豆子, 豆
    * baked bean
    edamame, green soybean, 毛豆
    * mung bean, adzuki bean, azuki bean, aduki bean, mungbohne, 绿豆, 红豆, 赤小豆, あずき
    soybean, soya bean, sojabohne, 黄豆, 大豆
    * textured vegetable protein, soja texturizada, sojagranulat, 黑豆
    split pea, yellow split pea, schälerbse, pois cassé, guisante seco, spliterwt, spliterwten, gula ärtor, groch, \
    hrách
    stuffing mix, stuffing
    * kasha, jambalaya mix, rice mix, cracked wheat, chana dal, yuba
    """)
}
