extension BuiltInShelf {
  /// Foods sold frozen.
  static let frozen = BuiltInShelf(
    "Frozen",
    """
    ice cream, vanilla ice cream, vanilleeis, glace, glace à la vanille, helado, helado de vainilla, gelato, \
    sorvete, roomijs, vanille ijs, glass vanilj, vaniljglass, vaniljeis, lody waniliowe, zmrzlina, 冰淇淋, 冰激凌, アイスクリーム
    * limeade concentrate, lemonade concentrate, orange juice concentrate
    sorbet, sorbete, frozen yogurt
    * sherbet, orange sherbet, lime sherbet, raspberry sherbet
    * frozen stir fry vegetable, stir fry vegetable, veggie burger, vegetarian burger, vegetarian burger patty
    puff pastry, puff pastry sheet, blätterteig, pâte feuilletée, hojaldre, masa de hojaldre, pasta sfoglia, \
    massa folhada, bladerdeeg, smördeg, butterdej, butterdeig, ciasto francuskie, listové těsto, lístkové cesto, \
    leveles tészta, milföy, lisnato tijesto, 酥皮, 飞饼, パイシート
    phyllo, filo, fillo, phyllo dough, filo pastry, filoteig, yufkateig, yufka, pâte filo, feuille de brick, brick, \
    masa filo, pasta fillo, filodeeg, filodeg, ciasto filo
    french fries, frozen french fry, pommes frites, frites, papas fritas congeladas, hash brown, tater tot, \
    tiefkühlpommes, 薯条
    frozen pea, tiefkühlerbse, tk erbse, petits pois surgelés, guisantes congelados, diepvrieserwten, \
    doperwten uit de diepvries, frysta ärtor, mrożony groszek
    frozen spinach, tk spinat, épinards surgelés, diepvriesspinazie, fryst spenat
    frozen vegetable, frozen mixed vegetable, légumes surgelés, diepvriesgroenten
    frozen berry, tk beeren, fruits rouges surgelés, mrożone owoce
    """)
}
