extension BuiltInShelf {
  /// Foods mostly bought in cans and jars.
  static let cans = BuiltInShelf(
    "Cans and jars",
    """
    canned tomato, tinned tomato, dosentomate, tomate en conserva, tomate frito, polpa de tomate, blik tomaten, \
    hela tomater, hermetiske tomater, hakkede tomater på dåse, pomidory z puszki, rajčata v plechovce, \
    lúpané paradajky, paradajkový pretlak drvený, pelat, rajčica iz konzerve, 番茄罐头, トマト缶
    crushed tomato, pulpe de tomate, polpa di pomodoro, tomate triturado, krossade tomater, drcená rajčata
    diced tomato, chopped tomato, petite diced tomato, stückige tomaten, gehackte tomaten, tomatenstücke, \
    tomates concassées, tomatenblokjes, hakkede tomater, pomidory krojone, krojone pomidory, krájená rajčata, \
    krájané paradajky, カットトマト缶
    whole peeled tomato, geschälte tomaten, tomates pelées, tomate pelée, pomodori pelati, pelati, tomate pelado, \
    gepelde tomaten, flåede tomater, hámozott paradicsom, ホールトマト缶
    passata, tomato passata, passierte tomaten, passata di pomodoro, gezeefde tomaten, passerade tomater, \
    passata pomidorowa
    * stewed tomato, san marzano tomato, fire roasted tomato, fire roasted diced tomato, rotel, \
    tomato with green chilies, diced tomatoes and green chilies, pizzatomate
    tomato paste, tomato concentrate, tomatenmark, tomatenpüree, tomatenpaste, concentré de tomate, \
    concentré de tomates, purée de tomate, concentrado de tomate, pasta de tomate, puré de tomate, \
    concentrato di pomodoro, triplo concentrato, extrato de tomate, tomatenpuree, tomatpuré, tomatkoncentrat, \
    tomatpure, tomatpasta, koncentrat pomidorowy, koncentratu pomidorowego, przecier pomidorowy, \
    rajčatový protlak, rajčatového protlaku, paradajkový pretlak, paradicsompüré, sűrített paradicsom, \
    domates salçası, salça, koncentrat rajčice, pire od rajčice, 番茄膏, トマトペースト
    tomato puree, tomato purée, pureed tomato
    tomato sauce, tomatensauce, tomatensoße, sauce tomate, coulis de tomate, salsa de tomate, sugo, \
    salsa di pomodoro, sugo di pomodoro, molho de tomate, tomatensaus, tomatsås, tomatsauce, tomatsaus, \
    sos pomidorowy, rajčatová omáčka, paradajková omáčka, paradicsomszósz, domates sosu, umak od rajčice, \
    トマトソース
    pasta sauce, marinara sauce, marinara, spaghetti sauce, nudelsauce, pastasaus, pastasås
    pizza sauce, pizzasauce, pizzasoße, ピザソース
    sun dried tomato, sundried tomato, dried tomato, oil packed sun dried tomato, getrocknete tomate, \
    eingelegte getrocknete tomate, tomate séchée, tomate seco, pomodoro secco, pomodori secchi, tomate seca, \
    zongedroogde tomaat, zongedroogde tomaten, soltorkad tomat, soltorkade tomater, soltørrede tomater, \
    soltørket tomat, suszone pomidory, pomidory suszone, sušená rajčata, sušené paradajky, aszalt paradicsom, \
    kuru domates, sušene rajčice
    coconut milk, full fat coconut milk, unsweetened coconut milk, kokosmilch, lait de coco, leche de coco, latte di cocco, \
    leite de coco, kokosmelk, kokosmjölk, kokosmælk, kokosmelk boks, mleko kokosowe, mleka kokosowego, \
    mleczko kokosowe, kokosové mléko, kokosové mlieko, kókusztej, hindistan cevizi sütü, kokosovo mlijeko, 椰奶, \
    椰浆, ココナッツミルク, 코코넛밀크
    light coconut milk, lite coconut milk, reduced fat coconut milk, low fat coconut milk, lait de coco allégé
    coconut cream, cream of coconut, kokoscreme, crème de coco, crema de coco, kokosroom, kokosgrädde, kókuszkrém
    jarred pimiento, pimento, pimento pepper, diced pimento, diced pimiento, sliced pimento, sliced pimiento, chopped pimento
    roasted red pepper, roasted pepper, jarred roasted red pepper, piquillo, pimiento del piquillo, \
    gegrillte paprika, röstpaprika, poivron grillé, pimiento asado, grillad paprika
    * green chile canned, canned green chile, green chiles, diced green chile, diced green chili, \
    roasted green chile
    canned tuna, can tuna, tuna in oil, dosenthunfisch, thunfisch in dose, thon en boîte, thon au naturel, \
    atún en lata, atún en conserva, atún en aceite, tonno sott olio, tonno in scatola, atum em lata, \
    atum em conserva, tonijn uit blik, tonfisk på burk, tun i vand, tuńczyk w puszce, tuňák v konzervě, \
    tuniak v konzerve, tonhalkonzerv, ツナ缶, 참치캔
    applesauce, unsweetened applesauce, apfelmus, compote de pommes, puré de manzana, purea di mele, purê de maçã, \
    appelmoes, äppelmos, æblemos, eplemos, mus jabłkowy, jablečné pyré, jablkové pyré, almaszósz
    pumpkin puree, canned pumpkin, pumpkin purée, kürbispüree, purée de potiron, 南瓜泥
    * cherry pie filling, pie filling, maraschino cherry, sour cherry jar, crushed pineapple, pineapple chunk, \
    mandarin orange canned, fruit cocktail, ananas dose
    * hominy, white hominy, yellow hominy, hearts of palm, palm heart
    * cream of potato soup, cream of shrimp soup, cream of broccoli soup, cream of onion soup
    * soup, cream of chicken soup, cream of mushroom soup, condensed soup, tomato soup, cream of celery soup, \
    condensed cream of chicken soup, condensed cream of mushroom soup, rindssuppe
    """)
}
