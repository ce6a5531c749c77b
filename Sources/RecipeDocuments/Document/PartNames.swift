/// The names of the parts of a dish: "For the sauce", "Dough", "Füllung".
enum PartNames {
  /// True if headings name parts of a dish rather than dishes.
  ///
  /// - Parameters:
  ///   - names: The headings.
  ///   - title: The heading above them, or an empty text.
  static func areParts(_ names: [String], of title: String) -> Bool {
    let words = names.map(words)
    if words.contains(where: { $0.first.map(leads.contains) ?? false }) { return true }
    let above = self.words(title)
    if BookTitle.isOne(title) { return false }
    let isSaid = Set(above)
    return words.contains { name in
      let telling = name.filter { !fillers.contains($0) }
      return !telling.isEmpty && telling.allSatisfy { parts.contains($0) || isSaid.contains($0) }
    }
  }

  private static func words(_ text: String) -> [String] {
    FoldedText.words(text.utf8).split(separator: " ").map(String.init)
  }

  private static func set(_ list: String) -> Set<String> {
    Set(list.split(separator: ",").map { FoldedText.words($0.utf8) })
  }

  /// The words that start the name of a part.
  private static let leads = set("for,für,pour,para,per,voor,till,til,för,dla,для,to,part,teil")

  private static let fillers = set(
    "the,a,your,my,and,of,1,2,3,4,step,der,die,das,la,le,el,il,und,et,y,e")

  private static let parts = set(
    """
    sauce,dough,filling,topping,toppings,crust,frosting,icing,glaze,marinade,dressing,assembly,base,\
    batter,crumble,syrup,garnish,broth,stuffing,rub,seasoning,brine,streusel,ganache,vinaigrette,\
    sponge,buttercream,custard,meringue,caramel,layers,starter,levain,poolish,sauerteig,vorteig,\
    béchamel,ragù,ragoût,biscuit,biskuit,mürbeteig,hefeteig,buttercreme,rührteig,brühstück,quellstück,\
    kochstück,marinada,béchamelle,besciamella,massa,recheio,calda,molho,adobo,cuerpo,vulling,glazuur,\
    teig,füllung,soße,sosse,sauße,belag,guss,glasur,streusel,boden,creme,pâte,garniture,crème,\
    glaçage,masa,relleno,salsa,cobertura,impasto,ripieno,condimento,sugo,deeg,vulling,saus,deg,fyll,\
    fyld,ciasto,farsz,sos,polewa,тесто,начинка,соус,крем
    """)
}
