import Text

/// The second parts of compounds that are dishes: the soup of "Kürbissuppe", the cake of "äppelkaka".
///
/// Languages that write compounds as one word put the dish last and what it is made of first. English
/// words are not among them: an eggplant is no dish of eggs.
enum CompoundDish {
  /// The letters that may join the parts: "Zwiebelkuchen", "Möhrensuppe", "Rindsgulasch".
  private static let joints = ["", "n", "en", "e", "s", "es", "er"].map { Array($0.utf8) }

  /// True if some letters at the end of a folded word are the name of a dish, with or without letters
  /// that join it to the word before.
  static func isDish(_ end: ArraySlice<UInt8>) -> Bool {
    joints.contains { end.starts(with: $0) && isName(end.dropFirst($0.count)) }
  }

  /// True for the name of a dish, or meat and a dish of it: the "fleischsuppe" of "Rindfleischsuppe".
  private static func isName(_ end: ArraySlice<UInt8>) -> Bool {
    names.contains(end) || end.starts(with: meat) && isDish(end.dropFirst(meat.count))
  }

  private static let meat = Array("fleisch".utf8)

  private static let names: Set<ArraySlice<UInt8>> = {
    var names: Set<ArraySlice<UInt8>> = []
    for name in list.split(whereSeparator: { $0 == "," || $0.isNewline }) {
      for umlauts in [TextFolding.Umlauts.dropped, .spelledOut] {
        names.insert(TextFolding.fold(String(name), umlauts: umlauts)[...])
      }
    }
    return names
  }()

  /// Dishes in German, Dutch, Swedish, Danish and Norwegian, with their plurals.
  private static let list = """
    suppe,suppen,eintopf,eintöpfe,brühe,salat,salate,auflauf,aufläufe,gratin,gratins,pfanne,pfannen
    kuchen,torte,torten,tarte,tartes,törtchen,küchlein,strudel,brot,brote,brötchen,keks,kekse,plätzchen
    muffin,muffins,waffel,waffeln,pfannkuchen,puffer,knödel,kloß,klöße,spätzle,nudeln,nudel,lasagne
    quiche,quiches,pizza,curry,currys,gulasch,ragout,ragouts,braten,schnitzel,frikadellen,bällchen
    gemüse,püree,brei,mus,stampf,soße,soßen,sauce,saucen,dressing,dip,aufstrich,pesto,butter,creme
    fleisch,marmelade,konfitüre,gelee,kompott,chutney,saft,sirup,likör,bowle,tee,limonade,smoothie,shake,eis
    pudding,grütze,dessert,speise,schaum,mousse,crumble,streusel,schnecken,taschen,röllchen,spieße
    rezept,rezepte,topf,füllung,omelett,risotto,gnocchi,chips,wurst,würste,filet,filets,schmarrn
    soep,soepen,stamppot,salade,salades,ovenschotel,schotel,taart,taarten,cake,brood,broodjes,koek
    koekjes,saus,sausen,stoofpot,stoofpotje,pannenkoek,pannenkoeken,puree,jam,sap,ijs,ragù,hutspot
    soppa,soppor,gryta,grytor,sallad,sallader,gratäng,gratänger,kaka,kakor,tårta,tårtor,paj,pajer
    bröd,bullar,sås,såser,sylt,soppan,pannkaka,pannkakor,mos,röra,lådan,låda,plättar
    supper,gryde,gryderet,kage,kager,tærte,tærter,brød,boller,sovs,syltetøj,kompot,frikadeller
    gryte,gryter,kake,kaker,pai,saus,syltetøy,lapper
    """
}
