extension BuiltInShelf {
  /// Bread and what is baked.
  static let bread = BuiltInShelf(
    "Bread",
    """
    bread, white bread, sandwich bread, loaf of bread, brot, weißbrot, bauernbrot, toastbrot, toast, \
    weißbrotscheibe, pain, pain de mie, pain de campagne, pan, pan de molde, pan de barra, barra de pan, pane, \
    pane casereccio, pancarrè, pão, pão de forma, brood, witbrood, boterhammen, bröd, brød, chleb, chleba, \
    chléb, chlieb, kenyér, ekmek, kruh, kruha, 面包, 吐司, 吐司片, パン, 食パン, 빵, 식빵
    sourdough bread, sourdough, sauerteigbrot, pain au levain, zuurdesembrood, surdegsbröd
    * baguette, french bread, ciabatta, focaccia, fladenbrot, stokbrood, turks brood, bagietka, bageta
    bun, roll, brötchen, semmel, weckerl, petit pain, panecillo, panino, broodje, bolle, bułka, bułki, houska, \
    rohlík, žemľa, zsemle, 馒头
    hamburger bun, burger bun, hamburgerbrötchen, burgerbrötchen, pain burger, pain à burger, \
    pan de hamburguesa, pão de hambúrguer, hamburgerbroodje, hamburgerbröd, burgerbolle, 汉堡胚
    * hot dog bun, brioche bun, slider bun, dinner roll, hoagie roll, kaiser roll, ciabatta roll
    * brioche, croissant, bagel, english muffin, crumpet, biscuit dough
    tortilla, flour tortilla, wrap, weizentortilla, tortilla de trigo, tortillafladen, tortilla wrap, tortillabröd, \
    vetetortilla, pszenna tortilla, tortilla pszenna, tortilla pšenična
    corn tortilla, tortilla de maíz, maistortilla
    * 手抓饼, 饼皮, 春卷皮
    * pita, pita bread, naan, naan bread, flatbread, lavash, pitabrot, pitabröd, chapati, roti, lefse, \
    tunnbröd
    * taco shell, tostada, tortilla chip, nacho, totopo
    * potato chip, corn chip, banana chip, pita chip, bagel chip, kartoffelchips, patatine
    * makroner, gingersnap, ginger snap, gingersnap cookie, pfeffernuss, crepe, boboli
    * rye bread, pumpernickel, schwarzbrot, roggenbrot, rugbrød, knäckebröd, crispbread, knäckebrot
    crouton, croûton
    * rusk, zwieback, melba toast, pizza crust, tart shell, matzo, breadstick
    ladyfinger, lady finger, savoiardi, löffelbiskuit, biscuit à la cuillère, boudoir, bizcocho de soletilla, \
    lange vinger, lange vingers, savoiardikex, biszkopty
    * cookie, biscuit, graham cracker, digestive biscuit, oreo, keks, butterkeks, spekulatius, amarettini, \
    petit beurre, spéculoos, galleta, galleta maría, biscotto, biscotti, bolacha, biscoito, koekje, kex, \
    digestivekex, digestivekiks, kjeks, herbatniki, sušenky, háztartási keksz, 饼干, 奥利奥, 消化饼干, 手指饼干, ビスケット
    * cracker, saltine, ritz cracker, oyster cracker, pretzel
    * cake, sponge cake, pound cake, angel food cake, biskuitboden, tortenboden, génoise, bizcocho
    """)
}
