extension Aisles {
  /// An aisle and the foods in it.
  struct BuiltIn {
    let aisle: String
    /// The foods, separated by commas; their other names and languages come from the synonyms.
    let foods: String

    /// The ends of words that name foods where words are put together, as in German, and foods of
    /// scripts without spaces.
    var endingTerms: [String] { (Self.endings[aisle] ?? "").split(separator: ",").map(String.init) }

    var terms: [String] { foods.split(separator: ",").map(String.init) }
  }

  /// The aisles that most shops have.
  static let builtIn = [
    BuiltIn(
      aisle: "Vegetables and fruit",
      foods: """
        onion,garlic,shallot,scallion,leek,carrot,potato,sweet potato,tomato,cherry tomato,cucumber,\
        zucchini,eggplant,bell pepper,red pepper,green pepper,yellow pepper,orange pepper,capsicum,chili,jalapeno,celery,celeriac,\
        fennel,cabbage,napa cabbage,kale,spinach,lettuce,romaine,arugula,swiss chard,bok choy,broccoli,\
        cauliflower,brussels sprout,asparagus,artichoke,green bean,pea pod,snow pea,snap pea,corn cob,\
        mushroom,chestnut mushroom,cremini,portobello,shiitake,enoki,oyster mushroom,broccolini,lemongrass,\
        horseradish,watercress,endive,radicchio,kohlrabi,okra,plantain,yam,daikon,chicory,chard,beet,radish,turnip,rutabaga,parsnip,pumpkin,squash,butternut squash,ginger,avocado,\
        lemon,lime,orange,grapefruit,apple,pear,banana,grape,strawberry,raspberry,blueberry,blackberry,\
        cranberry,cherry,peach,nectarine,apricot,plum,mango,pineapple,papaya,melon,watermelon,kiwi,fig,\
        pomegranate,rhubarb,parsley,cilantro,bunch coriander,basil,mint,dill,chives,thyme,rosemary,sage,tarragon,marjoram,oregano,chervil,\
        bean sprout,salad,greens,mustard greens,collard greens,turnip greens,zwiebel,knoblauch,möhre,karotte,kartoffel,tomate,paprikaschote,gurke,lauch,\
        sellerie,kohl,spinat,salat,pilz,champignon,zitrone,apfel,birne,petersilie,schnittlauch,ingwer,\
        oignon,ail,échalote,carotte,pomme de terre,concombre,poivron,céleri,chou,épinard,champignon,\
        citron,pomme,persil,cebolla,ajo,zanahoria,patata,papa,pimiento,limón,manzana,perejil,cipolla,\
        aglio,carota,patata,pomodoro,peperone,sedano,limone,prezzemolo,basilico,ui,knoflook,wortel,\
        aardappel,lök,vitlök,morot,potatis,løg,hvidløg,gulerod,cebula,czosnek,marchew,ziemniak,thym,romarin,origan,basilic,menthe,coriandre,\
        ciboulette,estragon,courgette,aubergine,tomate,poireau,betterave,navet,radis,avocat,poire,fraise,\
        framboise,orange,gingembre,cebolinha,alho,cenoura,batata,tomate,pepino,salsa fresca,salsinha,\
        hortelã,limão,maçã,laranja,cilantro,tomillo,romero,albahaca,rosmarino,timo,salvia,menta,\
        persilja,dill,gräslök,gurka,tomat,paprika,citron,äpple,timjan,rosmarin,basilika,purjolök,\
        agurk,persille,gulrot,eple,sitron,pietruszka,ogórek,pomidor,jabłko,cytryna,koperek
        """),
    BuiltIn(
      aisle: "Meat and fish",
      foods: """
        beef,pork,lamb,veal,chicken,turkey,duck,goose,rabbit,venison,mince,ground beef,ground pork,steak,\
        bacon,ham,sausage,chorizo,salami,prosciutto,pancetta,rib,brisket,fish,salmon,tuna,cod,haddock,\
        halibut,trout,tilapia,mackerel,herring,anchovy,sardine,snapper,sea bass,prawn,pepperoni,frankfurter,hot dog,shrimp,crab,lobster,mussel,clam,oyster,scallop,squid,\
        octopus,smoked salmon,rindfleisch,hackfleisch,schweinefleisch,hähnchen,huhn,speck,schinken,wurst,\
        lachs,fisch,boeuf,porc,poulet,agneau,veau,lardon,jambon,saumon,poisson,carne,cerdo,pollo,cordero,\
        jamón,pescado,manzo,maiale,agnello,pesce,kip,gehakt,spek,zalm,kyckling,nötkött,fläsk,canard,cuisse,dinde,saucisse,merguez,thon,crevette,\
        cabillaud,acciuga,acciughe,tonno,gamberi,salsiccia,pancetta,prosciutto,pollo,pechuga,atún,gambas,\
        frango,carne bovina,porco,camarão,presunto,linguiça,torsk,lax,räka,skinka,köttfärs,kylling,\
        kurczak,wołowina,wieprzowina,ryba,łosoś,szynka
        """),
    BuiltIn(
      aisle: "Dairy and eggs",
      foods: """
        milk,buttermilk,cream,sour cream,heavy cream,whipping cream,creme fraiche,half and half,butter,\
        margarine,yogurt,greek yogurt,cheese,cheddar,mozzarella,parmesan,feta,ricotta,mascarpone,\
        cream cheese,cottage cheese,goat cheese,blue cheese,gruyere,egg,egg yolk,egg white,quark,tofu,\
        milch,sahne,schmand,käse,ei,eier,eigelb,eiweiß,lait,crème,beurre,fromage,oeuf,œuf,leche,nata,\
        mantequilla,queso,huevo,latte,panna,burro,formaggio,uovo,uova,melk,room,boter,kaas,mjölk,grädde,\
        smör,ost,ägg,äggula,äggvita,gräddfil,iogurte,leite,manteiga,creme de leite,queijo,ovo,yogur,\
        yaourt,fromage blanc,crème fraîche,jaune,mælk,fløde,smør,æg,mleko,śmietana,masło,ser,jajko
        """),
    BuiltIn(
      aisle: "Bread",
      foods: """
        bread,bun,roll,baguette,tortilla,pita,naan,bagel,croissant,english muffin,brot,brötchen,toast,\
        pain,pan,pane,brood,bröd
        """),
    BuiltIn(
      aisle: "Pasta, rice and pulses",
      foods: """
        pasta,spaghetti,penne,pappardelle,tagliatelle,rigatoni,fusilli,farfalle,ziti,cannelloni,ravioli,\
        tortellini,gnocchi,vermicelli,egg noodle,rice noodle,ramen,udon,soba,glass noodle,macaroni,lasagna,noodle,fettuccine,linguine,orzo,rice,basmati rice,\
        arborio rice,wild rice,quinoa,couscous,bulgur,barley,farro,polenta,lentil,chickpea,black bean,\
        kidney bean,white bean,pinto bean,navy bean,lima bean,split pea,oat,granola,cereal,nudel,reis,\
        linse,bohne,haferflocken,pâte,riz,lentille,haricot,arroz,lenteja,riso,lenticchia,fagiolo,tagliatelles,pâtes,semoule,feijão,arroz,macarrão,makaron,ryż,ris
        """),
    BuiltIn(
      aisle: "Baking",
      foods: """
        flour,sugar,brown sugar,potato starch,cream of tartar,almond flour,sweetener,cacao nib,matcha,icing sugar,caster sugar,baking powder,baking soda,yeast,cornstarch,\
        cornmeal,cocoa,chocolate,chocolate chip,vanilla,vanilla extract,vanilla sugar,gelatin,\
        condensed milk,evaporated milk,almond,walnut,pecan,hazelnut,cashew,pistachio,peanut,pine nut,\
        raisin,currant,date,dried apricot,dried cranberry,coconut,shredded coconut,sesame seed,\
        poppy seed,sunflower seed,pumpkin seed,marshmallow,food coloring,shortening,breadcrumb,mehl,\
        zucker,puderzucker,backpulver,natron,hefe,speisestärke,kakao,schokolade,vanillezucker,mandel,\
        haselnuss,rosine,farine,sucre,levure,chocolat,amande,noix,harina,azúcar,levadura,fermento,açúcar,amido,amido de milho,farinha,maizena,maïzena,fécule,farina,zucchero,\
        lievito,cioccolato,bloem,suiker,mjöl,socker,mel,sukker,mąka,cukier
        """),
    BuiltIn(
      aisle: "Spices",
      foods: """
        paprika,smoked paprika,cumin,coriander seed,ground coriander,turmeric,curry powder,garam masala,\
        cinnamon,nutmeg,clove,allspice,cardamom,star anise,fennel seed,mustard seed,caraway,chili powder,\
        chili flake,cayenne,oregano,bay leaf,saffron,garlic powder,onion powder,ginger powder,\
        ground ginger,ground thyme,dried parsley,dried dill,dried rosemary,dried sage,dried mint,\
        dried tarragon,dried marjoram,dried chives,ground sage,ground rosemary,dried chili,dried ginger,\
        bouquet garni,seasoning,curry,noix de muscade,curcuma,clou de girofle,cumin,piment,\
        cúrcuma,comino,clavo,pimentón,noce moscata,curcuma,chiodo di garofano,kanel,spiskummin,\
        italian seasoning,dried thyme,dried basil,dried oregano,vanilla bean,zimt,\
        muskat,muskatnuss,kümmel,nelke,lorbeerblatt,cannelle,muscade,laurier,canela,cannella
        """),
    BuiltIn(
      aisle: "Oil, vinegar and sauces",
      foods: """
        oil,olive oil,vegetable oil,sesame oil,coconut oil,canola oil,vinegar,balsamic vinegar,\
        wine vinegar,rice vinegar,cider vinegar,mirin,miso,hoisin sauce,teriyaki sauce,barbecue sauce,\
        relish,horseradish sauce,curry paste,ginger paste,garlic paste,lemon juice,lime juice,soy sauce,fish sauce,oyster sauce,worcestershire sauce,hot sauce,tabasco,sriracha,\
        ketchup,mustard,mayonnaise,salsa,pesto,honey,maple syrup,corn syrup,molasses,jam,peanut butter,\
        tahini,caper,olive,pickle,stock,broth,chicken stock,chicken broth,beef broth,vegetable stock,\
        vegetable broth,bouillon,stock cube,öl,olivenöl,essig,sojasauce,senf,honig,brühe,huile,\
        huile d'olive,vinaigre,moutarde,miel,bouillon,aceite,vinagre,mostaza,caldo,olio,aceto,senape,\
        miele,brodo
        """),
    BuiltIn(
      aisle: "Cans and jars",
      foods: """
        tomato paste,tomato sauce,tomato puree,diced tomato,crushed tomato,canned tomato,coconut milk,\
        passata,dried tomato,sun dried tomato,sundried tomato,roasted red pepper,anchovy,canned tuna,sweetcorn,applesauce,\
        pumpkin puree,tomatenmark,kokosmilch,concentré de tomate,lait de coco
        """),
    BuiltIn(
      aisle: "Frozen",
      foods: """
        ice cream,frozen pea,frozen spinach,frozen corn,frozen berry,puff pastry,phyllo,sorbet,\
        blätterteig,pâte feuilletée
        """),
    BuiltIn(
      aisle: "Drinks",
      foods: """
        wine,red wine,white wine,beer,ginger ale,ginger beer,apple cider,cider,sake,shaoxing wine,tequila,gin,\
        cola,coke,lemonade,tonic water,vermouth,liqueur,sherry,rum,brandy,cognac,vodka,whiskey,bourbon,marsala,port,coffee,\
        espresso,tea,orange juice,apple juice,soda,sparkling water,wein,weißwein,rotwein,bier,kaffee,\
        vin blanc,vin rouge,vino blanco,vino bianco
        """),
  ]
}

extension Aisles.BuiltIn {
  /// The ends of compound words, and foods of scripts without spaces, by the names of aisles.
  fileprivate static let endings = [
    "Vegetables and fruit": """
      zwiebel,knoblauch,knoblauchzehe,kartoffel,möhre,karotte,tomate,gurke,paprika,schalotte,kohl,salat,\
      spinat,pilz,champignon,pfifferling,zucchini,lauch,sellerie,fenchel,rübe,kürbis,radieschen,spargel,\
      bohnenkeim,erbsenschote,ingwer,zitrone,limette,orange,apfel,äpfel,birne,banane,feige,beere,kirsche,\
      pflaume,traube,mango,ananas,petersilie,schnittlauch,basilikum,rosmarin,thymian,salbei,minze,dill,\
      koriander,oregano,kräuter,majoran,chili,peperoni,aubergine,brokkoli,blumenkohl,knolle,\
      aardappel,wortel,knoflook,tomaat,komkommer,appel,lök,potatis,morot,gurka,svamp,løg,kartoffel,\
      土豆,胡萝卜,萝卜,洋葱,番茄,西红柿,黄瓜,白菜,青菜,生菜,菠菜,茄子,青椒,辣椒,小米椒,蘑菇,香菇,木耳,冬瓜,\
      姜,葱,蒜,香菜,柠檬,苹果,玉米,豆芽,芹菜,韭菜,大葱,玉ねぎ,にんじん,じゃがいも,キャベツ,トマト,\
      にんにく,しょうが,生姜,ねぎ,きのこ,しめじ,なす,大根,レモン,양파,감자,당근,마늘,대파,무,버섯
      """,
    "Meat and fish": """
      fleisch,hähnchen,huhn,filet,speck,schinken,wurst,würstchen,hackfleisch,schnitzel,keule,brust,lachs,\
      lachsfilet,fisch,garnele,thunfisch,sardelle,ente,pute,steak,gehakt,vlees,worst,kött,färs,kylling,\
      fisk,skinka,kød,\
      鸡肉,鸡腿,鸡翅,鸡胸,鸡,猪肉,五花肉,牛肉,羊肉,排骨,肋排,肉末,肉,鱼,虾,火腿,腊肠,鴨,鸭,牛腩,\
      豚肉,鶏肉,鶏もも,牛肉,ひき肉,鮭,えび,ベーコン,돼지고기,소고기,닭
      """,
    "Dairy and eggs": """
      milch,sahne,rahm,butter,käse,joghurt,quark,schmand,frischkäse,mozzarella,feta,parmesan,eigelb,\
      eiweiß,ricotta,mascarpone,sbrinz,kaas,grädde,fløde,\
      鸡蛋,蛋,牛奶,黄油,奶油,奶酪,豆腐,卵,牛乳,バター,チーズ,生クリーム,달걀,계란,우유,두부
      """,
    "Bread": "brot,brötchen,toast,semmel,baguette,面包,パン,빵",
    "Pasta, rice and pulses": """
      reis,nudel,nudeln,spaghetti,linsen,bohnen,kichererbsen,haferflocken,grieß,couscous,pasta,rijst,\
      米饭,大米,糯米,面条,挂面,粉丝,手抓饼,ご飯,米,うどん,パスタ,スパゲッティ,쌀,밥,면
      """,
    "Baking": """
      mehl,zucker,backpulver,hefe,stärke,kakao,schokolade,mandel,mandeln,nüsse,nuss,rosinen,meel,suiker,\
      socker,mjöl,mel,sukker,paniermehl,semmelbrösel,\
      面粉,白糖,冰糖,砂糖,糖,酵母,淀粉,生粉,面包糠,小麦粉,薄力粉,片栗粉,パン粉,밀가루,설탕
      """,
    "Spices": """
      zimt,muskat,kümmel,kreuzkümmel,nelke,nelken,lorbeer,lorbeerblatt,lorbeerblätter,paprikapulver,currypulver,curry,gewürz,\
      kardamom,kurkuma,safran,pulver,kardamomkapsel,kardamomkapseln,\
      八角,桂皮,香叶,花椒,孜然,五香粉,胡椒粉,辣椒粉,カレー粉,고춧가루
      """,
    "Oil, vinegar and sauces": """
      öl,essig,soße,sauce,senf,brühe,bouillon,fond,honig,sirup,mayonnaise,ketchup,oliven,kapern,marmelade,\
      azijn,olie,olja,olie,eddike,\
      生抽,老抽,酱油,料酒,蚝油,豆瓣酱,油,醋,酱,香油,食用油,しょうゆ,醤油,みりん,酢,ごま油,サラダ油,味噌,めんつゆ,ソース,\
      간장,고추장,참기름,식초
      """,
    "Cans and jars": "tomatenmark,tomatenpüree,kokosmilch,passata",
    "Drinks": "wein,bier,saft,sekt,likör,啤酒,酒,ビール,ワイン",
  ]
}
