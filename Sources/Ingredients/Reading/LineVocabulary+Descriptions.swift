extension LineVocabulary {
  /// Words that describe a food and do not name it, so that a food follows a comma after them.
  static let descriptions = """
    boneless,skinless,deboned,skinned,bone,skin,in,on,lean,ripe,raw,whole,thick,thin,organic,red,\
    green,yellow,brown,washed,rinsed,cleaned,scrubbed,peeled,unpeeled,trimmed,chopped,diced,sliced,\
    minced,grated,shredded,slivered,crushed,crumbled,flaked,cubed,cut,torn,halved,quartered,julienned,\
    seeded,deseeded,seedless,cored,pitted,stoned,shelled,hulled,stemmed,deveined,cooked,uncooked,\
    boiled,steamed,blanched,roasted,toasted,smoked,drained,undrained,soaked,thawed,softened,melted,\
    soft,firm,natural,strong,coarse,refrigerated,nonfat,low,reduced,free,sodium,mashed,sifted,beaten,chilled,cooled,cold,warm,hot,salted,unsalted,sweetened,unsweetened,unsulfured,\
    unfiltered,pasteurized,lightly,finely,coarsely,roughly,thinly,thickly,well,freshly,gewaschene,\
    gewaschener,geschälte,geschälter,gehackte,gehackter,geriebene,geriebener,gekochte,gekochter,\
    getrocknete,getrockneter,geröstete,gerösteter,entkernte,entkernter,weiche,kalte,warme,reife,reifer
    """
}
