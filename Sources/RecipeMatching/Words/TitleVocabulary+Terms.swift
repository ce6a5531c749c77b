extension TitleVocabulary {
  /// Terms separated by commas, by their meaning.
  static let terms: [(Meaning, String)] = [
    (.filler, fillers), (.filler, praise), (.soft, soft), (.dish, dishes),
    (
      .part,
      """
      part,pt,teil,partie,parte,deel,del,część,часть,day,tag,jour,día,dia,giorno,dag,dzień,день,no,nr,\
      num,number,numero,número,nummer,numer,номер,version,take,round,recipe no,recipe number
      """
    ),
    (.beforeAmount, "for,für,pour,para,per,voor,för,til,dla,для,serves,serving,servings"),
    (
      .counted,
      """
      minute,minutes,min,mins,minuten,minuti,minutos,minuter,minutter,minut,минут,hour,hours,stunden,\
      ingredient,ingredients,zutaten,ingrédients,ingredienti,ingredientes,step,steps
      """
    ),
  ]

  /// Words that do not describe the dish.
  private static let fillers = """
    a,amazing,an,and,n,at,best,delicious,easiest,easy,ever,favorite,favourite,good,homemade,home made,\
    how,how to,how to make,in,is,it,make,making,my,of,on,or,our,perfect,quick,quickest,quickly,recipe,\
    recipes,simple,simply,so,tasty,that,the,this,to,video,with,w,yummy,your,you,we,i,me,s,t,from,but,\
    recette,recettes,facile,rapide,rezept,rezepte,einfach,einfache,einfacher,schnell,schnelle,schneller,\
    lecker,leckere,leckerer,mein,meine,receta,recetas,fácil,rápida,rápido,casera,casero,ricetta,ricette,\
    facili,veloce,receita,receitas,caseiro,caseira,recept,recepten,makkelijk,makkelijke,lekker,lekkere,\
    enkel,enkla,opskrift,oppskrift,nem,przepis,prosty,prosta,łatwy,łatwa,рецепт,рецепты,простой,простая,\
    вкусный,вкусная,συνταγή,εύκολη,εύκολο,εύκολα,מתכון,קל,وصفة,طريقة,طريقة عمل,سهلة,\
    der,die,das,den,dem,des,ein,eine,einer,mit,und,von,vom,im,zu,zum,zur,auf,nach,aus,le,la,les,l,de,d,\
    du,au,aux,à,et,en,avec,un,une,el,los,las,y,con,una,al,del,di,della,dello,dei,delle,degli,alla,\
    allo,alle,il,lo,gli,e,o,os,as,do,da,dos,das,com,em,na,van,het,een,op,i,z,ze,og,och,med,på,av,с,со,\
    и,в,на,по,из,και,με,του,της,των,το,η,ο,σε,עם,של,את,مع,و,في,من,레시피,만들기,만드는,법
    """

  /// The fillers that are long enough to be misspelt.
  static let praise = """
    amazing,delicious,easiest,favorite,favourite,homemade,making,perfect,perfectly,quick,quickest,\
    quickly,recipe,recipes,simple,simply,tasty,video,yummy,rezept,rezepte,recette,recettes,receta,\
    recetas,ricetta,ricette,receita,receitas
    """

  private static let soft = """
    classic,classics,ultimate,old fashioned,oldfashioned,old school,old time,traditional,authentic,\
    original,real,proper,grandma,grandmas,grandmother,grandmothers,granny,grannys,nana,nanas,nonna,\
    nonnas,nan,mom,moms,mum,mums,mama,mamas,mother,mothers,mommy,aunt,auntie,uncle,dad,dads,daddy,\
    grandpa,grandpas,papa,abuela,oma,omas,opa,mamma,mami,family,famous,world famous,copycat,style,chef,\
    one pot,onepot,one pan,onepan,one bowl,one dish,sheet pan,sheetpan,skillet,instant pot,instapot,\
    instant pot or slow cooker,pressure cooker,slow cooker,slowcooker,crock pot,crockpot,stovetop,\
    thermomix,air fryer,airfryer,weeknight,week night,weekday,super,moist,fluffy,chewy,crispy,crunchy,\
    gooey,rich,decadent,hearty,cozy,cosy,comforting,comfort,comfort food,savory,savoury,healthy,fast,\
    foolproof,fool proof,no fail,fail proof,award winning,world best,worlds best,to die for,\
    melt in your mouth,kid friendly,kids,crowd pleasing,make ahead,budget,cheap,lazy,everyday,basic,\
    homestyle,home style,home cooked,from scratch,scratch,restaurant style,restaurant,bakery style,\
    rustic,country,farmhouse,festive,tender,juicy,soft,thick,luscious,silky,creamy,velvety,light,\
    fresh,new,another,most,really,very,extra,better,better than,go to,must try,must have,basics,\
    special,fancy,elegant,secret,incredible,awesome,great,irresistible,addictive,heavenly,divine,\
    absolutely,party,speedy,fuss free,no fuss,effortless,stress free,leftover,versatile,unbeatable,\
    fail safe,failsafe,nobu style,five star,5 star,all time,so good,fav,fave,low effort,dump and bake,\
    traditionnel,traditionnelle,maison,grand mère,de grand mère,inratable,klassisch,klassische,\
    klassischer,klassisches,traditionell,traditionelle,original,omas art,nach omas art,hausgemacht,\
    hausgemachte,selbstgemacht,selbstgemachte,saftig,saftiger,saftige,cremig,cremige,fluffig,fluffige,\
    tradicional,clásico,clásica,auténtico,auténtica,de la abuela,tradizionale,classico,classica,\
    originale,della nonna,cremoso,cremosa,traditionele,klassieke,romige,klassisk,krämig,mormors,\
    tradycyjny,tradycyjna,domowy,domowa,domowe,klasyczny,klasyczna,классический,классическая,\
    домашний,домашняя,домашние,παραδοσιακή,σπιτικό,σπιτική,ביתי,ביתית
    """

  private static let dishes = """
    cookies,brownies,blondies,smoothies,soup,stew,chowder,bisque,gazpacho,ramen,broth,chili,salad,slaw,coleslaw,cake,cupcake,cheesecake,\
    shortcake,cookie,brownie,blondie,pancake,waffle,crepe,blini,muffin,scone,biscuit,pie,tart,tartlet,\
    quiche,galette,cobbler,crumble,crisp,bread,loaf,roll,bun,bagel,focaccia,pretzel,doughnut,donut,\
    casserole,gratin,bake,lasagna,lasagne,pasta,spaghetti,risotto,paella,pilaf,pizza,calzone,flatbread,\
    burger,sandwich,panini,wrap,taco,burrito,quesadilla,enchilada,fajita,nacho,curry,stirfry,stir fry,\
    kebab,skewer,satay,meatball,meatloaf,omelet,omelette,frittata,scramble,shakshuka,fritter,croquette,\
    dumpling,ravioli,gnocchi,dip,hummus,guacamole,salsa,pesto,sauce,gravy,dressing,vinaigrette,marinade,\
    glaze,frosting,icing,jam,jelly,marmalade,chutney,pickle,relish,pudding,custard,mousse,trifle,\
    parfait,sorbet,gelato,ice cream,popsicle,smoothie,milkshake,shake,juice,lemonade,cocktail,\
    margarita,mojito,punch,latte,granola,oatmeal,porridge,truffle,fudge,candy,bark,brittle,macaron,\
    macaroon,meringue,souffle,tiramisu,strudel,bar,ball,bite,tot,fries,chip,crouton,popcorn,\
    suppe,eintopf,salat,kuchen,torte,plätzchen,kekse,pfannkuchen,waffeln,auflauf,brot,brötchen,\
    soße,soupe,potage,salade,gâteau,tarte,crêpes,gaufres,biscuits,pain,sopa,ensalada,tarta,pastel,\
    galletas,tortilla,zuppa,minestra,minestrone,insalata,torta,biscotti,frittelle,crostata,salada,\
    bolo,biscoitos,soep,taart,koekjes,pannenkoeken,soppa,kaka,kakor,pannkakor,våfflor,kage,kake,\
    pandekager,vafler,vaffel,zupa,ciasto,ciastka,naleśniki,gofry,sałatka,суп,борщ,салат,торт,пирог,\
    печенье,блины,оладьи,вафли,пельмени,σούπα,σαλάτα,κέικ,πίτα,μπισκότα,מרק,סלט,עוגה,עוגיות,\
    פנקייק,شوربة,سلطة,كعكة,كيك
    """

  /// Numbers of parts.
  static let numbers: [(Int, String)] = [
    (1, "one,eins,un,uno,um,één,ett,jeden,один"),
    (2, "two,ii,zwei,deux,dos,due,dois,twee,två,to,dwa,два"),
    (3, "three,iii,drei,trois,tres,tre,três,drie,trzy,три"),
    (4, "four,iv,vier,quatre,cuatro,quattro,quatro,fyra,cztery,четыре"),
    (5, "five,fünf,cinq,cinco,cinque,vijf"), (6, "six,vi,sechs,seis,sei,zes"),
    (7, "seven,vii,sieben,sept,siete,sette"), (8, "eight,viii,acht,huit,ocho,otto"),
    (9, "nine,ix,neun,neuf,nueve,nove"), (10, "ten,zehn,dix,diez,dieci"),
  ]

  /// Diets and the like, one on each line; the first name is the canonical one.
  static let marks = """
    vegan,plant based,plantbased,veganer,vegane,veganes,veganen,vegana,vegano,végétalien,végétalienne,\
    végane,veganistisch,veganistische,vegansk,veganskt,veganska,wegański,wegańska,wegańskie,веганский,\
    веганская,веганские,vegetalian,βίγκαν,טבעוני,טבעונית,نباتي صرف,ヴィーガン,ビーガン,纯素,비건
    vegetarian,vegetarisch,vegetarische,vegetarischer,veggie,végétarien,végétarienne,vegetariano,\
    vegetariana,vegetarisk,wegetariański,wegetariańska,вегетарианский,вегетарианская,צמחוני,نباتي,素食
    gluten free,glutenfree,gf,glutenfrei,glutenfreie,glutenfreier,glutenfreies,sans gluten,\
    senza glutine,sin gluten,sem glúten,glutenvrij,glutenvrije,glutenfri,glutenfritt,bezglutenowy,\
    bezglutenowe,bezglutenowa,без глютена,безглютеновый,χωρίς γλουτένη,ללא גלוטן,خالي من الغلوتين,\
    wheat free,no gluten,グルテンフリー,无麸质
    dairy free,dairyfree,df,milk free,lactose free,non dairy,nondairy,no dairy,laktosefrei,sans lactose,\
    senza lattosio,sin lactosa,sem lactose,lactosevrij,milchfrei
    eggless,egg free,eggfree,no egg,no eggs,without eggs,ohne ei,ohne eier,sans œuf,sans œufs,sin huevo,\
    senza uova,sem ovo,без яиц,bez jajek
    sugar free,sugarfree,no sugar,sugarless,no sugar added,without sugar,zuckerfrei,ohne zucker,\
    sans sucre,sin azúcar,senza zucchero,sem açúcar,suikervrij,sockerfri,bez cukru,без сахара
    nut free,nutfree,no nuts
    grain free,grainfree
    keto,ketogenic,ketogen
    low carb,lowcarb,carb free,no carb
    paleo
    whole30
    low fat,lowfat,fat free,fatfree,nonfat,reduced fat,fettarm
    lighter,healthier,lightened up,lightened,skinny,guilt free,weight watchers,ww,slimmed down,low calorie,\
    low cal
    low sodium,salt free,no salt,sodium free
    flourless,no flour,ohne mehl
    meatless,meat free,no meat
    no bake,nobake,unbaked,ohne backen,sans cuisson,senza cottura,sin horno,без выпечки
    no knead,without kneading
    diabetic,diabetic friendly
    soy free
    fodmap,low fodmap
    """

  /// The food that a recipe with a mark is made without, where a list of ingredients proves it.
  static let absentFoods = ["eggless": "egg", "flourless": "flour"]

  /// The names of dishes that have several, one dish on each line; the first name replaces the others.
  static let dishNames = """
    macaroni cheese,mac cheese,mac and cheese,mac n cheese,macaroni and cheese,macaroni n cheese
    barbecue,bbq,barbeque,bar b q,bar b que
    peanut butter jelly,pb j,pb and j,pbj
    chocolate chip,choc chip,chocolate chips
    christmas,xmas
    stir fry,stirfry,stir fried
    omelette,omelet
    donut,doughnut
    lasagna,lasagne
    deviled egg,devilled egg,deviled eggs
    frosting,icing
    hummus,houmous,hommus,houmus
    kebab,kabob,kebob
    pilaf,pilau
    falafel,felafel
    stroganoff,stroganov
    tabbouleh,tabouli,tabouleh,tabbouli,taboule
    baba ganoush,baba ghanoush,baba ganouj,baba ghanouj
    borscht,borsch,borshch,barszcz,борщ
    pierogi,pirogi,pierogy,perogies,perogy
    khichdi,khichri,kitchari
    cupcake,fairy cake
    popsicle,ice lolly
    """

  /// Other terms with one meaning in titles, as in `dishNames`.
  static let rewordings = """
    parmesan,parm,parmigiana
    chicken,chix
    pumpkin pie spice,pumpkin spice
    casserole,bake
    """
}
