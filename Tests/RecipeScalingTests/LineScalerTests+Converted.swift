extension LineScalerTests {
  /// Units, lines and results.
  static let conversions = ScaledLineTable.read(
    #"""
    metric | 1 cup milk | 240 ml milk
    metric | 1 cup (240 ml) - 2 cups milk | 240 ml - 480 ml milk
    us | 1 cup (240 ml) - 2 cups stock | 1 cup - 2 cups stock
    metric | 一杯半牛奶 | 360 ml牛奶
    metric | 2 tbsp oil | 2 tbsp oil
    metric | 0.25 c (60 ml) milk | 60 ml milk
    metric | 1 lb beef | 454 g beef
    metric | 1/4 oz yeast | 7 g yeast
    metric | 16oz beef | 454g beef
    metric | 2 (14 oz) cans tomatoes | 2 (397 g) cans tomatoes
    metric | 1 14.5-ounce can tomatoes | 1 411-g can tomatoes
    metric | 1 (14 oz/400 g) can tomatoes | 1 (400 g) can tomatoes
    us | 1 cup (240 ml) milk | 1 cup milk
    metric | 2 cups diced (1/4 inch) celery | 480 ml diced (6.5 mm) celery
    metric | 2 squash (about 1 1/2 pounds each) | 2 squash (about 680 g each)
    metric | 2 squash, about 1 1/2 pounds each | 2 squash, about 680 g each
    metric | 1 chicken, about 4 to 5 lb, cut up | 1 chicken, about 1.8 to 2.3 kg, cut up
    metric | 2 carrots, cut into 1-inch pieces | 2 carrots, cut into 2.5-cm pieces
    metric | 1 potato, in 3/4- to 1-inch-thick slices | 1 potato, in 1.9- to 2.5-cm-thick slices
    us | 2 carrots, cut into 2 cm dice | 2 carrots, cut into 3/4 inch dice
    metric | 2 14-oz/400-g cans tomatoes | 2 400-g cans tomatoes
    us | 2 14-oz/400-g cans tomatoes | 2 14-oz cans tomatoes
    us | 2 chilled 750-ml bottles champagne | 2 chilled 750-ml bottles champagne
    metric | 1 egg, cut 1 in half | 1 egg, cut 1 in half
    metric | 1 sheet pastry, 9x13-inch | 1 sheet pastry, 23x33-cm
    metric | 1 sheet pastry, 9 by 13 inches | 1 sheet pastry, 23 by 33 cm
    metric | 1 sheet pastry, 9 inches x 13 inches | 1 sheet pastry, 23 cm x 33 cm
    metric | 4 fillets, about 1 pound / 450 g in total | 4 fillets, about 1 pound / 450 g in total
    metric | 4 rolls, about 5 inches (13 cm) wide | 4 rolls, about 5 inches (13 cm) wide
    us | 75 g (1/4 cup plus 1 tablespoon) water | 1/4 cup plus 1 tablespoon water
    metric | 1 cup (250 ml) milk | 250 ml milk
    us | 300g/10½oz beef | 10½oz beef
    metric | 300g/10½oz beef | 300g beef
    metric | 1 cup plus 2 tbsp sugar | 270 ml sugar
    metric | 1-2 cups stock | 240-480 ml stock
    us | 250 g butter | 8 3/4 oz butter
    us | 500 g flour | 1 lb 2 oz flour
    us | 100 ml cream | 6 1/2 tbsp cream
    us | 300 ml milk | 1 1/4 cups milk
    us | 1 l stock | 4 1/4 cups stock
    uk | 568 ml milk | 568 ml milk
    uk | 1/2 cup cream | 120 ml cream
    uk | 2 cups flour | 480 ml flour
    uk | 8 oz flour | 8 oz flour
    uk | 1 gallon water | 3.84 l water
    uk | 2 sticks butter | 227 g butter
    metric | 1 stick butter | 113 g butter
    metric | 1/2 stick unsalted butter, melted | 57 g unsalted butter, melted
    metric | 2 sticks (1 cup) butter | 227 g (240 ml) butter
    metric | 1 stick (4 oz) butter | 113 g butter
    metric | 1 stick (113 g) butter | 113 g butter
    metric | 1-2 sticks margarine | 113-227 g margarine
    metric | 1 stick celery | 1 stick celery
    us | 1 stick butter | 1 stick butter
    metric | 2 scant cups flour | scant 480 ml flour
    metric | 1 generous cup sugar | generous 240 ml sugar
    metric | 1 rounded cup rice | rounded 240 ml rice
    metric | 1 heaping cup kale | heaping 240 ml kale
    metric | scant 2 cups flour | scant 480 ml flour
    metric | 2 gehäufte Tassen Mehl | gehäufte 500 ml Mehl
    metric | 1 packed cup brown sugar | packed 240 ml brown sugar
    metric | 9" pie crust | 23 cm pie crust
    metric | 1/2-inch piece ginger | 1.3-cm piece ginger
    metric | 2 onions (10 oz) | 2 onions (283 g)
    metric | 1 Tasse Milch | 250 ml Milch
    metric | 3 lb potatoes | 1.36 kg potatoes
    us | 550-600 g sugar | 19 1/2-21 oz sugar
    us | 1.1-1.2 kg pork | 39-42 oz pork
    uk | 5 l water | 5 l water
    metric | 2 1-pound, 13-ounce cans tomatoes | 2 822 g cans tomatoes
    metric | 2 oz cheese (about 1/2 of 5-ounce log) | 57 g cheese (about 1/2 of 142-g log)
    us | 25 g yeast | 7/8 oz yeast
    us | 40 g sugar | 1 3/8 oz sugar
    us | 200 ml milk | 3/4 cup plus 1 tbsp milk
    us | 150 ml milk | 1/2 cup plus 2 tbsp milk
    metric | 1 can (398 ml/14 oz) tomatoes | 1 can (398 ml) tomatoes
    us | 1 can (398 ml/14 oz) tomatoes | 1 can (14 oz) tomatoes
    metric | 1 roast, about 4 lb (1.8 kg), boned | 1 roast, about 4 lb (1.8 kg), boned
    metric | 1 kg or 2 lb 3 oz beef | 1 kg beef
    us | 2 400 ml cans coconut milk | 2 (1 2/3 cups) cans coconut milk
    metric | 1/3 de xícara (chá) de arroz | 83 ml de arroz
    us | 2 çay bardağı su | 3/4 cup plus 1 tbsp su
    metric | 2 su bardağı süt | 400 ml süt
    us | 400-500 g beef | 14-17 3/4 oz beef
    metric | 1 onion | 1 onion
    metric | 1 cup (6 ounces) dried apricots | 240 ml (170 g) dried apricots
    metric | 1 lb fresh lychees or 1 (15-oz) can | 454 g fresh lychees or 1 (425-g) can
    metric | salt to taste | salt to taste
    metric | 1 8x8-inch pan | 1 20x20-cm pan
    metric | 9"x13" pan | 23x33 cm pan
    metric | 13x9x2-inch baking pan | 33x23x5-cm baking pan
    metric | 1 9" tin | 1 23 cm tin
    metric | 2 carrots, cut into 2x1/2-inch strips | 2 carrots, cut into 5x1.3-cm strips
    metric | a 9x13-inch (23x33-cm) dish | a 9x13-inch (23x33-cm) dish
    us | 20x20 cm pan | 8x8-inch pan
    us | 1 26-cm springform pan | 1 10-inch springform pan
    us | 1 24 cm tin | 1 (9 1/2-inch) tin
    metric | 2 oz gin | 60 ml gin
    metric | 14 oz chicken broth | 420 ml chicken broth
    metric | 1 can (12 oz) beer | 1 can (360 ml) beer
    metric | 1 (14.5-ounce) can chicken broth | 1 (435-ml) can chicken broth
    metric | 8 oz cream cheese | 227 g cream cheese
    metric | 1 oz dry milk | 28 g dry milk
    metric | 4 oz rum raisins | 113 g rum raisins
    metric | 1 Pfund Kartoffeln | 500 g Kartoffeln
    metric | 2 ons gehakt | 2 ons gehakt
    metric | 1 (28-oz) can whole plums in juice | 1 (794-g) can whole plums in juice
    metric | 8 oz sardines packed in water, drained | 227 g sardines packed in water, drained
    metric | a pound and a half of pork | 680 g of pork
    metric | 1 taza y media de avena | 375 ml de avena
    metric | 350 ml/12fl oz/1½ cups broth | 350 ml broth
    us | 350 ml/12fl oz/1½ cups broth | 12fl oz/1½ cups broth
    metric | 1½ cups/12 fl oz/350 ml broth | 350 ml broth
    metric | 薄力粉 カップ1/2 | 薄力粉 100 ml
    us | Half a 400g tin chickpeas | Half a 14oz tin chickpeas
    metric | 1 5- to 6-pound turkey | 1 (2.3- to 2.7-kg) turkey
    us | 1 23cm flan case | 1 9-inch flan case
    us | 10 cm piece of turmeric | 4-inch piece of turmeric
    us | 1 750-ml bottle cava | 1 750-ml bottle cava
    us | 1 (1-cm piece) turmeric | 1 (1/2-inch piece) turmeric
    us | 8 ounces / 225 g double cream | 8 ounces double cream
    metric | 8 ounces (1 cup) tequila | 240 ml tequila
    metric | 1 (12-ounce) can water-packed sardines | 1 (340-g) can water-packed sardines
    us | 440g rye flour (scant 3 1/2 cups) | scant 3 1/2 cups rye flour
    metric | 1/4 stick (2 tablespoons or 30 g) butter | 1/4 stick (2 tablespoons or 30 g) butter
    metric | 1 lb beef, cut into 2 1/2 x 1/4 inch strips | 454 g beef, cut into 6.5 x 0.6 cm strips
    """#)
}
