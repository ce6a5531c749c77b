extension LineVocabulary {
  /// The parts of foods that lines count.
  package static let parts: [(MeasureUnit, String)] = [
    (
      .piece,
      """
      adet,tane,τεμ,bolletje,bolletjes,小段,段,\
      piece,pieces,square,squares,pc,pcs,pce,pces,each,ea,chunk,chunks,stück,stücke,stk,stck,morceau,morceaux,\
      pièce,pièces,pezzo,pezzi,trozo,trozos,pedazo,pedazos,pieza,piezas,ud,uds,unidad,unidades,\
      pedaço,pedaços,unidade,unidades,stuk,stuks,stukje,stukjes,st,styck,stycken,stycke,bit,bitar,\
      stykke,stykker,sztuka,sztuki,sztuk,szt,kus,kusy,kusů,ks,darab,db,шт,штука,штуки,штук,кусок,\
      кусочек,个,個,只,隻,颗,顆,粒,枚,块,塊,尾,つ,こ,コ,개,마리,
      """
    ),
    (
      .clove,
      """
      diş,češanj,češnja,češnja,căței,σκελίδα,σκελίδες,\
      clove,cloves,zehe,zehen,knoblauchzehe,knoblauchzehen,gousse,gousses,spicchio,spicchi,diente,\
      dientes,dente,dentes,teen,teentje,teentjes,klyfta,klyftor,fed,båt,båter,ząbek,ząbki,ząbków,\
      stroužek,stroužky,stroužků,gerezd,зубчик,зубчика,зубчиков,зуб,瓣,かけ,片,쪽
      """
    ),
    (
      .slice,
      """
      slice,slices,rasher,rashers,scheibe,scheiben,tranche,tranches,rondelle,rondelles,fetta,fette,\
      fettina,fettine,loncha,lonchas,rebanada,rebanadas,rodaja,rodajas,fatia,fatias,rodela,rodelas,\
      plak,plakje,plakjes,snee,sneetje,sneetjes,skiva,skivor,skive,skiver,plaster,plastry,plastrów,\
      plátek,plátky,plátků,plát,pláty,plátů,szelet,ломтик,ломтика,ломтиков,ломоть,切れ,장,
      """
    ),
    (.stick, "stick,sticks,stange,stangen,bâton,bâtons,ramita,stang,stänger,палочка,палочки"),
    (
      .bunch,
      """
      bunch,bunches,bund,bünde,bd,botte,bottes,bouquet,bouquets,mazzo,mazzi,mazzetto,manojo,manojos,\
      maço,maços,molho,bos,bosje,bosjes,knippe,knippen,bundt,pęczek,pęczki,svazek,svazky,csokor,\
      пучок,пучка,пучков,束,단
      """
    ),
    (
      .sprig,
      """
      sprig,sprigs,zweig,zweige,zweiglein,brin,brins,branche,branches,rametto,rametti,rama,ramas,\
      ramo,ramos,raminho,takje,takjes,kvist,kvistar,kviste,kvister,gałązka,gałązki,gałązek,\
      snítka,snítky,веточка,веточки,веточек
      """
    ),
    (
      .stalk,
      """
      stalk,stalks,rib,ribs,stem,stems,stängel,stiel,stiele,tige,tiges,gambo,gambi,costa,coste,\
      tallo,tallos,talo,talos,stengel,stengels,stjälk,stjälkar,根,條,条,本,株,棵,стебель,стебля,대
      """
    ),
    (
      .leaf,
      """
      leaf,leaves,blatt,blätter,feuille,feuilles,foglia,foglie,hoja,hojas,folha,folhas,blad,blaadje,\
      blaadjes,liść,liście,liści,list,listy,лист,листа,листов,листика,叶,葉
      """
    ),
    (
      .head,
      """
      head,heads,kopf,köpfe,tête,têtes,testa,cabeza,cabezas,cabeça,krop,kroppen,huvud,hoved,hode,\
      główka,główki,головка,головки,кочан,头,頭,玉,통
      """
    ),
    (.bulb, "bulb,bulbs,knolle,knollen,bulbe,bulbes,bulbo,bulbos,knol,knollen"),
    (.ear, "ear,ears,cob,cobs,épi,épis"),
    (
      .fillet,
      "fillet,fillets,filets,filetto,filetti,filete,filetes,filé,filés,филе,柵"
    ),
    (.ball, "ball,balls,kugel,kugeln,boule,boules,bol,bollen"),
    (.block, "block,blocks,丁,모"), (.bar, "bar,bars,tafel,tablette,tablettes,tavoletta"),
    (
      .cube,
      """
      cube,cubes,würfel,dado,dadi,cubo,cubos,blokje,blokjes,tärning,tärningar,terning,terninger,\
      kostka,kostki,кубик,кубика
      """
    ),
    (.sheet, "sheet,sheets,platte,platten,张,張"), (.strip, "strip,strips,streifen"),
    (.scoop, "scoop,scoops"), (.loaf, "loaf,loaves,laib,laibe"),
  ]

  /// The packages that foods are sold or kept in.
  package static let packages: [(MeasureUnit, String)] = [
    (.roll, "roll,rolls,log,logs,rolle,rollen,rouleau,rouleaux"),
    (
      .glass,
      """
      glass,glasses,jigger,jiggers,shot,shots,glas,gläser,verre,verres,bicchiere,bicchieri,vaso,vasos,copo,copos,glazen,\
      kieliszek,sklenice,рюмка,рюмки
      """
    ),
    (
      .can,
      """
      can,cans,tin,tins,dose,dosen,boîte,boîtes,lattina,lattine,scatola,scatole,lata,latas,blik,\
      blikje,blikken,blikjes,burk,burkar,dåse,dåser,boks,bokser,hermetikk,puszka,puszki,puszkę,\
      konzerva,konzervy,plechovka,konzerv,банка,банки,банок,банку,罐,听,聽,缶,캔
      """
    ),
    (
      .jar,
      "jar,jars,pot,pots,pote,potes,vasetto,vasetti,tarro,tarros,frasco,frascos,słoik,słoika,瓶子"
    ),
    (
      .bottle,
      """
      bottle,bottles,flasche,flaschen,fl,bouteille,bouteilles,bottiglia,bottiglie,botella,botellas,\
      garrafa,garrafas,fles,flesje,flessen,flaska,flaskor,flaske,flasker,butelka,butelki,бутылка,\
      бутылки,瓶,병
      """
    ),
    (
      .bag,
      "bag,bags,beutel,tüte,tüten,sac,sacs,sacchetto,bolsa,bolsas,zak,zakje,zakjes,påse,påsar,pose,poser,袋"
    ),
    (.box, "box,boxes,schachtel,doos,doosje,盒,箱,ask,askar"),
    (
      .package,
      """
      package,packages,packaging,pkg,pkgs,pack,packs,packung,packungen,pckg,pk,paquet,paquets,pacco,\
      pacchi,confezione,confezioni,paquete,paquetes,pacote,pacotes,embalagem,pak,pakje,pakjes,\
      pakken,paket,pakke,pakker,opakowanie,opakowania,balení,csomag,упаковка,упаковки,уп,пачка,\
      пачки,包,パック,팩
      """
    ),
    (
      .packet,
      """
      packet,packets,sachet,sachets,envelope,envelopes,pouch,pouches,päckchen,pck,päck,bustina,bustine,\
      sobre,sobres,envelope,saqueta,saquetas,saszetka,saszetki,torebka,torebki,sáček,sáčky,zacskó,\
      пакетик,пакетика,пакет
      """
    ),
    (
      .carton,
      "carton,cartons,punnet,punnets,basket,baskets,becher,brique,briques,kubek,kelímek,bicker,brik"
    ),
    (
      .container,
      "container,containers,tray,trays,schale,schalen,barquette,barquettes,bak,bakje,盘,碗,碟,盆"
    ),
    (.tub, "tub,tubs"), (.tube, "tube,tubes,tuben"),
    (.recipe, "recipe,recipes,rezept"),
    (.batch, "batch,batches,portion,portionen,portions,份,人分,把分"),
  ]
}
