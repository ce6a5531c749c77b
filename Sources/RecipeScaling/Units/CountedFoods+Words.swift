extension CountedFoods {
  /// The words of each language, English first.
  static let lists = [
    FoodForms("en", regular: englishRegular, irregular: englishIrregular),
    FoodForms("de", irregular: german, hasCompounds: true),
    FoodForms("fr", regular: frenchRegular, irregular: frenchIrregular, changesEveryWord: true),
    FoodForms("es", regular: spanishRegular, irregular: spanishIrregular, changesEveryWord: true),
    FoodForms(
      "pt", regular: portugueseRegular, irregular: portugueseIrregular, changesEveryWord: true),
    FoodForms("it", irregular: italian, changesEveryWord: true),
    FoodForms("nl", regular: dutchRegular, irregular: dutchIrregular, hasCompounds: true),
    FoodForms("sv", irregular: swedish, hasCompounds: true),
  ]

  private static let englishRegular = """
    apple apricot artichoke aubergine avocado bagel banana beet beetroot biscuit breast burger
    cabbage capsicum carrot cauliflower chile chili chop clove cookie courgette cracker croissant cucumber
    cutlet date drumstick eggplant egg fig fillet grapefruit hamburger jalapeno jalapeño leek lemon
    lime mushroom nectarine olive onion orange parsnip pear pepper pickle pineapple plum
    pumpkin scallion shallot shank steak sausage tentacle strip thigh tortilla turnip wedge wing wrap yolk white
    frankfurter roast chicken duck turkey lobster crab brisket tomatillo baguette bun cantaloupe clementine
    hen melon meatball muffin papaya persimmon crust leg link rack shoulder pita plantain quince roll tangerine waffle watermelon
    rabbit quail pigeon pheasant hock trotter tenderloin loin bonnet serrano habanero poblano ancho chipotle pasilla guajillo
    gherkin bulb swede yam endive crumpet mandarin satsuma kumquat pomegranate
    shell coconut almond walnut hazelnut pecan pistachio prawn scallop oyster clam mussel sardine kipper
    stick pod bean skewer rasher cracker pancake crepe ladyfinger wafer oreo marshmallow doughnut
    """

  private static let englishIrregular = """
    anchovy/anchovies cherry/cherries chilli/chillies half/halves leaf/leaves
    loaf/loaves mango/mangoes patty/patties peach/peaches potato/potatoes radish/radishes
    sandwich/sandwiches squash/squashes strawberry/strawberries tomato/tomatoes raspberry/raspberries
    blueberry/blueberries blackberry/blackberries cranberry/cranberries goose/geese
    """

  private static let german = """
    ei/eier eigelb/eigelbe zwiebel/zwiebeln zitrone/zitronen limette/limetten möhre/möhren karotte/karotten
    kartoffel/kartoffeln tomate/tomaten apfel/äpfel birne/birnen banane/bananen orange/orangen
    zehe/zehen schalotte/schalotten kapsel/kapseln nelke/nelken blatt/blätter schote/schoten
    stange/stangen scheibe/scheiben gurke/gurken paprika/paprikas pilz/pilze aubergine/auberginen
    pflaume/pflaumen feige/feigen dattel/datteln mango/mangos avocado/avocados olive/oliven
    brust/brüste keule/keulen filet/filets wurst/würste beere/beeren kirsche/kirschen
    bohne/bohnen nuss/nüsse mandel/mandeln rübe/rüben knolle/knollen kugel/kugeln
    pfirsich/pfirsiche kopf/köpfe zweig/zweige waffel/waffeln tortilla/tortillas
    """

  private static let frenchRegular = """
    oignon citron carotte échalote tomate pomme poire banane orange aubergine courgette concombre
    poivron navet betterave champignon cuisse escalope saucisse filet avocat pêche abricot figue
    datte prune mangue patate endive artichaut asperge cornichon olive clou gousse feuille branche
    brin tranche jaune blanc steak œuf oeuf entier petit grand moyen vert rouge noir
    biscuit crêpe galette magret pavé bouquet piment mandarine clémentine framboise fraise cerise
    """

  private static let frenchIrregular = """
    poireau/poireaux chou/choux grosse/grosses petite/petites grande/grandes
    verte/vertes noire/noires blanche/blanches fraîche/fraîches moyenne/moyennes belle/belles beau/beaux
    gâteau/gâteaux entière/entières
    """

  private static let spanishRegular = """
    huevo cebolla zanahoria tomate patata papa manzana pera plátano naranja pepino
    berenjena pimiento ajo puerro lima aguacate pechuga muslo filete yema clara hoja rebanada
    grande roja rojo verde mediano mediana pequeño pequeña entero entera maduro madura aceituna
    """

  private static let spanishIrregular = """
    limón/limones champiñón/champiñones calabacín/calabacines melón/melones nuez/nueces
    """

  private static let portugueseRegular = """
    ovo cebola cenoura tomate batata maçã banana laranja pepino berinjela pimenta peito gema clara folha
    dente grande média médio pequena pequeno vermelha vermelho verde inteiro inteira
    """

  private static let portugueseIrregular = "limão/limões pimentão/pimentões pão/pães"

  private static let italian = """
    uovo/uova cipolla/cipolle limone/limoni carota/carote pomodoro/pomodori patata/patate mela/mele
    pera/pere arancia/arance zucchina/zucchine melanzana/melanzane peperone/peperoni cetriolo/cetrioli
    porro/porri tuorlo/tuorli albume/albumi fetta/fette foglia/foglie spicchio/spicchi grande/grandi
    medio/medi media/medie piccolo/piccoli piccola/piccole rosso/rossi rossa/rosse verde/verdi
    maturo/maturi intero/interi oliva/olive scalogno/scalogni salsiccia/salsicce
    """

  private static let dutchRegular =
    "eidooier appel komkommer courgette aubergine sinaasappel avocado paprika"

  private static let dutchIrregular = """
    ei/eieren ui/uien tomaat/tomaten wortel/wortels aardappel/aardappelen citroen/citroenen
    banaan/bananen peer/peren teen/tenen sjalot/sjalotten prei/preien filet/filets champignon/champignons
    """

  private static let swedish = """
    lök/lökar citron/citroner tomat/tomater morot/morötter potatis/potatisar äpple/äpplen
    banan/bananer gurka/gurkor klyfta/klyftor äggula/äggulor äggvita/äggvitor paprika/paprikor filé/filéer
    """
}
