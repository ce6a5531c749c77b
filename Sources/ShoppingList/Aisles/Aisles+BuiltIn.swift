extension Aisles {
  /// An aisle and the foods in it.
  struct BuiltIn {
    let aisle: String
    /// The foods, separated by commas; their other names and languages come from the synonyms.
    let foods: String

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
        mushroom,beet,radish,turnip,rutabaga,parsnip,pumpkin,squash,butternut squash,ginger,avocado,\
        lemon,lime,orange,grapefruit,apple,pear,banana,grape,strawberry,raspberry,blueberry,blackberry,\
        cranberry,cherry,peach,nectarine,apricot,plum,mango,pineapple,papaya,melon,watermelon,kiwi,fig,\
        pomegranate,rhubarb,parsley,cilantro,basil,mint,dill,chives,thyme,rosemary,sage,tarragon,\
        bean sprout,salad,greens,mustard greens,collard greens,turnip greens,zwiebel,knoblauch,möhre,karotte,kartoffel,tomate,paprikaschote,gurke,lauch,\
        sellerie,kohl,spinat,salat,pilz,champignon,zitrone,apfel,birne,petersilie,schnittlauch,ingwer,\
        oignon,ail,échalote,carotte,pomme de terre,concombre,poivron,céleri,chou,épinard,champignon,\
        citron,pomme,persil,cebolla,ajo,zanahoria,patata,papa,pimiento,limón,manzana,perejil,cipolla,\
        aglio,carota,patata,pomodoro,peperone,sedano,limone,prezzemolo,basilico,ui,knoflook,wortel,\
        aardappel,lök,vitlök,morot,potatis,løg,hvidløg,gulerod,cebula,czosnek,marchew,ziemniak
        """),
    BuiltIn(
      aisle: "Meat and fish",
      foods: """
        beef,pork,lamb,veal,chicken,turkey,duck,goose,rabbit,venison,mince,ground beef,ground pork,steak,\
        bacon,ham,sausage,chorizo,salami,prosciutto,pancetta,rib,brisket,fish,salmon,tuna,cod,haddock,\
        halibut,trout,tilapia,mackerel,herring,shrimp,crab,lobster,mussel,clam,oyster,scallop,squid,\
        octopus,smoked salmon,rindfleisch,hackfleisch,schweinefleisch,hähnchen,huhn,speck,schinken,wurst,\
        lachs,fisch,boeuf,porc,poulet,agneau,veau,lardon,jambon,saumon,poisson,carne,cerdo,pollo,cordero,\
        jamón,pescado,manzo,maiale,agnello,pesce,kip,gehakt,spek,zalm,kyckling,nötkött,fläsk
        """),
    BuiltIn(
      aisle: "Dairy and eggs",
      foods: """
        milk,buttermilk,cream,sour cream,heavy cream,whipping cream,creme fraiche,half and half,butter,\
        margarine,yogurt,greek yogurt,cheese,cheddar,mozzarella,parmesan,feta,ricotta,mascarpone,\
        cream cheese,cottage cheese,goat cheese,blue cheese,gruyere,egg,egg yolk,egg white,quark,tofu,\
        milch,sahne,schmand,käse,ei,eier,eigelb,eiweiß,lait,crème,beurre,fromage,oeuf,œuf,leche,nata,\
        mantequilla,queso,huevo,latte,panna,burro,formaggio,uovo,uova,melk,room,boter,kaas,mjölk,grädde,\
        smör,ost,ägg,mælk,fløde,smør,æg,mleko,śmietana,masło,ser,jajko
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
        pasta,spaghetti,penne,macaroni,lasagna,noodle,fettuccine,linguine,orzo,rice,basmati rice,\
        arborio rice,wild rice,quinoa,couscous,bulgur,barley,farro,polenta,lentil,chickpea,black bean,\
        kidney bean,white bean,pinto bean,navy bean,lima bean,split pea,oat,granola,cereal,nudel,reis,\
        linse,bohne,haferflocken,pâte,riz,lentille,haricot,arroz,lenteja,riso,lenticchia,fagiolo
        """),
    BuiltIn(
      aisle: "Baking",
      foods: """
        flour,sugar,brown sugar,icing sugar,caster sugar,baking powder,baking soda,yeast,cornstarch,\
        cornmeal,cocoa,chocolate,chocolate chip,vanilla,vanilla extract,vanilla sugar,gelatin,\
        condensed milk,evaporated milk,almond,walnut,pecan,hazelnut,cashew,pistachio,peanut,pine nut,\
        raisin,currant,date,dried apricot,dried cranberry,coconut,shredded coconut,sesame seed,\
        poppy seed,sunflower seed,pumpkin seed,marshmallow,food coloring,shortening,breadcrumb,mehl,\
        zucker,puderzucker,backpulver,natron,hefe,speisestärke,kakao,schokolade,vanillezucker,mandel,\
        haselnuss,rosine,farine,sucre,levure,chocolat,amande,noix,harina,azúcar,levadura,farina,zucchero,\
        lievito,cioccolato,bloem,suiker,mjöl,socker,mel,sukker,mąka,cukier
        """),
    BuiltIn(
      aisle: "Spices",
      foods: """
        paprika,smoked paprika,cumin,coriander seed,ground coriander,turmeric,curry powder,garam masala,\
        cinnamon,nutmeg,clove,allspice,cardamom,star anise,fennel seed,mustard seed,caraway,chili powder,\
        chili flake,cayenne,oregano,bay leaf,saffron,garlic powder,onion powder,ginger powder,\
        ground ginger,italian seasoning,dried thyme,dried basil,dried oregano,vanilla bean,zimt,\
        muskat,muskatnuss,kümmel,nelke,lorbeerblatt,cannelle,muscade,laurier,canela,cannella
        """),
    BuiltIn(
      aisle: "Oil, vinegar and sauces",
      foods: """
        oil,olive oil,vegetable oil,sesame oil,coconut oil,canola oil,vinegar,balsamic vinegar,\
        wine vinegar,soy sauce,fish sauce,oyster sauce,worcestershire sauce,hot sauce,tabasco,sriracha,\
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
        passata,sun dried tomato,roasted red pepper,anchovy,canned tuna,sweetcorn,applesauce,\
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
        wine,red wine,white wine,beer,sherry,rum,brandy,cognac,vodka,whiskey,bourbon,marsala,port,coffee,\
        espresso,tea,orange juice,apple juice,soda,sparkling water,wein,weißwein,rotwein,bier,kaffee,\
        vin blanc,vin rouge,vino blanco,vino bianco
        """),
  ]
}
