import Text

/// The words of directions that say how, how hot and how long, by the hashes of their stems.
struct MethodVocabulary: Sendable {
  /// The meaning of a word.
  enum Word: Sendable {
    /// The name of an appliance, or what is done in it.
    case appliance(Appliances)
    /// The first word of the name of an appliance: the "slow" of "slow cooker".
    case beginning(Appliances)
    /// The last word of such a name.
    case cooker
    /// The word after a temperature, without a scale.
    case degrees
    /// The scale of Fahrenheit.
    case fahrenheit
    /// The scale of Celsius.
    case celsius
    /// The word after a number of minutes.
    case minutes
    /// The word after a number of hours.
    case hours
  }

  /// All words.
  static let shared = MethodVocabulary()

  private let words = HashTable(meanings: Self.lists, capacity: 256)

  /// The meaning of the word with a hash; `nil` for most.
  @inline(__always)
  subscript(hash: UInt64) -> Word? { words[hash] }

  private static let lists: [(Word, String)] = [
    (
      .appliance(.oven),
      """
      oven bake baked baking broil broiler roast roasting backofen ofen backen überbacken four \
      enfourner forno infornare horno hornear forno assar oven bakken ugn ugnen ovn ovnen piekarnik \
      духовка духовке φούρνο תנור فرن 烤箱 オーブン 오븐
      """
    ),
    (.appliance(.microwave), "microwave mikrowelle microondas microonde magnetron mikro"),
    (.appliance(.grill), "grill barbecue bbq grillen griller griglia grigliare parrilla"),
    (.appliance(.slowCooker), "crockpot slowcooker schongarer mijoteuse"),
    (.appliance(.pressureCooker), "schnellkochtopf autocuiseur"),
    (.appliance(.fryer), "fryer airfryer fritteuse friteuse friggitrice freidora"),
    (
      .appliance(.freezer),
      "freezer freeze gefrierschrank einfrieren congélateur congelatore congelador"
    ),
    (.beginning(.slowCooker), "slow crock"), (.beginning(.pressureCooker), "pressure instant"),
    (.cooker, "cooker pot"),
    (
      .degrees,
      "degree deg grad grade degré gradi grado grau graden grader stopni градус градусов 度"
    ),
    (.fahrenheit, "f fahrenheit"), (.celsius, "c celsius"),
    (
      .minutes,
      "minute min mins minuten minuto minuti minuut minuter minutter minut minuty минут мин 分钟 分"
    ),
    (
      .hours,
      "hour hr hrs h stunde stunden std heure hora ora ore uur timme timmar time timer godzin час часа"
    ),
  ]
}
