extension FoodLexicon {
  /// Foods that every kitchen has, and their colours and kinds, one list for each language.
  static let staples: [String] = [
    """
    salt pepper water sugar oil butter flour egg garlic onion olive vegetable sauce powder black \
    white red brown green sea table juice seed extract baking soda vanilla peppercorn yolk baking \
    paste stock broth ice yellow golden italian french english american asian
    """,
    """
    salz pfeffer wasser zucker öl butter mehl ei eier eigelb eiweiß zwiebel zwiebeln knoblauch \
    olivenöl pflanzenöl sonnenblumenöl rapsöl meersalz weizenmehl puderzucker vanillezucker \
    backpulver schwarzer weißer brühe gemüsebrühe
    """,
    """
    sel poivre eau sucre huile beurre farine œuf œufs jaune jaunes blanc blancs oignon oignons ail \
    olive noir levure vanillé bouillon vanille
    """,
    """
    sale pepe acqua zucchero olio burro farina uovo uova tuorlo tuorli albume cipolla cipolle aglio \
    oliva nero bianco brodo lievito sal pimienta agua azúcar aceite mantequilla harina huevo huevos \
    yema yemas cebolla cebollas ajo ajos negra blanca caldo levadura vainilla pimenta açúcar óleo \
    azeite manteiga farinha trigo ovo ovos gema gemas alho reino fermento baunilha
    """,
    """
    zout peper water suiker olie boter bloem meel ei eieren eidooier ui uien knoflook olijfolie \
    zwarte witte bouillon bakpoeder salt peppar vatten socker olja smör mjöl vetemjöl ägg äggula lök \
    vitlök olivolja svartpeppar strösocker bakpulver vaniljsocker buljong peber vand sukker olie \
    olje smør mel hvedemel hvetemel æg egg løg løk hvidløg hvitløk olivenolie olivenolje pepper vann \
    flormelis melis bagepulver bouillon
    """,
    """
    sól soli pieprz pieprzu woda wody cukier cukru olej oleju oliwa oliwy masło masła mąka mąki \
    pszenna pszennej jajko jajka jajek jajo cebula cebuli czosnek czosnku bulion żółtko żółtka \
    соль соли перец перца черный чёрный вода воды сахар сахара масло масла сливочное сливочного \
    растительное растительного подсолнечное оливковое мука муки пшеничная яйцо яйца яиц лук лука \
    репчатый чеснок чеснока бульон разрыхлитель ванилин сода соды
    """,
    """
    αλάτι πιπέρι νερό ζάχαρη λάδι ελαιόλαδο βούτυρο αλεύρι αυγό αυγά κρεμμύδι κρεμμύδια σκόρδο \
    μαύρο ζωμός βανίλια מלח פלפל מים סוכר שמן זית חמאה קמח ביצה ביצים בצל שום שחור לבן ציר וניל \
    ملح فلفل ماء سكر زيت زيتون زبدة طحين دقيق بيض بيضة بصل بصلة ثوم أسود مرق فانيليا
    """,
    """
    盐 鹽 食盐 胡椒 胡椒粉 黑胡椒 白胡椒 水 清水 开水 糖 白糖 砂糖 油 食用油 植物油 色拉油 黄油 奶油 面粉 麵粉 \
    蛋 鸡蛋 雞蛋 蒜 大蒜 蒜头 洋葱 葱 蔥 姜 薑 生姜 酱油 醬油 生抽 老抽 料酒 塩 こしょう コショウ 醤油 しょうゆ \
    酒 みりん サラダ油 ごま油 バター 小麦粉 薄力粉 卵 玉ねぎ たまねぎ にんにく ニンニク しょうが 生姜 \
    소금 후추 물 설탕 기름 식용유 참기름 버터 밀가루 계란 달걀 마늘 양파 파 대파 간장 น้ำ เกลือ น้ำตาล ไข่ กระเทียม
    """,
  ]
}
