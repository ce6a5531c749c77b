extension BuiltInShelf {
  /// Goods that a kitchen uses up or cooks with, and nobody eats.
  static let household = BuiltInShelf(
    "Household",
    """
    * aluminum foil, aluminium foil, tin foil, foil, alufolie, papier d'aluminium, papel de aluminio
    * parchment paper, baking paper, wax paper, waxed paper, backpapier, papier sulfurisé, bakpapier, bakplåtspapper
    * plastic wrap, cling film, clingfilm, frischhaltefolie, cheesecloth, cheese cloth, kitchen string, \
    kitchen twine, butcher's twine, kitchen towel, paper towel, coffee filter
    * skewer, wooden skewer, bamboo skewer, metal skewer, toothpick, cocktail stick, wooden stick, popsicle stick, \
    wooden dowel, wood dowel, lollipop stick, holzspieß, schaschlikspieß
    * canning jar, mason jar, jam jar, glass jar, jar lid, cupcake liner, muffin liner, paper liner, candy cup, \
    cardboard cake round
    * wood chip, hickory chip, applewood chip, charcoal, wood plank, cedar plank
    * cake pan, loaf pan, springform pan, springform, tart pan, baking pan, muffin pan, muffin tin, bundt pan, \
    tube pan, pie plate, pie pan, madeleine pan, baking dish, casserole dish, baking sheet, sheet pan, \
    cookie sheet, roasting pan, frying pan, sauté pan, non stick pan, nonstick pan, iron pan, oven safe pan, \
    saucepan, skillet, cast iron skillet, ramekin, custard cup, ice pop mold, panettone mold, loaf tin, cake tin, \
    cookie cutter, biscuit cutter, cake stand, flask, backform
    * thermometer, candy thermometer, meat thermometer, instant read thermometer, deep fry thermometer, \
    food processor, mini processor, blender, stand mixer, spice mill, spice grinder, coffee grinder, \
    mortar and pestle, pastry bag, piping bag, blowtorch, kitchen torch, mandoline, slow cooker, pressure cooker, \
    steamer, kitchen scissors, kitchen scale
    """)
}
