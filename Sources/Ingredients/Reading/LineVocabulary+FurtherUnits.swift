extension LineVocabulary {
  /// Further names of units: Portuguese, Spanish, Italian, French, Catalan, Romanian, Finnish,
  /// Estonian, Hungarian, Turkish, Greek, Lithuanian, Latvian, Indonesian and Vietnamese.
  package static let furtherUnits: [(MeasureUnit, String)] =
    furtherMeasures + furtherParts + furtherPackages

  private static let furtherMeasures: [(MeasureUnit, String)] = [
    (.gram, "gramů,gramas,gramm,gramma,grammaa,gramų,grami,gramu,gam"),
    (
      .kilogram,
      """
      kilogramm,kilogrammaa,kilogramų,kilogrami,kilogramas,ký,kí,χιλιόγραμμα,κιλό,κιλά,κιλο
      """
    ),
    (.milliliter, "millilitraa,mililitrų,mililitri,mililitru,χιλιοστόλιτρα"),
    (.deciliter, "desilitra,desilitraa,detsiliiter,decilitrų"),
    (.liter, "litra,litraa,liiter,liitrit,litras,litrai,litrų,litri,λίτρο,λίτρα,lít"),
    (
      .teaspoon,
      """
      culleradeta,culleradetes,linguriță rasă,teelusikkaa,teelusikka,teelusikat,teelusikatäis,teel,\
      arbatinis šaukštelis,arbatinio šaukštelio,arbatiniai šaukšteliai,šaukštelis,šaukštelio,\
      tējkarote,tējkarotes,tējk,κουταλάκι του γλυκού,κουταλάκια του γλυκού,κουτ γλυκού,\
      sdt,sendok teh,muỗng cà phê,thìa cà phê,muỗng nhỏ,thìa nhỏ
      """
    ),
    (
      .dessertspoon,
      """
      colher sobremesa,colheres sobremesa,colher de sobremesa,colheres de sobremesa,cucharada de postre,\
      cucharadas de postre,cuillère à dessert,cuillères à dessert,cullerada de postres
      """
    ),
    (
      .tablespoon,
      """
      cullerada,cullerades,cullerada sopera,cullerades soperes,ruokalusikkaa,ruokalusikka,supilusikatäis,\
      supilusikatäit,sl,spl,valgomasis šaukštas,valgomojo šaukšto,valgomieji šaukštai,valgomųjų šaukštų,\
      šaukštas,šaukšto,šaukštai,šaukštų,ēdamkarote,ēdamkarotes,ēdamk,κουταλιά της σούπας,\
      κουταλιές της σούπας,κουτ σούπας,sdm,sendok makan,thìa canh,muỗng lớn
      """
    ),
    (
      .coffeeCup,
      """
      xícara café,xícaras café,xícara de café,xícaras de café,tazzina,tazzine,tazzina da caffe,\
      kahve fincanı,φλιτζανάκι,φλιτζανάκια
      """
    ),
    (.nordicCoffeeCup, "kaffekopp,kaffekoppar,kaffekopper"),
    (.metricCup, "tassa,tasses,φλ,cawan,gelas,chén,puodelis,puodelio,puodeliai,krūze,krūzes,tass"),
    (
      .pinch,
      """
      pessic,pessics,ripaus,ripausta,hyppysellinen,hyppysellistä,näpuots,näpuotsatäis,žiupsnelis,\
      žiupsnelio,žiupsnis,šķipsna,šķipsniņa,çimdik,praf,vârf de cuțit,sejumput,nhúm,\
      pisca,pizquita,pizquitas
      """
    ),
    (.splash, "fio,chorro,chorros,chorritos,raig,rajolí,giro,tilkka,lorraus"),
    (
      .drop,
      """
      pisara,pisaraa,tilk,damla,σταγόνα,σταγόνες,picătură,picături,csepp,lašas,lašai,piliens,\
      tetes,giọt
      """
    ),
    (
      .handful,
      """
      grapat,grapats,kourallinen,kourallista,peotäis,avuç,χούφτα,χούφτες,mână de,sauja,saujas,\
      segenggam,genggam,punhados
      """
    ),
    (
      .spoon,
      """
      colher,colheres,colher café,colher de café,colheres de café,kaşık,karote,sendok,muỗng,thìa
      """
    ),
    (.knob, "noce di,noisette de,nokare,nokareen,nou de"),
  ]

  private static let furtherParts: [(MeasureUnit, String)] = [
    (
      .piece,
      """
      kpl,kappale,kappaletta,pala,palaa,tükk,tükki,bucată,bucăți,buc,tros,trossos,parça,κομμάτι,\
      κομμάτια,τεμάχιο,τεμάχια,vnt,vienetas,vienetai,gab,gabals,gabali,gabaliņi,buah,biji,butir,potong,\
      ekor,quả,trái,miếng,gomo,gomos,gajo,gajos
      """
    ),
    (
      .clove,
      """
      dent,dents,grans d all,gra d all,valkosipulinkynsi,valkosipulinkynttä,kynsi,kynttä,küünt,küüs,\
      küüslauguküüs,küüslauguküünt,cățel,skiltelė,skiltelės,skiltelių,skiltis,daiviņa,daiviņas,siung,tép
      """
    ),
    (
      .slice,
      """
      llesca,llesques,viipale,viipaletta,viilu,siivu,siivua,viil,viilu,φέτες,felie,felii,\
      dilim,riekė,riekės,griežinėlis,griežinėliai,šķēle,šķēles,iris,lembar,lát
      """
    ),
    (
      .bunch,
      """
      manat,manats,mazzolino,mazzolini,nippu,nippua,puntti,punttia,kimp,kimpu,puhma,demet,\
      ματσάκι,ματσάκια,μάτσο,legătură,legături,ryšelis,ryšelio,ryšeliai,saišķis,saišķītis,ikat
      """
    ),
    (
      .sprig,
      """
      ciuffo,ciuffi,ciuffetto,ciuffetti,branqueta,branquetes,branca,branques,raminhos,\
      oksa,oksaa,oks,κλωναράκι,κλωναράκια,κλωνάρι,κλωνάρια,crenguță,crenguțe,rămurică,\
      rămurele,ág,szál,šakelė,šakelės,zariņš,zariņi,tangkai,nhánh
      """
    ),
    (
      .stalk,
      """
      varsi,vartta,vars,vart,κοτσάνι,κοτσάνια,fir de,fire de,tulpină,tulpini,stiebas,stiebai,\
      kāts,kāti,batang,cọng,cây
      """
    ),
    (
      .leaf,
      """
      fulla,fulles,lehti,lehteä,leht,lehte,yaprak,yaprağı,φύλλο,φύλλα,frunză,frunze,levél,lapas,\
      lapai,lapa,lapas,daun
      """
    ),
    (.head, "baş,κεφάλι,căpățână,căpățâni,fej,galva,galvas,bonggol,keränen,bắp"),
    (
      .cube,
      """
      küp,κύβος,κύβοι,kuutio,kuubik,cuburi,kubelis,kubeliai,kubiņi,cubinho,cubinhos,cubito,\
      cubitos
      """
    ),
    (.bar, "tablete,tabletes,tableta,tabletas,rajola,levy,levyä,tahvel,tábla,plytelė,tāfelīte"),
    (.ball, "pallo,palloa,gombóc"),
  ]

  private static let furtherPackages: [(MeasureUnit, String)] = [
    (
      .glass,
      """
      got,gots,cálice,cálices,calice,calici,lasi,lasillinen,lasillista,klaas,klaasi,bardak,\
      ποτήρι,ποτήρια,pahar,pahare,pohár,stiklinė,stiklinės,glāze,glāzes,ly,cốc
      """
    ),
    (
      .can,
      """
      llauna,llaunes,tölkki,tölkkiä,tlk,purk,konservipurk,konserve,κονσέρβα,κονσέρβες,conservă,\
      conserve,skardinė,skardinės,bundža,bundžas,kaleng,lon
      """
    ),
    (
      .jar,
      """
      bote,botes,vasetti,kavanoz,βάζο,βάζα,βαζάκι,borcan,borcane,üveg,stiklainis,stiklainiai,\
      burka,burkas,toples
      """
    ),
    (
      .bottle,
      """
      ampolla,ampolles,pullo,pulloa,pudel,pudelit,şişe,μπουκάλι,μπουκάλια,sticlă,sticle,butelis,\
      buteliai,pudele,pudeles,botol
      """
    ),
    (
      .bag,
      """
      pussi,pussia,ps,kott,poşet,torba,σακουλάκι,pungă,pungi,maišelis,maišeliai,maisiņš,kantong,\
      túi,sacchetti,borsa,bosses
      """
    ),
    (
      .box,
      """
      caixa,caixas,caixinha,caixinhas,caja,cajas,capsa,capses,scatolina,rasia,rasiaa,rs,karp,\
      karpi,kutu,kutusu,κουτί,κουτιά,cutie,cutii,doboz,dėžutė,dėžutės,kastīte,kotak
      """
    ),
    (
      .package,
      """
      paketti,pakettia,pkt,pakk,pakki,πακέτο,πακέτα,pachet,pachete,paketas,paka,pakas,\
      iepakojums,bungkus,gói,embalagens,csomagok
      """
    ),
    (
      .packet,
      """
      pussillinen,pakike,φακελάκι,φακελάκια,plic,plicuri,pliculeț,pliculețe,pakelis,paciņa,\
      paciņas,sachê,sachês,saquinho,saquinhos,tasak
      """
    ),
    (.carton, "prk,purkki,purkkia,tölk,rasiallinen,brick,bricks,tetrabrik,tetrabriks,karton"),
  ]
}
