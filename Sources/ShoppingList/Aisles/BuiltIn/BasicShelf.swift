extension BuiltInShelf {
  /// Foods that every kitchen has, in addition to `BasicFoods`.
  static let basics = BuiltInShelf(
    Aisles.basics,
    """
    water, warm water, cold water, hot water, boiling water, ice water, tap water, wasser, warmes wasser, \
    kaltes wasser, heißes wasser, kochendes wasser, leitungswasser, lauwarmes wasser, eau, eau chaude, eau tiède, \
    eau froide, agua, agua tibia, agua caliente, agua fría, agua hirviendo, acqua, acqua tiepida, acqua calda, \
    acqua fredda, água, água morna, água fervente, água quente, água fria, lauw water, koud water, kokend water, \
    vatten, kallt vatten, varmt vatten, ljummet vatten, kokande vatten, vand, lunkent vand, koldt vand, \
    kogende vand, vann, lunkent vann, kaldt vann, woda, wody, wodę, ciepła woda, ciepłej wody, zimna woda, wrzątek, \
    przegotowana woda, voda, vody, studená voda, horúca voda, vlažná voda, teplá voda, víz, langyos víz, meleg víz, \
    su, ılık su, sıcak su, vode, tople vode, vesi, νερό, 水, 清水, 开水, 热水, 温水, 冷水, 凉水, 冰水, 饮用水, 纯净水, 矿泉水, 热开水, 凉开水, \
    白开水, 沸水, お湯, 湯, 熱湯, ぬるま湯, 茹で汁, パスタの茹で汁, 물, 생수, pasta water, pasta cooking water, nudelwasser, eau de cuisson, \
    acqua di cottura
    ice, ice cube, crushed ice, eis, eiswürfel, glaçon, glaçons, glace pilée, hielo, cubito de hielo, ghiaccio, \
    cubetti di ghiaccio, gelo, cubos de gelo, ijsblokjes, isbitar, isterninger, isbiter, lód, kostki lodu, buz, 冰块, \
    冰, 氷
    salt, sea salt, table salt, kosher salt, rock salt, cooking salt, coarse salt, fine salt, coarse sea salt, \
    fine sea salt, himalayan salt, pink salt, salz, meersalz, speisesalz, jodsalz, steinsalz, grobes salz, \
    prise salz, sel, sel fin, gros sel, sel de mer, sal, sal fina, sal gorda, sal marina, sal kosher, \
    sal grueso, sale, sale fino, sale grosso, sale marino, sal grosso, sal marinho, sal a gosto, zout, \
    zeezout, grof zeezout, snuf zout, fijn zout, havssalt, groft salt, havsalt, sól, soli, sól morska, \
    soli morskiej, sůl, soľ, tuz, morska sol, suola, αλάτι, 盐, 鹽, 食盐, 食用盐, 海盐, 细盐, 粗盐, 塩, 食塩, 岩塩, 소금, 천일염
    flaky salt, flaky sea salt, sea salt flake, salt flake, flaked sea salt, flaked salt, finishing salt, \
    maldon salt, maldon sea salt, maldon, fleur de sel, flor de sal, salzflocken, meersalzflocken, \
    escamas de sal, sal en escamas, sale in fiocchi, zoutvlokken, flingsalt, salt flingor, flagesalt
    pepper, black pepper, ground black pepper, ground pepper, black peppercorn, peppercorn, pfeffer, \
    schwarzer pfeffer, pfefferkorn, pfefferkörner, schwarze pfefferkörner, poivre, poivre noir, \
    poivre du moulin, poivre en grains, grain de poivre, pimienta, pimienta negra, pimienta negra molida, \
    pimienta molida, pimienta recién molida, granos de pimienta, pimienta en grano, pepe, pepe nero, \
    pepe nero in grani, pimenta, pimenta do reino, pimenta preta, peper, zwarte peper, peperkorrels, \
    zwarte peperkorrels, peppar, svartpeppar, svartpepparkorn, peber, sort peber, peberkorn, hele peberkorn, \
    pepper kvernet, sort pepper, svart pepper, pieprz, pieprzu, czarny pieprz, pieprz czarny, \
    świeżo mielony pieprz, pieprz ziarnisty, pepř, mletý pepř, černý pepř, korenie čierne, čierne korenie, \
    mleté čierne korenie, celý pepř, bors, fekete bors, őrölt bors, karabiber, toz karabiber, papar, \
    crni papar, mustapippuri, πιπέρι, 胡椒, 胡椒粉, 黑胡椒, 黑胡椒粉, 黑胡椒碎, 黑胡椒粒, 胡椒粒, 現磨黑胡椒, こしょう, コショウ, 黒胡椒, 粗挽き黒こしょう, \
    黒こしょう, ブラックペッパー, 후추, 후춧가루
    white pepper, ground white pepper, white peppercorn, white pepper powder, weißer pfeffer, poivre blanc, \
    pimienta blanca, pepe bianco, pimenta branca, pimenta do reino branca, witte peper, vitpeppar, \
    vitpepparkorn, hvid peber, hvit pepper, biały pieprz, bílý pepř, biele korenie, fehér bors, beyaz biber, \
    bijeli papar, 白胡椒, 白胡椒粉, 白こしょう
    """)
}
