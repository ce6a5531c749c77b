import Ingredients

/// The forms of unit names in the languages that have one for one, one for two to four, one for more and one
/// for parts: "1 łyżka", "2 łyżki", "5 łyżek", "1/2 łyżki".
enum SlavicUnitWords {
  /// Returns the form of a unit for a number.
  ///
  /// - Parameters:
  ///   - text: The unit as written, in any of its forms.
  ///   - number: The number before it.
  ///   - language: The BCP 47 tag of the recipe's language, if known.
  /// - Returns: `nil` if no list of the language has the unit, or without a language lists disagree.
  static func form(of text: String, for number: Rational, language: String?) -> String? {
    let folded = text.lowercased()
    let forms = lists.filter { language?.hasPrefix($0.language) ?? true }
      .compactMap { list in
        list.words.first { $0.has(folded) }?.form(for: number, inPolish: list.language == "pl")
      }
    guard let first = forms.first, forms.allSatisfy({ $0 == first }) else { return nil }
    return text.first?.isUppercase == true
      ? first.prefix(1).uppercased() + first.dropFirst() : first
  }

  /// The forms of one word.
  private struct Word: Sendable {
    let one: String
    let few: String
    let many: String
    /// The genitive singular, behind fractions; that of most feminine words is the form for few.
    let part: String
    /// Further forms that are met, such as the accusative.
    let others: [String]

    /// Reads "one/few/many" or "one/few/many/part", and further forms.
    init?(_ text: Substring) {
      let forms = text.split(separator: "/").map(String.init)
      guard forms.count >= 3 else { return nil }
      (one, few, many) = (forms[0], forms[1], forms[2])
      part = forms.count > 3 ? forms[3] : forms[1]
      others = Array(forms.dropFirst(4))
    }

    func has(_ name: String) -> Bool {
      name == one || name == few || name == many || name == part || others.contains(name)
    }

    /// Returns the form for a number: 22 to 24 take that of few in Polish and Russian, 21 that of one in
    /// Russian alone.
    func form(for number: Rational, inPolish: Bool) -> String {
      guard number.isWhole else { return part }
      switch number.numerator {
      case 1: return one
      case 2...4: return few
      case 22...24 where inPolish: return few
      default: return many
      }
    }
  }

  private static func words(_ list: String) -> [Word] {
    list.split(separator: ",").compactMap(Word.init)
  }

  private static let lists: [(language: String, words: [Word])] = [
    ("pl", words(polish)), ("cs", words(czech)), ("sk", words(slovak)), ("ru", words(russian)),
    ("hr", words(croatian)),
  ]

  private static let polish = """
    łyżka/łyżki/łyżek/łyżki/łyżkę,łyżeczka/łyżeczki/łyżeczek/łyżeczki/łyżeczkę,\
    szklanka/szklanki/szklanek/szklanki/szklankę,filiżanka/filiżanki/filiżanek,\
    szczypta/szczypty/szczypt/szczypty/szczyptę,garść/garści/garści,ząbek/ząbki/ząbków/ząbka,\
    plaster/plastry/plastrów/plastra,plasterek/plasterki/plasterków/plasterka,kromka/kromki/kromek,\
    pęczek/pęczki/pęczków/pęczka,gałązka/gałązki/gałązek,listek/listki/listków/listka,\
    liść/liście/liści/liścia,kostka/kostki/kostek,główka/główki/główek,łodyga/łodygi/łodyg,\
    laska/laski/lasek,puszka/puszki/puszek/puszki/puszkę,słoik/słoiki/słoików/słoika,\
    butelka/butelki/butelek,torebka/torebki/torebek,saszetka/saszetki/saszetek,\
    opakowanie/opakowania/opakowań,kubek/kubki/kubków/kubka,kropla/krople/kropli/kropli,\
    kawałek/kawałki/kawałków/kawałka,sztuka/sztuki/sztuk,kieliszek/kieliszki/kieliszków/kieliszka,\
    arkusz/arkusze/arkuszy/arkusza,porcja/porcje/porcji/porcji
    """

  private static let czech = """
    lžíce/lžíce/lžic/lžíce/lžíci,polévková lžíce/polévkové lžíce/polévkových lžic/polévkové lžíce,\
    lžička/lžičky/lžiček/lžičky/lžičku,čajová lžička/čajové lžičky/čajových lžiček/čajové lžičky,\
    hrnek/hrnky/hrnků/hrnku,šálek/šálky/šálků/šálku,špetka/špetky/špetek/špetky/špetku,\
    hrst/hrsti/hrstí/hrsti,stroužek/stroužky/stroužků/stroužku,plátek/plátky/plátků/plátku,\
    krajíc/krajíce/krajíců/krajíce,snítka/snítky/snítek,větvička/větvičky/větviček,\
    svazek/svazky/svazků/svazku,lístek/lístky/lístků/lístku,kostka/kostky/kostek,\
    kousek/kousky/kousků/kousku,kapka/kapky/kapek,plechovka/plechovky/plechovek,\
    konzerva/konzervy/konzerv,sáček/sáčky/sáčků/sáčku,balíček/balíčky/balíčků/balíčku,\
    kelímek/kelímky/kelímků/kelímku,sklenice/sklenice/sklenic,lahev/lahve/lahví/lahve
    """

  private static let slovak = """
    lyžica/lyžice/lyžíc/lyžice/lyžicu,polievková lyžica/polievkové lyžice/polievkových lyžíc/polievkovej lyžice,\
    lyžička/lyžičky/lyžičiek/lyžičky/lyžičku,hrnček/hrnčeky/hrnčekov/hrnčeka,šálka/šálky/šálok,\
    štipka/štipky/štipiek/štipky/štipku,strúčik/strúčiky/strúčikov/strúčika,\
    plátok/plátky/plátkov/plátka,vetvička/vetvičky/vetvičiek,zväzok/zväzky/zväzkov/zväzku,\
    kocka/kocky/kociek,kúsok/kúsky/kúskov/kúska,kvapka/kvapky/kvapiek,\
    balíček/balíčky/balíčkov/balíčka
    """

  private static let croatian = """
    žlica/žlice/žlica/žlice/žlicu,žličica/žličice/žličica/žličice/žličicu,\
    šalica/šalice/šalica/šalice/šalicu,čaša/čaše/čaša/čaše/čašu,češanj/češnja/češnjeva,\
    kriška/kriške/kriški,grančica/grančice/grančica,vezica/vezice/vezica,\
    vrećica/vrećice/vrećica/vrećice/vrećicu,prstohvat/prstohvata/prstohvata,\
    komad/komada/komada,list/lista/listova,glavica/glavice/glavica,stabljika/stabljike/stabljika
    """

  private static let russian = """
    столовая ложка/столовые ложки/столовых ложек/столовой ложки/столовую ложку,\
    чайная ложка/чайные ложки/чайных ложек/чайной ложки/чайную ложку,\
    стакан/стакана/стаканов,щепотка/щепотки/щепоток/щепотки/щепотку,горсть/горсти/горстей,\
    зубчик/зубчика/зубчиков,пучок/пучка/пучков,веточка/веточки/веточек,ломтик/ломтика/ломтиков,\
    кусок/куска/кусков,кусочек/кусочка/кусочков,банка/банки/банок/банки/банку,пачка/пачки/пачек,\
    упаковка/упаковки/упаковок,лист/листа/листов,головка/головки/головок,стебель/стебля/стеблей,\
    капля/капли/капель,бутылка/бутылки/бутылок,кубик/кубика/кубиков,долька/дольки/долек,\
    палочка/палочки/палочек,штука/штуки/штук,плитка/плитки/плиток
    """
}
