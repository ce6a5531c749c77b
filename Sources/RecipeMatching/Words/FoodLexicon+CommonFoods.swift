extension FoodLexicon {
  /// Foods that many recipes have, one list for each language.
  static let commonFoods: [String] = [
    """
    chicken beef pork breast thigh milk cheese cream tomato lemon lime orange parsley cinnamon carrot \
    celery potato rice pasta bread crumb breadcrumb wine vinegar mustard honey cumin paprika oregano \
    basil thyme rosemary bay nutmeg ginger chili cayenne cilantro chocolate cocoa chip oat corn bean \
    mayonnaise yogurt cheddar parmesan mozzarella sour soy worcestershire bacon ham sausage mushroom \
    bell scallion shallot spinach almond walnut pecan nut raisin apple banana yeast cornstarch syrup \
    maple ketchup buttermilk wheat bouillon balsamic cider zest chive mint dill clove tortilla \
    noodle cracker clear sweet seasoning spice herb flake pudding margarine shortening \
    canola coconut bun dough lettuce cucumber
    """,
    """
    milch sahne käse tomate tomaten zitrone zitronen zitronensaft petersilie zimt möhre möhren \
    karotte karotten sellerie kartoffel kartoffeln reis nudeln brot wein weißwein rotwein essig senf \
    honig kümmel paprika paprikapulver thymian rosmarin lorbeerblatt muskat ingwer schokolade kakao \
    haferflocken joghurt schmand quark parmesan speck schinken hackfleisch hähnchen rindfleisch \
    champignons mandeln walnüsse nüsse apfel äpfel hefe speisestärke schnittlauch basilikum \
    tomatenmark margarine rosinen lait crème fromage tomate tomates citron persil cannelle carotte \
    carottes céleri riz pâtes pain vin vinaigre moutarde miel thym laurier muscade gingembre chocolat \
    cacao yaourt parmesan gruyère lardons jambon poulet bœuf porc champignons amandes noisettes pomme \
    pommes basilic ciboulette échalote échalotes terre
    """,
    """
    latte panna formaggio pomodoro pomodori limone limoni prezzemolo cannella carota carote sedano \
    patate patata riso pasta pane vino aceto senape miele rosmarino alloro zenzero cioccolato cacao \
    yogurt parmigiano pecorino mozzarella pancetta prosciutto pollo manzo maiale funghi mandorle noci \
    mela mele basilico origano leche nata queso tomate tomates limón limones perejil canela zanahoria \
    zanahorias apio patatas papa papas arroz pan vino vinagre mostaza miel comino pimentón tomillo \
    romero laurel jengibre chocolate yogur pollo carne res cerdo jamón almendras nueces manzana \
    cilantro orégano leite creme queijo limão salsa salsinha cenoura batata batatas arroz pão vinho \
    frango carne cheiro coentro cominho presunto
    """,
    """
    melk room kaas tomaat tomaten citroen peterselie kaneel wortel wortels selderij aardappel \
    aardappelen rijst brood wijn azijn mosterd honing tijm gember chocolade cacao kip spek ham \
    champignons amandelen appel appels mjölk grädde ost tomat tomater citron persilja kanel morot \
    morötter potatis ris bröd vin vinäger senap honung timjan ingefära choklad kakao kyckling skinka \
    köttfärs mandel äpple dill mælk melk fløde fløte tomater sitron persille kanel gulerod gulrot \
    kartoffel kartofler poteter brød eddike sennep honning ingefær chokolade sjokolade kylling
    """,
    """
    mleko mleka śmietana śmietany śmietanka ser sera pomidor pomidory pomidorów cytryna cytryny \
    pietruszka pietruszki cynamon marchew marchewka ziemniaki ziemniaków ryż makaron chleb wino ocet \
    musztarda miód czekolada kakao kurczak kurczaka boczek szynka pieczarki jabłka drożdże молоко \
    молока сливки сметана сметаны сыр сыра помидор помидоры томат лимон петрушка корица морковь \
    моркови картофель картофеля рис хлеб вино уксус горчица мед мёд шоколад какао курица ветчина \
    грибы яблоко яблоки дрожжи укроп зелень майонез паприка γάλα κρέμα τυρί φέτα ντομάτα ντομάτες \
    λεμόνι μαϊντανός κανέλα καρότο καρότα πατάτες ρύζι ψωμί κρασί ξύδι μέλι ρίγανη θυμάρι κοτόπουλο \
    חלב שמנת גבינה עגבניה עגבניות לימון פטרוזיליה קינמון גזר אורז לחם יין חומץ דבש כמון פפריקה \
    כוסברה עוף בשר שוקולד קקאו حليب كريمة جبن جبنة طماطم ليمون بقدونس قرفة جزر بطاطا بطاطس أرز خبز \
    خل عسل كمون كزبرة دجاج لحم شوكولاتة
    """,
    """
    牛奶 番茄 西红柿 胡萝卜 土豆 米饭 猪肉 豬肉 鸡肉 雞肉 牛肉 豆腐 辣椒 香菜 淀粉 醋 牛乳 チーズ トマト にんじん \
    じゃがいも ご飯 豚肉 鶏肉 鶏もも肉 生クリーム 片栗粉 酢 마요네즈 우유 치즈 토마토 당근 감자 밥 돼지고기 닭고기 \
    소고기 두부 고추장 고춧가루 식초
    """,
  ]
}
