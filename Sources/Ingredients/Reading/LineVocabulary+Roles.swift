extension LineVocabulary {
  /// Words that are neither units nor numbers, by role.
  package static let roles: [(LineWord.Roles, String)] = [
    (
      .approximation,
      """
      about,approx,approximately,around,roughly,circa,ca,cirka,etwa,ungefähr,rund,env,environ,\
      à peu près,aprox,aproximadamente,unos,unas,ongeveer,omkring,około,asi,kb,около,примерно,\
      约,約,大约,大約,预计,预估,およそ,up to,at least,min,max,maximum,minimum,scant,generous,heaping,heaped,rounded,\
      cerca de,alrededor de,autour de,près de,circa di,mais ou menos,más o menos,another,additional,a further,gut,knapp,reichlich,total of,a total of
      """
    ),
    (
      .modifier,
      """
      heaped,heaping,rounded,level,scant,generous,large,lg,big,medium,med,small,sm,mini,good,full,\
      packed,overflowing,tall,short,thick,thin,whole,regular,standard,fat,long,big fat,metric,\
      gestrichene,gestrichener,gestrichen,gestr,gehäufte,gehäufter,gehäuft,geh,gut gehäufte,große,\
      großer,großes,großen,gr,kleine,kleiner,kleines,kleinen,kl,mittelgroße,mittelgroßer,leicht \
      gehäufte,volle,dicke,dünne,knappe,knapper,bonne,bonnes,bon,belle,grosse,grosses,gros,petite,\
      petites,petit,petits,grande,grandes,grandi,gran,pequeña,pequeñas,pequeno,pequena,piccolo,\
      piccola,piccoli,piccole,ras,rase,rases,bombé,bombée,bombées,colmo,colmi,raso,rasi,colmada,colmadas,rasa,rasas,cheia,cheias,grote,\
      kleine,volle,flinke,stor,stora,store,stort,liten,lilla,lille,små,litet,rågad,rågade,struken,\
      strukna,toppet,toppede,strøken,duża,dużej,duże,mała,małe,płaska,płaskie,płaskiej,czubata,\
      czubate,czubatej,jumbo,extra large,extra,fresh,freshly,dry,dried,frozen,大,小,中,満
      """
    ),
    (.description, descriptions),
    (
      .filler,
      "of,from,de,du,des,d,del,della,dello,dei,di,da,do,dos,das,von,vom,van,av,af,de la,de l,的,の"
    ),
    (
      .range,
      "to,or,through,till,bis,oder,à,a,ou,o,tot,of,til,eller,till,do,lub,až,до,или,עד,או,إلى,الى,تا,से,至,到,から"
    ),
    (.plus, "plus,and,und,et,y,e,en,och,og,i,a,si,ja,ve,és,και,и,と,又"),
    (.choice, "or,oder,ou,o,of,eller,lub,или"),
    (
      .between,
      "between,zwischen,entre,tra,fra,tussen,mellan,mellem,mellom,między,mezi,medzi,između,între,между,μεταξύ"
    ),
    (
      .optional,
      """
      optional,optionally,opt,wahlweise,optionnel,optionnelle,optionnels,facultatif,facultative,\
      facultatifs,facoltativo,facoltativa,facoltativi,opzionale,opzionali,opcional,opcionales,\
      opcionais,optioneel,valfritt,valfri,valgfritt,valgfri,valgfrit,opcjonalnie,volitelně,nepovinné,\
      nach belieben,by choice,if desired,if you like,if using,по желанию,необязательно,可选,可選,可省略,\
      お好みで,선택
      """
    ),
    (
      .vague,
      """
      little,few,bit,lot,touch,couple,hint,some,variety,selection,mixture,mix,choice,wenig,bisschen,\
      paar,hauch,peu,poco,po,pouco,beetje,paar,lite,litt,half and half,large amount,small amount,favorite,favourite,\
      gusto,gosto,piacere,volonté,discrétion,voluntad,plaisir,three spice,five spice,seven spice
      """
    ),
    (.times, "x,×"),
    (
      .each,
      """
      each,apiece,per piece,per person,per serving,per portion,per pound,per lb,per kg,per kilo,per cup,\
      per loaf,per head,capacity,chacun,chacune,je,jeweils,cada,ciascuno,elk,vardera,hver,size,in size,\
      long,thick,wide,diameter,in diameter,a piece,each one,das stück,stückgewicht,la pièce,l unité,\
      l un,l une,l uno,l una,cad,cadauno,cadauna,ciascuna,cada uno,cada una,cada um,cada uma,la unidad,\
      a unidade,ieder,styck,stycket,st,hvert,stykket,każdy,każda,każde,każdej,każdego,každý,každá,každé,\
      каждый,каждая,каждое,каждой,egyenként,darabonként,kukin,fiecare,her biri,tanesi,adedi,\
      καθεμία,η καθεμία,καθένα,το καθένα,καθένας,ο καθένας
      """
    ),
    (
      .portion,
      """
      à,a,zu,zu je,po,по,på,câte,a câte,weighing,of weight,pesant,mit je,egyenként,darabonként,her biri,\
      各,每,각
      """
    ),
    (
      .dimension,
      "thick,wide,long,round,square,deep,diameter,in diameter,across,dick,breit,lang,rund"
    ),
    (
      .sized,
      """
      shell,shells,crust,crusts,base,bases,tortilla,tortillas,wrap,wraps,pizza,pizzas,pie,pies,cake,cakes,\
      pan,pans,skillet,tin,tins,dish,dishes,mold,mould,case,cases,tart,tarts,springform,skewer,skewers,\
      steak,chop,pita,pitas,flatbread,flatbreads,backform,springform,kuchenform,tarteform,kastenform,form,\
      moule,molde,stampo,teglia,bakvorm,springvorm,taartvorm,tortenboden,tortillafladen,wok,pfanne,topf
      """
    ),
    (.egg, "egg,eggs,ei,eier,eieren,œufs,œuf,huevos,huevo,uova,uovo,ovos,ägg,æg,egg"),
    (
      .counted,
      """
      zwiebel,zwiebeln,schalotte,schalotten,kartoffel,kartoffeln,karotte,karotten,möhre,möhren,tomate,\
      tomaten,gurke,gurken,zucchini,aubergine,auberginen,apfel,äpfel,birne,birnen,zitrone,zitronen,\
      orange,orangen,zehe,zehen,knoblauchzehe,knoblauchzehen
      """
    ),
    (.per, "per,pro,par,por,pr,za,за,ea"),
    (.grade, "count,ct,cts,per pound,per lb,per kg,per kilo,to the pound,to a pound"),
    (
      .distribution,
      "each,of each,je,jeweils,chacun,chacune,cada,cada uno,cada una,ciascuno,elk,vardera,hver"
    ),
    (
      .remark,
      """
      to taste,as needed,if needed,as required,as desired,if desired,as necessary,for,plus more,\
      plus extra,plus additional,to cover,aus der mühle,frisch gemahlen,du moulin,or more,as garnish,to garnish,to serve,or to taste,or as needed,divided,nach geschmack,\
      nach belieben,nach bedarf,für,zum,zur,au goût,selon le goût,pour,al gusto,para,q b,a piacere,\
      naar smaak,voor,efter smak,till,a gosto,do smaku,по вкусу
      """
    ),
    (
      .mixing,
      """
      mixed with,mixed into,dissolved in,beaten with,whisked with,combined with,blended with,stirred into,\
      verrührt mit,vermischt mit,gemischt mit,aufgelöst in,gelöst in,mélangé avec,délayé dans
      """
    ),
    (
      .total,
      """
      total,in total,altogether,insgesamt,gesamt,drained,drained weight,net,weight,total weight,poids,\
      poids total,peso,peso total,peso totale,gewicht,gesamtgewicht,zusammen,en tout,in totale,en total,\
      no total,i alt,totalt,razem
      """
    ),
    (
      .serving,
      """
      serving,servings,serves,serve,people,person,persons,portion,portions,portionen,personen,leute,\
      pers,personne,personnes,convives,parts,persona,personas,ración,raciones,porción,porciones,\
      comensales,pessoas,porção,porções,persone,porzione,porzioni,personer,portioner,porties,\
      porsjoner,portie,annosta,osoby,osób,porcja,porcje,porcji,porce,porcí,osob,fő,adag,порция,\
      порции,порций,персон,персоны,человек,人份,人前,人分,人,份,位,份数,份數,\
      人数,人數,인분
      """
    ),
    (
      .label,
      """
      type,typ,tipo,typu,no,nr,num,number,nummer,numero,número,n,size,größe,taille,talla,grade,step,\
      omega,vitamin,formula,label,tel,tél,phone,page,seite,part,teil,level,\
      for,für,pour,para,voor,till
      """
    ),
    (
      .leadIn,
      """
      juice,zest,rind,peel,seeds,the,grated,finely,freshly,saft,schale,abrieb,jus,zeste,zestes,succo,scorza,\
      zumo,jugo,ralladura,cáscara,suco,raspas,sap,rasp,saften,skal,skallet,sok,skórka,сок,цедра
      """
    ),
  ]

  /// Number words; those for one are articles too.
  package static let numbers: [(LineWord, String)] =
    wholes + fractions + [
      (
        LineWord(roles: [.article, .needsUnit], numerator: 1),
        "en,et,ei,eit,ett,uno,um,uma,een,egy,одна,одно,одну,один"
      ),
      (LineWord(roles: .needsUnit, numerator: 1), "一,壱,jeden,jedna,jedną"),
      (LineWord(roles: .needsUnit, numerator: 2), "to,dwa,dva,二,两,兩,due,twee"),
      (LineWord(roles: .needsUnit, numerator: 3), "tre,drie,tři,három,三"),
      (LineWord(roles: .needsUnit, numerator: 4), "fire,fyra,négy,四"),
      (LineWord(roles: .needsUnit, numerator: 5), "fem,pět,öt,五"),
      (LineWord(roles: .needsUnit, numerator: 6), "sei,zes,sex,seks,hat,六"),
      (LineWord(roles: .needsUnit, numerator: 7), "sju,syv,七"),
      (LineWord(roles: .needsUnit, numerator: 8), "otte,åtte,八"),
      (LineWord(roles: .needsUnit, numerator: 9), "ni,nio,九"),
      (LineWord(roles: .needsUnit, numerator: 10), "ti,tio,十"),
    ]

  private static let wholes: [(LineWord, String)] = [
    (LineWord(roles: .article, numerator: 1), "a,an,ein,eine,einen,einer,eines,un,une,una"),
    (LineWord(numerator: 1), "one,ایک,एक,אחת,אחד,واحد,واحدة,یک"),
    (
      LineWord(numerator: 2),
      "two,zwei,zwo,deux,dos,dois,duas,dwie,dvě,kettő,два,две,دو,दो,שתי,שני,שתיים,اثنان,اثنين"
    ),
    (LineWord(numerator: 3), "three,drei,trois,tres,três,trzy,три,تین,तीन,שלוש,שלושה,ثلاث,ثلاثة,سه"),
    (
      LineWord(numerator: 4),
      "four,vier,quatre,cuatro,quattro,quatro,cztery,čtyři,четыре,چار,चार,ארבע,ארבעה,أربع,أربعة,اربع,چهار"
    ),
    (
      LineWord(numerator: 5),
      "five,fünf,cinq,cinco,cinque,vijf,pięć,пять,پانچ,पांच,पाँच,חמש,חמישה,خمس,خمسة,پنج"
    ),
    (LineWord(numerator: 6), "six,sechs,seis,sześć,šest,шесть,چھ,छह,שש,שישה,ست,ستة,شش"),
    (LineWord(numerator: 7), "seven,sieben,sept,siete,sette,zeven,sete,siedem,семь"),
    (LineWord(numerator: 8), "eight,acht,huit,ocho,otto,åtta,oito,osiem,восемь"),
    (LineWord(numerator: 9), "nine,neun,neuf,nueve,nove,negen,dziewięć,девять"),
    (LineWord(numerator: 10), "ten,zehn,dix,diez,dieci,tien,dez,dziesięć,десять"),
    (LineWord(numerator: 11), "eleven,elf,onze,undici"),
    (LineWord(numerator: 12), "twelve,zwölf,douze,doce,dodici,twaalf,tolv,doze"),
    (
      LineWord(roles: .dozen, numerator: 12),
      """
      dozen,dozens,doz,dz,dzn,dutzend,douzaine,douzaines,docena,docenas,dozzina,dozzine,dúzia,dúzias,dozijn,\
      dozijnen,dussin,dusin,tuzin,tuziny,tuzinów,tuzina,tucet,tucty,tuctu,tuctů,tucat,дюжина,дюжины,дюжину,\
      düzine,tusina,duzina,ダース
      """
    ),
  ]

  private static let fractions: [(LineWord, String)] = [
    (
      LineWord(roles: .half, numerator: 1, denominator: 2),
      """
      half,halve,halbe,halber,halbes,halben,halb,demi,demie,medio,media,mezzo,mezza,mezzi,meia,meio,\
      halv,halva,halvt,yarım,pół,půl,fél,половина,половинка,половину,пол,آدھا,آدھی,آدھے,आधा,आधी,आधे,חצי,نصف,نص,نیم,نصف,половин,половинка,пів,半
      """
    ),
    (
      LineWord(roles: .half, numerator: 1, denominator: 4),
      "quarter,quarters,viertel,quart de,cuarto,cuartos,quarto,kwart,רבע,ربع,पाव,चौथाई"
    ),
    (
      LineWord(roles: .half, numerator: 1, denominator: 3),
      "third,thirds,drittel,tiers,tercio,terzo,שליש,ثلث"
    ),
    (
      LineWord(numerator: 3, denominator: 2),
      "anderthalb,eineinhalb,anderthalve,anderhalf,anderhalve,полтора,полторы,півтора,півтори,półtora,másfél,डेढ़,डेढ"
    ),
    (LineWord(numerator: 5, denominator: 2), "zweieinhalb,ढाई"),
    (LineWord(numerator: 5, denominator: 4), "सवा"),
    (LineWord(numerator: 3, denominator: 4), "dreiviertel,पौन,पौना,पौने"),
    (
      LineWord(roles: .added, numerator: 1, denominator: 2),
      "buçuk,с половиной,és fél,ونصف,و نصف,וחצי"
    ),
    (LineWord(roles: .added, numerator: 1, denominator: 4), "وربع,و ربع,ורבע"),
    (LineWord(roles: .added, numerator: 1, denominator: 3), "وثلث,و ثلث,ושליש"),
  ]
}
