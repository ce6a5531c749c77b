import RecipeMatching

/// The words of many languages that tell kinds of one food apart, and those that tell nothing.
enum FoodWordKinds {
  /// The vocabulary of shopping lists.
  static let vocabulary = FoodKindWords(
    kinds: kinds + FoodForm.allCases.map(\.words).filter { !$0.isEmpty },
    ignored: ignored.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The kinds that do not make pepper or salt another purchase.
  static let hashes = Set(kinds.compactMap { $0.first.flatMap(FoodKindWords.hash) })

  private static let kinds = table.split(separator: "\n").map { line in
    line.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// A kind on each line.
  private static let table = """
    red rot rote roter rotes roten rouge rouges rojo roja rojos rojas rosso rossa rossi rosse vermelho vermelha \
    rood rode röd röda rött rød røde rødt czerwony czerwona czerwone červený červená červené kırmızı crveni crvena
    green grün grüne grüner grünes grünen vert verte verts vertes verde verdes verdi groen groene grön gröna \
    grønt grøn grønne zielony zielona zielone zelený zelená zelené zöld yeşil zeleni zelena
    yellow gelb gelbe gelber gelbes gelben gul gula gult gule amarillo amarilla amarelo amarela giallo gialla gialli \
    geel gele żółty żółta żółte žlutý žlutá žltá sárga sarı žuti žuta
    white weiß weiße weißer weißes weißen blanc blanche blancs blanches blanco blanca blancos blancas bianco bianca \
    bianchi bianche branco branca wit witte vit vita vitt hvid hvide hvidt hvit hvite biały biała białe bílý bílá \
    bílé biely biela fehér beyaz bijeli bijela bijelog
    black schwarz schwarze schwarzer schwarzes schwarzen noir noire noirs noires negro negra negros negras nero \
    nera neri nere preto preta pretos pretas zwart zwarte svart svarta sort sorte czarny czarna czarne černý \
    černá černé čierny čierna čierne fekete siyah crni crna
    brown braun braune brauner braunes braunen brun brune bruns bruna brunt bruin bruine brązowy hnědý barna
    dark dunkel dunkle dunkler dunkles mörk mörkt mørk mørkt donkere ciemny tmavý
    smoked geräuchert geräucherte geräucherter fumé fumée fumés fumées ahumado ahumada affumicato affumicata \
    defumado defumada gerookt gerookte rökt rökta røget røkt wędzony wędzona wędzone uzený uzená údený füstölt \
    dimljeni
    sweet süß süße süßer
    hot
    wild
    stem
    salted
    roasted geröstet geröstete gerösteter grillé grillée tostado tostada tostato geroosterd geroosterde rostad
    """

  /// Words for the preparation of a food before it is cooked, its quality and its quantity.
  private static let ignored = """
    świeżo zmielony zmielona juicy plump edible refined celtic crystal diamond drinking amount quantity usage espremido espremida espremidos espremidas amassado amassada amassados triturado triturada triturados mühle \
    moulin molinillo nymalen nymald nymalet nykværnet nykvernet kværnet kvernet vers-gemalen versgemalen \
    versgemalte geperst geperste geperstes uitgeperst uitgeperste gepresst gepresste gepresster pressé pressée pressad pressade pressede \
    presset exprimido exprimida exprimidos desnatado desnatada light geraspte fijngehakte finhackad finhackade \
    grovhackad strimlad strimlade skalad skalade delad delade tärnade skivade hackat hakkede finthakkede \
    finthakket skrællede plukket knuste knust zerlassen zerlassene zerstoßen zerstoßene fettarm fettarme \
    teilweise gekühlt gekühlte abgekühlt zimmertemperatur raumtemperatur mediano mediana medianos medianas \
    grande grandes pequeño pequeña pequeños pequeñas médio média médios médias pequeno pequena maduro madura \
    moyen moyenne moyens moyennes gros grosse grosses grossi grande grandi piccolo piccola piccoli medio media \
    middelgrote grote kleine kleiner kleines kleinen große großer großes großen mittelgroße mittelgroßer stor \
    stora store stort liten litet lille lite lidt litt einige etwas ein eine einen einem einer wenig bisschen \
    quelque quelques un une unos unas uns umas några nogle noen några trochę kilka pár několik néhány biraz \
    batido batida batidos batidas battu battue battus battuto battuta battute verquirlt verquirlte geschlagen \
    geschlagene uppvispat uppvispade sammenpisket roztrzepane maduros maduras cracked himalayan hora na moída recién nykvernet to your liking malo tritato grattugiata grattugiato grattugiati tritata tritati scolato scolata scolati pulito pulita puliti \
    lavato lavata lavati sgocciolato sgocciolati lavé lavés effeuillé effeuillée ciselé ciselée ciselés \
    concassé concassée tamisé tamisée dénoyauté dénoyautée dénoyautés dénoyautées entsteint entsteinte \
    deshuesado deshuesadas deshuesada lavado lavada lavados pelada peladas troceado troceada picadito \
    rallada ralladas ralado ralada cozido cozida cozidos cozidas cocido cocida cocidos cocidas uncooked \
    cooked boiled hardboiled hard hard-boiled poached gekochtes gekochten cuit cuite cuits cuites bio ekologisk \
    ekologiska eko økologisk økologiske økologiskt organic biologische biologisches ubehandlet unbehandelt unbehandelte \
    unbehandelter unbehandelten obrané nasekané nakrájané nakrájaná posekaný posekaná starty starta starte \
    posiekany posiekana posiekane pokrojona pokrojony drobno opłukane apróra vágott reszelt ince doğranmış \
    sjeckani sjeckana sjeckanog nasjeckani nasjeckanog nasjeckana naribani naribana sitno velika veliki veliko \
    manja mali mala duży duża duże mały mała małe średni średnia velký velká malá malý stredná veľká menšia \
    切片 切丝 切块 切末 切段 切碎 去皮 洗净 适量 少许 若干 少量 少々 適量 お好みで 各 みじん切り 약간 적당량
    """
}
