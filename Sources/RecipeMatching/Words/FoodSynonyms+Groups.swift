extension FoodSynonyms {
  /// Synonyms, one group on each line; the first name is the canonical one.
  package static let groups = """
    zucchini, courgette, zucchetti, zucchina, calabacin, calabacines, abobrinha, цукини, кабачок
    eggplant, aubergine, brinjal, melanzana, melanzane, berenjena, berinjela, баклажан
    cilantro, fresh coriander, coriander leaf, coriander leave, fresh coriander leaf, \
    fresh coriander leave, green coriander, chinese parsley, coriandre fraiche, koriandergrün
    arugula, rocket, rucola, roquette, ruccola, rocket leaf, rocket leave
    scallion, spring onion, green onion, salad onion, frühlingszwiebel, frühlingszwiebeln, \
    lauchzwiebel, lauchzwiebeln, cipollotto, cipollotti, cebolleta, cebolletas, cebolinha, lenteui, \
    bosui, salladslök, forårsløg, varlok, 青ねぎ, 小葱, 香葱, 쪽파
    shrimp, prawn, king prawn, tiger prawn, jumbo shrimp, garnele, garnelen, crevette, crevettes, \
    gambero, gamberi, gamba, gambas, camaron, camarones, camarao, camaroes, garnaal, garnalen, räkor, \
    rejer, reker, krewetka, krewetki, креветка, креветки, 虾, 虾仁, 蝦, えび, エビ, 새우
    chickpea, chick pea, garbanzo, garbanzo bean, kichererbse, kichererbsen, pois chiche, \
    pois chiches, ceci, garbanzos, grao de bico, kikkererwten, kikärtor, ciecierzyca, нут
    beet, beetroot, rote bete, rote beete, betterave, barbabietola, remolacha, beterraba, rodbeet, \
    rödbetor, buraki, свекла, свёкла
    rutabaga, swede, swedish turnip, neep, steckrübe
    molasses, treacle, black treacle, blackstrap molasses
    raisin, sultana, golden raisin, rosinen, sultanine, rozijnen, russin, rosiner, изюм, uvetta
    currant, dried currant, zante currant
    phyllo, filo, fillo, filo pastry, phyllo pastry, phyllo dough, filo dough
    bok choy, pak choi, pak choy, bok choi, pok choi, chinese chard, qing jiang cai, 青江菜
    napa cabbage, chinese cabbage, chinese leaf, chinese leave, wombok, chinakohl, 白菜, 大白菜, 배추
    swiss chard, chard, silverbeet, silver beet, mangold, blette, bietola
    snow pea, mangetout, mange tout
    snap pea, sugar snap, sugar snap pea, sugarsnap
    lima bean, butter bean
    fava bean, broad bean, faba bean
    cannellini bean, cannellini, white bean, white kidney bean
    navy bean, haricot bean
    pinto bean, pinto
    romaine, cos lettuce, cos, romaine lettuce
    endive, belgian endive, witloof, chicory
    celeriac, celery root, knob celery
    parsnip, pastinake, pastinaken, panais
    leek, lauch, porree, poireau, poireaux, porro, porri, puerro, puerros, prei, purjolök, \
    лук порей
    papaya, pawpaw
    rockmelon, cantaloupe, cantaloup
    persimmon, kaki, sharon fruit
    lychee, litchi
    jalapeno, jalapeno pepper, jalapeno chili, jalapeno chile, jalapeno chilli
    chipotle, chipotle pepper, chipotle chili, chipotle chile, chipotle chilli, chipotle chili pepper, \
    chipotle chile pepper
    chili, chilli, chile, chilly, chili pepper, chilli pepper, chile pepper, chilie, chillie
    chili powder, chilli powder, chile powder
    chili flake, chilli flake, chile flake, red pepper flake, crushed red pepper, hot pepper flake, \
    crushed red pepper flake, red chili flake, red chilli flake, red pepper crushed, \
    dried chilli flake, dried chili flake, pepper flake, chiliflocken
    cayenne, cayenne pepper, cayennepfeffer, red pepper powder
    pepper, black pepper, ground black pepper, ground pepper, black peppercorn, black pepper corn, \
    schwarzer pfeffer, poivre noir, pepe nero, pimienta negra, pimenta do reino
    salt, sea salt, table salt, kosher salt, rock salt, cooking salt, flaky salt, meersalz, \
    fleur de sel, maldon salt
    paprika, sweet paprika, hungarian paprika
    smoked paprika, pimenton, pimenton de la vera, smoked sweet paprika
    allspice, pimento berry, jamaica pepper, piment
    caraway, caraway seed
    cumin, cumin seed, kreuzkümmel, comino, cominho, jeera
    nigella, nigella seed, kalonji, black onion seed
    fenugreek, methi
    asafoetida, asafetida, hing
    turmeric, turmeric powder, haldi, kurkuma, curcuma
    cardamom, cardamon, kardamom
    saffron, saffron thread, saffron strand, safran
    star anise, staranise, sternanis, 八角
    makrut lime leaf, makrut lime leave, kaffir lime leaf, kaffir lime leave
    bay leaf, bay leave, bay, laurel leaf, lorbeerblatt, lorbeerblätter, laurier, alloro, louro, \
    лавровый лист
    parsley, flat leaf parsley, flat leafed parsley, curly parsley, italian parsley, parsley leave
    basil, basil leaf, basil leave, sweet basil
    mint, mint leaf, mint leave
    thyme, thyme leaf, thyme leave
    dill, dill weed, dillweed
    icing sugar, powdered sugar, confectioner sugar, confectioners sugar, confectionar sugar, \
    confectioner s sugar, confectioners s sugar, puderzucker, sucre glace, zucchero a velo, azucar glas, \
    azucar impalpable, acucar de confeiteiro, poedersuiker, florsocker, flormelis, cukier puder, \
    сахарная пудра, 糖粉, 粉糖
    caster sugar, castor sugar, superfine sugar, superfine, berry sugar
    demerara, demerara sugar, turbinado sugar, turbinado, raw sugar
    muscovado, muscovado sugar
    corn syrup, light corn syrup, karo syrup
    self raising flour, self rising flour, selfraising flour, selfrising flour, sr flour
    wholewheat flour, whole wheat flour, wholemeal flour, whole meal flour, wholemeal plain flour, \
    vollkornmehl
    bread flour, strong flour, strong white flour, strong bread flour, strong white bread flour
    flour, plain flour, all purpose flour, allpurpose flour, ap flour, white flour, \
    weizenmehl, vetemjöl, hvedemel, farina 00, harina de trigo, farinha de trigo, 中筋面粉
    cornstarch, corn starch, cornflour, speisestärke, maisstärke, maizena, fecule de mais, \
    amido di mais, maicena, amido de milho, maïzena, maisstivelse, кукурузный крахмал
    cornmeal, corn meal, polenta, maize meal
    almond flour, ground almond, almond meal, almond powder, gemahlene mandeln
    tapioca starch, tapioca flour, tapioca
    oat, rolled oat, old fashioned oat, old fashioned rolled oat, porridge oat, oatmeal, quick oat, \
    quick cooking oat, haferflocken, flocons d avoine
    gelatin, gelatine
    jello, jelly crystal, jell o
    whole egg, egg
    ladyfinger, lady finger, savoiardi, sponge finger, löffelbiskuits
    graham cracker, digestive biscuit, digestive
    kielbasa, polish sausage
    pepita, pumpkin seed, kürbiskerne
    pine nut, pinenut, pinoli, pignoli, pinienkerne
    hazelnut, filbert, haselnüsse, haselnuss, noisettes, nocciole
    walnut, walnuss, walnüsse
    shredded coconut, coconut flake, desiccated coconut, flaked coconut, coconut shredded, \
    dessicated coconut, kokosraspel, coco rape
    yogurt, yoghurt, yoghourt, yogourt, natural yogurt, natural yoghurt, plain yogurt, plain yoghurt, \
    joghurt, naturjoghurt, yaourt, yaourt nature, yogur, iogurte, jogurt, йогурт
    greek yogurt, greek yoghurt, greek style yogurt, greek style yoghurt, greek natural yogurt
    quark, curd cheese
    ricotta, ricotta cheese
    mozzarella, mozzarella cheese
    cheddar, cheddar cheese
    feta, feta cheese
    gruyere, gruyere cheese
    mascarpone, mascarpone cheese
    parmesan, parmesan cheese, parmigiano, parmigiano reggiano, parmigiano reggiano cheese, \
    parmesan reggiano, reggiano, parmesankäse
    monterey jack, jack cheese, monterey jack cheese
    pecorino, pecorino romano, romano cheese, pecorino cheese, pecorino romano cheese
    ham, gammon, schinken, jambon
    bacon, streaky bacon, bacon rasher, rasher, back bacon
    squid, calamari, calamar, tintenfisch
    ground beef, minced beef, beef mince, hamburger meat, mince beef, rinderhackfleisch, \
    rinderhack, boeuf hache, viande hachee, carne macinata, carne molida, carne picada, carne moida, \
    rundergehakt, nötfärs, oksekød hakket, говяжий фарш
    ground pork, minced pork, pork mince, mince pork, schweinehack
    ground lamb, minced lamb, lamb mince, mince lamb
    ground turkey, minced turkey, turkey mince, mince turkey
    ground chicken, minced chicken, chicken mince, mince chicken
    chicken breast, chicken breast fillet, chicken breast half, chicken fillet, hähnchenbrust, \
    hähnchenbrustfilet, blanc de poulet, petto di pollo, pechuga de pollo, peito de frango, kipfilet, \
    kycklingfile, kyllingebryst, kyllingfilet
    broccolini, tenderstem broccoli, tenderstem, baby broccoli
    corn, sweetcorn, sweet corn, corn kernel, whole kernel corn, sweetcorn kernel, mais, maïs
    hominy, posole
    vermicelli, rice vermicelli
    macaroni, elbow macaroni, macaroni elbow, elbow pasta, maccheroni
    spaghetti, spagetti, spaghettini
    rice, white rice, long grain rice, long grain white rice, white long grain rice, \
    long grain, reis, riz, riso, arroz, рис, 大米
    arborio, arborio rice, risotto rice, carnaroli, carnaroli rice
    mushroom, button mushroom, white mushroom, champignon, champignons, champinones, 버섯
    cremini, cremini mushroom, crimini, crimini mushroom, baby bella, baby bella mushroom, \
    chestnut mushroom, baby portobello
    shiitake, shitake, shiitake mushroom, 香菇
    tamari, tamari soy sauce
    half and half, half half, half n half, half & half
    worcestershire, worcestershire sauce, worcester sauce, worcestersauce
    ketchup, catsup, tomato ketchup, tomatenketchup
    mayonnaise, mayo, mayonaise, майонез, mayonesa, maionese
    dijon mustard, dijon, dijonsenf
    barbecue sauce, bbq sauce, barbeque sauce
    sriracha, sriracha sauce
    vinegar, white vinegar, distilled vinegar, distilled white vinegar
    cider vinegar, apple cider vinegar, apple vinegar, apfelessig
    lemon juice, juice lemon, juice of lemon, zitronensaft, jus de citron, succo di limone, \
    jugo de limon, zumo de limon, suco de limao, citroensap
    lemon zest, lemon rind, lemon peel, zest lemon, zest of lemon, rind of lemon, zitronenschale, \
    zitronenabrieb, zeste de citron
    lime juice, juice lime, juice of lime, limettensaft
    lime zest, lime rind, lime peel, zest lime, zest of lime
    orange juice, juice orange, juice of orange, orangensaft
    orange zest, orange rind, orange peel, zest orange, zest of orange
    vanilla, vanilla extract, vanilla essence, pure vanilla extract, vanille extract, vanilla flavoring
    white wine, dry white wine, weißwein, vin blanc, vino bianco, vino blanco, vinho branco
    red wine, dry red wine, rotwein, vin rouge, vino rosso, vino tinto, vinho tinto
    espresso powder, instant espresso, instant espresso powder, espresso granule
    club soda, soda water, sparkling water
    yeast, dry yeast, dried yeast, active dry yeast, active dried yeast, instant yeast, \
    instant dry yeast, fast action yeast, easy bake yeast, hefe, trockenhefe, levure, lievito di birra, \
    levadura, fermento, drożdże
    lard, schmalz, saindoux
    shortening, vegetable shortening, crisco, solid vegetable shortening
    ghee, clarified butter
    butter, beurre, burro, boter, unsalted butter, sweet butter
    oil, cooking oil
    cooking spray, nonstick cooking spray, non stick cooking spray, nonstick spray, \
    vegetable cooking spray, oil spray, cooking oil spray
    sesame oil, toasted sesame oil, dark sesame oil, sesamöl, ごま油, 香油, 芝麻油, 참기름
    chocolate chip, semisweet chocolate chip, semi sweet chocolate chip, chocolate morsel, \
    semisweet chocolate morsel, choc chip, chocolate chunk
    dark chocolate, bittersweet chocolate, semisweet chocolate, semi sweet chocolate, plain chocolate, \
    zartbitterschokolade, chocolat noir, cioccolato fondente
    cocoa, cocoa powder, unsweetened cocoa powder, unsweetened cocoa, cacao powder, kakaopulver, \
    cacao en poudre, cacao en polvo
    lemongrass, lemon grass
    bean sprout, beansprout, mung bean sprout
    seaweed, nori
    daikon, mooli, daikon radish, white radish, 白萝卜, 大根, 무
    soybean, soya bean, soy bean
    edamame, green soybean
    tofu, bean curd, beancurd, 豆腐, 두부
    flaxseed, linseed, flax seed, leinsamen
    """

  /// Compounds that are another food than their words, by how distinctive they are; one group on
  /// each line.
  static let compounds: [(tier: FoodToken.Tier, groups: String)] = [
    (
      .staple,
      """
      olive oil, virgin olive oil, extra virgin olive oil, evoo, olivenöl, huile d olive, \
      olio d oliva, olio extravergine d oliva, olio extravergine di oliva, aceite de oliva, azeite, \
      olijfolie, olivolja, оливковое масло, 橄榄油, オリーブオイル, オリーブ油, 올리브유
      vegetable oil, canola oil, rapeseed oil, sunflower oil, neutral oil, rapsöl, pflanzenöl, \
      sonnenblumenöl, huile vegetale, huile de tournesol, aceite vegetal, aceite de girasol
      baking powder, backpulver, levure chimique, lievito per dolci, polvo de hornear, \
      levadura quimica, fermento em po, bakpoeder, bakpulver, bagepulver, 泡打粉, ベーキングパウダー
      baking soda, bicarbonate of soda, bicarb soda, bicarb, sodium bicarbonate, bicarbonate soda, \
      bi carb, natron, bicarbonate de soude, bicarbonato, bicarbonato de sodio, сода, 小苏打
      brown sugar, light brown sugar, dark brown sugar, soft brown sugar, light soft brown sugar, \
      dark soft brown sugar, brauner zucker, cassonade, zucchero di canna
      sugar, granulated sugar, white sugar, white granulated sugar, zucker, sucre, zucchero, azucar, \
      acucar, suiker, socker, strösocker, sukker, cukier, сахар, sucre en poudre, sucre semoule
      """
    ),
    (
      .common,
      """
      chicken broth, chicken stock, chicken bouillon, hühnerbrühe, bouillon de poulet, \
      brodo di pollo, caldo de pollo, caldo de galinha, куриный бульон
      beef broth, beef stock, beef bouillon, rinderbrühe, bouillon de boeuf, brodo di carne
      vegetable broth, vegetable stock, vegetable bouillon, veg stock, veggie broth, gemüsebrühe, \
      bouillon de legumes, brodo vegetale, caldo de verduras, caldo de legumes, groentebouillon
      heavy cream, double cream, whipping cream, heavy whipping cream, thickened cream, \
      schlagsahne, creme fleurette, panna fresca, nata para montar, slagroom, vispgrädde
      sour cream, soured cream, sauerrahm, crema agria, schmand
      cream cheese, philadelphia, philadelphia cream cheese, frischkäse, queso crema
      soy sauce, soya sauce, light soy sauce, dark soy sauce, sojasauce, sojasoße, shoyu, \
      sauce soja, salsa di soia, salsa de soja, molho de soja, 酱油, 醬油, 生抽, 醤油, しょうゆ, 간장
      bell pepper, capsicum, sweet pepper, green pepper, paprikaschote, paprikaschoten, poivron, poivrons, \
      peperone, peperoni, pimiento, pimientos, pimentao
      sweet potato, kumara, süßkartoffel, süßkartoffeln, patate douce, batata doce
      green bean, string bean, french bean, haricot vert, haricots vert, runner bean
      bread crumb, breadcrumb, semmelbrösel, paniermehl, chapelure, pangrattato, pan rallado, \
      paneermeel, ströbröd
      tomato paste, tomato puree, tomato concentrate, tomatenmark, concentre de tomate, \
      concentrato di pomodoro
      tomato sauce, passata, tomato passata
      brown rice, wholegrain rice
      """
    ),
    (
      .telling,
      """
      peanut butter, erdnussbutter, beurre de cacahuete
      almond butter
      apple butter
      cocoa butter
      vegan butter, plant butter, dairy free butter
      coconut milk, kokosmilch, lait de coco, latte di cocco, leche de coco, leite de coco, \
      kokosmelk, kokosmjölk, 椰奶, 椰浆, ココナッツミルク
      coconut cream
      coconut oil, kokosöl
      coconut water
      almond milk
      oat milk
      soy milk, soya milk
      rice milk
      condensed milk, sweetened condensed milk, leite condensado, leche condensada
      evaporated milk
      ice cream
      cream of tartar, creme of tartar
      rice wine, shaoxing wine, shaoxing, chinese cooking wine, chinese rice wine
      rice vinegar, rice wine vinegar
      rice noodle, rice stick
      egg noodle
      sweet chili sauce, sweet chilli sauce
      water chestnut
      lemon pepper
      pepper jack, pepper jack cheese
      rose water
      corn tortilla
      flour tortilla
      bread and butter pickle
      gluten free flour, gluten free flour blend, gluten free all purpose flour, gf flour, \
      gluten free plain flour
      """
    ),
  ]
}
