extension BuiltInShelf {
  /// Milk, cheese, eggs and what is cooled beside them.
  static let dairy = BuiltInShelf(
    "Dairy and eggs",
    """
    milk, hot milk, milch, lait, leche, latte, leite, melk, mjölk, mælk, mleko, mleka, mléko, mléka, mlieko, tej, süt, \
    mlijeko, maito, 牛奶, 鲜奶, 纯牛奶, 牛乳, 우유
    whole milk, vollmilch, lait entier, leche entera, latte intero, leite integral, volle melk, sødmælk, helmelk, \
    standardmjölk, tej teljes
    skim milk, skimmed milk, nonfat milk, fat free milk, magermilch, lait écrémé, leche desnatada, latte scremato, \
    leite desnatado, magere melk, skummetmælk
    semi skimmed milk, lowfat milk, low fat milk, reduced fat milk, fettarme milch, lait demi écrémé, \
    leche semidesnatada, halfvolle melk, letmælk, lettmelk, mellanmjölk
    buttermilk, buttermilch, lait ribot, babeurre, suero de leche, latticello, karnemelk, kärnmjölk, kærnemælk, \
    maślanka, podmáslí, író, 酪乳
    cream, hot cream, sahne, rahm, crème, crème liquide, crème fleurette, crème entière, nata, nata líquida, \
    crema de leche, panna, creme de leite, nata fresca, room, grädde, fløde, fløte, śmietanka, smetana, \
    tejszín, krema, sıvı krema, 生クリーム, 淡奶油, 생크림
    light cream, single cream, cooking cream, table cream, coffee cream, kochsahne, kaffeesahne, crème légère, \
    nata para cocinar, panna da cucina, kookroom, matlagningsgrädde, madlavningsfløde, matfløte, \
    vrhnje za kuhanje, ruokakerma
    heavy cream, double cream, whipping cream, heavy whipping cream, thickened cream, schlagsahne, schlagrahm, \
    schlagobers, obers, crème entière liquide, crème à fouetter, nata para montar, crema para batir, \
    panna fresca, panna da montare, slagroom, vispgrädde, piskefløde, kremfløte, śmietanka kremówka, \
    smetana ke šlehání, smotana na šľahanie, habtejszín, slatko vrhnje, 鲜奶油, 稀奶油
    whipped cream, sprühsahne, crème fouettée, chantilly, bitvert, 打发奶油
    * whipped topping, nondairy whipped topping, whipped nondairy topping, cool whip
    sour cream, soured cream, sauerrahm, saure sahne, schmand, crème aigre, crema agria, nata agria, panna acida, \
    zure room, gräddfil, syrnet fløde, rømme, śmietana, śmietany, kwaśna śmietana, \
    zakysaná smetana, kyslá smotana, tejföl, ekşi krema, kiselo vrhnje, 酸奶油
    creme fraiche, crème fraîche, crème fraîche épaisse, crème épaisse, cremefraiche
    half and half
    butter, unsalted butter, sweet butter, süßrahmbutter, markenbutter, beurre, beurre doux, mantequilla, manteca, \
    burro, manteiga, boter, roomboter, smör, smør, masło, masła, máslo, másla, maslo, vaj, tereyağı, maslac, \
    maslaca, voi, 黄油, 无盐黄油, バター, 버터
    salted butter, beurre demi sel, beurre salé, gesalzene butter, mantequilla con sal, gezouten boter
    margarine, baking margarine, pflanzenmargarine, margarina, margarin, margaryna, margarín
    ghee, clarified butter, butterschmalz, beurre clarifié, 酥油
    yogurt, yoghurt, plain yogurt, natural yogurt, joghurt, naturjoghurt, yaourt, yaourt nature, yogur, \
    yogur natural, iogurte, iogurte natural, iogurte desnatado, yoghurt natuur, naturell yoghurt, yoghurt naturel, \
    jogurt, jogurt naturalny, bílý jogurt, biely jogurt, natúr joghurt, yoğurt, 酸奶, ヨーグルト, 요거트
    greek yogurt, griechischer joghurt, yaourt grec, yaourt à la grecque, yogur griego, yogurt greco, iogurte grego, \
    griekse yoghurt, grekisk yoghurt, græsk yoghurt, gresk yoghurt, jogurt grecki, řecký jogurt, görög joghurt
    * eggnog, non dairy creamer, velveeta, burrata, skyr, kefir, filmjölk, ymer
    cheese, grated cheese, shredded cheese, käse, reibekäse, geriebener käse, fromage, fromage râpé, queso, \
    queso rallado, formaggio, queijo, queijo ralado, kaas, geraspte kaas, ost, riven ost, revet ost, ser, sera, \
    ser żółty, żółty ser, sýr, tvrdý sýr, sýra, syr, sajt, peynir, kaşar peyniri, sir, juusto, 奶酪, 芝士, 芝士片, チーズ, \
    ピザ用チーズ, 치즈
    cheddar, cheddar cheese, cheddarkäse, cheddarost
    mozzarella, mozzarella cheese, mozarella, mozzarela, muçarela, mussarela, 马苏里拉, 马苏里拉芝士, 马苏里拉奶酪, モッツァレラチーズ
    buffalo mozzarella, mozzarella di bufala, büffelmozzarella
    parmesan, parmesan cheese, parmigiano, parmigiano reggiano, reggiano, parmesankäse, parmezaan, parmezaanse kaas, \
    queso parmesano, parmesano, queijo parmesão, parmesão, parmesanost, parmezan, parmazán, parmezán, 帕玛森, 帕尔马干酪, \
    粉チーズ, パルメザンチーズ
    * grana padano, grana, sbrinz
    pecorino, pecorino romano, romano cheese, pecorino cheese
    * gruyere, gruyere cheese, greyerzer, comté, emmental, emmentaler, emmental râpé, swiss cheese, \
    appenzeller, raclette, raclettekäse, beaufort, bergkäse, jarlsberg, 瑞士奶酪
    * gouda, edam, edamer, goudse kaas, jong belegen kaas, herrgårdsost, provolone, fontina, monterey jack, \
    pepper jack, colby, colby jack, manchego, queso manchego, asiago, mexican cheese blend, oaxaca cheese, cotija, \
    queso fresco, havarti, oscypek, scamorza, taleggio
    feta, feta cheese, schafskäse, hirtenkäse, queso feta, fetaost, 菲达奶酪
    * halloumi, paneer, grillkäse, 帕尼尔
    goat cheese, goats cheese, goat's cheese, ziegenkäse, ziegenfrischkäse, chèvre, fromage de chèvre, \
    bûche de chèvre, queso de cabra, caprino, formaggio di capra, queijo de cabra, geitenkaas, getost, gedeost, \
    chevre, kozí sýr, ser kozi
    blue cheese, blauschimmelkäse, bleu, queso azul, blauwe kaas, ädelost, blåmuggost
    * gorgonzola, roquefort, stilton, niva
    * brie, camembert, reblochon, munster, maroilles
    ricotta, ricotta cheese, 里科塔
    mascarpone, mascarpone cheese, maskarpone, 马斯卡彭
    cream cheese, philadelphia, philadelphia cream cheese, frischkäse, doppelrahmfrischkäse, fromage frais, \
    fromage à tartiner, queso crema, queso de untar, formaggio spalmabile, cream cheese naturell, roomkaas, \
    färskost, flødeost, friskost, kremost, serek śmietankowy, serek, krémový sýr, lučina, krémsajt, 奶油奶酪, 奶油芝士, \
    クリームチーズ
    cottage cheese, hüttenkäse, körniger frischkäse, requesón, hüttenkäse natur, keso, hytteost
    quark, curd cheese, magerquark, speisequark, topfen, fromage blanc, kwark, kvarg, kvark, kesam, twaróg, twarogu, \
    tvaroh, túró, svježi sir
    egg, whole egg, large egg, free range egg, ei, eier, eieren, hühnerei, œuf, oeuf, jaune et blanc d œuf, huevo, \
    uovo, uova, ovo, ägg, æg, egg frokost, jajko, jajka, jajek, jajo, vejce, vajce, vajcia, tojás, yumurta, jaje, \
    jaja, jajeta, muna, kananmuna, 鸡蛋, 蛋, 雞蛋, 全蛋, 全蛋液, 蛋液, 卵, たまご, 玉子, 계란, 달걀
    egg yolk, yolk, eigelb, eidotter, dotter, jaune d œuf, jaune d oeuf, yema, yema de huevo, tuorlo, tuorlo d uovo, \
    gema, gema de ovo, eidooier, eierdooier, eigeel, äggula, äggulor, æggeblomme, eggeplomme, żółtko, žloutek, \
    žloutky, žĺtok, žĺtky, tojássárgája, yumurta sarısı, žumanjak, 蛋黄, 卵黄
    egg white, eiweiß, eiklar, blanc d œuf, blanc d oeuf, clara, clara de huevo, albume, albume d uovo, \
    clara de ovo, eiwit, äggvita, æggehvide, eggehvite, białko, bílek, bílky, bielok, bielky, tojásfehérje, \
    yumurta akı, bjelanjak, 蛋白, 蛋清, 卵白
    quail egg, wachtelei, 鹌鹑蛋
    duck egg, salted duck egg, 咸鸭蛋, 皮蛋, 咸蛋黄
    tofu, firm tofu, bean curd, naturtofu, 豆腐, 두부
    * silken tofu, smoked tofu, seidentofu, räuchertofu, 嫩豆腐, 老豆腐, 北豆腐, 南豆腐, 絹豆腐, 木綿豆腐
    * tempeh, seitan, 豆腐皮, 千张, 油揚げ, 豆皮, 腐竹, 豆腐干, 豆干, 香干, 厚揚げ
    soy milk, sojamilch, sojadrink, lait de soja, leche de soja, 豆浆, 豆乳, 두유
    oat milk, haferdrink, hafermilch, havredryck
    * rice milk
    almond milk, mandelmilch, mandeldrink, lait d amande, leche de almendras, amandelmelk, mandelmjölk
    * plant milk, pflanzenmilch, lait végétal, pflanzendrink, soy cream, sojasahne, oat cream, hafersahne, \
    havregrädde
    fresh yeast, frischhefe, hefewürfel, levure fraîche, levure de boulanger fraîche, levadura fresca, \
    lievito di birra fresco, verse gist, kronjäst, drożdże świeże, świeże drożdże, droždí, čerstvé droždie
    * pie crust, pie dough, pie shell, pastry, shortcrust pastry, pizza dough, pizzateig, mürbeteig, pâte brisée, \
    pâte sablée, pâte à pizza, masa quebrada, masa de pizza, pasta frolla, pasta brisée, pizzadeeg, pizzadeg, 饺子皮, \
    馄饨皮, 餃子の皮
    dulce de leche
    hummus, houmous
    """)
}
