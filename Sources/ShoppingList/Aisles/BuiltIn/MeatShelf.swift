extension BuiltInShelf {
  /// Meat, fish and seafood.
  static let meatAndFish = BuiltInShelf(
    "Meat and fish",
    """
    beef, rind, rindfleisch, bœuf, boeuf, carne de res, carne de vaca, ternera, vacuno, manzo, carne bovina, \
    rundvlees, nötkött, oksekød, oksekjøtt, wołowina, wołowiny, hovězí, hovädzie, marhahús, sığır, govedina, \
    dana eti, 牛肉, 소고기, 쇠고기
    stewing beef, stewing steak, beef stew meat, braising steak, rindergulasch, bœuf à braiser, \
    bœuf bourguignon
    beef chuck, chuck roast, beef chuck roast, chuck steak, boneless beef chuck, pot roast
    * 牛腩, 肥牛, 牛里脊, 牛腱, rinderfilet, rinderbraten, runderlap, stoofvlees
    ground beef, minced beef, beef mince, mince, hamburger meat, lean ground beef, rinderhackfleisch, rinderhack, \
    bœuf haché, viande hachée, carne molida, carne picada, carne macinata, macinato, carne moída, rundergehakt, \
    nötfärs, hakket oksekød, oksefars, kjøttdeig, karbonadedeig, mielona wołowina, mielone mięso, mleté maso, \
    mleté mäso, darált hús, kıyma, mljeveno meso, 牛肉末, 牛ひき肉
    mixed ground meat, hackfleisch, gemischtes hackfleisch, gehacktes, gehakt, half om half gehakt, blandfärs, \
    köttfärs, 肉末, 肉馅, ひき肉, 合いびき肉
    ground pork, minced pork, pork mince, schweinehack, schweinehackfleisch, mett, chair à saucisse, porc haché, \
    carne de cerdo molida, varkensgehakt, fläskfärs, hakket grisekød, 猪肉末, 猪肉馅, 豚ひき肉
    ground lamb, minced lamb, lamb mince, lammhackfleisch
    ground turkey, minced turkey, turkey mince, putenhackfleisch
    ground chicken, minced chicken, chicken mince, 鸡肉末, 鶏ひき肉
    * filé mignon, filet mignon, steak, beef steak, sirloin, sirloin steak, rib eye steak, ribeye, \
    flank steak, skirt steak, rump steak, entrecote, rumpsteak, bistec, biefstuk, biff, bøf, 牛排
    pork, schwein, schweinefleisch, porc, cerdo, carne de cerdo, maiale, porco, varkensvlees, fläskkött, \
    svinekød, svinekjøtt, wieprzowina, vepřové, bravčové, sertéshús, svinjetina, 猪肉, 瘦肉, 豚肉, 돼지고기
    pork shoulder, pork butt, boston butt, pork shoulder roast, schweineschulter, schweinenacken, \
    échine de porc, épaule de porc, paleta de cerdo
    pork loin, pork loin roast, schweinerücken, longe de porc, lomo de cerdo
    pork tenderloin, pork fillet, schweinefilet, schweinelende, filet mignon de porc, solomillo de cerdo, \
    filetto di maiale, varkenshaas, fläskfilé, svinemørbrad, polędwiczka wieprzowa, vepřová panenka
    * schweinebraten, rôti de porc, solomillo, lombo, mørbrad, schab, karkówka, 里脊, 里脊肉, 猪里脊, 梅花肉, 豚こま
    pork belly, schweinebauch, poitrine de porc, panceta de cerdo, buikspek, sidfläsk, flæsk, boczek surowy, 五花肉, \
    豚バラ肉, 豚バラ, 삼겹살
    pork chop, schweinekotelett, kotelett, kotlet, côte de porc, chuleta, chuleta de cerdo, costoletta, \
    karbonade, fläskkotlett, 猪排
    schnitzel, schweineschnitzel, escalope de porc, varkensschnitzel
    sparerib, spare rib, pork rib, rib, rippchen, travers de porc, costilla, costilla de cerdo, costina, \
    revbensspjäll, ribben, żeberka, 排骨, 肋排, 猪排骨, スペアリブ, 등갈비
    pork knuckle, pig foot, eisbein, 猪蹄, 猪脚, 肘子
    lamb, lamm, lammfleisch, agneau, cordero, agnello, cordeiro, lamsvlees, lammkött, lam, lammekød, \
    lammekjøtt, jagnięcina, jehněčí, bárány, kuzu, janjetina, 羊肉
    leg of lamb, lamb leg, lammkeule, gigot d agneau, pierna de cordero
    lamb shoulder, shoulder of lamb, lammschulter, épaule d agneau, paletilla de cordero
    * lamb chop
    * 羊排, 羊腿, 羊腩
    veal, kalb, kalbfleisch, veau, ternera lechal, vitello, vitela, kalfsvlees, kalvkött, kalvekød, cielęcina, \
    teletina
    * kipschnitzel, krokante kipschnitzel, kalbsschnitzel, escalope de veau
    goat, goat meat, cabrito
    mutton, hammelfleisch, mouton
    chicken, whole chicken, roasting chicken, hähnchen, huhn, hühner, hühnerfleisch, hähnchenfleisch, poularde, \
    suppenhuhn, poulet, poulet entier, pollo, frango, galinha, kip, kipvlees, kyckling, kylling, kurczak, kurczaka, \
    kuře, kuracie, csirke, tavuk, pile, piletina, piletine, 鸡, 鸡肉, 整鸡, 三黄鸡, 土鸡, 鶏肉, 鶏, 닭, 닭고기
    chicken breast, chicken breast fillet, chicken fillet, hähnchenbrust, hähnchenbrustfilet, hühnerbrust, \
    pouletbrust, blanc de poulet, filet de poulet, escalope de poulet, pechuga, pechuga de pollo, \
    petto di pollo, petto, peito de frango, kipfilet, kycklingfilé, kycklingbröst, kyllingebryst, \
    kyllingefilet, kyllingbryst, kyllingfilet, pierś z kurczaka, filet z kurczaka, kuřecí prsa, kuracie prsia, \
    csirkemell, tavuk göğsü, pileća prsa, 鸡胸, 鸡胸肉, 鶏むね肉, 鶏胸肉, 닭가슴살
    chicken tender, chicken tenderloin, hähncheninnenfilet, aiguillette de poulet
    chicken thigh, hähnchenschenkel, hähnchenoberschenkel, haut de cuisse de poulet, muslo de pollo, contramuslo, \
    coscia di pollo, sobrecoxa, kippendij, kippendijfilet, kycklinglårfilé, kycklinglår, kyllingelår, kyllinglår, \
    鸡腿肉, 鶏もも肉, 鶏もも, 닭다리살
    chicken leg, hähnchenkeule, hühnerkeule, cuisse de poulet, pata de pollo, coxa de frango, kippenpoot, 鸡腿, \
    鸡全腿, 닭다리
    chicken drumstick, drumstick, hähnchenunterkeule, pilon de poulet
    chicken wing, hähnchenflügel, chicken wings, aile de poulet, alita de pollo, kippenvleugel, kycklingvinge, 鸡翅, \
    鸡翅中, 鸡中翅, 手羽先, 手羽元
    chicken foot, 鸡爪
    chicken liver, hühnerleber, hähnchenleber, foie de volaille, hígado de pollo, fegatini
    liver, leber, foie, hígado, fegato, lever, 猪肝
    * kidney, tripe, offal, 毛肚, 大肠
    turkey, pute, putenfleisch, truthahn, dinde, pavo, tacchino, peru, kalkoen, kalkon, kalkun, indyk, krůta, \
    pulyka, hindi, puretina, 火鸡
    turkey breast, putenbrust, putenschnitzel, escalope de dinde
    duck, ente, canard, pato, anatra, eend, anka, kaczka, kachna, kacsa, patka, 鸭, 鸭肉, 鴨肉
    duck breast, entenbrust, magret de canard, magret, magret de pato, petto d anatra, eendenborst
    duck leg, entenkeule, cuisse de canard, confit de canard, muslo de pato
    * 鸭腿
    goose, gans, oie, oca, gås
    * cornish game hen, cornish hen, quail, partridge, guinea fowl, pheasant, wachtel, 鹌鹑
    rabbit, kaninchen, lapin, conejo, coniglio, konijn, kanin, królik, králík, 兔肉
    venison, deer, hirsch, reh, hirschgulasch, chevreuil, ciervo, hert, dyrekød, jeleń
    meat, stewing meat, gulasch, gulaschfleisch, fleisch, viande, carne, vlees, kött, kød, kjøtt, mięso, maso, mäso, \
    meso, 肉
    meatball, hackbällchen, köttbulle, köttbullar, kødbolle, albóndiga, polpetta, gehaktbal, 丸子, 牛肉丸, 鱼丸
    bacon, streaky bacon, back bacon, bacon rasher, frühstücksspeck, bauchspeck, durchwachsener speck, speck, \
    speckwürfel, schinkenspeck, lardon, poitrine fumée, tocino, beicon, panceta, toucinho, spek, spekblokjes, \
    spekreepjes, ontbijtspek, tärnat bacon, stekt fläsk, rimmat fläsk, boczek, boczku, slanina, anglická slanina, \
    szalonna, ベーコン, 培根, 베이컨
    * pancetta, guanciale
    ham, cooked ham, gammon, schinken, kochschinken, jambon, jambon blanc, jambon cuit, jamón, jamón cocido, \
    jamón york, prosciutto cotto, presunto, ham plakken, achterham, skinka, rökt skinka, skinke, szynka, szynki, \
    šunka, šunky, sonka, 火腿, ハム, 햄
    prosciutto, parma ham, prosciutto crudo, rohschinken, parmaschinken, jambon cru, jambon de bayonne, \
    jambon de parme, jamón ibérico, presunto cru, rauwe ham, parmaham, parmaskinka, lufttørret skinke, spekeskinke, \
    szynka parmeńska, pršut
    serrano ham, serranoschinken, serrano schinken, jamón serrano, serranoham, serranoskinka
    sausage, wurst, würstchen, saucisse, salchicha, salsiccia, lingüiça, linguiça, salsicha, worst, korv, \
    pølse, klobása, párek, kolbász, sosis, kobasica, 香肠, ソーセージ, 소시지
    * bratwurst, mettwurst, mettenden, rookworst, braadworst, sucuk, saucisse de toulouse
    chorizo, chouriço
    * 腊肠
    * salami, salame, mortadella, soppressata, fuet, 萨拉米
    * pepperoni, merguez, frankfurter, hot dog, andouille, kielbasa, polish sausage, cabanossi, kabanos, nduja, \
    spam, luncheon meat, corned beef, pastrami, lunch meat, deli meat, 午餐肉
    blood sausage, blutwurst, boudin noir, morcilla
    cured meat, 腊肉
    * foie gras, leberwurst, rillettes
    fish, white fish, fish fillet, white fish fillet, fisch, fischfilet, weißfischfilet, poisson, \
    filet de poisson, pescado, pescado blanco, pesce, peixe, vis, witvis, visfilet, fisk, vit fisk, fiskfilé, \
    hvid fisk, ryba, ryby, balık, riba, 鱼, 鱼片, 白身魚, 생선
    * 草鱼, 鲈鱼, 鲫鱼, 带鱼, 黄花鱼, 龙利鱼, 巴沙鱼
    salmon, salmon fillet, lachs, lachsfilet, saumon, pavé de saumon, salmón, salmone, salmão, zalm, zalmfilet, lax, \
    laxfilé, laks, laksefilet, łosoś, łososia, filet z łososia, losos, lazac, somon, 三文鱼, 鮭, サーモン, 연어
    smoked salmon, räucherlachs, saumon fumé, salmón ahumado, salmone affumicato, salmão defumado, gerookte zalm, \
    rökt lax, gravad lax, røget laks, røkt laks, wędzony łosoś, łosoś wędzony, uzený losos, 烟熏三文鱼
    tuna, tuna steak, thunfisch, thon, atún, tonno, atum, tonijn, tonfisk, tun, tunfisk, tuńczyk, tuňák, \
    tonhal, tuna u ulju, 金枪鱼, 吞拿鱼, マグロ, 참치
    * bonito
    cod, cod fillet, kabeljau, kabeljaufilet, dorsch, cabillaud, dos de cabillaud, bacalao, merluzzo, baccalà, \
    bacalhau, kabeljauw, torsk, torskfilé, torskefilet, dorsz, treska, 鳕鱼, タラ, 대구
    pollock, pollack, saithe, seelachs, alaska seelachs, lieu noir, colin
    * haddock, halibut, hake, monkfish, heilbutt, schellfisch, seehecht, seeteufel, lotte, merluza, \
    rape pescado, nasello, merluzzo nordico, pescada, heek, kolja, hälleflundra, helleflynder, kveite, \
    morszczuk
    trout, forelle, forellenfilet, truite, trucha, trota, truta, forel, forell, ørred, ørret, pstrąg, pstruh, \
    pisztráng, alabalık
    * sea bass, bass, sea bream, snapper, red snapper, tilapia, catfish, swordfish, mahi mahi, grouper, perch, pike, \
    sole, flounder, turbot, wolfsbarsch, dorade, zander, rotbarsch, scholle, seezunge, daurade, lubina, dorada, \
    lenguado, branzino, orata, spigola, robalo, zeebaars, schol, rödspätta, rødspætte, abborre, gös, gädda, tilapija
    mackerel, makrele, maquereau, caballa, sgombro, cavala, makreel, makrill, makrel, makrell, makrela, 鲭鱼, さば
    herring, hering, matjes, hareng, arenque, aringa, haring, sill, sild, śledź, sleď, hering filet
    sardine, sardina, sarde, sardinha, sardinen, sardientje
    anchovy, anchovy fillet, sardelle, sardellenfilet, anchois, filet d anchois, anchoa, boquerón, acciuga, alice, \
    filetto di acciuga, acciughe sotto sale, acciughe, anchova, ansjovis, ansjovisfilet, sardell, sardeller, \
    anchovis, anchois filet, 凤尾鱼, アンチョビ
    caviar, fish roe, kaviar, löjrom, tobiko, forellenkaviar, 鱼子酱, いくら, 明太子
    shrimp, prawn, king prawn, tiger prawn, jumbo shrimp, large shrimp, garnele, riesengarnele, shrimps, krabbe, \
    crevette, gambas, gamba, langostino, camarón, gambero, gamberetti, gamberoni, camarão, garnaal, garnalen, räka, \
    räkor, reje, rejer, reke, reker, krewetka, krewetki, kreveta, krevety, garnéla, karides, kozice, 虾, 虾仁, 鲜虾, 基围虾, \
    大虾, 明虾, えび, エビ, 海老, 새우
    dried shrimp, 虾皮, 虾米, 海米, 干し海老
    crab, taschenkrebs, crabe, cangrejo, granchio, caranguejo, krab, krabba, 螃蟹, 大闸蟹, 梭子蟹, 蟹, かに
    crab meat, crabmeat, lump crab meat, lump crabmeat, krebsfleisch, chair de crabe
    crab stick, surimi, imitation crab, 蟹棒, かにかま
    * lobster, crayfish, crawfish, langoustine, hummer, homard, langouste, bogavante, langosta, aragosta, astice, \
    lagosta, kreeft, 龙虾, 小龙虾
    mussel, miesmuschel, muschel, moule, mejillón, cozza, cozze, mexilhão, mossel, mosselen, mussla, musslor, \
    musling, blåskjell, małż, 青口
    clam, venusmuschel, palourde, almeja, vongola, vongole, amêijoa, 蛤蜊, 花蛤, 花甲, あさり
    oyster, auster, huître, ostra, ostrica, oester, ostron, østers, 生蚝, 牡蛎, 牡蠣
    scallop, jakobsmuschel, coquille saint jacques, noix de saint jacques, vieira, capasanta, capesante, \
    sint jakobsschelp, pilgrimsmussla, kammusling, 扇贝, 带子, ホタテ
    squid, calamari, tintenfisch, kalmar, calmar, encornet, calamar, calamaro, lula, inktvis, bläckfisk, \
    blæksprutte, kałamarnica, lignje, 鱿鱼, いか, イカ, 오징어
    octopus, oktopus, poulpe, pulpo, polpo, polvo, hobotnica, 章鱼, たこ
    seafood, meeresfrüchte, fruits de mer, marisco, frutti di mare, zeevruchten, skaldjur
    eel, aal, anguille, ål, うなぎ
    snail, escargot
    * orange roughy, walleye, smelt, hamachi, yellowtail, basa, carp, dace, karpfen, carpe, kapr
    * brisket, beef brisket, flat cut brisket, bottom round, bottom round roast, ground round, guinea hen, \
    pig's feet, squab, pigeon, foie gras pate, pâté de foie gras
    """)
}
